/**
 * Reads one CSV file: its header and rows, or findings that say why it cannot be read. If its grammar is broken, none of it
 * is read, because everything after the break would be a guess.
 */

import { CsvError, parse } from 'csv-parse/sync';
import type { Finding } from '../../findings/finding.ts';
import type { CsvFile, CsvRow, Delimiter } from './csv-file.ts';
import { decodeText } from './decode.ts';
import { finding } from './finding-codes.ts';
import { unprotect } from './formulas.ts';
import { type BrokenQuote, brokenQuote, lineAndColumn, placeOf } from './position.ts';

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
  if (!Array.isArray(records)) return unread(records);
  const headerRecord = records.findIndex((record) => !isBlank(record));
  const header = records[headerRecord]?.map((name) => name.trim());
  if (header === undefined) {
    const message = bytes.length === 0 ? 'The file is empty.' : 'The file has only blank lines.';
    const hint = 'Restore the file. If you do not need the table, delete the file.';
    return unread(finding('empty-file', { file: path, line: 1, column: 1 }, { message, hint }));
  }
  return collectRows({ path, text, delimiter, header, headerRecord, rows: [] }, records);
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
 * Records as csv-parse splits them. Spaces around quotation marks are rare and slow to allow, so they are allowed only when
 * the strict grammar fails. Then csv-parse accepts more than it should (`"" "a"` is one cell), so the text is checked
 * first.
 */
function split(path: string, text: string, delimiter: Delimiter): string[][] | Finding {
  const options = { delimiter, record_delimiter: '\n', relax_column_count: true };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  const broken = brokenQuote(text, delimiter);
  return broken ? brokenQuotes(path, text, broken) : parse(text, { ...options, trim: true });
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

function collectRows(file: CsvFile, records: readonly string[][]): CsvReading {
  const rows: CsvRow[] = [];
  const findings: Finding[] = [];
  const width = file.header.length;
  const hasApostrophes = file.text.includes("'");
  for (let record = file.headerRecord + 1; record < records.length; record++) {
    const cells = records[record] ?? [];
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] ?? '';
      const trimmed = hasOuterSpace(cell) ? cell.trim() : cell;
      cells[i] = hasApostrophes ? unprotect(trimmed) : trimmed;
    }
    if (isBlank(cells)) continue;
    while (cells.length > width && cells.at(-1) === '') cells.pop();
    if (cells.length === width) rows.push({ record, cells });
    else findings.push(wrongCellCount(file, record, cells.length));
  }
  return { file: { ...file, rows }, incomplete: findings.length > 0, findings };
}

/** Whether a row has only empty cells, as spreadsheets leave them below a table. */
function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

/** Much faster than trim for the usual cell; spaces have codes up to 32, or 160 and above. */
function hasOuterSpace(cell: string): boolean {
  const [first, last] = [cell.charCodeAt(0), cell.charCodeAt(cell.length - 1)];
  return first <= 32 || last <= 32 || first >= 160 || last >= 160;
}

function wrongCellCount(file: CsvFile, record: number, count: number): Finding {
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
