/**
 * Finds the header of a file. It is the first line, but people put a title above it, a second header of merged cells, a
 * comment, or `sep=;` for Excel.
 */

import type { Finding } from '../findings/finding.ts';
import { finding } from './finding-codes.ts';
import { cellsOfLine } from './records.ts';
import { DELIMITERS, type Delimiter, delimiterOf, firstLines } from './separators.ts';
import { isComment } from './stray-rows.ts';

/** The columns that a file should have. It tells a header from other lines, and which cells fit. */
export interface ExpectedColumns {
  /** The column that each of the names means, if it is one. */
  readonly columnsOf: (names: readonly string[]) => readonly (string | undefined)[];
  /** Whether the column of that name can have this text. */
  readonly accepts: (name: string, text: string) => boolean;
}

export interface HeaderLine {
  /** Line from 1. */
  readonly line: number;
  readonly text: string;
  readonly delimiter: Delimiter;
  /** How many lines above it are not blank. */
  readonly above: number;
  readonly findings: readonly Finding[];
}

const SEPARATOR_LINE = /^"?sep\s?=\s?(.?)"?[\s,;]*$/i;

const ENOUGH_NAMES = 2;

/** The header, or the first line if none has the names of columns; undefined if there are only blank lines. */
export function findHeaderLine(path: string, text: string, expected?: ExpectedColumns): HeaderLine | undefined {
  const lines = firstLines(text);
  const start = SEPARATOR_LINE.test(lines[0]?.text ?? '') ? 1 : 0;
  const first = lines[start];
  if (first === undefined) return undefined;
  const isHeader = (line: string) =>
    DELIMITERS.some((delimiter) => namesIn(line, delimiter, expected).length >= ENOUGH_NAMES);
  // One of our own names is enough in the first line. A word of people, such as "Standort", may be a title.
  const isFirst = isHeader(first.text) || DELIMITERS.some((delimiter) => hasOwnName(first.text, delimiter, expected));
  const found = isFirst ? -1 : lines.findIndex(({ text }) => isHeader(text));
  // A header that was sorted into the rows is not looked for, because it could be anywhere.
  const at = expected && isRow(first.text, lines[found]?.text ?? '', expected) ? start : Math.max(start, found);
  const { text: header, number } = lines[at] ?? first;
  return {
    line: number,
    text: header,
    delimiter: separatorOf(header, expected),
    above: at,
    findings: aboveHeader(path, lines.slice(0, at), number),
  };
}

function separatorOf(line: string, expected: ExpectedColumns | undefined): Delimiter {
  const usual = delimiterOf(line);
  const count = (delimiter: Delimiter) => namesIn(line, delimiter, expected).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best), usual);
}

const LOOKED_AT = 10_000;

function namesIn(line: string, delimiter: Delimiter, expected: ExpectedColumns | undefined): readonly string[] {
  if (expected === undefined) return [];
  const cells = cellsOfLine(line.slice(0, LOOKED_AT), delimiter);
  const columns = expected.columnsOf(cells);
  return cells.filter((_, at) => columns[at] !== undefined && !columns[at].startsWith('_'));
}

function hasOwnName(line: string, delimiter: Delimiter, expected: ExpectedColumns | undefined): boolean {
  const names = namesIn(line, delimiter, expected);
  return expected?.columnsOf(names).some((column, at) => column === names[at]) === true;
}

/** In a row, more cells than this share fit their columns. One of them may have a mistake of its own. */
const MOSTLY = 0.6;

/** Whether a line is a row of the table with this header, and not a title or a second header. */
function isRow(line: string, header: string, expected: ExpectedColumns): boolean {
  const delimiter = separatorOf(header, expected);
  const [cells, names] = [cellsOfLine(line, delimiter), expected.columnsOf(cellsOfLine(header, delimiter))];
  const filled = cells.filter((cell) => cell !== '').length;
  const fitting = cells.filter((cell, at) => cell !== '' && expected.accepts(names[at] ?? '', cell)).length;
  return cells.length === names.length && fitting > filled * MOSTLY && filled * 2 > names.length && /\d/.test(line);
}

type Kind = 'sep-line' | 'comment-row' | 'title-row' | 'merged-header';

function aboveHeader(path: string, lines: ReturnType<typeof firstLines>, header: number): Finding[] {
  return [...Map.groupBy(lines, ({ text }) => kindOf(text))].map(([kind, [first]]) => {
    const place = { file: path, line: first?.number ?? 1, column: 1 };
    const params = { header };
    if (kind === 'sep-line') return finding(kind, place, { params: { line: first?.text.trim().slice(0, 40) ?? '' } });
    return kind === 'title-row' ? finding(kind, place, { params }) : finding(kind, place, { says: 'above', params });
  });
}

function kindOf(line: string): Kind {
  if (SEPARATOR_LINE.test(line)) return 'sep-line';
  const cells = cellsOfLine(line, delimiterOf(line));
  if (isComment(cells)) return 'comment-row';
  // Beside a title may be a date. Merged cells have empty ones behind them, and then another one.
  return cells.findLastIndex((cell) => cell !== '') < 2 ? 'title-row' : 'merged-header';
}
