/**
 * Measures rounds of a Worker that feeds itself, with one changed status each: CPU and memory of workerd, in which the runtime's
 * emulator of the bucket works too; and CPU of the same code in this process with a store in memory, which is the part that a
 * platform counts. No emulator enforces a platform's limits.
 */

import { readFileSync } from 'node:fs';
import { loadCompanions } from '../../../src/cli/companions.ts';
import { createFeeder, type Feeder } from '../../../src/live/feed/feeder.ts';
import { lastGoodInStore } from '../../../src/live/feed/last-good-in-store.ts';
import { statusPublisher } from '../../../src/live/publish/publish-statuses.ts';
import { snapshotReader } from '../../../src/live/step/head-in-store.ts';
import { ON_MACHINE } from '../../../src/sources/statuses/on-machine.ts';
import { cpuOf, processesBelow } from '../../../tools/bench/processes.ts';
import type { Table } from '../../../tools/bench/table.ts';
import { createMemoryStore, type Memory } from '../../live/support/memory-store.ts';
import { type PublishedNetwork, publishNetwork } from '../../live/support/published-network.ts';
import { startChargingSystem } from './support/charging-system.ts';
import { type RunningWorker, startWorker } from './support/running-worker.ts';

const STEPS = (await loadCompanions()).flatMap(({ steps }) => steps ?? []);

const SIZES = [100, 1000, 10_000, 30_000];
const WARM = 5;
const RUNS = 20;
const TOKEN = 'token';

/** Takes two minutes. */
export async function bench(): Promise<Table[]> {
  const rows: string[][] = [];
  for (const evses of SIZES) rows.push(await measure(evses));
  return [
    {
      title: `A round of a Worker with one changed status, mean of ${RUNS}`,
      columns: [
        'EVSEs',
        'CPU ms, warm',
        'CPU ms, nothing in memory',
        'CPU ms, workerd with bucket',
        'workerd MB at most',
      ],
      rows,
    },
    await measurePushes(),
  ];
}

const PUSHED_EVSES = 1000;
const PUSHES = 40;
const SECRET = 'secret';
/** For what never comes, in ms. */
const PATIENCE_MS = 30_000;

/** From the push of a status until the API has it. */
async function measurePushes(): Promise<Table> {
  using network = await publishNetwork({ evses: PUSHED_EVSES, now: Math.floor(Date.now() / 1000) * 1000 - 10_000 });
  await using worker = await startWorker(network, { LIVE_PUSH_SECRET: SECRET });
  const times: number[] = [];
  for (let run = -1; run < PUSHES; run++) {
    const status = run % 2 === 0 ? 'CHARGING' : 'AVAILABLE';
    const headers = { Authorization: `Bearer ${SECRET}` };
    const began = performance.now();
    await worker.ask('/_live/statuses', {
      method: 'POST',
      headers,
      body: JSON.stringify([{ evse_uid: 'E-7', status }]),
    });
    await untilAnswered(worker, status);
    // The first one loads all code.
    if (run >= 0) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const figures = [sorted[0], sorted[PUSHES >> 1], sorted[Math.floor(0.95 * PUSHES)], sorted.at(-1)];
  return {
    title: `From pushing a status to the answer that has it, ${PUSHED_EVSES.toLocaleString('en')} EVSEs, ${PUSHES} times`,
    columns: ['shortest, ms', 'median, ms', '95 of 100, ms', 'longest, ms'],
    rows: [figures.map((ms = 0) => ms.toFixed(0))],
  };
}

async function untilAnswered(worker: RunningWorker, status: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const answer = await worker.ask('/api/ocpi/2.2/locations/L-2/E-7');
    const { data } = (await answer.json()) as { data?: { status?: string } };
    if (data?.status === status) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`E-7 did not become ${status}: ${worker.logged.at(-1)}`);
}

async function measure(evses: number): Promise<string[]> {
  await using system = await startChargingSystem(TOKEN);
  for (let i = 1; i <= evses; i++) system.statuses.set(`E-${i}`, 'AVAILABLE');
  const source = { name: 'cpms', url: system.url, headers: { Authorization: `Token \${CPMS_TOKEN}` } };
  const now = Math.floor(Date.now() / 1000) * 1000 - 10_000;
  const sources = [{ ...source, allow_private_address: true }];
  using network = await publishNetwork({ evses, sources, now });
  const change = (run: number) => {
    const uid = `E-${1 + (run % 97)}`;
    system.statuses.set(uid, system.statuses.get(uid) === 'CHARGING' ? 'BLOCKED' : 'CHARGING');
  };
  const alone = await cpuAlone(network, system.statuses, change, now);
  await using worker = await startWorker(network, { CPMS_TOKEN: TOKEN });
  const [id = 0] = processesBelow('workerd');
  const ids = [id];
  let before = 0;
  for (let run = 0; run < WARM + RUNS; run++) {
    if (run === WARM) before = cpuOf(ids);
    change(run);
    await worker.round();
    // What fails is cheap, and only a line in the log.
    const last = worker.logged.at(-1) ?? '';
    if (!last.includes('"kind":"changed"')) throw new Error(`A round published nothing: ${last}`);
  }
  const cpu = (cpuOf(ids) - before) / RUNS;
  const [, peak = '0'] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  const shown = [alone.warm, alone.cold, cpu].map((ms) => ms.toFixed(1));
  return [evses.toLocaleString('en'), ...shown, (Number(peak) / 1024).toFixed(0)];
}

/** In ms of CPU a round: of a feeder that has done some, and of one that begins each time. */
async function cpuAlone(
  network: PublishedNetwork,
  statuses: ReadonlyMap<string, string>,
  change: (run: number) => void,
  start: number,
): Promise<{ warm: number; cold: number }> {
  let now = start;
  const memory: Memory = new Map();
  const store = createMemoryStore({ memory, now: () => now });
  for (const [path, bytes] of network.objects) await store.put(path, bytes);
  const begin = (): Feeder => {
    const clock = () => now;
    const program = { generator: 'bench', program: 'bench', promiseMs: 180_000 };
    const publisher = statusPublisher({ steps: STEPS, store, reader: snapshotReader(store), clock, ...program });
    const fetch = async () => {
      const evses = [...statuses].map(([evse_uid, status]) => ({ evse_uid, status }));
      return { kind: 'content', bytes: Buffer.from(JSON.stringify(evses)), whole: true } as const;
    };
    return createFeeder({
      ...ON_MACHINE,
      store,
      publisher,
      lastGood: lastGoodInStore(store),
      clock,
      freshMs: 60_000,
      pushedSeconds: 60,
      fetch,
    });
  };
  const kept = begin();
  const meanOf = async (feeder: () => Feeder) => {
    let used = process.cpuUsage();
    for (let run = 0; run < WARM + RUNS; run++) {
      if (run === WARM) used = process.cpuUsage();
      change(run);
      now += 30_000;
      const { kind } = await feeder().round();
      if (kind !== 'changed') throw new Error(`A round was ${kind}.`);
    }
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1000 / RUNS;
  };
  // So that the code is as warm for the one as for the other.
  await meanOf(begin);
  return { warm: await meanOf(() => kept), cold: await meanOf(begin) };
}
