/** Finds the place of a cell in its file. Only findings need it, so the lines of a file are looked for at the first call. */

import type { Place } from '../findings/finding.ts';
import type { CsvFile } from './csv-file.ts';
import { textIn } from './records.ts';

/** Offset at which each line begins, by the bytes of a file. */
const knownLines = new WeakMap<Uint8Array, readonly number[]>();

type PlacedFile = Omit<CsvFile, 'rows'>;

/** The place of a cell, or of the first cell if the row has no such cell. */
export function placeOf(file: PlacedFile, row: { readonly record: number }, cell: number): Place {
  const { path, bytes, records } = file;
  const lines = knownLines.get(bytes) ?? lineStarts(bytes);
  knownLines.set(bytes, lines);
  const [offset] = records.extent(row.record, cell) ?? records.extent(row.record, 0) ?? [bytes.length];
  const line = lineAt(lines, offset);
  const column = letters(textIn(bytes, lines[line], offset)) + 1;
  return { file: path, line: line + 1, column, cell: `${lettersOf(cell)}${row.record + 1}` };
}

/** The letters that spreadsheets give a column, counted from 0: A to Z, then AA. */
export function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

/** The place of a name in the header. */
export function placeOfHeader(file: CsvFile, cell: number): Place {
  return placeOf(file, { record: file.headerRecord }, cell);
}

/** Line and column, both from 1, of an offset in a text whose lines end in `\n`. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: letters(before.slice(start)) + 1 };
}

/** The text with `\n` for every line end. */
export function withPlainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

const LINE_END = 0x0a;

/** Offset at which each line begins, in bytes of a text whose lines end in `\n`. */
export function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) starts.push(at + 1);
  return starts;
}

/** Number of the last line that begins at an offset or before it, from 0. */
export function lineAt(lines: readonly number[], offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many letters a text has, as editors count them: signs of two code units are one. */
function letters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
