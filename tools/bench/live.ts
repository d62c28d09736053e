/**
 * One changed status of a live network: CPU, bytes and puts of a live step, beside a build after the same change in a running process.
 * The store is in memory, so that no network counts.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCompanions } from '../../src/cli/companions.ts';
import { runBuild } from '../../src/cli/publish/build.ts';
import { headOfBuild } from '../../src/live/publish/head-of-build.ts';
import { statusPublisher } from '../../src/live/publish/publish-statuses.ts';
import { headsIn, snapshotReader } from '../../src/live/step/head-in-store.ts';
import type { StatusesNow } from '../../src/live/step/live-step.ts';
import type { Store } from '../../src/live/store/store.ts';
import { foldCase } from '../../src/ocpi/ci-string.ts';
import type { Built } from '../../src/publish/build-request.ts';
import { readIn } from '../../src/snapshot/read-snapshot.ts';
import { OPTIONS, SILENT } from './incremental.ts';
import { benchLivePages } from './live-page.ts';
import { changeStatuses, writeNetwork } from './status-network.ts';
import type { Table } from './table.ts';

const STEPS = (await loadCompanions()).flatMap(({ steps }) => steps ?? []);

const SIZES = [1000, 10_000, 100_000];
const RUNS = 9;

/** Prints medians and returns them. Takes a minute. */
export async function benchLive(): Promise<Table[]> {
  const rows: string[][] = [];
  for (const connectors of SIZES) {
    const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
    try {
      rows.push(...(await measure(directory, connectors)));
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
  const title = `One changed status, median of ${RUNS} in a running process`;
  const table = { title, columns: ['connectors', 'what', 'CPU, ms', 'of the build', 'puts', 'kB put'], rows };
  return [table, await benchLivePages()];
}

interface Used {
  readonly ms: number;
  readonly puts: number;
  readonly bytes: number;
}

async function measure(directory: string, connectors: number): Promise<string[][]> {
  const place = writeNetwork(directory, connectors);
  const memory = {};
  const build = async () => {
    changeStatuses(place.data, 1);
    const built = await runBuild(
      { companions: await loadCompanions(), ...OPTIONS, ...place, now: Date.now() },
      SILENT,
      memory,
    );
    if (built.kind === 'invalid') throw new Error('The network of the benchmark has errors.');
    return built;
  };
  const built = await build();
  const feed = await startFeed(built, place.out);
  const [steps, builds, cold]: [Used[], Used[], Used[]] = [[], [], []];
  for (let run = 1; run <= RUNS + 1; run++) {
    steps.push(await measured(() => feed.step(false)));
    builds.push(
      await measured(async () => {
        await build();
        return undefined;
      }),
    );
    cold.push(await measured(() => feed.step(true)));
  }
  // The first of each fills caches and warms the code.
  const [step, whole, first] = [steps, builds, cold].map((all) => medianOf(all.slice(1)));
  const row = (name: string, used: Used | undefined) => [
    connectors.toLocaleString('en'),
    name,
    (used?.ms ?? 0).toFixed(1),
    ((used?.ms ?? 0) / (whole?.ms ?? 1)).toFixed(3),
    used?.puts ? String(used.puts) : '',
    used?.bytes ? (used.bytes / 1000).toFixed(0) : '',
  ];
  return [row('live step', step), row('live step, with nothing in memory', first), row('build', whole)];
}

/** Publishes one changed status after the other. */
async function startFeed(built: Built, out: string) {
  const { store, puts } = memoryStore();
  const { head, files } = headOfBuild(built, readIn(out), STEPS, Date.now() + 60_000);
  await headsIn(store).put({ head, files });
  await headsIn(store).swap({ head, files }, { version: undefined, head: undefined });
  const context = { store, clock: Date.now, promiseMs: 60_000, generator: '', program: '' };
  const uid = foldCase(built.data.staticData().uids[3] ?? '');
  const statuses = new Map(built.data.statuses);
  let toggled = false;
  const warm = statusPublisher({ steps: STEPS, ...context, reader: snapshotReader(store) });
  return {
    async step(isCold: boolean): Promise<Partial<Used>> {
      const publisher = isCold ? statusPublisher({ steps: STEPS, ...context, reader: snapshotReader(store) }) : warm;
      statuses.set(uid, { status: toggled ? 'AVAILABLE' : 'CHARGING' });
      toggled = !toggled;
      const now: StatusesNow = { statuses, readings: [], findings: {} };
      puts.count = 0;
      const { bytes, changed } = await publisher.publish(async () => now);
      if (changed.length !== 1) throw new Error(`${changed.length} EVSEs have changed.`);
      return { bytes, puts: puts.count };
    },
  };
}

function memoryStore() {
  const objects = new Map<string, { bytes: Uint8Array; version: string }>();
  const puts = { count: 0 };
  const put = async (path: string, bytes: Uint8Array) => {
    puts.count++;
    objects.set(path, { bytes, version: String(Math.random()) });
  };
  const store: Store = {
    words: 'memory',
    read: async (path) => objects.get(path),
    put,
    putIfAbsent: put,
    async swap(path, bytes, expected) {
      if (objects.get(path)?.version !== expected) return undefined;
      await put(path, bytes);
      return objects.get(path)?.version;
    },
    async *list() {},
    remove: async () => {},
  };
  return { store, puts };
}

async function measured(work: () => Promise<Partial<Used> | undefined>): Promise<Used> {
  const before = process.cpuUsage();
  const { puts = 0, bytes = 0 } = (await work()) ?? {};
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, puts, bytes };
}

function medianOf(all: readonly Used[]): Used | undefined {
  return all.toSorted((a, b) => a.ms - b.ms)[all.length >> 1];
}
