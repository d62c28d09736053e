/**
 * Sorts changes by importance, and chooses which to show if there is no room for all: some of each kind, so that a
 * hundred new EVSEs don't hide one new price.
 */

import type { Change } from './change.ts';
import { compareIds } from './merge.ts';

/** The most important kind first; within a kind, the change of the most objects first, then by id. */
export function byImportance(changes: readonly Change[]): Change[] {
  const sortable = changes.map((change) => ({ change, rank: rankOf(change), size: sizeOf(change), id: idOf(change) }));
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

/** The rank of each kind. */
const RANKS: { readonly [K in Exclude<Change['kind'], 'field-changed' | 'other'>]: number } = {
  'location-removed': 1,
  'location-added': 2,
  'evses-removed': 3,
  'evses-added': 4,
  'evses-moved': 5,
  'price-changed': 6,
  'tariff-removed': 7,
  'tariff-added': 9,
  'prices-rearranged': 10,
  'connectors-removed': 13,
  'connectors-added': 14,
  'statuses-changed': 20,
};

function rankOf(change: Change): number {
  if (change.kind === 'other') return change.isWorse ? 18 : 19;
  if (change.kind !== 'field-changed') return RANKS[change.kind];
  const { of, field } = change;
  switch (of) {
    case 'settings':
      return 0;
    case 'Tariff':
      return ['start_date_time', 'end_date_time', 'currency'].includes(field) ? 8 : 11;
    case 'Location':
      return field === 'coordinates' || field.startsWith('opening_times') ? 12 : 16;
    case 'Connector':
      return 15;
    case 'EVSE':
      return 17;
    default:
      return of satisfies never;
  }
}

function sizeOf(change: Change): number {
  if ('objects' in change) return change.objects.length;
  return 'uids' in change ? change.uids.length : 1;
}

function idOf(change: Change): string {
  if ('objects' in change) return `${change.objects[0]?.id} ${'field' in change ? change.field : ''}`;
  if ('site' in change) return change.site.id;
  return 'id' in change ? change.id : '';
}
