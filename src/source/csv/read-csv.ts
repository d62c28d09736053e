/**
 * Reads one CSV file: its header and rows, or findings that say why it cannot be read. If its grammar is broken, none of it
 * is read, because everything after the break would be a guess.
 */

import { parse } from 'csv-parse/sync';
import type { Finding } from '../../findings/finding.ts';
import { type CsvFile, trimmedCells } from './csv-file.ts';
import { decodeText } from './decode.ts';
import { finding } from './finding-codes.ts';
import { type BrokenQuote, brokenQuote, lineAndColumn, placeOf } from './position.ts';
import { type Delimiter, type Records, strictRecords } from './records.ts';

/** A file that was read, perhaps without some of its rows, and what is wrong with it. */
interface CsvReading {
  readonly file?: CsvFile;
  /** Whether rows are missing from `file` because they could not be read. */
  readonly incomplete: boolean;
  readonly findings: readonly Finding[];
}

/** Reads a file in UTF-8 with cells separated by commas, semicolons or tabs (RFC 4180 otherwise). */
export function readCsv(path: string, bytes: Uint8Array): CsvReading {
  const decoded = decodeText(path, bytes);
  if (decoded.finding) return unread(decoded.finding);
  const { text } = decoded;
  const delimiter = detectDelimiter(text);
  const records = split(path, text, delimiter);
  if ('code' in records) return unread(records);
  const headerRecord = firstFilled(records);
  const header = headerRecord === undefined ? undefined : records.cells(headerRecord).map((name) => name.trim());
  if (headerRecord === undefined || header === undefined) {
    const message = bytes.length === 0 ? 'The file is empty.' : 'The file has only blank lines.';
    const hint = 'Restore the file. If you do not need the table, delete the file.';
    return unread(finding('empty-file', { file: path, line: 1, column: 1 }, { message, hint }));
  }
  return collectRows({ path, text, delimiter, header, headerRecord, records, hasApostrophes: text.includes("'") });
}

function unread(found: Finding): CsvReading {
  return { incomplete: true, findings: [found] };
}

/** The most frequent separator in the first line; a comma if it has none. */
function detectDelimiter(text: string): Delimiter {
  const start = text.slice(0, 100_000);
  // As part of a larger pattern, this would take seconds for a text of spaces.
  const first = Math.max(0, start.search(/\S/));
  const [line = ''] = start.slice(start.lastIndexOf('\n', first) + 1).split('\n', 1);
  const unquoted = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  const candidates: Delimiter[] = [',', ';', '\t'];
  return candidates.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

/**
 * The records of a text. What does not keep to the strict grammar is rare, and is left to csv-parse, which allows spaces
 * around quotation marks. It also accepts more than it should (`"" "a"` is one cell), so the text is checked first.
 */
function split(path: string, text: string, delimiter: Delimiter): Records | Finding {
  const strict = strictRecords(text, delimiter);
  if (strict) return strict;
  const broken = brokenQuote(text, delimiter);
  if (broken) return brokenQuotes(path, text, broken);
  const rows: string[][] = parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true, trim: true });
  return {
    length: rows.length,
    cells: (record) => [...(rows[record] ?? [])],
    isFilled: (record, width) => rows[record]?.length === width && !isBlank(rows[record]),
  };
}

function brokenQuotes(path: string, text: string, { offset, opens }: BrokenQuote): Finding {
  const what = opens ? 'The quotation mark here is not closed' : 'There is text next to the quotation mark here';
  return finding(
    'broken-quotes',
    { file: path, ...lineAndColumn(text, offset) },
    {
      message: `${what}, so the file was not read.`,
      hint: 'Put the whole cell in quotation marks, and double each quotation mark inside it.',
    },
  );
}

function firstFilled({ length, cells }: Records): number | undefined {
  for (let record = 0; record < length; record++) if (!isBlank(cells(record))) return record;
  return undefined;
}

function collectRows(file: Omit<CsvFile, 'rows'>): CsvReading {
  const rows: number[] = [];
  const findings: Finding[] = [];
  const { records, header, headerRecord } = file;
  const width = header.length;
  for (let record = headerRecord + 1; record < records.length; record++) {
    if (records.isFilled(record, width)) {
      rows.push(record);
      continue;
    }
    const cells = trimmedCells(file, record);
    if (isBlank(cells)) continue;
    while (cells.length > width && cells.at(-1) === '') cells.pop();
    if (cells.length === width) rows.push(record);
    else findings.push(wrongCellCount(file, record, cells.length));
  }
  return { file: { ...file, rows: Uint32Array.from(rows) }, incomplete: findings.length > 0, findings };
}

/** Whether a row has only empty cells, as spreadsheets leave them below a table. */
function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

function wrongCellCount(file: Omit<CsvFile, 'rows'>, record: number, count: number): Finding {
  const width = file.header.length;
  const sign = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[file.delimiter];
  return finding('wrong-cell-count', placeOf(file, { record }, 0), {
    message: `The row has ${count} ${count === 1 ? 'cell' : 'cells'}, but the header has ${width} columns.`,
    hint:
      count > width
        ? `Put a cell that contains a ${sign} in quotation marks${sign === 'comma' ? ', and write numbers with a decimal point' : ''}.`
        : `Add a ${sign} for each missing cell, in its place.`,
  });
}
