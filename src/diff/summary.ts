/** Writes the first line of every report: `2 locations added, 3 EVSEs added, 1 tariff changed, 12 statuses changed`. */

import type { Change, ChangeOf, ClassName, Diff } from './compare/change.ts';
import { count } from './describe/phrase.ts';

/** How many objects changed, and how. */
export interface ChangeCounts {
  readonly locationsAdded: number;
  readonly locationsRemoved: number;
  /** Including those of added Locations; evsesRemoved likewise. */
  readonly evsesAdded: number;
  readonly evsesRemoved: number;
  readonly evsesMoved: number;
  readonly connectorsAdded: number;
  readonly connectorsRemoved: number;
  readonly tariffsAdded: number;
  readonly tariffsRemoved: number;
  readonly statusesChanged: number;
  /** What companions count, by what it is. */
  readonly others: { readonly [unit: string]: number };
  /** Existing objects with a different value in any field except the status. */
  readonly changed: { readonly [C in ClassName]: number };
}

export function countChanges({ changes }: Diff): ChangeCounts {
  const sum = <K extends Change['kind']>(kind: K, size: (change: ChangeOf<K>) => number = () => 1) =>
    changes.reduce((total, change) => (isOf(change, kind) ? total + size(change) : total), 0);
  const changed = changedIds(changes);
  return {
    locationsAdded: sum('location-added'),
    locationsRemoved: sum('location-removed'),
    evsesAdded: sum('location-added', (one) => one.newEvses) + sum('evses-added', ({ uids }) => uids.length),
    evsesRemoved: sum('location-removed', ({ evses }) => evses) + sum('evses-removed', ({ uids }) => uids.length),
    evsesMoved: sum('evses-moved', ({ uids }) => uids.length),
    connectorsAdded: sum('connectors-added', ({ objects }) => objects.length),
    connectorsRemoved: sum('connectors-removed', ({ objects }) => objects.length),
    tariffsAdded: sum('tariff-added'),
    tariffsRemoved: sum('tariff-removed'),
    statusesChanged: sum('statuses-changed', ({ transitions }) =>
      transitions.reduce((total, { uids }) => total + uids.length, 0),
    ),
    others: countOthers(changes),
    changed: {
      Location: changed.Location.size,
      EVSE: changed.EVSE.size,
      Connector: changed.Connector.size,
      Tariff: changed.Tariff.size,
      settings: changed.settings.size,
    },
  };
}

function countOthers(changes: readonly Change[]): ChangeCounts['others'] {
  const counts: { [unit: string]: number } = {};
  for (const change of changes)
    if (change.kind === 'other') counts[change.unit] = (counts[change.unit] ?? 0) + change.count;
  return counts;
}

/** One line, with none of the data in it. */
export function summariseChanges(diff: Diff): string {
  const counts = countChanges(diff);
  const { changed } = counts;
  const parts: readonly (readonly [number: number, one: string, how: string])[] = [
    [counts.locationsAdded, 'location', 'added'],
    [counts.locationsRemoved, 'location', 'removed'],
    [counts.evsesAdded, 'EVSE', 'added'],
    [counts.evsesRemoved, 'EVSE', 'removed'],
    [counts.evsesMoved, 'EVSE', 'moved to another location'],
    [counts.connectorsAdded, 'connector', 'added'],
    [counts.connectorsRemoved, 'connector', 'removed'],
    [counts.tariffsAdded, 'tariff', 'added'],
    [counts.tariffsRemoved, 'tariff', 'removed'],
    [changed.Tariff, 'tariff', 'changed'],
    [changed.Location, 'location', 'changed'],
    [changed.EVSE, 'EVSE', 'changed'],
    [changed.Connector, 'connector', 'changed'],
    [changed.settings, 'network setting', 'changed'],
    ...Object.entries(counts.others).map(([unit, number]) => [number, unit, 'changed'] as const),
  ];
  const words = parts.flatMap(([number, one, how]) => (number === 0 ? [] : [`${count(number, one)} ${how}`]));
  const statuses = counts.statusesChanged;
  if (statuses > 0) words.push(`${statuses.toLocaleString('en')} ${statuses === 1 ? 'status' : 'statuses'} changed`);
  return words.length === 0 ? 'Nothing changed in the published data.' : words.join(', ');
}

function isOf<K extends Change['kind']>(change: Change, kind: K): change is ChangeOf<K> {
  return change.kind === kind;
}

function changedIds(changes: readonly Change[]): { readonly [C in ClassName]: Set<string> } {
  const ids = { Location: new Set<string>(), EVSE: new Set<string>(), Connector: new Set<string>() };
  const all = { ...ids, Tariff: new Set<string>(), settings: new Set<string>() };
  for (const change of changes) {
    if (change.kind === 'field-changed' && change.of === 'settings') all.settings.add(change.field);
    else if (change.kind === 'field-changed') for (const { id } of change.objects) all[change.of].add(id);
    else if (change.kind === 'price-changed' || change.kind === 'prices-rearranged')
      for (const { id } of change.objects) all.Tariff.add(id);
  }
  return all;
}
