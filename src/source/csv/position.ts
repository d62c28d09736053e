/**
 * Finds the place of a cell in its file. Only findings need it, so a file is scanned for record boundaries at the first call.
 * The scanner follows the same grammar as csv-parse (RFC 4180 with any delimiter), and a property test compares the two.
 */

import type { Place } from '../../findings/finding.ts';
import type { CsvFile } from './csv-file.ts';
import type { Delimiter } from './records.ts';

/** What may be between a delimiter and a cell: what csv-parse trims, except line ends. */
const SPACE = /^[^\S\n]$/;

/** What csv-parse rejects after a closing quotation mark: everything except ASCII spaces. */
const NOT_AFTER_QUOTE = /[^ \t\v\f]/;

interface Index {
  /** Offset at which each record begins. */
  readonly records: ArrayLike<number>;
  /** Offset at which each line begins. */
  readonly lines: readonly number[];
}

/** By the records of a file. */
const indexes = new WeakMap<object, Index>();

/** A file as far as places in it are concerned. */
type PlacedFile = Omit<CsvFile, 'rows'>;

/** The place of a cell, or of the first cell if the row has no such cell. */
export function placeOf(file: PlacedFile, row: { readonly record: number }, cell: number): Place {
  const name = `${lettersOf(cell)}${row.record + 1}`;
  const piece = file.records.at?.(row.record);
  if (piece !== undefined) {
    const { line, column } = lineAndColumn(piece.text, cellOffset(piece.text, file.delimiter, 0, cell));
    return { file: file.path, line: piece.line + line - 1, column, cell: name };
  }
  const index = indexOf(file);
  const start = index.records[row.record] ?? file.text.length;
  const offset = cellOffset(file.text, file.delimiter, start, cell);
  return { file: file.path, ...positionOf(file.text, index.lines, offset), cell: name };
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

export interface BrokenQuote {
  readonly offset: number;
  /** Whether the mark opens a cell that does not end as it should. If not, there is text next to the mark. */
  readonly opens: boolean;
}

/** The first quotation mark that breaks the grammar, if any. */
export function brokenQuote(text: string, delimiter: Delimiter): BrokenQuote | undefined {
  let offset = 0;
  while (offset < text.length) {
    const start = skipSpaces(text, delimiter, offset);
    const end = cellEnd(text, delimiter, offset);
    if (text[start] === '"') {
      const closing = closingQuote(text, start);
      const unclosed = closing < 0 || text.slice(start, closing).includes('\n');
      if (closing < 0 || NOT_AFTER_QUOTE.test(text.slice(closing + 1, end))) {
        return { offset: unclosed ? start : closing, opens: unclosed };
      }
    } else if (text.slice(start, end).includes('"')) return { offset: text.indexOf('"', start), opens: false };
    offset = end + 1;
  }
  return undefined;
}

function indexOf({ text, delimiter, records }: PlacedFile): Index {
  let index = indexes.get(records);
  if (index === undefined) {
    index = { records: records.starts ?? recordStarts(text, delimiter), lines: lineStarts(text) };
    indexes.set(records, index);
  }
  return index;
}

function recordStarts(text: string, delimiter: Delimiter): number[] {
  const starts = [0];
  let offset = 0;
  while (offset < text.length) {
    const end = cellEnd(text, delimiter, offset);
    if (text[end] === '\n') starts.push(end + 1);
    offset = end + 1;
  }
  return starts;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Offset of the delimiter or line end after the cell that begins at `start`, or the length of the text. */
function cellEnd(text: string, delimiter: Delimiter, start: number): number {
  const first = skipSpaces(text, delimiter, start);
  let offset = first;
  if (text[first] === '"') {
    const closing = closingQuote(text, first);
    if (closing < 0) return text.length;
    offset = closing + 1;
  }
  while (offset < text.length && text[offset] !== delimiter && text[offset] !== '\n') offset++;
  return offset;
}

/** Offset of the mark that closes the cell that was opened at `opening`, or -1. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function skipSpaces(text: string, delimiter: Delimiter, start: number): number {
  let offset = start;
  while (offset < text.length && SPACE.test(text[offset] ?? '') && text[offset] !== delimiter) offset++;
  return offset;
}

function cellOffset(text: string, delimiter: Delimiter, start: number, cell: number): number {
  let offset = start;
  for (let i = 0; i < cell; i++) {
    const end = cellEnd(text, delimiter, offset);
    if (text[end] !== delimiter) return skipSpaces(text, delimiter, start);
    offset = end + 1;
  }
  return skipSpaces(text, delimiter, offset);
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
