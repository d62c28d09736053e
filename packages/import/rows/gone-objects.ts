/** Objects of a feed that are left out, with everything that belongs to them. */

import type { TableName } from '../../../src/tables/index.ts';
import type { ImportedRow, ImportedTables } from './imported-tables.ts';
import { ownPlace, placesOf } from './row-keys.ts';

/** Why an object is left out, in few words, and whether it is because it lacks a mandatory value. */
interface Cause {
  readonly cause: string;
  readonly isIncomplete?: boolean;
}

/** By the places of the objects (row-keys.ts). */
export type GoneObjects = Map<string, Cause>;

/** Drops the objects and what belongs to them, and counts them. */
export function dropGone(draft: ImportedTables, gone: GoneObjects): void {
  dropRows(draft, (row) => {
    const place = placesOf(row).find((one) => gone.has(one));
    const cause = place === undefined ? undefined : gone.get(place);
    return cause === undefined || place === ownPlace(row)
      ? cause
      : { ...cause, cause: 'belongs to something that was left out' };
  });
}

/** Drops rows, and counts them by the cause that `causeFor` gives; undefined keeps the row. */
export function dropRows(draft: ImportedTables, causeFor: (row: ImportedRow) => Cause | undefined): void {
  draft.rows = draft.rows.filter((row) => {
    const loss = causeFor(row);
    if (loss === undefined) return true;
    draft.losses.lose(row.table, loss.cause, loss.isIncomplete);
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
  const isUsed = ({ table, cells }: ImportedTables['rows'][number]) =>
    (table !== 'businesses' && table !== 'energy_mixes') || referenced.has(cells.id ?? '');
  draft.rows = draft.rows.filter(isUsed);
}
