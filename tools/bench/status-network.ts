/** Writes the network of network.ts to a directory, with a status.csv that reports every EVSE. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchNetwork } from './network.ts';

/** Where the data, the built directory and the cache of a network are. */
export interface Place {
  readonly data: string;
  readonly out: string;
  readonly cache: string;
}

export function writeNetwork(directory: string, connectors: number): Place {
  const data = join(directory, 'data');
  mkdirSync(data);
  const tables = benchNetwork(connectors);
  for (const [name, text] of tables) writeFileSync(join(data, name), text);
  const uids = (tables.get('evses.csv') ?? '').split('\n').slice(1, -1);
  const rows = uids.map((row) => `${row.slice(0, row.indexOf(','))},AVAILABLE`);
  writeFileSync(join(data, 'status.csv'), `evse_uid,status\n${rows.join('\n')}\n`);
  return { data, out: join(directory, 'dist'), cache: join(directory, 'cache') };
}

/** The EVSE whose status changes. */
export const UID = 'LOC-003000-2';

/** Sets its status, which alternates with `run`, and returns it. */
export function changeStatus(data: string, run: number): string {
  const path = join(data, 'status.csv');
  const status = run % 2 === 0 ? 'CHARGING' : 'AVAILABLE';
  writeFileSync(path, readFileSync(path, 'utf8').replace(new RegExp(`^${UID},.*`, 'm'), `${UID},${status}`));
  return status;
}

/** Changes the status of one EVSE of each of `count` locations, all over the list. */
export function changeStatuses(data: string, count: number): void {
  const path = join(data, 'status.csv');
  const [header, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const step = Math.floor(rows.length / count);
  const changed = rows.map((row, i) => (i % step === 0 && i < step * count ? toggled(row) : row));
  writeFileSync(path, `${[header, ...changed].join('\n')}\n`);
}

function toggled(row: string): string {
  return row.endsWith(',AVAILABLE') ? row.replace(/AVAILABLE$/, 'CHARGING') : row.replace(/[A-Z]+$/, 'AVAILABLE');
}
