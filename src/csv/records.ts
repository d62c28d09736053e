/**
 * Splits a file into records and cells (RFC 4180 with any delimiter; spaces may stand around quotation marks). csv-parse does it,
 * and nothing else in the program imports it.
 *
 * The cells of a file are not kept, because a million rows have ten million of them. They come by once, and are split again
 * when somebody asks for them later: from where their record begins.
 */

import { brokenQuote, mayBeMisread } from './broken-quote.ts';
import { CsvError, type Options, parse } from './csv-parse.ts';
import type { Delimiter } from './separators.ts';

/** Where a cell stands in a file, with its quotation marks and without the spaces around it, in bytes. */
export type Extent = readonly [from: number, to: number];

/** Is told of a record: its cells without quotation marks, and without the spaces around them. @returns whether to stop before it */
export type VisitRecord = (cells: string[], record: number) => boolean | undefined;

/** How many records are split at once for somebody who asks for one after the other. */
const AHEAD = 100;

interface SplitRecord {
  readonly cells: readonly string[];
  readonly start: number;
  /** Offset of the end of each cell. */
  readonly ends: readonly number[];
}

/** The records of a file, blank lines included: those that were read so far. */
export class Records {
  /** Offset at which each record begins, in bytes. */
  readonly starts: number[] = [];
  readonly #bytes: Uint8Array;
  readonly #delimiter: Delimiter;
  #next = 0;
  #split: { readonly first: number; readonly records: readonly SplitRecord[] } = { first: 0, records: [] };

  /** @param bytes UTF-8 without a byte order mark, whose lines end in `\n` */
  constructor(bytes: Uint8Array, delimiter: Delimiter) {
    this.#bytes = bytes;
    this.#delimiter = delimiter;
  }

  get length(): number {
    return this.starts.length;
  }

  /**
   * Reads on to the end of the file, or to where it is stopped.
   *
   * @returns false if a quotation mark breaks the grammar
   */
  read(visit: VisitRecord): boolean {
    const begin = this.#next;
    this.#next = this.#bytes.length;
    return eachRecord(this.#bytes, this.#delimiter, begin, (cells, start) => {
      if (visit(cells, this.starts.push(start) - 1) !== true) return false;
      this.starts.pop();
      this.#next = start;
      return true;
    });
  }

  /** The texts of the cells of a record that was read. */
  cells(record: number): string[] {
    return this.#again(record)?.cells.slice() ?? [];
  }

  /** Where a cell of a record stands that was read; undefined if the record has no such cell. */
  extent(record: number, cell: number): Extent | undefined {
    const bounds = boundsOf(this.#again(record), cell);
    return bounds && withoutSpaces(this.#bytes, ...bounds);
  }

  /** The cells of a record as they are written, with quotation marks and the spaces around them. */
  written(record: number): string[] {
    const split = this.#again(record);
    return (split?.ends ?? []).map((_, cell) => textIn(this.#bytes, ...(boundsOf(split, cell) ?? [0, 0])));
  }

  #again(record: number): SplitRecord | undefined {
    const { first, records } = this.#split;
    const known = records[record - first];
    const start = this.starts[record];
    if (known !== undefined || start === undefined) return known;
    const isNext = record > first && record < first + records.length + AHEAD;
    this.#split = { first: record, records: splitFrom(this.#bytes, this.#delimiter, start, isNext ? AHEAD : 1) };
    return this.#split.records[0];
  }
}

/** All records of a text whose lines end in `\n`; undefined if a quotation mark breaks the grammar. */
export function splitText(text: string, delimiter: Delimiter): Records | undefined {
  if (mayBeMisread(text) && brokenQuote(text, delimiter)) return undefined;
  const records = new Records(ENCODER.encode(text), delimiter);
  return records.read(() => false) ? records : undefined;
}

/** The cells of a single line, without spaces around them. Where its quotation marks are broken, they are signs like any other. */
export function cellsOfLine(line: string, delimiter: Delimiter): string[] {
  const split = (quote: '"' | null) => parse(ENCODER.encode(line), { ...optionsOf(delimiter), quote, to: 1 });
  const [cells = ['']] = attempted(() => split('"')) ?? split(null);
  return cells.map((cell) => cell.trim());
}

/** What csv-parse makes of something; undefined if a quotation mark breaks the grammar. */
function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** How csv-parse is to split. Its record_delimiter is what lines end in after decoding. */
function optionsOf(delimiter: Delimiter): Options {
  return { delimiter, record_delimiter: '\n', relax_column_count: true, trim: true };
}

const STOP = new Error('stop');

/** Is told of a record and of where it begins. @returns whether to stop before it */
type Visit = (cells: string[], start: number) => boolean;

function eachRecord(bytes: Uint8Array, delimiter: Delimiter, begin: number, visit: Visit): boolean {
  if (!bytes.includes(QUOTE)) return eachLine(bytes, delimiter, begin, visit);
  let start = begin;
  const on_record: Options['on_record'] = (cells: string[], info: { readonly bytes: number }) => {
    if (!trim) trimAll(cells);
    if (visit(cells, start)) throw STOP;
    start = begin + info.bytes;
    return null;
  };
  // csv-parse looks at each sign to find spaces around cells, which takes a quarter of its time.
  const trim = delimiter === '\t' || hasSpaceAtQuote(bytes);
  try {
    if (!attempted(() => parse(bytes.subarray(begin), { ...optionsOf(delimiter), trim, on_record }))) return false;
  } catch (error) {
    if (error === STOP) return true;
    throw error;
  }
  // A last line of spaces alone is none to csv-parse.
  if (start < bytes.length) visit([''], start);
  return true;
}

/** How much is split at once where each line is a record. */
const BLOCK_BYTES = 1 << 16;

/** As `eachRecord`, without quotation marks. csv-parse takes a fifth longer if it has to say of each record where it is. */
function eachLine(bytes: Uint8Array, delimiter: Delimiter, begin: number, visit: Visit): true {
  const trim = delimiter === '\t';
  let start = begin;
  while (start < bytes.length) {
    const end = lineEnd(bytes, start + BLOCK_BYTES);
    const records: string[][] = parse(bytes.subarray(start, end), { ...optionsOf(delimiter), trim });
    for (const cells of records) {
      if (!trim) trimAll(cells);
      if (visit(cells, start)) return true;
      start = lineEnd(bytes, start);
    }
    // A last line of spaces alone is none to csv-parse.
    if (start < end) {
      if (visit([''], start)) return true;
      start = end;
    }
  }
  return true;
}

/** Where the line ends that has this byte, behind its line end. */
function lineEnd(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(LINE_END, at);
  return end === -1 ? bytes.length : end + 1;
}

const [QUOTE, LINE_END] = [0x22, 0x0a];

/**
 * Whether a space, or a sign beyond ASCII that may be one, stands beside a quotation mark. If none does, the spaces around cells are
 * those at the ends of their texts.
 */
function hasSpaceAtQuote(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(QUOTE); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) {
    if (mayBeSpace(bytes[at - 1]) || mayBeSpace(bytes[at + 1])) return true;
  }
  return false;
}

/** The end of a line is none. */
function mayBeSpace(byte = LINE_END): boolean {
  return (byte <= 0x20 && byte !== LINE_END) || byte >= 0x80;
}

/** Takes the spaces around texts away. @returns the same array */
export function trimAll(cells: string[]): string[] {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? '';
    if (hasOuterSpace(cell)) cells[i] = cell.trim();
  }
  return cells;
}

/** Much faster than trim for the usual cell; spaces have codes up to 32, or 160 and above. */
function hasOuterSpace(cell: string): boolean {
  const [first, last] = [cell.charCodeAt(0), cell.charCodeAt(cell.length - 1)];
  return first <= 32 || last <= 32 || first >= 160 || last >= 160;
}

/** Splits some records once more, with the places of their cells. */
function splitFrom(bytes: Uint8Array, delimiter: Delimiter, begin: number, most: number): readonly SplitRecord[] {
  const records: SplitRecord[] = [];
  let [start, ends]: [number, number[]] = [begin, []];
  const cast: Options['cast'] = (cell, { bytes: end }) => {
    ends.push(begin + end);
    return cell;
  };
  const on_record: Options['on_record'] = (cells: string[], info: { readonly bytes: number }) => {
    records.push({ cells, start, ends });
    [start, ends] = [begin + info.bytes, []];
    return null;
  };
  // A mark may be wrong beyond the records that were asked for.
  attempted(() => parse(bytes.subarray(begin), { ...optionsOf(delimiter), to: most, cast, on_record }));
  return records.length > 0 ? records : [{ cells: [''], start: begin, ends: [bytes.length] }];
}

/** From the separator before a cell to the one behind it. */
function boundsOf(split: SplitRecord | undefined, cell: number): Extent | undefined {
  const end = split?.ends[cell];
  return split && end !== undefined ? [cell === 0 ? split.start : (split.ends[cell - 1] ?? 0) + 1, end] : undefined;
}

function withoutSpaces(bytes: Uint8Array, begin: number, end: number): Extent {
  const text = textIn(bytes, begin, end);
  const from = begin + byteLength(text.slice(0, text.length - text.trimStart().length));
  return [from, Math.max(from, end - byteLength(text.slice(text.trimEnd().length)))];
}

/** The text of a part of a file. */
export function textIn(bytes: Uint8Array, begin = 0, end = bytes.length): string {
  return DECODER.decode(bytes.subarray(begin, end));
}

const DECODER = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
const ENCODER = new TextEncoder();

function byteLength(text: string): number {
  return ENCODER.encode(text).length;
}
