/**
 * Sorts changes by importance, and chooses which to show if there is no room for all: some of each kind, so that a
 * hundred new EVSEs don't hide one new price.
 */

import type { Change } from './change.ts';

/** The most important kind first; within a kind, the change of the most objects first, then by id. */
export function byImportance(changes: readonly Change[]): Change[] {
  const sortable = changes.map((change) => ({
    change,
    rank: rankOf(change),
    size: change.ids.length,
    id: `${change.ids[0]} ${change.field ?? ''}`,
  }));
  sortable.sort((a, b) => a.rank - b.rank || b.size - a.size || compareIds(a.id, b.id));
  return sortable.map(({ change }) => change);
}

/** Up to `limit` changes, in their order: the first of each kind, then the second of each kind, and so on. */
export function chooseChanges(changes: readonly Change[], limit: number): readonly Change[] {
  if (changes.length <= limit) return changes;
  const seen = new Map<number, number>();
  const places = changes.map((change, place) => {
    const rank = rankOf(change);
    const round = seen.get(rank) ?? 0;
    seen.set(rank, round + 1);
    return { change, place, round };
  });
  const chosen = places.sort((a, b) => a.round - b.round || a.place - b.place).slice(0, limit);
  return chosen.sort((a, b) => a.place - b.place).map(({ change }) => change);
}

/** What changed how, the most important first. */
const ORDER = [
  ...['settings changed', 'Location removed', 'Location added', 'EVSE removed', 'EVSE added', 'EVSE moved'],
  ...['price changed', 'Tariff removed', 'validity changed', 'Tariff added', 'Tariff changed', 'place changed'],
  ...['Connector removed', 'Connector added', 'Connector changed', 'Location changed', 'EVSE changed'],
  ...['other less', 'other more', 'status changed'],
];

function rankOf(change: Change): number {
  return ORDER.indexOf(sortOf(change));
}

function sortOf({ kind, class: of, field = '', after }: Change): string {
  if (of === 'other') return `other ${after}`;
  if (of === 'Tariff' && ['start_date_time', 'end_date_time', 'currency'].includes(field)) return 'validity changed';
  if (of === 'Location' && (field === 'coordinates' || field.startsWith('opening_times'))) return 'place changed';
  return `${of} ${kind}`;
}

/** Orders by code units, which is the same on every machine. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
