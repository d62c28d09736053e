/** Where imported rows come from: each has its object in the document, and the objects that contain it. */

import type { TableName } from '../source/tables/tables.ts';
import type { ImportedRow } from './imported-tables.ts';

/**
 * Tables whose rows several objects of the document share. Such a row stays if the first of these objects is left out.
 */
const SHARED: ReadonlySet<TableName> = new Set(['businesses', 'energy_mixes']);

/** The place of the object that a row comes from. */
export function ownPlace({ table, document, pointer }: ImportedRow): string {
  return SHARED.has(table) ? `${document}#${pointer} in ${table}` : `${document}#${pointer}`;
}

/** The place of a row, and of every object that it is part of, the innermost first. */
export function placesOf(row: ImportedRow): string[] {
  const places = [ownPlace(row)];
  if (SHARED.has(row.table) || row.table === 'tariffs') return places;
  for (let end = row.pointer.lastIndexOf('/'); end > 0; end = row.pointer.lastIndexOf('/', end - 1)) {
    places.push(`${row.document}#${row.pointer.slice(0, end)}`);
    // A tariff may stand inside of a connector, but is no part of it: others refer to it too.
    if (row.table === 'tariff_elements' && row.pointer.startsWith('/elements/', end)) break;
  }
  return places;
}
