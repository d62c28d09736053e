/** The keys of rows, and the places where imported ones come from: an object of the document, and the objects that contain it. */

import { foldCase } from '../../../src/ocpi/index.ts';
import { type Columns, TABLES, type TableName } from '../../../src/tables/index.ts';
import type { ImportedRow } from './imported-tables.ts';

type CellText = (column: string) => string | undefined;

/** The key of a row as comparable text; ids ignore case. */
export function keyOfCells(table: TableName, text: CellText): string {
  return keyCells(table, text).map(foldCase).join('\n');
}

/** The key of a row for people: `E-1/2`. */
export function keyInWords(table: TableName, text: CellText): string {
  return keyCells(table, text).join('/');
}

function keyCells(table: TableName, text: CellText): string[] {
  const columns: Columns = TABLES[table].columns;
  return TABLES[table].key.map((name) => {
    const presence = columns[name]?.presence;
    const written = text(name) ?? '';
    return written === '' && presence?.kind === 'default' ? presence.text : written;
  });
}

/** The key of a parking place, whose id is unique within its site only. */
export function keyOfPlace(location: string | undefined, id: string | undefined): string {
  return keyOfCells('parking_places', (column) => (column === 'id' ? id : location));
}

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
