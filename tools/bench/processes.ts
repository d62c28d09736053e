/** How much CPU time the runtimes and servers that this process started have used, from /proc on Linux (proc(5)). */

import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU time per clock tick. */
const TICK_MS = 10;

/** The processes below this one whose names begin with `name`, by id. */
export function processesBelow(name: string): number[] {
  const parents = new Map<number, number>();
  const named: number[] = [];
  for (const id of readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)) {
    const stat = statOf(id);
    if (stat === undefined) continue;
    parents.set(id, stat.parent);
    if (stat.name.startsWith(name)) named.push(id);
  }
  return named.filter((id) => {
    for (let at = parents.get(id); at !== undefined && at > 1; at = parents.get(at))
      if (at === process.pid) return true;
    return false;
  });
}

/** CPU time of processes so far, in ms. */
export function cpuOf(ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + (statOf(id)?.ticks ?? 0) * TICK_MS, 0);
}

function statOf(id: number): { name: string; parent: number; ticks: number } | undefined {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined; // It has ended meanwhile.
  }
}
