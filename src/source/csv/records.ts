/**
 * Splits a text into records and cells, many times as fast as csv-parse. It accepts the strict grammar alone (RFC 4180 with
 * any delimiter): a cell is in quotation marks as a whole, or has none. Everything else is left to csv-parse (read-csv.ts),
 * and a property test compares the two.
 *
 * The cells of a record are not kept, because a million rows have ten million of them. They are split again whenever they
 * are needed.
 */

/** What separates the cells of a file. */
export type Delimiter = ',' | ';' | '\t';

/** The records of a text, blank lines included. */
export interface Records {
  readonly length: number;
  /** Offset at which each record begins; absent if it was not needed for reading. */
  readonly starts?: Uint32Array;
  /** The line and the text of a record; present if the whole text is not in memory. */
  readonly at?: (record: number) => { readonly line: number; readonly text: string };
  /** The texts of the cells of a record. */
  readonly cells: (record: number) => string[];
  /** Whether a record has this many cells, and text in the first one. It may be false for a record that has both. */
  readonly isFilled: (record: number, width: number) => boolean;
}

const QUOTE = 0x22;
const LINE_END = 0x0a;

/** The records of a text whose lines end in `\n`; undefined if it does not keep to the strict grammar. */
export function strictRecords(text: string, delimiter: Delimiter): Records | undefined {
  const starts = recordStarts(text, delimiter.charCodeAt(0));
  if (starts === undefined) return undefined;
  const separator = delimiter.charCodeAt(0);
  const hasQuotes = text.includes('"');
  const endOf = (record: number) => (starts[record + 1] ?? lengthOf(text) + 1) - 1;
  const cells = (record: number) => splitRecord(text, separator, starts[record] ?? 0, endOf(record));
  return {
    length: starts.length,
    starts,
    cells,
    isFilled: (record, width) => {
      const [start = 0, end] = [starts[record], endOf(record)];
      if (!isText(text.charCodeAt(start), separator)) return false;
      return (hasQuotes ? cells(record).length : countCells(text, separator, start, end)) === width;
    },
  };
}

/** Whether this is surely neither a space nor the end of a cell nor a quotation mark. */
function isText(code: number, separator: number): boolean {
  return code > 32 && code < 160 && code !== separator && code !== QUOTE;
}

/** Without the last line end, which begins no record. */
function lengthOf(text: string): number {
  return text.endsWith('\n') ? text.length - 1 : text.length;
}

/** Undefined if a quotation mark is not where the strict grammar has one. */
function recordStarts(text: string, separator: number): Uint32Array | undefined {
  const starts: number[] = [];
  let quote = text.indexOf('"');
  for (let start = 0; start < text.length; ) {
    starts.push(start);
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (quote >= 0 && quote < end) {
      end = endOfQuoted(text, separator, start);
      if (end < 0) return undefined;
      quote = text.indexOf('"', end);
    }
    start = end + 1;
  }
  return Uint32Array.from(starts);
}

/** Offset of the end of a record that may have quotation marks, or -1. */
function endOfQuoted(text: string, separator: number, start: number): number {
  let at = start;
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      at = closingQuote(text, at) + 1;
      if (at === 0) return -1;
    } else at = endOfPlain(text, separator, at);
    if (at >= text.length || text.charCodeAt(at) === LINE_END) return at;
    if (text.charCodeAt(at) !== separator) return -1;
    at++;
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

function splitRecord(text: string, separator: number, start: number, end: number): string[] {
  const cells: string[] = [];
  for (let at = start; ; at++) {
    const isQuoted = at < end && text.charCodeAt(at) === QUOTE;
    const begin = at;
    if (isQuoted) at = closingQuote(text, at) + 1;
    else while (at < end && text.charCodeAt(at) !== separator) at++;
    cells.push(isQuoted ? text.slice(begin + 1, at - 1).replaceAll('""', '"') : text.slice(begin, at));
    if (at >= end) return cells;
  }
}

function countCells(text: string, separator: number, start: number, end: number): number {
  let count = 1;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === separator) count++;
  return count;
}
