/** Merges equal changes of many objects into one change that names them all. */

import { statusWords } from '../describe/sites.ts';
import type { Change } from './change.ts';

/** Changes that differ only in their objects become one, with the ids sorted. */
export function mergeChanges(changes: Iterable<Change>): Change[] {
  const groups = new Map<
    string,
    { readonly change: Change; readonly ids: string[]; readonly locations: Set<string> }
  >();
  for (const change of changes) {
    const { kind, class: of, field, before, after, evses } = change;
    const key = JSON.stringify({ kind, of, field, before, after, evses });
    const group = groups.get(key) ?? { change, ids: [], locations: new Set() };
    groups.set(key, group);
    for (const id of change.ids) group.ids.push(id);
    for (const location of change.locations ?? []) group.locations.add(location);
  }
  const merged = [...groups.values()].map(({ change, ids, locations }) => {
    const all = { ...change, ids: ids.sort(compareIds) };
    return change.locations === undefined ? all : { ...all, locations: [...locations].sort(compareIds) };
  });
  const statuses = merged.filter((change) => change.class === 'status');
  return statuses.length === 0 ? merged : [...merged.filter((change) => change.class !== 'status'), together(statuses)];
}

/** One change of all statuses, the most frequent transition first. */
function together(changes: readonly Change[]): Change {
  const transitions = changes
    .map(({ before = null, after = null, ids }) => ({ before, after, ids }))
    .sort((a, b) => b.ids.length - a.ids.length || compareIds(`${a.before} ${a.after}`, `${b.before} ${b.after}`));
  const ids = transitions.flatMap((one) => one.ids).sort(compareIds);
  return { kind: 'changed', class: 'status', ids, after: transitions, words: statusWords(transitions) };
}

/** Orders by code units, which is the same on every machine. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
