/**
 * Turns the content of a table source into a file of its table, as it could be in the data directory: our names in the
 * header, and the rows and cells where they are in the sheet, so that findings name them as the sheet does. Of columns that
 * are not ours nothing is left, so whatever is made of the file, a report or a copy, has nothing of them.
 */

import { decodeTable } from '../../csv/decode.ts';
import { lettersOf } from '../../csv/position.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { foldName } from '../../csv/renamed-columns.ts';
import type { Delimiter } from '../../csv/separators.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { csvCell } from '../../findings/text/csv-cell.ts';
import { listed } from '../../findings/text/format.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { clause } from '../../findings/words.ts';
import { readTable } from '../../read/load/read-table.ts';
import { expectedColumns } from '../../read/load/read-tables.ts';
import { countryOf } from '../../settings/network.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import { columnCalled } from '../../tables/column-names.ts';
import type { Defaults, Table } from '../../tables/table.ts';
import { TABLES } from '../../tables/tables.ts';
import { webPage } from '../http/web-page.ts';
import { type Failed, failed } from '../urls/source-answer.ts';
import { finding } from './finding-codes.ts';
import { type OpenSheet, openSheet } from './sheet-header.ts';

/** A sheet as a file of a table. */
export interface TableBytes {
  readonly kind: 'table';
  readonly bytes: Uint8Array;
  readonly rows: number;
  readonly notes: readonly Finding[];
}

/** @param path as findings show it */
export function asTable(source: TableSource, path: string, bytes: Uint8Array, defaults: Defaults): TableBytes | Failed {
  const other = otherFormat(bytes);
  if (other !== undefined) return other;
  const decoded = decodeTable(path, bytes, countryOf(defaults));
  if (decoded.finding) return failed(decoded.finding.message, 'Publish it as CSV in UTF-8.');
  const sheet = openSheet(source, decoded.text);
  if (sheet.kind === 'failed') return sheet;
  const { records, header } = sheet;
  const lines: string[] = [];
  const skipped: number[] = [];
  for (let record = 0; record < records.length; record++) {
    const cells = records.cells(record);
    const own = ownCells(sheet, cells);
    const isSkipped = record < header || (record > header && isDrawn(own));
    lines.push(isSkipped ? '' : line(record === header ? namesOf(sheet) : own, sheet.delimiter));
    if (isSkipped && (record < header ? cells : own).some((cell) => cell.trim() !== '')) skipped.push(record);
  }
  const joined = () => Buffer.from(lines.join('\n') + (decoded.text.endsWith('\n') ? '\n' : ''));
  for (const record of strayRecords(TABLES[source.table], path, joined(), defaults)) {
    if (!(record > header) || lines[record] === '') continue;
    lines[record] = '';
    skipped.push(record);
  }
  const rows = lines.filter((text) => text !== '').length - 1;
  if (rows === 0) return failed('It has a header and no rows.', 'Restore its rows.');
  const placeOf = (record: number, column = 0): Place => {
    const above = lines.slice(0, record).join('\n').split('\n').length;
    return { file: path, line: record === 0 ? 1 : above + 1, column: 1, cell: `${lettersOf(column)}${record + 1}` };
  };
  const encoding = decoded.warning === undefined ? [] : [decoded.warning];
  const notes = [...encoding, ...columnNotes(source, sheet, placeOf), ...rowNotes(sheet, skipped, placeOf)];
  return { kind: 'table', bytes: joined(), rows, notes };
}

/** Why it is no CSV, if that can be seen at its beginning. */
function otherFormat(bytes: Uint8Array): Failed | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const page = webPage(start);
  if (page !== undefined) {
    const hint = 'Open the URL in a browser without signing in. In Google Sheets, publish the sheet as CSV once more.';
    return failed(`It is a web page${page} instead of CSV.`, hint);
  }
  if (start.startsWith('PK\u0003\u0004'))
    return failed('It is a workbook instead of CSV.', 'Use a URL that gives CSV.');
  return /^\s*[{[]/.test(start) ? failed('It is JSON instead of CSV.', 'Use a URL that gives CSV.') : undefined;
}

/** The cells of our columns in their places. What is behind the last column stays: then the row is broken. */
function ownCells({ columns }: OpenSheet, cells: readonly string[]): string[] {
  return cells.map((cell, at) => (at >= columns.length || columns[at] !== undefined ? cell : ''));
}

/** Dashes, equal signs and other drawing, as people separate one part of a sheet from the next. */
const DRAWN = /^[-–—―=_*~+#.·•|/\\\s]+$/;

function isDrawn(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '' || DRAWN.test(cell));
}

const STRAY: ReadonlySet<string> = new Set(['total-row', 'repeated-header']);

/** The records of a table that are totals or headers. A row that somebody made a comment is none: it may be a charger. */
function strayRecords(table: Table, path: string, bytes: Uint8Array, defaults: Defaults): Set<number> {
  const { file, findings } = readCsv(path, bytes, expectedColumns(table));
  const found = file === undefined ? [] : [...findings, ...readTable(table, file, defaults).findings];
  const strays = found.filter(({ code }) => STRAY.has(code));
  return new Set(strays.map(({ cell = '' }) => Number(/\d+$/.exec(cell)?.[0] ?? Number.NaN) - 1));
}

/** Names that begin with an underscore are notes, which no table reads. */
function namesOf({ columns }: OpenSheet): string[] {
  return columns.map((name, at) => name ?? `_${at + 1}`);
}

function line(cells: readonly string[], delimiter: Delimiter): string {
  return cells.map(csvCell).join(delimiter);
}

const NAMED = 5;

function columnNotes(
  { table, ignore_columns }: TableSource,
  sheet: OpenSheet,
  placeOf: (record: number, column: number) => Place,
): Finding[] {
  const { names, columns, header } = sheet;
  const silent = new Set(ignore_columns.map(foldName));
  const used = usedColumns(sheet);
  const ignored = [...columns.keys()].filter((at) => {
    const name = names[at] ?? '';
    if (columns[at] !== undefined || name.startsWith('_') || silent.has(foldName(name))) return false;
    return name !== '' || used.has(at);
  });
  const [first] = ignored;
  if (first === undefined) return [];
  const free = Object.keys(TABLES[table].columns).filter((name) => !columns.includes(name));
  const [alike] = ignored.flatMap((at) => {
    const written = names[at] ?? '';
    const called = columnCalled(written, TABLES[table]);
    const meant = called && free.includes(called) ? called : nearest(written.replace(/ /g, '_'), free);
    return meant === undefined ? [] : [{ written, meant }];
  });
  const named = ignored.map((at) => (names[at] ? `"${names[at].slice(0, 60)}"` : lettersOf(at)));
  const params = { columns: listed(named, NAMED) };
  const said = alike
    ? ({ advises: 'meant', params: { ...params, ...alike } } as const)
    : ({ advises: 'own', params } as const);
  return [finding('table-source-column', placeOf(header, first), said)];
}

function usedColumns({ names, header, records }: OpenSheet): Set<number> {
  const used = new Set<number>();
  const nameless = [...names.keys()].filter((at) => names[at] === '');
  for (let record = header + 1; nameless.length > 0 && record < records.length; record++) {
    const cells = records.cells(record);
    for (const at of nameless) if ((cells[at] ?? '').trim() !== '') used.add(at);
  }
  return used;
}

function rowNotes(sheet: OpenSheet, skipped: readonly number[], placeOf: (record: number) => Place): Finding[] {
  const inOrder = [...skipped].sort((a, b) => a - b);
  const [first] = inOrder;
  if (first === undefined) return [];
  const found = ownCells(sheet, sheet.records.cells(first)).find((cell) => cell.trim() !== '');
  const rowNumbers = inOrder.map((record) => String(record + 1));
  const numbers = listed(rowNumbers, NAMED);
  const rows = inOrder.length === 1 ? clause`Row ${{ numbers }} is` : clause`Rows ${{ numbers }} are`;
  const text = found?.trim().slice(0, 40);
  const isFirst = inOrder.length > 1 ? clause` is the first` : clause``;
  const example = text === undefined ? '' : clause`: "${{ text }}"${isFirst}`;
  return [finding('table-source-row', placeOf(first), { params: { rows, example } })];
}
