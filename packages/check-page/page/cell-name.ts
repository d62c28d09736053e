/** Names of cells, as spreadsheets have them. */

import { lettersOf } from '../../../src/csv/browser.ts';

/** The row, counted from 1, and the column, counted from 0, of a cell such as `AB14`. */
export function rowOfCell(cell: string): { readonly row: number; readonly column: number } | undefined {
  const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  if (letters === undefined || number === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(number), column };
}

/** @param column counted from 0 */
export function cellName(row: number, column: number): string {
  return `${lettersOf(column)}${row}`;
}
