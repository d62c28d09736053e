/**
 * Reads one CSV file: its header and rows, or findings that say why it cannot be read. If its grammar is broken, none of it
 * is read, because everything after the break would be a guess.
 */

import type { Finding } from '../findings/finding.ts';
import { hidesBrokenNumber, wrongCellCount } from './cell-count.ts';
import { type CsvFile, trimmedCells } from './csv-file.ts';
import { decodeTable } from './decode.ts';
import { finding } from './finding-codes.ts';
import type { ExpectedColumns } from './header-line.ts';
import { findHeaderLine, type HeaderLine } from './header-line.ts';
import { lineAndColumn } from './position.ts';
import { type BrokenQuote, type Records, splitRecords } from './records.ts';
import { countCells, firstLines, otherSeparator, signOf } from './separators.ts';
import { strayRow } from './stray-rows.ts';

/** A file that was read, perhaps without some of its rows, and what is wrong with it. */
interface CsvReading {
  readonly file?: CsvFile;
  /** Whether rows are missing from `file` because they could not be read. */
  readonly incomplete: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Reads a file in UTF-8 with cells separated by commas, semicolons or tabs (RFC 4180 otherwise).
 *
 * @param expected the columns of a table that people wrote; with them, lines are found that are not part of the table
 * @param country ISO 3166-1 alpha-2; in some, Windows-1252 is read too
 */
export function readCsv(path: string, bytes: Uint8Array, expected?: ExpectedColumns, country?: string): CsvReading {
  if (bytes.length === 0) return unread(emptyFile(path, 'The file is empty.'));
  const decoded = decodeTable(path, bytes, country);
  if (decoded.finding) return unread(decoded.finding);
  const { text, warning } = decoded;
  const about = warning === undefined ? [] : [warning];
  const line = findHeaderLine(path, text, expected);
  const delimiter = line?.delimiter ?? ',';
  const records = splitRecords(text, delimiter);
  if ('opens' in records)
    return unread((line && mixedSeparators(path, text, line)) ?? brokenQuotes(path, text, records));
  const headerRecord = filledRecord(records, line?.above ?? 0);
  if (headerRecord === undefined) return unread(emptyFile(path, 'The file has only blank lines.'));
  const written = records.cells(headerRecord).map((name) => name.trim());
  const columns = expected?.columnsOf(written);
  const header = written.map((name, at) => columns?.[at] ?? name);
  const hasApostrophes = text.includes("'");
  const mayHaveStrays = expected !== undefined;
  const file = { path, text, delimiter, records, hasApostrophes, header, written, headerRecord, mayHaveStrays };
  const reading = collectRows(file, [...about, ...(line?.findings ?? [])], expected);
  const mixed = line && reading.incomplete && reading.file?.rows.length === 0 && mixedSeparators(path, text, line);
  return mixed ? unread(mixed) : reading;
}

function emptyFile(path: string, message: string): Finding {
  const hint = 'Restore the file. If you do not need the table, delete the file.';
  return finding('empty-file', { file: path, line: 1, column: 1 }, { message, hint });
}

function unread(found: Finding): CsvReading {
  return { incomplete: true, findings: [found] };
}

/** The finding about a file whose rows are not separated as its header is. */
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
  const [ofHeader, ofRows] = [`${signOf(delimiter)}s`, `${signOf(other)}s`];
  return finding(
    'mixed-separators',
    { file: path, line, column: 1 },
    {
      message: `The header separates its cells with ${ofHeader}, but the rows with ${ofRows}, so the file was not read.`,
      hint: `Write ${ofRows} in the header.`,
    },
  );
}

function brokenQuotes(path: string, text: string, { offset, opens }: BrokenQuote): Finding {
  const what = opens ? 'The quotation mark here is not closed' : 'There is text next to the quotation mark here';
  return finding(
    'broken-quotes',
    { file: path, ...lineAndColumn(text, offset) },
    {
      message: `${what}, so the file was not read.`,
      hint: opens
        ? 'Delete it. If the cell needs it, put the whole cell in quotation marks, and double each one inside it.'
        : 'Put the whole cell in quotation marks, and double each quotation mark inside it.',
    },
  );
}

/** The record that is not blank after `above` others. */
function filledRecord({ length, cells }: Records, above: number): number | undefined {
  let left = above;
  for (let record = 0; record < length; record++) if (!isBlank(cells(record)) && left-- === 0) return record;
  return undefined;
}

function collectRows(
  file: Omit<CsvFile, 'rows'>,
  ofHeader: readonly Finding[],
  expected: ExpectedColumns | undefined,
): CsvReading {
  const rows: number[] = [];
  const findings = [...ofHeader];
  let incomplete = false;
  // Spreadsheets leave empty cells behind a table, in all rows alike.
  const padded: { record: number; isBroken: boolean }[] = [];
  const { records, header, headerRecord } = file;
  const width = header.length;
  for (let record = headerRecord + 1; record < records.length; record++) {
    if (records.isFilled(record, width)) {
      rows.push(record);
      continue;
    }
    const cells = trimmedCells(file, record);
    if (isBlank(cells)) continue;
    if (cells.length >= width && cells.every((cell, at) => at < width || cell === '')) {
      if (cells.length > width) padded.push({ record, isBroken: hidesBrokenNumber(file, cells, expected) });
      else rows.push(record);
      continue;
    }
    const stray = strayRow(file, record, cells);
    incomplete ||= stray === undefined;
    findings.push(stray ?? wrongCellCount(file, record, cells, expected));
  }
  const areBroken = padded.filter(({ isBroken }) => isBroken).length * 2 > padded.length;
  for (const { record, isBroken } of padded) {
    if (!areBroken || !isBroken) rows.push(record);
    else findings.push(wrongCellCount(file, record, trimmedCells(file, record), expected));
  }
  const ordered = padded.length === 0 ? Uint32Array.from(rows) : Uint32Array.from(rows).sort();
  return { file: { ...file, rows: ordered }, incomplete: incomplete || areBroken, findings };
}

/** Whether a row has only empty cells, as spreadsheets leave them below a table. */
function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}
