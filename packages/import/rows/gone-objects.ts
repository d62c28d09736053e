/** Objects of a feed that are left out, with everything that belongs to them. */

import type { TableName } from '../../../src/tables/index.ts';
import type { ImportedTables } from './imported-tables.ts';
import { count } from './losses.ts';
import { placesOf } from './row-keys.ts';

/** Whether each lacks a mandatory value, by the places of the objects (row-keys.ts). */
export type GoneObjects = Map<string, boolean>;

/** Drops the objects and what belongs to them, and counts those that are incomplete. */
export function dropGone(draft: ImportedTables, gone: GoneObjects): void {
  draft.rows = draft.rows.filter((row) => {
    const place = placesOf(row).find((one) => gone.has(one));
    if (place === undefined) return true;
    if (gone.get(place)) count(draft.lostIncomplete, row.table);
    draft.gaps.delete(row);
    return false;
  });
}

/** The object in a feed that a row of each table is. */
export const NAMES_IN_FEED: { readonly [T in TableName]: string } = {
  chargers: 'the plug',
  locations: 'the location',
  evses: 'the EVSE',
  connectors: 'the connector',
  tariffs: 'the whole tariff',
  tariff_elements: 'the whole tariff',
  businesses: 'the business',
  images: 'the image',
  parking_places: 'the parking place',
  energy_mixes: 'the energy mix',
  related_locations: 'the related location',
  exceptional_hours: 'the exception',
  status: 'the status',
  status_schedules: 'the planned status',
  waivers: 'the waiver',
};

/** Removes businesses and energy mixes that nothing refers to any more, because what did was left out. */
export function leaveOutUnused(draft: ImportedTables): void {
  const referenced = new Set(
    draft.rows.flatMap(({ cells }) =>
      ['operator', 'suboperator', 'owner', 'energy_mix'].flatMap((column) => cells[column] ?? []),
    ),
  );
  draft.rows = draft.rows.filter(
    ({ table, cells }) => (table !== 'businesses' && table !== 'energy_mixes') || referenced.has(cells.id ?? ''),
  );
}
