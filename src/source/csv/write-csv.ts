/** Rows -> the text of a CSV file (RFC 4180) in UTF-8, with commas and `\n`, as every spreadsheet reads it. */

import { protectFromFormulas } from './formulas.ts';

/** The header and the rows, which have as many cells as the header has names. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows]
    .map((cells) => `${cells.map((cell) => quote(protectFromFormulas(cell))).join(',')}\n`)
    .join('');
}

/** Quotes what would be read as something else without quotes, a lone empty cell (a blank line) included. */
function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
