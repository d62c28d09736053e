/** Writes the text of a CSV file (RFC 4180) with `\n`: with commas, which every spreadsheet reads, unless told otherwise. */

import { csvCell } from '../findings/text/csv-cell.ts';
import { protectFromFormulas } from './formulas.ts';
import type { Delimiter } from './separators.ts';

/** A million lines one by one take several times the memory of the text that they become. */
const LINES_AT_ONCE = 1000;

/** The text of the header and the rows, which must have as many cells as the header. */
export function writeCsv(
  header: readonly string[],
  rows: Iterable<readonly string[]>,
  delimiter: Delimiter = ',',
): string {
  const parts: string[] = [];
  let lines = [writeRow(header, delimiter)];
  for (const cells of rows) {
    lines.push(writeRow(cells, delimiter));
    if (lines.length < LINES_AT_ONCE) continue;
    parts.push(lines.join(''));
    lines = [];
  }
  return parts.join('') + lines.join('');
}

/** One row, with its line end. */
export function writeRow(cells: readonly string[], delimiter: Delimiter): string {
  return `${cells.map(writeCell).join(delimiter)}\n`;
}

/** Texts that neither look like a formula to anyone nor need quotes, as nearly all do. Any other one is looked at closely. */
const PLAIN = /^(?:[^\s'"=+\-@＝＋－＠,;](?:[^",;\t\r\n]*[^\s",;])?)?$/;

/** A cell as it stands in a row, whatever separates the cells. */
export function writeCell(text: string): string {
  return PLAIN.test(text) ? text : csvCell(protectFromFormulas(text));
}
