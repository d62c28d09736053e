/** Finds the place of a cell in its file. Only findings need it, so the lines of a file are looked for at the first call. */

import type { Place } from '../findings/finding.ts';
import type { CsvFile } from './csv-file.ts';
import { cellOffset } from './records.ts';

/** Offset at which each line begins, by the records of a file. */
const knownLines = new WeakMap<object, readonly number[]>();

/** A file as far as places in it are concerned. */
type PlacedFile = Omit<CsvFile, 'rows'>;

/** The place of a cell, or of the first cell if the row has no such cell. */
export function placeOf(file: PlacedFile, row: { readonly record: number }, cell: number): Place {
  const { path, text, delimiter, records } = file;
  const lines = knownLines.get(records) ?? lineStarts(text);
  knownLines.set(records, lines);
  const start = records.starts[row.record] ?? text.length;
  const position = positionOf(text, lines, cellOffset(text, delimiter, start, cell));
  return { file: path, ...position, cell: `${lettersOf(cell)}${row.record + 1}` };
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
  return positionOf(text, lineStarts(text.slice(0, offset)), offset);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionOf(text: string, lines: readonly number[], offset: number): { line: number; column: number } {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  let column = 1;
  for (const _ of text.slice(lines[low] ?? 0, offset)) column++;
  return { line: low + 1, column };
}
