/** How findings identify a row: the places of its cells, and its key. */

import { placeOf } from '../csv/position.ts';
import { type AnyRow, cellOf, cellText, type Table } from './table.ts';

/** The place of the cell in a column, or of the first cell of the row if the file has no such column. */
export function placeInRow(row: AnyRow, column: string) {
  const { file, record, at } = cellOf(row, column);
  return placeOf(file, { record }, Math.max(0, at));
}

/** The key as waivers write it: the texts of its cells joined by `/`. */
export function keyText(table: Table, row: AnyRow): string {
  const parts = table.key.map((column) => ({ column, text: keyPart(row, column) }));
  return parts.flatMap(({ column, text }) => (text === '' && column === table.laterKey ? [] : text)).join('/');
}

/** The text of the cell, or the default value if it is empty. */
export function keyPart(row: AnyRow, column: string): string {
  return cellText(row, column) || String(row.values[column] ?? '');
}
