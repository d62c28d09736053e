/** Feeders at a store in memory, with a clock of their own: copies, staleness, pushes, and everything that happens in between. */

import { beforeEach, describe, expect, test } from 'vitest';
import { directoryHost, toResponse } from '../../../src/edge/hosts/directory.ts';
import { liveHost } from '../../../src/edge/hosts/live-host.ts';
import { isOverdue } from '../../../src/edge/rule/health.ts';
import { answerLiveFile } from '../../../src/edge/rule/live-file.ts';
import { createFeeder, type Feeder } from '../../../src/live/feed/feeder.ts';
import { knownInStore } from '../../../src/live/feed/known-in-store.ts';
import { lastGoodInStore } from '../../../src/live/feed/last-good-in-store.ts';
import { putPush } from '../../../src/live/feed/pushed-in-store.ts';
import { statusesNow } from '../../../src/live/feed/statuses-now.ts';
import { unfitForWorker } from '../../../src/live/feed/unfit-for-worker.ts';
import { statusPublisher } from '../../../src/live/publish/publish-statuses.ts';
import { findHead, snapshotReader } from '../../../src/live/step/head-in-store.ts';
import { type Store, StoreFault } from '../../../src/live/store/store.ts';
import type { Status } from '../../../src/ocpi/enums.ts';
import { statusOfCode } from '../../../src/publish/render/template.ts';
import type { StatusReport } from '../../../src/sources/status-formats/reported-statuses.ts';
import type { LastGood } from '../../../src/sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../../src/sources/statuses/on-machine.ts';
import { failed } from '../../../src/sources/urls/source-answer.ts';
import type { StatusFile } from '../../../src/stored-format/status-file.ts';
import { settingsWith } from '../../sources/statuses/support/read.ts';
import { LIVE_FILES, STEPS } from '../../support/companions.ts';
import { createMemoryStore, type Memory } from '../support/memory-store.ts';
import { type PublishedNetwork, publishNetwork } from '../support/published-network.ts';

const T = Date.parse('2026-11-23T12:00:00Z');
const SECRET = 's3cr3t';
const SOURCES = [{ name: 'cpms', url: 'https://cpms.test/live.json', max_age_seconds: 600 }];

let network: PublishedNetwork | undefined;
let memory: Memory;
let now: number;
/** What the source says; nothing if it is away. */
let said: Record<string, Status> | undefined;
/** Called before each request to the store. */
let turn: () => Promise<void>;
let store: Store;

beforeEach(async () => {
  [now, said, turn] = [T, undefined, async () => {}];
  memory = new Map();
  store = createMemoryStore({ memory, now: () => now, turn: () => turn() });
  return () => dispose();
});

function dispose(): void {
  network?.[Symbol.dispose]();
  network = undefined;
}

async function publish(options: Partial<Parameters<typeof publishNetwork>[0]> = {}): Promise<PublishedNetwork> {
  dispose();
  network = await publishNetwork({ now: T - 60_000, ...options });
  for (const [path, bytes] of network.objects) await store.put(path, bytes);
  return network;
}

/** As a Worker makes one when it begins. */
function feeder(lastGood: LastGood = lastGoodInStore(store)): Feeder {
  const clock = () => now;
  const reader = snapshotReader(store);
  const program = { generator: 'test', program: 'test', promiseMs: 180_000 };
  const json = () => ({ kind: 'content', bytes: Buffer.from(JSON.stringify(said)), whole: true }) as const;
  return createFeeder({
    store,
    lastGood,
    publisher: statusPublisher({ steps: STEPS, store, reader, clock, ...program }),
    clock,
    freshMs: 60_000,
    pushedSeconds: 3600,
    environment: { SECRET },
    ...{ ...ON_MACHINE, fetch: async () => (said ? json() : failed('It does not answer.')) },
  });
}

/** What is published, by uid. */
async function published(): Promise<Record<string, string>> {
  const { head } = await findHead(store);
  if (head === undefined) throw new Error('no head');
  const { base, statuses } = await snapshotReader(store).open(head);
  const uids = base.locations.flatMap(({ ownUids }) => ownUids);
  return Object.fromEntries(uids.map((uid, i) => [uid, statusOfCode(statuses.codes[i] ?? '')]));
}

const push = (uid: string, status: Status) => putPush(store, [{ evse_uid: uid, status, source: 'pushed' }], now);

describe('rounds', () => {
  test('publish what the source says, and then nothing, until it is time to promise anew', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'CHARGING' };
    const one = feeder();
    expect(await one.round()).toMatchObject({ kind: 'changed', changed: ['E-1'] });
    now += 30_000;
    expect(await one.round()).toMatchObject({ kind: 'nothing' });
    now += 90_000;
    expect(await one.round()).toMatchObject({ kind: 'renewed' });
    expect(await published()).toEqual({ 'E-1': 'CHARGING', 'E-2': 'UNKNOWN', 'E-3': 'UNKNOWN' });
  });

  test('a source that is away: its copy in the store, then UNKNOWN, then what it says', async () => {
    await publish({ sources: SOURCES, status: ['E-2,AVAILABLE'] });
    said = { 'E-1': 'CHARGING' };
    await feeder().round();
    said = undefined;
    now += 590_000;
    await feeder().round();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING', 'E-2': 'AVAILABLE' });
    now += 20_000;
    await feeder().round();
    expect(await published()).toMatchObject({ 'E-1': 'UNKNOWN', 'E-2': 'AVAILABLE' });
    said = { 'E-1': 'BLOCKED' };
    now += 30_000;
    await feeder().round();
    expect(await published()).toMatchObject({ 'E-1': 'BLOCKED' });
  });

  test('that find nothing new say in a header when the source confirmed that', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'CHARGING' };
    const one = feeder();
    await one.round();
    const file = async (path: string) => {
      const host = liveHost(directoryHost('/nowhere'), (path) => store.read(path));
      const request = new Request(`https://ocpi.test${path}`);
      const found = await answerLiveFile(request, path, host, now);
      if (found === undefined) throw new Error('no such file');
      const answer = toResponse(found);
      return [((await answer.json()) as StatusFile).confirmed, answer.headers.get('Live-Confirmed')];
    };
    const heads = LIVE_FILES.filter((path) => !path.includes('*'));
    for (const path of heads) expect(await file(path)).toEqual(['2026-11-23T12:00:00Z', '2026-11-23T12:00:00Z']);
    now += 120_000;
    expect(await one.round()).toMatchObject({ kind: 'renewed' });
    for (const path of heads) expect(await file(path)).toEqual(['2026-11-23T12:00:00Z', '2026-11-23T12:02:00Z']);
  });

  test('that miss their source say so after two, until it answers', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'CHARGING' };
    const one = feeder();
    const told = async () => {
      await one.round();
      const { head } = await findHead(store);
      if (head === undefined) throw new Error('no head');
      const { statuses } = await snapshotReader(store).open(head);
      const { confirmed, silent = false } = statuses.head;
      return [confirmed, silent, isOverdue({ manifest: head, head: 'live' } as never, now)];
    };
    const asked = new Date(now).toISOString().replace('.000', '');
    expect(await told()).toEqual([asked, false, false]);
    said = undefined;
    now += 30_000;
    expect(await told()).toEqual([asked, false, false]);
    now += 30_000;
    expect(await told()).toEqual([asked, true, true]);
    said = { 'E-1': 'CHARGING' };
    now += 30_000;
    expect(await told()).toEqual([asked.replace('12:00:00', '12:01:30'), false, false]);
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING' });
  });

  test('make UNKNOWN of a status that grew too old since the build, and nothing of one without a time', async () => {
    await publish({ own: [`AVAILABLE,2026-11-20T13:00:00Z`, 'AVAILABLE,'] });
    expect(await feeder().round()).toMatchObject({ changed: [] });
    now += 2 * 3_600_000;
    expect(await feeder().round()).toMatchObject({ changed: ['E-1'] });
    expect(await published()).toMatchObject({ 'E-1': 'UNKNOWN', 'E-2': 'AVAILABLE' });
  });

  test('are not stopped by a store that takes no copy', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'CHARGING' };
    const put = async () => Promise.reject(new StoreFault('the store refuses'));
    await feeder({ get: async () => undefined, put }).round();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING' });
    expect((await findHead(store)).head?.health.findings).toMatchObject({ 'status-source-failed': 1 });
  });

  test('more removals than are believed change nothing', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'CHARGING', 'E-2': 'AVAILABLE' };
    await feeder().round();
    said = { 'E-1': 'REMOVED', 'E-2': 'REMOVED', 'E-3': 'REMOVED' };
    // Until then, nothing would be published, not even what health says.
    now += 120_000;
    await feeder().round();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING', 'E-2': 'AVAILABLE' });
    expect((await findHead(store)).head?.health.findings).toMatchObject({ 'status-source-removals': 1 });
  });
});

describe('pushes', () => {
  test('are published, removed, and known to every later round', async () => {
    await publish({ status: ['E-1,AVAILABLE', 'E-3,AVAILABLE'] });
    await push('e-1', 'CHARGING');
    await push('E-2', 'BLOCKED');
    await feeder().pushed();
    const then = { 'E-1': 'CHARGING', 'E-2': 'BLOCKED', 'E-3': 'AVAILABLE' };
    expect(await published()).toEqual(then);
    expect([...memory.keys()].filter((path) => path.startsWith('/_pushed/'))).toEqual([]);
    now += 1_000_000;
    await feeder().round();
    expect(await published()).toEqual(then);
  });

  test('that come at once are all published, by one feeder and by two', async () => {
    await publish();
    const [one, other] = [feeder(), feeder()];
    await Promise.all([push('E-1', 'CHARGING'), push('E-2', 'CHARGING')]);
    await Promise.all([one.pushed(), one.pushed(), other.pushed(), push('E-3', 'CHARGING')]);
    await Promise.all([one.round(), other.round()]);
    expect(new Set(Object.values(await published()))).toEqual(new Set(['CHARGING']));
  });

  test('use what the sources said in the last round, and ask them if there was none', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'CHARGING' };
    const one = feeder();
    await one.pushed();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING' });
    said = { 'E-1': 'AVAILABLE' };
    now += 30_000;
    await push('E-2', 'BLOCKED');
    await one.pushed();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING', 'E-2': 'BLOCKED' });
    now += 30_001;
    await one.pushed();
    expect(await published()).toMatchObject({ 'E-1': 'AVAILABLE', 'E-2': 'BLOCKED' });
  });

  test('do not take back what another feeder has published since the last round', async () => {
    await publish({ sources: SOURCES });
    said = { 'E-1': 'AVAILABLE' };
    const one = feeder();
    await one.round();
    said = { 'E-1': 'CHARGING' };
    now += 5000;
    await feeder().round();
    await push('E-2', 'BLOCKED');
    await one.pushed();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING', 'E-2': 'BLOCKED' });
  });

  test('count for as long as somebody pushes', async () => {
    await publish({ status: ['E-1,AVAILABLE'] });
    await push('E-1', 'CHARGING');
    now += 3_600_001;
    await feeder().round();
    expect(await published()).toMatchObject({ 'E-1': 'UNKNOWN' });
    await push('E-2', 'CHARGING');
    await feeder().pushed();
    expect(await published()).toMatchObject({ 'E-1': 'CHARGING', 'E-2': 'CHARGING' });
  });

  test('of EVSEs that nobody knows are bounded, however many there are, and health says how many', async () => {
    await publish();
    const isKnown = await knownInStore(store, () => now)();
    expect([isKnown?.('e-1'), isKnown?.('U-1')]).toEqual([true, false]);
    const many = (push: number) =>
      Array.from({ length: 30_000 }, (_, i): StatusReport => {
        return { evse_uid: `U-${push}-${i}`, status: 'CHARGING', source: 'pushed' };
      });
    for (let number = 0; number < 6; number++) {
      now += 1000;
      // As somebody stores it who cannot know what is published.
      await putPush(store, many(number), now);
    }
    await push('E-2', 'CHARGING');
    const one = feeder();
    // A large push is read alone, and those that wait are folded later: less is in memory at a time.
    for (let round = 0; round < 4; round++) {
      await one.round();
      now += 1000;
    }
    expect([...memory.keys()].filter((path) => path.startsWith('/_pushed/'))).toEqual([]);
    expect(memory.get('/_sources/pushed')?.bytes.length).toBeLessThan(10_000 * 120);
    expect(await published()).toMatchObject({ 'E-2': 'CHARGING' });
    const { head } = await findHead(store);
    expect(head?.health.status_sources).toMatchObject([{ name: 'pushed', unknown: 10_000, dropped: 170_000 }]);
  });

  test('lose nothing when the feeder is killed before any of its requests', async () => {
    for (let last = 0, isDone = false; !isDone; last++) {
      memory.clear();
      now = T;
      await publish({ status: ['E-1,AVAILABLE'] });
      await push('E-1', 'CHARGING');
      let left = last;
      turn = async () => {
        if (left-- <= 0) throw new Error('killed');
      };
      isDone = await feeder()
        .pushed()
        .then(
          () => true,
          () => false,
        );
      turn = async () => {};
      now += 1000;
      await push('E-2', 'BLOCKED');
      await feeder().pushed();
      expect(await published(), `killed before request ${last + 1}`).toMatchObject({
        'E-1': 'CHARGING',
        'E-2': 'BLOCKED',
      });
      if (isDone) expect(last).toBeGreaterThan(8);
    }
  });
});

test('without sources, statuses now are those of the build', async () => {
  const { built } = await publish({ status: ['E-1,AVAILABLE', 'e-1,CHARGING', 'E-2,nonsense', 'E-9,AVAILABLE'] });
  const { statuses, findings } = statusesNow(built.base, [], now);
  expect(Object.fromEntries([...statuses].map(([uid, { status }]) => [uid, status]))).toMatchObject({
    'E-1': 'CHARGING',
    'E-2': 'UNKNOWN',
  });
  expect(findings).toEqual(built.head.health.findings);
  expect(await feeder().round()).toMatchObject({ changed: [] });
});

test('what a Worker cannot do', () => {
  const { settings } = settingsWith(
    { name: 'file', file: 'status/hub.csv' },
    { name: 'inner', url: 'http://10.0.0.1/x.json', allow_private_address: true },
    { name: 'table', url: 'https://cpms.test/x.csv' },
    { name: 'right', url: 'https://cpms.test/x.json' },
  );
  expect(unfitForWorker(settings)).toEqual([
    expect.stringContaining('"file" is the file status/hub.csv'),
    expect.stringContaining('"inner" is inside a private network'),
    'The status source "table" is CSV, and a Worker reads JSON and OCPI alone. Offer JSON, or feed the network from a machine: ocpi-snapshot watch --live.',
  ]);
});
