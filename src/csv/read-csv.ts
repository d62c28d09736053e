/**
 * Reads one CSV file: its header and rows, or findings that say why it cannot be read. If its grammar is broken, none of it
 * is read, because everything after the break would be a guess.
 */

import type { RowCount } from '../findings/extent.ts';
import type { Finding } from '../findings/finding.ts';
import { type BrokenQuote, brokenQuote, mayBeMisread } from './broken-quote.ts';
import { hidesBrokenNumber, wrongCellCount } from './cell-count.ts';
import { type CsvFile, trimmed, trimmedCells } from './csv-file.ts';
import type { DataFile } from './data-file.ts';
import { decodeTable } from './decode.ts';
import { finding } from './finding-codes.ts';
import type { ExpectedColumns } from './header-line.ts';
import { findHeaderLine, type HeaderLine } from './header-line.ts';
import { lineAndColumn } from './position.ts';
import { Records } from './records.ts';
import { countCells, firstLines, otherSeparator, signOf } from './separators.ts';
import { strayRow } from './stray-rows.ts';

interface CsvReading {
  readonly file?: CsvFile;
  /** Whether rows are missing from `file` because they could not be read. */
  readonly incomplete: boolean;
  readonly findings: readonly Finding[];
}

/** Takes the rows of a file while they are read, each with its cells as they were split (csv-file.ts trims them). */
export type TakeRow = (record: number, cells: string[]) => void;

/**
 * Reads a file in UTF-8 with cells separated by commas, semicolons or tabs (RFC 4180 otherwise).
 *
 * @param expected the columns of a table that people wrote; with them, lines are found that are not part of the table
 * @param country ISO 3166-1 alpha-2; a file that is not UTF-8 is read in its code page
 * @param takeRows is called when the header is known. Rows that came before a file turned out to be unreadable count for nothing;
 *   those with empty cells behind the table may come late
 */
export function readCsv(
  path: string,
  bytes: Uint8Array,
  expected?: ExpectedColumns,
  country?: string,
  takeRows?: (file: CsvFile) => TakeRow,
): CsvReading {
  if (bytes.length === 0) return unread(emptyFile(path, 'bytes'));
  const decoded = decodeTable(path, bytes, country);
  if (decoded.finding) return unread(decoded.finding);
  const { text, warning } = decoded;
  const [, format] = OTHER_FORMATS.find(([beginning]) => beginning.test(text)) ?? [];
  if (format) return unread(finding('not-a-table', { file: path, line: 1, column: 1 }, { params: { format } }));
  const about = warning === undefined ? [] : [warning];
  const line = findHeaderLine(path, text, expected);
  const delimiter = line?.delimiter ?? ',';
  const refused = (broken: BrokenQuote) =>
    unread((line && mixedSeparators(path, text, line)) ?? brokenQuotes(path, text, broken));
  const misread = mayBeMisread(text) ? brokenQuote(text, delimiter) : undefined;
  if (misread) return refused(misread);
  const utf8 = warning === undefined && isAsDecoded(bytes, text) ? bytes : new TextEncoder().encode(text);
  const records = new Records(utf8, delimiter);
  const written = readHeader(records, line?.above ?? 0);
  if (written === undefined) return unread(emptyFile(path, 'lines'));
  const rows =
    written === BROKEN
      ? undefined
      : new RowsOfFile(opened({ path, bytes: utf8, delimiter, records }, written, expected), expected, takeRows);
  if (!rows || !records.read((cells, record) => rows.add(cells, record))) {
    const broken = brokenQuote(text, delimiter);
    if (broken === undefined) throw new Error(`${path} cannot be split, and none of its quotation marks is wrong.`);
    return refused(broken);
  }
  const reading = rows.end([...about, ...(line?.findings ?? [])]);
  const mixed = line && reading.incomplete && reading.file.rows.length === 0 && mixedSeparators(path, text, line);
  return mixed ? unread(mixed) : reading;
}

/** How texts begin that are no table, and what these are. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^\s*<(?:!doctype\s+html|html)\b/i, 'a web page (HTML)'],
  [/^\s*<\?xml\b/i, 'XML'],
  [/^\s*(?:\{\s*"|\[\s*[{[])/, 'JSON'],
];

/** Whether a text in UTF-8 has neither a byte order mark nor line ends of another kind: nearly always, it need not be there twice. */
function isAsDecoded(bytes: Uint8Array, text: string): boolean {
  return bytes[0] !== BYTE_ORDER_MARK && !bytes.includes(CARRIAGE_RETURN) && !text.includes('\ufffd');
}

/** Its first byte. */
const BYTE_ORDER_MARK = 0xef;
const CARRIAGE_RETURN = 0x0d;

function emptyFile(path: string, says: 'bytes' | 'lines'): Finding {
  return finding('empty-file', { file: path, line: 1, column: 1 }, { says });
}

function unread(found: Finding): CsvReading {
  return { incomplete: true, findings: [found] };
}

function mixedSeparators(
  path: string,
  text: string,
  { line, text: header, delimiter }: HeaderLine,
): Finding | undefined {
  const rows = firstLines(text).filter(({ number }) => number > line);
  const width = countCells(header, delimiter);
  const other = otherSeparator(
    rows.map((row) => row.text),
    delimiter,
    width,
  );
  if (other === undefined) return undefined;
  const params = { ofHeader: signOf(delimiter), ofRows: signOf(other) };
  return finding('mixed-separators', { file: path, line, column: 1 }, { params });
}

function brokenQuotes(path: string, text: string, { offset, opens }: BrokenQuote): Finding {
  const place = { file: path, ...lineAndColumn(text, offset) };
  return finding('broken-quotes', place, opens ? { says: 'unclosed' } : { says: 'beside' });
}

const BROKEN = Symbol('broken');

/** Reads up to the header, which is the record that is not blank after `above` others. @returns its names; undefined if there is none */
function readHeader(records: Records, above: number): readonly string[] | undefined | typeof BROKEN {
  let [left, names]: [number, readonly string[] | undefined] = [above, undefined];
  const isWhole = records.read((cells) => {
    if (!isBlank(cells) && left-- === 0) names = cells.map((name) => name.trim());
    return names !== undefined;
  });
  return isWhole ? names : BROKEN;
}

type OpenFile = Omit<CsvFile, 'rows'> & { readonly rows: number[] };

function opened(
  text: Pick<CsvFile, 'path' | 'bytes' | 'delimiter' | 'records'>,
  written: readonly string[],
  expected: ExpectedColumns | undefined,
): OpenFile {
  const columns = expected?.columnsOf(written);
  return {
    ...text,
    written,
    header: written.map((name, at) => columns?.[at] ?? name),
    headerRecord: text.records.length,
    hasApostrophes: text.bytes.includes(APOSTROPHE),
    mayHaveStrays: expected !== undefined,
    rows: [],
  };
}

const APOSTROPHE = 0x27;

/** Sorts the records of a file, from its header on, into rows, and what is none. */
class RowsOfFile {
  readonly #file: OpenFile;
  readonly #expected: ExpectedColumns | undefined;
  readonly #take: TakeRow | undefined;
  /** Made at the end: what is wrong with a row may depend on whether it is the last one. */
  readonly #findings: (() => Finding)[] = [];
  #incomplete = false;
  // Spreadsheets leave empty cells behind a table, in all rows alike.
  #padded = 0;
  readonly #maybeBroken: number[] = [];

  constructor(file: OpenFile, expected: ExpectedColumns | undefined, takeRows?: (file: CsvFile) => TakeRow) {
    this.#file = file;
    this.#expected = expected;
    this.#take = takeRows?.(file);
  }

  /** Takes the next record. @returns undefined, so that it is read on */
  add(written: string[], record: number): undefined {
    const file = this.#file;
    const width = file.header.length;
    if (record === file.headerRecord) return;
    if (written.length === width && hasText(written[0])) return this.#row(record, written);
    const cells = trimmed(file, written.slice());
    if (isBlank(cells)) return;
    if (cells.length >= width && cells.every((cell, at) => at < width || cell === '')) {
      if (cells.length > width) this.#padded++;
      if (cells.length === width || !hidesBrokenNumber(file, cells, this.#expected)) this.#row(record, written);
      else this.#maybeBroken.push(record);
      return;
    }
    const stray = strayRow(file, record, cells);
    this.#incomplete ||= stray === undefined;
    this.#findings.push(stray ? () => stray : () => this.#wrongCellCount(record));
  }

  #wrongCellCount(record: number): Finding {
    return wrongCellCount(this.#file, record, trimmedCells(this.#file, record), this.#expected);
  }

  #row(record: number, cells: string[]): undefined {
    this.#file.rows.push(record);
    this.#take?.(record, cells);
  }

  end(ofHeader: readonly Finding[]): CsvReading & { readonly file: CsvFile } {
    const file = this.#file;
    const areBroken = this.#maybeBroken.length * 2 > this.#padded;
    for (const record of this.#maybeBroken) {
      if (areBroken) this.#findings.push(() => this.#wrongCellCount(record));
      else this.#row(record, file.records.cells(record));
    }
    if (!areBroken && this.#maybeBroken.length > 0) file.rows.sort((a, b) => a - b);
    const findings = [...ofHeader, ...this.#findings.map((make) => make())];
    return { file, incomplete: this.#incomplete || areBroken, findings };
  }
}

/** Whether this is surely no blank. */
function hasText(cell = ''): boolean {
  const code = cell.charCodeAt(0);
  return code > 32 && code < 160;
}

/** Whether a row has only empty cells, as spreadsheets leave them below a table. */
function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

/** How many rows a table has; counted when it is first asked for. */
export function rowCounts(tables: readonly DataFile[]): RowCount {
  const counts = new Map<string, number | undefined>();
  return (path) => {
    const table = tables.find((one) => one.path === path);
    if (table !== undefined && !counts.has(path)) counts.set(path, rowCount(table));
    return counts.get(path);
  };
}

/** Rows with too many cells, or too few, are not among those of the file: nobody knows then how many there are. */
function rowCount({ path, bytes, country }: DataFile): number | undefined {
  const { file, incomplete } = readCsv(path, bytes, undefined, country);
  return incomplete ? undefined : file?.rows.length;
}
