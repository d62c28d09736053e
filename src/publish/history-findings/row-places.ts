/** Finds the row of an object or a status. It reads the tables, so only when there is a finding to place. */

import type { Place } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { readTables } from '../../read/load/read-tables.ts';
import { newestStatusRows } from '../../read/load/status-times.ts';
import type { Settings } from '../../settings/settings.ts';
import { CELLS_OF_SHEET } from '../../tables/declarations/chargers.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import { type Contents, tableOfFile } from '../../tables/tables.ts';

/** The tables with the objects and statuses that findings about history are about. */
export type PlacedTable = 'locations' | 'evses' | 'connectors' | 'tariffs' | 'status';

/**
 * The place of the row of an object or a status, or of one of its cells; the file alone if the row is gone. The id of a
 * connector is `E-1/2`.
 */
export type PlaceOfRow = (table: PlacedTable, id: string, column?: string) => Place;

export function placesOfRows({ tables }: DataFiles, settings: Settings): PlaceOfRow {
  const files = tables.filter(({ path }) => ['chargers', ...Object.keys(IDS)].includes(tableOfFile(path) ?? ''));
  let contents: Contents | undefined;
  const rows = new Map<PlacedTable, ReadonlyMap<string, AnyRow>>();
  const rowsOf = (table: PlacedTable) => {
    contents ??= readTables(files, settings).contents;
    const known = rows.get(table) ?? rowsById(contents, table);
    rows.set(table, known);
    return known;
  };
  return (table, id, column = IDS[table]) => {
    const fileOf = (name: string) => files.find(({ path }) => tableOfFile(path) === name)?.path;
    const file = fileOf(table) ?? (table === 'status' ? undefined : fileOf('chargers')) ?? `${table}.csv`;
    if (id === '') return { file };
    const row = rowsOf(table).get(foldCase(id));
    return row === undefined ? { file } : placeInRow(row, column);
  };
}

/** The column that identifies a row. */
const IDS = { locations: 'id', evses: 'uid', connectors: 'id', tariffs: 'id', status: 'evse_uid' } as const;

/** The column with the id of an object, in the file of its row. */
export function idColumn(table: keyof typeof CELLS_OF_SHEET & keyof typeof IDS, { file }: Place): string {
  const names: { readonly [column: string]: string } = CELLS_OF_SHEET[table].names;
  return (tableOfFile(file) === 'chargers' ? names[IDS[table]] : undefined) ?? IDS[table];
}

/** All ids of a network may have changed at once, so searching all rows for each would take too long. */
function rowsById(contents: Contents, table: PlacedTable): ReadonlyMap<string, AnyRow> {
  const { locations, evses, connectors, tariffs, status } = contents;
  const byId = (rows: readonly AnyRow[], idOf: (values: AnyRow['values']) => unknown) =>
    new Map(rows.map((row) => [foldCase(idOf(row.values)), row]));
  switch (table) {
    case 'status':
      return newestStatusRows(status.rows);
    case 'locations':
      return byId(locations.rows, ({ id }) => id);
    case 'evses':
      return byId(evses.rows, ({ uid }) => uid);
    case 'connectors':
      return byId(connectors.rows, ({ evse_uid, id }) => `${evse_uid}/${id}`);
    case 'tariffs':
      return byId(tariffs.rows, ({ id }) => id);
    default:
      return table satisfies never;
  }
}
