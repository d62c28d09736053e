/**
 * Which changes a reader sees first, and which when there is no room for all: of every sort of change some, so that a
 * hundred new EVSEs don't hide one new price.
 */

import type { Change, FieldChanged } from './change.ts';
import { compareIds } from './merge.ts';

/** The most important sort first; within a sort what touches most objects, then by id. */
export function byImportance(changes: readonly Change[]): Change[] {
  const sortable = changes.map((change) => ({ change, sort: sortOf(change), size: sizeOf(change), id: idOf(change) }));
  sortable.sort((a, b) => a.sort - b.sort || b.size - a.size || compareIds(a.id, b.id));
  return sortable.map(({ change }) => change);
}

/** At most `limit` changes, in their order: the first of every sort, then the second of every sort, and so on. */
export function chooseChanges(changes: readonly Change[], limit: number): readonly Change[] {
  if (changes.length <= limit) return changes;
  const seen = new Map<number, number>();
  const places = changes.map((change, place) => {
    const sort = sortOf(change);
    const round = seen.get(sort) ?? 0;
    seen.set(sort, round + 1);
    return { change, place, round };
  });
  const chosen = places.sort((a, b) => a.round - b.round || a.place - b.place).slice(0, limit);
  return chosen.sort((a, b) => a.place - b.place).map(({ change }) => change);
}

function sortOf(change: Change): number {
  switch (change.kind) {
    case 'location-removed':
      return 1;
    case 'location-added':
      return 2;
    case 'evses-removed':
      return 3;
    case 'evses-added':
      return 4;
    case 'evses-moved':
      return 5;
    case 'price-changed':
      return 6;
    case 'tariff-removed':
      return 7;
    case 'tariff-added':
      return 9;
    case 'prices-rearranged':
      return 10;
    case 'connectors-removed':
      return 13;
    case 'connectors-added':
      return 14;
    case 'field-changed':
      return sortOfField(change);
    case 'statuses-changed':
      return 18;
    default:
      return change satisfies never;
  }
}

function sortOfField({ of, field }: FieldChanged): number {
  switch (of) {
    case 'settings':
      return 0;
    case 'Tariff':
      return field === 'end_date_time' || field === 'start_date_time' || field === 'currency' ? 8 : 11;
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
