/**
 * Measures the time from saving a status file until the edge answers with the new status: `npm start`
 * on a network of 30,000 EVSEs, one row of status.csv changed many times, and a client that keeps polling that EVSE.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeStatus, UID, writeNetwork } from './status-network.ts';
import type { Table } from './table.ts';

const CONNECTORS = 60_000;
const TIMES = 40;
const PORT = 8797;
const COMMAND = fileURLToPath(new URL('../../bin/ocpi-snapshot.cjs', import.meta.url));
const ADDRESS = `http://127.0.0.1:${PORT}/api/ocpi/2.2/locations/${UID.slice(0, UID.lastIndexOf('-'))}/${UID}`;

/** Takes two minutes. */
export async function benchFresh(): Promise<Table[]> {
  const rows = [['npm start', ...(await measure())]];
  const title = `From saving a status to the answer that has it, ${(CONNECTORS / 2).toLocaleString('en')} EVSEs, ${TIMES} times`;
  return [{ title, columns: ['', 'shortest, ms', 'median, ms', '95 of 100, ms', 'longest, ms'], rows }];
}

/** The shortest time, the median, the 95th percentile and the longest time, in ms. */
async function measure(): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
  const place = writeNetwork(directory, CONNECTORS);
  const args = ['start', '--data', place.data, '--out', place.out, '--cache', place.cache];
  const server = spawn(process.execPath, [COMMAND, ...args], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT) },
  });
  try {
    await answered('AVAILABLE', server);
    // The first one may meet what is still beginning.
    await answered(changeStatus(place.data, 0), server);
    const times: number[] = [];
    for (let i = 1; i <= TIMES; i++) {
      const status = changeStatus(place.data, i);
      const saved = performance.now();
      await answered(status, server);
      times.push(performance.now() - saved);
    }
    const sorted = times.toSorted((one, other) => one - other);
    return [sorted[0], sorted[TIMES >> 1], sorted[Math.floor(0.95 * TIMES)], sorted.at(-1)].map((time = 0) =>
      time.toFixed(0),
    );
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(directory, { recursive: true, force: true });
  }
}

const PATIENCE = 60_000;

/** Polls until the EVSE has the status. */
async function answered(status: string, server: ChildProcess): Promise<void> {
  const started = performance.now();
  while (server.exitCode === null && performance.now() - started < PATIENCE) {
    const answer = await fetch(ADDRESS).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { data?: { status?: string } } | undefined;
    if (body?.data?.status === status) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`${ADDRESS} did not become ${status}.`);
}
