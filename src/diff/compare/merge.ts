/** Merges equal changes of many objects into one change that names them all. */

import type { Change } from './change.ts';

/** Changes that differ only in their objects become one, with the ids sorted. */
export function mergeChanges(changes: Iterable<Change>): Change[] {
  const groups = new Map<
    string,
    { readonly change: Change; readonly ids: string[]; readonly locations: Set<string> }
  >();
  for (const change of changes) {
    const key = JSON.stringify({ ...change, ids: undefined, locations: undefined });
    const group = groups.get(key) ?? { change, ids: [], locations: new Set() };
    groups.set(key, group);
    for (const id of change.ids) group.ids.push(id);
    for (const location of change.locations ?? []) group.locations.add(location);
  }
  return [...groups.values()].map(({ change, ids, locations }) => {
    const merged = { ...change, ids: ids.sort(compareIds) };
    return change.locations === undefined ? merged : { ...merged, locations: [...locations].sort(compareIds) };
  });
}

/** Orders by code units, which is the same on every machine. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
