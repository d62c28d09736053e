/**
 * Rows that are not part of the table: comments, totals below it, the header of a table that was pasted below, and what Git
 * writes where two changes meet.
 */

import type { Finding } from '../findings/finding.ts';
import { isWordFor, wordsFor } from '../words/values.ts';
import { anyWord } from '../words/word-row.ts';
import type { CsvFile } from './csv-file.ts';
import { finding } from './finding-codes.ts';
import { placeOf } from './position.ts';
import { isSpreadsheetError } from './spreadsheet-errors.ts';

/** Comments begin so in programs, and notes below a table. */
const COMMENT = /^(?:#|\/\/|\/\*|<!--|(?:--|;|%|'|\*\)?|rem)\s)/i;

/** A word before a colon may begin a note. */
const BEFORE_COLON = /^[^:]+(?=:)/;

const [BEFORE_TOTAL, TOTAL] = ['before total', 'total'].map((value) => anyWord(wordsFor('Row', value)));

/** "Total" in a language, perhaps with a count or with what was counted behind it. No two parts match the same signs: cells may be long. */
const SAYS_TOTAL = new RegExp(
  String.raw`^(?:(?:${BEFORE_TOTAL}|${TOTAL})[ -]?)?${TOTAL}(?:[\s:=()\d]*|[\s:=(]+(?:\d[\d ]*)?\p{L}[\p{L} ]{0,23}:?[\s()\d]*)$`,
  'iu',
);

/** Units and signs of a line that describes the columns. */
const OF_COLUMN = /^(?:[-=_*.]+|\(.*\)|<.*>|°|[kM]?[WVA]h?|ct|€|EUR|%|km|m|s|min|h)$/i;

/** Git's marks of a conflict: `<<<<<<< ours`, `=======`, `>>>>>>> theirs`. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

const LETTER = /\p{L}/u;

/** A number with a unit, such as `33 kW`. */
const AMOUNT = /^\d[\d.,]{0,20} ?\p{L}{1,5}$/u;

/** Whether the first cell with content begins as a comment does in many languages. */
export function isComment(cells: readonly string[]): boolean {
  return beginsComment(cells.find((cell) => cell !== '') ?? '');
}

function isSameName(cell: string, name = ''): boolean {
  return cell === name || cell.toLowerCase().replace(/[\s-]/g, '_') === name.toLowerCase();
}

function beginsComment(cell: string): boolean {
  return (
    (COMMENT.test(cell) || isWordFor('Row', 'note', BEFORE_COLON.exec(cell)?.[0] ?? '')) && !isSpreadsheetError(cell)
  );
}

function describesColumn(cell: string): boolean {
  return OF_COLUMN.test(cell) || isWordFor('Column', 'form', cell);
}

/** The finding about a row that cannot be read because it is not part of the table. `cells` have no spaces around them. */
export function strayRow(file: Omit<CsvFile, 'rows'>, record: number, cells: readonly string[]): Finding | undefined {
  if (!file.mayHaveStrays) return undefined;
  const [first = '', ...rest] = cells.filter((cell) => cell !== '');
  if (beginsComment(first)) return commentRow(file, record);
  if (CONFLICT.test(first)) return finding('merge-conflict', placeOf(file, { record }, 0), {});
  if (rest.length > 0 && cells.every((cell, at) => isSameName(cell, file.written[at]))) {
    const { line: header = 1 } = placeOf(file, { record: file.headerRecord }, 0);
    return finding('repeated-header', placeOf(file, { record }, 0), { says: 'again', params: { header } });
  }
  if (rest.length > 0 && record === file.headerRecord + 1 && [first, ...rest].every(describesColumn)) {
    return finding('repeated-header', placeOf(file, { record }, 0), { says: 'description' });
  }
  if (!SAYS_TOTAL.test(first) || rest.some((cell) => LETTER.test(cell) && !AMOUNT.test(cell))) return undefined;
  return finding('total-row', placeOf(file, { record }, cells.indexOf(first)), { params: { text: first } });
}

/** The finding about a row that begins with `#` or `//`. */
export function commentRow(file: Omit<CsvFile, 'rows'>, record: number): Finding {
  return finding('comment-row', placeOf(file, { record }, 0), { says: 'row' });
}
