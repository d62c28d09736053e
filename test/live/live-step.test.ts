/**
 * A live step publishes what a build would: over random networks and stories, what is published by live steps has the texts, ETags,
 * index rows, files and answers of a build of the same data with the same publishedAt; whatever happens to head, store and clock.
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headOfBuild } from '../../src/live/publish/head-of-build.ts';
import { publishBuild } from '../../src/live/publish/publish-build.ts';
import {
  NeedsBuild,
  type PublishedStep,
  type StatusPublisher,
  statusPublisher,
} from '../../src/live/publish/publish-statuses.ts';
import { type LiveSnapshot, snapshotReader } from '../../src/live/step/head-in-store.ts';
import { someBecomeRemovedOrReturn } from '../../src/live/step/live-step.ts';
import type { Store } from '../../src/live/store/store.ts';
import type { Location } from '../../src/ocpi/types.ts';
import type { BuildResult, Built } from '../../src/publish/build-request.ts';
import { countOfData } from '../../src/publish/history/finding-codes.ts';
import type { FoundPrevious } from '../../src/publish/previous/find-previous.ts';
import { openPrevious } from '../../src/publish/previous/open-previous.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { readManifest } from '../../src/snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { readFrom } from '../publish/history/support/builds.ts';
import { apply, type Edit, edits, type State, sourcesIn, stateWith } from '../publish/history/support/edits.ts';
import { buildInMemory } from '../support/build-in-memory.ts';
import { COMPANIONS, OPENED, STEPS } from '../support/companions.ts';
import { csv } from '../support/network-of.ts';
import { runs } from '../support/sampled.ts';
import { LiveNetwork } from './support/live-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const PROGRAM = { generator: 'test', program: 'test', steps: STEPS };
const PROMISE_MS = 60 * SECOND;
/** Those that have files which change with a status. */
const STEPPED = OPENED.filter(({ steps }) => steps);
const RUNS = runs(12, 1000);

/** Mostly from one to the other in service; now and then REMOVED, which only a build can make of it. */
const STATUSES = ['AVAILABLE', 'CHARGING', 'BLOCKED', 'OUTOFORDER', 'RESERVED', 'AVAILABLE', 'CHARGING', 'REMOVED'];

/** What a row of status.csv says from now on. @param dated how many seconds ago it was; undefined for a row without a time */
interface Change {
  readonly which: number;
  readonly value: number;
  readonly dated: number | undefined;
}

type Event =
  | { readonly kind: 'statuses'; readonly changes: readonly Change[]; readonly late: 'put' | 'swap' | undefined }
  | { readonly kind: 'tables'; readonly edits: readonly Edit[] }
  | { readonly kind: 'another address' }
  | { readonly kind: 'head put back' }
  | { readonly kind: 'head damaged'; readonly which: number }
  | { readonly kind: 'clock'; readonly by: number };

const change = fc.record({
  which: fc.nat(300),
  value: fc.nat(10_000),
  dated: fc.option(fc.constantFrom(0, 90, 4000), { nil: undefined }),
});
const statuses = fc.record({
  kind: fc.constant('statuses' as const),
  changes: fc.array(change, { maxLength: 5 }),
  late: fc.option(fc.constantFrom('put' as const, 'swap' as const), { freq: 8, nil: undefined }),
});
const clock = fc.constantFrom(-2 * HOUR, -5 * SECOND, 2 * SECOND, HOUR, 30 * HOUR);
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 10, arbitrary: statuses },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('tables' as const), edits: fc.array(edits, { maxLength: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clock' as const), by: clock }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'another address' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'head put back' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('head damaged' as const), which: fc.nat(100) }) },
);
const stories = fc.record({
  events: fc.array(events, { minLength: 3, maxLength: 9 }),
  sites: fc.oneof({ weight: 30, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: fc.integer({ min: 95, max: 110 }) }),
  versions: fc.constantFrom(['2.2'], ['2.2.1'], ['2.2', '2.2.1', '2.3.0'], ['2.3.0']),
});

test('what live steps publish is what a build would', { timeout: 120_000 + 10_000 * RUNS.numRuns }, async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ events: all, sites, versions }) => {
      const story = new Story(stateWith(sites), versions);
      if (!(await story.build(false))) return;
      for (const event of all) if (!(await story.goOn(event))) return;
    }),
    RUNS,
  );
});

/** A live network, and beside it what builds make of the same data. */
class Story {
  #time = Date.parse('2026-01-01T08:00:00Z');
  #address = 'https://ocpi.one.nl';
  readonly #memory: Memory = new Map();
  /** What happens at the next put, or at the next swap. */
  #late: 'put' | 'swap' | undefined;
  readonly #store: Store;
  #publisher: StatusPublisher;
  /** The build that is the same as what is published; undefined if there is none. */
  #built: Built | undefined;
  /** Heads of the base that is published now. */
  #heads: Uint8Array[] = [];
  readonly #state: State;
  readonly #versions: readonly string[];
  readonly #dated = new Map<string, string>();

  constructor(state: State, versions: readonly string[]) {
    [this.#state, this.#versions] = [state, versions];
    const store = createMemoryStore({ memory: this.#memory, now: () => this.#time });
    this.#store = {
      ...store,
      putIfAbsent: (path, bytes) => this.#slow('put', () => store.putIfAbsent(path, bytes)),
      swap: (path, bytes, expected) => this.#slow('swap', () => store.swap(path, bytes, expected)),
    };
    this.#publisher = this.#restarted();
  }

  /** Builds and publishes. @returns whether the data can be published */
  async build(isAnew: boolean): Promise<boolean> {
    const before = this.#built;
    const isLate = this.#late !== undefined;
    let lead = 0;
    const result = await publishBuild({
      ...{ ...PROGRAM, store: this.#store, clock: () => this.#time, promiseMs: PROMISE_MS, isAnew, note: () => {} },
      build: async (history, leadMs) => {
        lead = leadMs;
        this.#built = undefined;
        const built = await this.#make(this.#sources(), { leadMs, history });
        if (built.kind === 'built') this.#built = built;
        return built;
      },
      read: (path) => this.#built && readFrom(this.#built.files)(path),
    });
    if (result.kind === 'invalid') return false;
    this.#heads = [this.#head()];
    // One that began anew, while the clock was behind the head, has a head with a later time than its own.
    if (isAnew && Date.parse(readManifest(this.#head()).moment) !== result.publishedAt) this.#built = undefined;
    // A build that goes on from what steps have published is one that goes on from builds.
    if (before === undefined || isAnew || isLate) return true;
    const beside = await this.#make(this.#sources(), { leadMs: lead, history: historyOf(before) });
    if (beside.kind === 'built') expect(listsOf(result)).toEqual(listsOf(beside));
    return true;
  }

  /** @returns whether the story goes on */
  async goOn(event: Event): Promise<boolean> {
    switch (event.kind) {
      case 'statuses':
        this.#change(event.changes);
        this.#late = event.late;
        this.#time += SECOND;
        return this.#publishStatuses();
      case 'tables':
        for (const edit of event.edits) apply(this.#state, edit);
        this.#time += HOUR;
        return this.build(false);
      case 'clock':
        this.#time += event.by;
        return true;
      case 'another address':
        this.#address = this.#address.includes('one') ? 'https://ocpi.two.nl' : 'https://ocpi.one.nl';
        return this.build(false);
      case 'head put back':
        return this.#putBack();
      case 'head damaged':
        return this.#damage(event.which);
      default:
        return event satisfies never;
    }
  }

  async #publishStatuses(): Promise<boolean> {
    const tried = await this.#step();
    if (tried === undefined) return false;
    if (tried === 'needs a build') {
      this.#built = undefined;
      return this.build(false);
    }
    const { kind, moment, builtAt } = tried;
    if (kind === 'nothing') return true;
    const leadMs = Date.parse(moment) - builtAt;
    const before = this.#built;
    const built = before && (await this.#make(this.#sources(), { now: builtAt, leadMs, history: historyOf(before) }));
    if (built?.kind !== 'built') return false;
    if (kind === 'changed') {
      this.#heads.push(this.#head());
      this.#built = built;
      const [one, other] = [await this.#network(), new LiveNetwork(headOf(built))];
      await expectSame(one, other, this.#time);
    }
    return true;
  }

  /** A live step with the statuses of now; undefined if the tables have errors. @throws NeedsBuild */
  async #step(): Promise<(PublishedStep & { readonly builtAt: number }) | 'needs a build' | undefined> {
    let builtAt = 0;
    let needsBuild = false;
    const { data } = validate(this.#sources(), { companions: COMPANIONS, now: this.#time });
    if (data === undefined) return undefined;
    const findings = countOfData(data.report([]));
    const done = await this.#publisher.publish(async (snapshot) => {
      builtAt = this.#time;
      needsBuild ||= someBecomeRemovedOrReturn(snapshot, data.statuses);
      return { statuses: data.statuses, readings: data.readings, findings };
    });
    return needsBuild || done.isBuildDue ? 'needs a build' : { ...done, builtAt };
  }

  /** Clients have seen newer statuses than an old head has: all are published again. */
  async #putBack(): Promise<boolean> {
    const [old] = this.#heads;
    const last = readManifest(this.#head()).moment;
    const isOld = old !== undefined && readManifest(old).moment < last;
    if (!isOld) return true;
    this.#memory.set(MANIFEST_PATH, { path: MANIFEST_PATH, bytes: old, version: 'put back', putAt: this.#time });
    const done = await this.#step();
    if (done === undefined) return false;
    if (done !== 'needs a build') {
      expect(Date.parse(done.moment)).toBeGreaterThan(Date.parse(last));
      const live = (await this.#locations())
        .flatMap(({ evses = [] }) => evses)
        .filter((evse) => evse.status !== 'REMOVED');
      const listed = new Set(done.changed);
      for (const { uid, last_updated } of live) if (listed.has(uid)) expect(last_updated).toBe(done.moment);
      const shown = (await this.#open()).base.locations.flatMap(({ ownUids }) => ownUids);
      expect(live.map(({ uid }) => uid).filter((uid) => shown.includes(uid) && !listed.has(uid))).toEqual([]);
    }
    this.#built = undefined;
    return this.build(false);
  }

  /** Without a file that steps read, only a build helps, which somebody has asked to begin anew. */
  async #damage(which: number): Promise<boolean> {
    const { live, by_version } = readManifest(this.#head());
    const lists = Object.values(by_version).flatMap(({ locations }) => [locations.index, locations.ids]);
    const paths = [MANIFEST_PATH, live?.base ?? '', live?.statuses ?? '', ...lists];
    const path = paths[which % paths.length] ?? '';
    if (path === MANIFEST_PATH) this.#memory.set(path, { path, bytes: Buffer.from('{'), version: 'damaged', putAt: 0 });
    else this.#memory.delete(path);
    this.#publisher = this.#restarted();
    // A list is read only where something has changed in it.
    for (const [uid, status] of this.#state.statuses)
      if (status !== 'REMOVED') this.#state.statuses.set(uid, status === 'BLOCKED' ? 'UNKNOWN' : 'BLOCKED');
    this.#dated.clear();
    const damaged = this.#head();
    const result = await this.#step().catch((error: unknown) => error);
    if (result === undefined) return false;
    if (result instanceof NeedsBuild) expect(this.#head()).toEqual(damaged);
    // A day that has ended asks for a build by itself.
    else if (result !== 'needs a build') {
      expect(lists, JSON.stringify(result)).toContain(path);
      expect(result).toMatchObject({ changed: [] });
    }
    this.#built = undefined;
    return this.build(true);
  }

  /** What says since when a status is what it is changes with the status alone; what confirms it may become newer. */
  #change(changes: readonly Change[]): void {
    const uids = this.#state.locations.flatMap(({ evses }) => evses.map(({ uid }) => uid));
    const byUid = new Map(changes.map((each) => [uids[each.which % Math.max(1, uids.length)], each]));
    for (const [uid, each] of byUid) if (uid !== undefined) this.#changeOne(uid, each);
  }

  #changeOne(uid: string, { value, dated }: Change): void {
    const status = STATUSES[value % STATUSES.length] ?? '';
    const [isSame, before] = [this.#state.statuses.get(uid) === status, this.#dated.get(uid)];
    if (isSame && (before === undefined || dated === undefined)) return;
    this.#state.statuses.set(uid, status);
    const time = new Date(this.#time - (dated ?? 0) * SECOND).toISOString().replace(/\.\d+Z/, 'Z');
    if (dated === undefined) this.#dated.delete(uid);
    else if (!isSame || before === undefined || before < time) this.#dated.set(uid, time);
  }

  #sources(): DataFiles {
    const { settingsFile, tables } = sourcesIn(this.#state, {
      ...{ versions: this.#versions, removed_location_days: 20, datex2: true, base_url: this.#address },
      live: { url: 'https://bucket.example.com/live' },
    });
    const rows = [...this.#state.statuses].map(([uid, status]) => `${uid},${status},${this.#dated.get(uid) ?? ''}`);
    const status = { path: 'data/status.csv', bytes: Buffer.from(csv('evse_uid,status,last_updated', ...rows)) };
    const others = tables.filter(({ path }) => path !== status.path);
    return { ...(settingsFile && { settingsFile }), tables: rows.length > 0 ? [...others, status] : others };
  }

  #make(
    dataFiles: DataFiles,
    options: { readonly now?: number; readonly leadMs: number; readonly history: FoundPrevious | undefined },
  ): Promise<BuildResult> {
    const { history, ...times } = options;
    return buildInMemory(dataFiles, { companions: STEPPED, now: this.#time, ...times, ...(history && { history }) });
  }

  async #slow<T>(what: 'put' | 'swap', work: () => Promise<T>): Promise<T> {
    const done = await work();
    if (this.#late === what) {
      this.#late = undefined;
      this.#time += 20 * SECOND;
    }
    return done;
  }

  #restarted(): StatusPublisher {
    const store = this.#store;
    return statusPublisher({
      ...PROGRAM,
      store,
      reader: snapshotReader(store),
      clock: () => this.#time,
      promiseMs: PROMISE_MS,
    });
  }

  #head(): Uint8Array {
    return this.#memory.get(MANIFEST_PATH)?.bytes ?? new Uint8Array();
  }

  #open(): Promise<LiveSnapshot> {
    return snapshotReader(this.#store).open(JSON.parse(Buffer.from(this.#head()).toString()));
  }

  async #network(): Promise<LiveNetwork> {
    const files = new Map([...this.#memory].map(([path, { bytes }]) => [path, bytes]));
    return new LiveNetwork({ ...(await this.#open()), files });
  }

  async #locations(): Promise<Location[]> {
    const answer = await (await this.#network()).ask(this.#time)(`/api/ocpi/${this.#versions[0]}/locations`);
    return ((await answer.json()) as { data: Location[] }).data;
  }
}

function historyOf({ files }: Built): FoundPrevious {
  const snapshot = openPrevious(readFrom(files), undefined, true);
  return { words: 'of the test', findings: [], ...(snapshot && { snapshot }) };
}

function headOf(built: Built) {
  return headOfBuild(built, readFrom(built.files), STEPS, built.publishedAt);
}

/** The lists of a build, but for what is no client's business: a step makes another recent list, and a store has no plain ones. */
function listsOf({ files }: Built) {
  return listsIn(readManifest(readFrom(files)(MANIFEST_PATH)));
}

function listsIn({ by_version }: Pick<ReturnType<typeof readManifest>, 'by_version'>) {
  return Object.entries(by_version).map(([version, lists]) =>
    [lists.locations, lists.tariffs].map(({ recent: _, plain: __, ...list }) => ({ version, ...list })),
  );
}

/** What a client is told by each of these. */
const HEADERS = ['ETag', 'Link', 'X-Total-Count', 'X-Limit', 'Content-Type'];

async function expectSame(network: LiveNetwork, built: LiveNetwork, now: number): Promise<void> {
  network.judge();
  const [one, other] = [network.snapshot, built.snapshot];
  expect(listsIn(one.head)).toEqual(listsIn(other.head));
  expect(sumsOf(one)).toEqual(sumsOf(other));
  expect(one.head.plain_files?.status).toEqual(other.head.plain_files?.status);
  expect(one.statuses).toEqual(other.statuses);
  const [live, ofBuild] = [network.ask(now), built.ask(now)];
  for (const path of await pathsIn(ofBuild, other)) {
    expect(await toldBy(await live(path)), path).toEqual(await toldBy(await ofBuild(path)));
  }
}

function sumsOf({ head }: LiveSnapshot): unknown {
  return Object.entries(head.live.files).map(([path, { size, crc32 }]) => [path, size, crc32]);
}

async function toldBy(answer: Response): Promise<unknown> {
  const body = (await answer.json()) as object;
  // The generator of a test is another one, and only a head expires.
  const { generator: _, expires: __, ...told } = { generator: '', expires: '', ...body };
  return [answer.status, ...HEADERS.map((name) => answer.headers.get(name)), told];
}

/** Whole lists, pages, deltas since the newest times at which something changed, and objects. */
async function pathsIn(ask: (path: string) => Promise<Response>, { head }: LiveSnapshot): Promise<string[]> {
  const paths = ['/_health.json', '/api/ocpi/versions'];
  for (const version of Object.keys(head.by_version)) {
    const base = `/api/ocpi/${version}`;
    const { data } = (await (await ask(`${base}/locations`)).json()) as { data: Location[] };
    const times = [...new Set(data.map((location) => location.last_updated))].sort().slice(-3);
    paths.push(base, `${base}/tariffs`, `${base}/locations`, `${base}/locations?limit=2&offset=1`);
    for (const time of times) {
      paths.push(`${base}/locations?date_from=${time}`, `${base}/locations?date_from=${time}&limit=1&offset=1`);
      paths.push(`${base}/locations?date_to=${time}`);
    }
    for (const { id, evses = [] } of data.slice(0, 3)) {
      paths.push(`${base}/locations/${id}`, ...evses.map(({ uid }) => `${base}/locations/${id}/${uid}`));
    }
  }
  return paths;
}
