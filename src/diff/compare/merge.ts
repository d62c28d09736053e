/** Merges equal changes of many objects into one change that names them all. */

import type { Change, ChangeOf, ObjectId, Transition } from './change.ts';

/** Changes that differ only in their objects become one, with the objects sorted by id. */
export function mergeChanges(changes: Iterable<Change>): Change[] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = withoutObjects(change);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].map(mergeGroup);
}

function withoutObjects(change: Change): string {
  return JSON.stringify({ ...change, objects: undefined, uids: undefined, transitions: undefined });
}

function mergeGroup([first, ...others]: [Change, ...Change[]]): Change {
  const all = [first, ...others];
  if (first.kind === 'statuses-changed') return mergeStatuses(all);
  if ('objects' in first) {
    const objects = all.flatMap((change) => ('objects' in change ? change.objects : []));
    return { ...first, objects: objects.sort((a, b) => compareIds(a.id, b.id)) satisfies ObjectId[] };
  }
  if ('uids' in first) {
    return { ...first, uids: all.flatMap((change) => ('uids' in change ? change.uids : [])).sort(compareIds) };
  }
  return first;
}

function mergeStatuses(all: readonly Change[]): ChangeOf<'statuses-changed'> {
  const groups = new Map<string, Transition & { uids: string[] }>();
  for (const { before, after, uids } of all.flatMap((change) =>
    change.kind === 'statuses-changed' ? change.transitions : [],
  )) {
    const group = groups.get(`${before} ${after}`) ?? { before, after, uids: [] };
    for (const uid of uids) group.uids.push(uid);
    groups.set(`${before} ${after}`, group);
  }
  for (const { uids } of groups.values()) uids.sort(compareIds);
  const mostFrequentFirst = (a: Transition, b: Transition) =>
    b.uids.length - a.uids.length || compareIds(`${a.before} ${a.after}`, `${b.before} ${b.after}`);
  return { kind: 'statuses-changed', transitions: [...groups.values()].sort(mostFrequentFirst) };
}

/** Orders by code units, which is the same on every machine. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
