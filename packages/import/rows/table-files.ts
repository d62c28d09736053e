/** Turns imported rows into the files of a data directory. Only columns that some row fills are written. */

import { writeCsv } from '../../../src/csv/index.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../../../src/tables/index.ts';
import type { ImportedRow } from './imported-tables.ts';

/** The file of a table, and its rows; the first is on line 2. */
export interface TableFile {
  readonly table: TableName;
  readonly name: string;
  readonly header: readonly string[];
  /** Made whenever it is asked for, because it is large. */
  readonly text: () => string;
  readonly rows: readonly ImportedRow[];
}

/**
 * One file per table that has rows. No cell has a line break, so every row is one line.
 *
 * @param settings those of network.json; a column whose setting is missing there is written even if it is empty
 * @param standIn what is written for a cell without text
 */
export function tableFiles(
  rows: readonly ImportedRow[],
  settings: object,
  standIn: (row: ImportedRow, column: string) => string | undefined = () => undefined,
): TableFile[] {
  const byTable = Map.groupBy(rows, (row) => row.table);
  return TABLE_NAMES.flatMap((table) => {
    const own = byTable.get(table);
    if (own === undefined) return [];
    const header = Object.entries(TABLES[table].columns).flatMap(([name, { presence }]) => {
      const isNeeded =
        presence.kind === 'required' || (presence.kind === 'setting' && !Object.hasOwn(settings, presence.setting));
      return isNeeded || own.some((row) => row.cells[name] !== undefined) ? [name] : [];
    });
    const cellsOf = (row: ImportedRow) => header.map((name) => row.cells[name] ?? standIn(row, name) ?? '');
    const text = () => writeCsv(header, mapped(own, cellsOf));
    return [{ table, name: `${table}.csv`, header, text, rows: own }];
  });
}

function* mapped<A, B>(items: readonly A[], to: (item: A) => B): Generator<B> {
  for (const item of items) yield to(item);
}
