/**
 * A live step publishes what a build would: over random networks and stories, each answer from a head that live steps have made is
 * the one from a build of the same data with the same publishedAt.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headOfBuild } from '../../src/live/publish/head-of-build.ts';
import type { LiveSnapshot } from '../../src/live/step/snapshot-and-change.ts';
import type { Location } from '../../src/ocpi/types.ts';
import { countOfData } from '../../src/publish/files/health.ts';
import { readIn } from '../../src/snapshot/read-snapshot.ts';
import { GZIP_HEADER } from '../../src/stored-format/gzip.ts';
import { buildInto } from '../publish/history/support/disk-builds.ts';
import { apply, type Edit, edits, type State, sourcesIn, stateWith } from '../publish/history/support/edits.ts';
import { STEPS } from '../support/companions.ts';
import { runs } from '../support/sampled.ts';
import { askDirectory, LiveNetwork } from './support/live-network.ts';

const HOUR = 3_600_000;
const RUNS = runs(2, 12);
const STATUSES = ['AVAILABLE', 'CHARGING', 'OUTOFORDER', 'BLOCKED', 'UNKNOWN'];

interface Day {
  /** What a person edits before the build; mostly nothing. */
  readonly edits: readonly Edit[];
  /** Which EVSEs get which status, before each live step. */
  readonly flushes: readonly (readonly { readonly which: number; readonly value: number }[])[];
}

const change = fc.record({ which: fc.nat(10_000), value: fc.nat(10_000) });
const days: fc.Arbitrary<Day> = fc.record({
  edits: fc.array(edits, { maxLength: 12 }),
  flushes: fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 5 }),
});
const stories = fc.record({
  days: fc.array(days, { minLength: 1, maxLength: 3 }),
  sites: fc.oneof({ weight: 4, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: fc.integer({ min: 60, max: 400 }) }),
  versions: fc.constantFrom(['2.2'], ['2.2.1'], ['2.2', '2.2.1', '2.3.0'], ['2.3.0']),
});

test('each answer after a live step is that of a build', {
  timeout: 120_000 + 10_000 * RUNS.numRuns,
}, async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-live-'));
      await liveThrough(story, join(directory, 'dist')).finally(() => rmSync(directory, { recursive: true }));
    }),
    RUNS,
  );
});

type Story = typeof stories extends fc.Arbitrary<infer S> ? S : never;

async function liveThrough({ days, sites, versions }: Story, out: string): Promise<void> {
  const state = stateWith(sites);
  const memory = {};
  let now = Date.parse('2026-01-01T08:00:00Z');
  const build = async () => {
    const { built } = await buildInto(out, sourcesIn(state, { versions, removed_location_days: 20 }), now, { memory });
    return built;
  };
  for (const day of days) {
    for (const edit of day.edits) apply(state, edit);
    now += HOUR;
    const first = await build();
    if (first.kind === 'invalid') return;
    const network = new LiveNetwork(headOfBuild(first, readIn(out), STEPS, first.publishedAt + 60_000));
    await expectSame(network, out, now);
    for (const flush of day.flushes) {
      for (const { which, value } of flush) changeStatus(state, which, value);
      now += 1500;
      const built = await build();
      if (built.kind === 'invalid') return;
      const { statuses, readings, report } = built.data;
      const at = { publishedAt: built.publishedAt, builtAt: now };
      await network.step({ statuses, readings, findings: countOfData(report([])) }, at);
      if (built.isChanged) await expectSame(network, out, now + 5000);
    }
  }
}

/** Never from or to REMOVED: that is left to a build. */
function changeStatus({ locations, statuses }: State, which: number, value: number): void {
  const uids = locations.flatMap(({ evses }) => evses.map(({ uid }) => uid));
  const uid = uids[which % Math.max(1, uids.length)];
  if (uid !== undefined && statuses.get(uid) !== 'REMOVED') statuses.set(uid, STATUSES[value % STATUSES.length] ?? '');
}

/** What a client is told by each of these. */
const HEADERS = ['ETag', 'Link', 'X-Total-Count', 'X-Limit', 'Content-Type'];

async function expectSame(network: LiveNetwork, out: string, now: number): Promise<void> {
  const [live, built] = [network.ask(now), askDirectory(out, now)];
  for (const path of await pathsIn(built, network.snapshot)) {
    const [one, other] = await Promise.all([toldBy(await live(path)), toldBy(await built(path))]);
    expect(one, path).toEqual(other);
  }
  for (const [path, { gzip, size }] of Object.entries(network.snapshot.head.live.files)) {
    const stored = Buffer.concat(gzip.map((file) => network.files.get(file.path) ?? Buffer.alloc(0)));
    const blocks = stored.subarray(GZIP_HEADER.length);
    const text = inflateRawSync(blocks, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    expect(Buffer.byteLength(text)).toBe(size);
    expect(`${text}}`, path).toBe(readFileSync(join(out, path), 'utf8'));
  }
}

async function toldBy(answer: Response): Promise<unknown> {
  const body = (await answer.json()) as object;
  // The generator of a test is another one, and only a head expires.
  const { generator: _, expires: __, ...told } = { generator: '', expires: '', ...body };
  return [answer.status, ...HEADERS.map((name) => answer.headers.get(name)), told];
}

/** Whole lists, pages, deltas since every time at which something changed, and objects. */
async function pathsIn(ask: (path: string) => Promise<Response>, { head }: LiveSnapshot): Promise<string[]> {
  const paths = ['/_health.json', '/api/ocpi/versions'];
  for (const version of Object.keys(head.by_version)) {
    const base = `/api/ocpi/${version}`;
    const { data } = (await (await ask(`${base}/locations`)).json()) as { data: Location[] };
    const times = [...new Set(data.map((location) => location.last_updated))].slice(-6);
    paths.push(base, `${base}/tariffs`, `${base}/locations`, `${base}/locations?limit=2&offset=1`);
    for (const time of times) {
      paths.push(`${base}/locations?date_from=${time}`, `${base}/locations?date_from=${time}&limit=1&offset=1`);
      paths.push(`${base}/locations?date_to=${time}`);
    }
    for (const { id, evses = [] } of data.slice(0, 4)) {
      paths.push(`${base}/locations/${id}`, ...evses.map(({ uid }) => `${base}/locations/${id}/${uid}`));
    }
  }
  return paths;
}
