/**
 * The grammar of CSV by hand: what the program accepted, refused and placed before csv-parse read its files. Tests hold both against
 * each other. Not to be changed: a file that was read stays readable.
 */

import type { Delimiter } from '../../src/csv/separators.ts';

/** The records of a text, blank lines included. */
export interface Records {
  readonly length: number;
  /** Offset at which each record begins. */
  readonly starts: Uint32Array;
  /** Offset of the end of a record, without its line end. */
  readonly endOf: (record: number) => number;
  /** The texts of the cells of a record; without quotation marks, with the spaces around them. */
  readonly cells: (record: number) => string[];
}

/** A quotation mark that breaks the grammar. */
export interface BrokenQuote {
  readonly offset: number;
  /** Whether the mark opens a cell that does not end as it should. If not, there is text next to the mark. */
  readonly opens: boolean;
}

const QUOTE = 0x22;
const LINE_END = 0x0a;

/** Spaces beyond ASCII may stand before a quotation mark, and only ASCII ones behind it: so csv-parse has it. */
const WIDE_SPACE = /\s/;
const NOT_AFTER_QUOTE = /[^ \t\v\f]/;

/** The records of a text whose lines end in `\n`, or the first quotation mark that breaks the grammar. */
export function splitRecords(text: string, delimiter: Delimiter): Records | BrokenQuote {
  const separator = delimiter.charCodeAt(0);
  const starts = recordStarts(text, separator);
  if ('opens' in starts) return starts;
  const endOf = (record: number) => (starts[record + 1] ?? lengthOf(text) + 1) - 1;
  const cells = (record: number) => splitRecord(text, separator, starts[record] ?? 0, endOf(record));
  return {
    length: starts.length,
    starts,
    endOf,
    cells,
  };
}

/** Without the last line end, which begins no record. */
function lengthOf(text: string): number {
  return text.endsWith('\n') ? text.length - 1 : text.length;
}

function recordStarts(text: string, separator: number): Uint32Array | BrokenQuote {
  const starts: number[] = [];
  let quote = text.indexOf('"');
  for (let start = 0; start < text.length; ) {
    starts.push(start);
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (quote >= 0 && quote < end) {
      const found = endOfQuoted(text, separator, start);
      if (typeof found !== 'number') return found;
      end = found;
      quote = text.indexOf('"', end);
    }
    start = end + 1;
  }
  return Uint32Array.from(starts);
}

/** Offset of the end of a record that may have quotation marks, or the mark that is wrong. */
function endOfQuoted(text: string, separator: number, start: number): number | BrokenQuote {
  for (let at = start; ; at++) {
    const opening = skipSpaces(text, separator, at);
    const isQuoted = text.charCodeAt(opening) === QUOTE;
    const closing = isQuoted ? closingQuote(text, opening) : opening - 1;
    if (closing < 0 && isQuoted) return { offset: opening, opens: true };
    at = endOfPlain(text, separator, closing + 1);
    const isBroken = text.charCodeAt(at) === QUOTE;
    if (isQuoted && (isBroken || NOT_AFTER_QUOTE.test(text.slice(closing + 1, at)))) {
      const opens = text.slice(opening, closing).includes('\n');
      return { offset: opens ? opening : closing, opens };
    }
    if (isBroken) return { offset: at, opens: false };
    if (text.charCodeAt(at) !== separator) return at;
  }
}

/** Offset of the first character that cannot be part of a cell without quotation marks. */
function endOfPlain(text: string, separator: number, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === separator || code === LINE_END || code === QUOTE) return at;
  }
  return text.length;
}

/** Offset of the mark that closes the cell that was opened at `opening`, or -1. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

/** Offset of the first character of a cell that is no space; a line end and a delimiter end the cell. */
function skipSpaces(text: string, separator: number, start: number): number {
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code <= 32 || (code >= 160 && WIDE_SPACE.test(text.charAt(at)));
    if (!isSpace || code === LINE_END || code === separator || !WIDE_SPACE.test(text.charAt(at))) return at;
  }
}

function splitRecord(text: string, separator: number, start: number, end: number): string[] {
  const cells: string[] = [];
  for (let at = start; ; at++) {
    const opening = skipSpaces(text, separator, at);
    if (opening < end && text.charCodeAt(opening) === QUOTE) {
      const closing = closingQuote(text, opening);
      cells.push(text.slice(opening + 1, closing).replaceAll('""', '"'));
      at = endOfPlain(text, separator, closing + 1);
    } else {
      const begin = at;
      while (at < end && text.charCodeAt(at) !== separator) at++;
      cells.push(text.slice(begin, at));
    }
    if (at >= end) return cells;
  }
}

/** Offset at which the text or the quotation mark of a cell begins; of the first cell if the record has no such cell. */
export function cellOffset(text: string, delimiter: Delimiter, start: number, cell: number): number {
  const separator = delimiter.charCodeAt(0);
  let offset = start;
  for (let i = 0; i < cell; i++) {
    const opening = skipSpaces(text, separator, offset);
    const from = text.charCodeAt(opening) === QUOTE ? closingQuote(text, opening) + 1 : opening;
    const end = endOfPlain(text, separator, from);
    if (text.charCodeAt(end) !== separator) return skipSpaces(text, separator, start);
    offset = end + 1;
  }
  return skipSpaces(text, separator, offset);
}

/** Where a cell stands in a text, with its quotation marks and without the spaces around it. The record must have it. */
export function cellSpan(
  text: string,
  delimiter: Delimiter,
  start: number,
  cell: number,
): readonly [from: number, to: number] {
  const from = cellOffset(text, delimiter, start, cell);
  if (text.charCodeAt(from) === QUOTE) return [from, closingQuote(text, from) + 1];
  const end = endOfPlain(text, delimiter.charCodeAt(0), from);
  return [from, from + text.slice(from, end).trimEnd().length];
}
