/**
 * Writes a table in one form, so that the differences between two versions of it are differences in meaning: the notation of
 * each column, commas, `\n`, and quotation marks only where they are needed. Rows, columns and their order stay, also blank
 * lines between rows. A cell that cannot be read stays as it is.
 */

import { type CsvFile, cellsOf, hasDecimalComma } from '../../csv/csv-file.ts';
import type { DataFile } from '../../csv/data-file.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { textIn } from '../../csv/records.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { type Finding, isError } from '../../findings/finding.ts';
import { factsOf, reading } from '../../tables/cell-types/column-type.ts';
import { canonicalText } from '../../tables/cell-types/read-cell.ts';
import type { Defaults, Table } from '../../tables/table.ts';
import { checkHeader } from './check-header.ts';
import { withUids } from './evse-ids.ts';
import { KEPT_TEXTS, knownRow, readTable, withPoint } from './read-table.ts';
import { expectedColumns } from './read-tables.ts';

type Formatted =
  | { readonly text: string; readonly error?: undefined }
  | { readonly text?: undefined; readonly error: Finding };

/** Formats one file. `defaults` are those of network.json, on which some words depend. */
export function formatTable(table: Table, { path, bytes, naming, country }: DataFile, defaults: Defaults): Formatted {
  const { file: read, findings } = readCsv(path, bytes, expectedColumns(table, naming), country);
  const file = read && withUids(table, read);
  const all = file ? [...findings, ...checkHeader(table, file, defaults, naming)] : findings;
  const error = all.find(isError) ?? (file === undefined ? all[0] : formulaIn(table, file, defaults));
  if (error !== undefined) return { error };
  if (file === undefined) throw new Error(`${path} was not read, and nothing is said about it.`);
  const kept = file.written.flatMap((name, at) => (name !== '' ? [at] : []));
  const writers = kept.map((at) => cellWriter(table, file, at, defaults));
  const header = kept.map((at) => file.written[at] ?? '');
  const blocks = rowBlocks(file).map((records) =>
    records.map((record) => {
      const cells = cellsOf(file, record);
      return writers.map((write) => write(cells));
    }),
  );
  return {
    text: [
      writeCsv(header, blocks[0] ?? []),
      ...blocks.slice(1).map((rows) => writeCsv(rows[0] ?? [], rows.slice(1))),
    ].join('\n'),
  };
}

/** A formula would become text, and nobody would see any more that it is one. */
function formulaIn(table: Table, file: CsvFile, defaults: Defaults): Finding | undefined {
  const text = textIn(file.bytes);
  if (!text.includes('=') && !/[-+@][a-z]+\(/i.test(text)) return undefined;
  return readTable(table, file, defaults).findings.find(({ code }) => code === 'formula');
}

/** The rows between blank lines. Several blank lines count as one, and those before and after the rows do not count. */
function rowBlocks(file: CsvFile): number[][] {
  const blocks: number[][] = [];
  let last = -1;
  for (const record of file.rows) {
    if (record === last + 1 && blocks.length > 0) blocks.at(-1)?.push(record);
    else blocks.push([record]);
    last = record;
  }
  return blocks;
}

type CellWriter = (cells: readonly string[]) => string;

function cellWriter(table: Table, file: CsvFile, at: number, defaults: Defaults): CellWriter {
  const column = table.columns[file.header[at] ?? ''];
  if (column === undefined) return (cells) => cells[at] ?? '';
  const decimalComma = factsOf(column.type).isNumber && hasDecimalComma(file);
  const of = { table, file, defaults };
  const known = new Map<string, string>();
  return (cells) => {
    const text = cells[at] ?? '';
    if (text === '') return '';
    const before = known.get(text);
    if (before !== undefined) return before;
    const plain = decimalComma ? withPoint(text) : text;
    const written = canonicalText(column.type, plain, knownRow(of, cells)) ?? text;
    // A word may mean something else in another row.
    if (known.size < KEPT_TEXTS && reading(column.type, plain).ok) known.set(text, written);
    return written;
  };
}
