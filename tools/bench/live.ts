/** One changed status of a live network: CPU, bytes and puts of a live step, beside a build after the same change in a running process. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCompanions } from '../../src/cli/companions.ts';
import { runBuild } from '../../src/cli/publish/build.ts';
import { OPTIONS, SILENT } from './incremental.ts';
import { DELTA, measureDeltas } from './live-deltas.ts';
import { type Put, startFeed } from './live-feed.ts';
import { changeStatuses, writeNetwork } from './status-network.ts';
import type { Table } from './table.ts';

const SIZES = [1000, 10_000, 100_000];
const RUNS = 9;

/** Takes a minute. */
export async function benchLive(): Promise<Table[]> {
  const rows: string[][] = [];
  const deltas: string[][] = [];
  for (const connectors of SIZES) {
    const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
    try {
      const measured = await measure(directory, connectors);
      rows.push(...measured.rows);
      deltas.push(...measured.deltas.map((row) => [connectors.toLocaleString('en'), ...row]));
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
  const title = `One changed status, median of ${RUNS} in a running process`;
  return [
    { title, columns: ['connectors', 'what', 'CPU, ms', 'of the build', 'puts', 'kB put'], rows },
    { title: 'What a client pays for it', columns: ['connectors', 'what', 'first, ms of CPU', 'again'], rows: deltas },
  ];
}

async function measure(directory: string, connectors: number): Promise<{ rows: string[][]; deltas: string[][] }> {
  const place = writeNetwork(directory, connectors);
  const companions = await loadCompanions();
  const memory = {};
  const build = async (changed = 1) => {
    changeStatuses(place.data, changed);
    const built = await runBuild({ companions, ...OPTIONS, ...place, now: Date.now() }, SILENT, memory);
    if (built.kind === 'invalid') throw new Error('The network of the benchmark has errors.');
    return built;
  };
  const { step } = await startFeed(await build(), place.out, companions);
  const work: readonly (readonly [string, () => Promise<Put>])[] = [
    ['live step', () => step()],
    ['build', () => build().then(() => ({ puts: 0, bytes: 0 }))],
    ['live step, with nothing in memory', () => step(true)],
  ];
  const used = work.map((): Used[] => []);
  for (let run = 0; run <= RUNS; run++) for (const [i, [, does]] of work.entries()) used[i]?.push(await measured(does));
  // The first of each fills caches and warms the code.
  const medians = used.map((all) => all.slice(1).sort((a, b) => a.ms - b.ms)[RUNS >> 1]);
  const rows = work.map(([name], i) => {
    const { ms = 0, puts = 0, bytes = 0 } = medians[i] ?? {};
    const ofBuild = ms / (medians[1]?.ms ?? 1);
    const put = puts === 0 ? ['', ''] : [String(puts), (bytes / 1000).toFixed(0)];
    return [connectors.toLocaleString('en'), name, ms.toFixed(1), ofBuild.toFixed(3), ...put];
  });
  // What a live network has behind it: a build, and changes at several times.
  const { change, read } = await startFeed(await build(DELTA), place.out, companions);
  await change(DELTA);
  return { rows, deltas: await measureDeltas(place.out, read) };
}

interface Used extends Put {
  /** Of CPU. */
  readonly ms: number;
}

async function measured(work: () => Promise<Put>): Promise<Used> {
  const before = process.cpuUsage();
  const { puts, bytes } = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, puts, bytes };
}
