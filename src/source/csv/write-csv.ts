/** Writes the text of a CSV file (RFC 4180), with commas and `\n`, which every spreadsheet reads. */

import { protectFromFormulas } from './formulas.ts';

/** The text of the header and the rows, which must have as many cells as the header. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows]
    .map((cells) => `${cells.map((cell) => quote(protectFromFormulas(cell))).join(',')}\n`)
    .join('');
}

/** Quotes a cell that would be read as something else without quotes. */
function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
