/** The keys of rows, by the texts of their cells. */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Columns } from '../source/tables/table.ts';
import { TABLES, type TableName } from '../source/tables/tables.ts';

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
