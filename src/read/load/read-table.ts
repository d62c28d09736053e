/**
 * Reads the rows of one CSV file into typed rows. The header decides once which column of the file belongs to which column of
 * the table. Texts that recur, as in most cells of a table, are read only once.
 */

import type { KnownRow } from '../../cells/cell.ts';
import type { CellCode, SaidOfCell } from '../../cells/finding-codes.ts';
import { type CsvFile, cellsOf, hasDecimalComma, trimmed } from '../../csv/csv-file.ts';
import { placeOf } from '../../csv/position.ts';
import type { TakeRow } from '../../csv/read-csv.ts';
import { strayRow } from '../../csv/stray-rows.ts';
import type { Finding } from '../../findings/finding.ts';
import { factsOf, reading } from '../../tables/cell-types/column-type.ts';
import { type CellProblem, readCell, readWritten } from '../../tables/cell-types/read-cell.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { AnyRow, Column, Defaults, Table } from '../../tables/table.ts';
import { keyOf } from '../../tables/tables.ts';
import { isWordFor } from '../../words/values.ts';
import { alikeRows } from './alike-rows.ts';
import { mayBeDamaged, spreadsheetDamage } from './spreadsheet-damage.ts';

export interface TableReading {
  readonly rows: readonly AnyRow[];
  /** Rows with some cells that cannot be read; their values are FAILED. Not those that are no rows of the table. */
  readonly broken: readonly AnyRow[];
  readonly failedKeys: readonly string[];
  readonly findings: readonly Finding[];
}

type CellReader = (cells: readonly string[], record: number) => unknown;

/** The value of a cell that has a finding. No real value is a symbol. */
export const FAILED = Symbol('failed');

/** People write these where there is nothing to write. */
const DASHES = /^[-–—.?]+$/;

const NOTHING = ['none', 'nothing', 'unknown'];

function saysNothing(text: string): boolean {
  return DASHES.test(text) || isWordFor('Cell', NOTHING, text);
}

/** It names no value, since nobody knows whether the cell has none or is still to be filled in. */
function leaveEmpty({ replacement: _, ...problem }: CellProblem): CellProblem {
  return { ...problem, hint: 'Leave the cell empty if there is nothing to say.' };
}

const DECIMAL_COMMA = /^-?\d+,\d+$/;

/** How many different texts of a column are kept. A column with more has mostly unique texts. */
export const KEPT_TEXTS = 1000;

/** Reads the rows of a file that was read. Its header must have been checked (check-header.ts). */
export function readTable(table: Table, file: CsvFile, defaults: Defaults): TableReading {
  const { take, end } = rowReader({ table, file, defaults, isGenerated: false });
  for (const record of file.rows) take(record, file.records.cells(record));
  return end();
}

/** Reads the rows of a file while they come by; with a header that is wrong, they mean nothing. */
export function rowReader(of: ReadAs): { readonly take: TakeRow; readonly end: () => TableReading } {
  const { table, file, defaults } = of;
  const findings: Finding[] = [];
  const empty = Object.entries(table.columns).map(([name, column]) => [name, emptyCell(column, defaults)] as const);
  // Rows begin as a copy of this one: then all have the same shape, and columns that are not in the file cost nothing.
  const emptyRow = withRoomFor(empty.map(([name]) => name));
  for (const [name, cell] of empty) emptyRow[name] = 'value' in cell ? cell.value : undefined;
  const inFile = empty.filter(([name]) => file.header.includes(name));
  const columns = inFile.map(([name, ifEmpty]) => ({ name, read: cellReader(of, name, ifEmpty, findings) }));
  const rows: AnyRow[] = [];
  const broken: AnyRow[] = [];
  const failedKeys: string[] = [];
  const alike = alikeRows(table, file);
  const take: TakeRow = (record, written) => {
    const known = alike?.rowOf(record, written);
    if (known) {
      rows.push(known);
      return;
    }
    const cells = trimmed(file, written);
    const before = findings.length;
    const values: { [column: string]: unknown } = { ...emptyRow };
    let complete = true;
    for (const { name, read } of columns) {
      const value = read(cells, record);
      if (value === FAILED) complete = false;
      values[name] = value;
    }
    if (complete) {
      rows.push({ values, file, record, kind: alike?.keep(values) });
      return;
    }
    failedKeys.push(...knownKey(table, values));
    // A row that cannot be read may be none of the table at all. Then that is the only thing to say about it.
    const stray = strayRow(file, record, cells);
    if (stray) findings.splice(before, findings.length - before, stray);
    else broken.push({ values, file, record });
  };
  return { take, end: () => ({ rows: inOrder(rows), broken: inOrder(broken), failedKeys, findings }) };
}

/** The rows in the order of the file, in which a few may not have come. */
function inOrder(rows: readonly AnyRow[]): readonly AnyRow[] {
  const isSorted = rows.every(({ record }, i) => record >= (rows[i - 1]?.record ?? 0));
  return isSorted ? rows : rows.toSorted((a, b) => a.record - b.record);
}

/** An object that JSON makes has its members in itself. One that gets them one by one takes a quarter more memory. */
function withRoomFor(names: readonly string[]): { [column: string]: unknown } {
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, 0]))));
}

type EmptyCell = { readonly value: unknown } | { readonly said: SaidOfCell<'missing-value'> };

interface ReadAs {
  readonly table: Table;
  readonly file: CsvFile;
  readonly defaults: Defaults;
  readonly isGenerated: boolean;
}

function cellReader(of: ReadAs, name: string, ifEmpty: EmptyCell, findings: Finding[]): CellReader {
  const { table, file, isGenerated } = of;
  const column = table.columns[name];
  if (column === undefined) throw new RangeError(`${table.name} has no column ${name}`);
  const at = file.header.indexOf(name);
  const report = (record: number, code: CellCode, said: SaidOfCell): typeof FAILED => {
    findings.push(cellFinding(of, name, record, code, said));
    return FAILED;
  };
  const refuse = (record: number, problem: CellProblem) => report(record, ...saidOf(problem, column));
  const known = new Map<string, unknown>();
  let [lastText, lastValue]: [string, unknown] = ['', undefined];
  const keep = (text: string, value: unknown): unknown => {
    if (known.size < KEPT_TEXTS) known.set(text, value);
    [lastText, lastValue] = [text, value];
    return value;
  };
  const damageOf = (text: string, record: number) =>
    spreadsheetDamage(column.type, text, () => file.records.cells(record)[at] ?? '');
  const { isNumber } = factsOf(column.type);
  const decimalComma = isNumber && hasDecimalComma(file);
  return (cells, record) => {
    const text = cells[at] ?? '';
    if (text === '') return 'value' in ifEmpty ? ifEmpty.value : report(record, 'missing-value', ifEmpty.said);
    if (text === lastText) return lastValue;
    const kept = known.size < KEPT_TEXTS ? known.get(text) : undefined;
    if (kept !== undefined) return kept;
    const damage = mayBeDamaged(text) ? damageOf(text, record) : undefined;
    if (damage !== undefined) return refuse(record, damage);
    const plain = decimalComma ? withPoint(text) : text;
    const cell = reading(column.type, plain);
    if (cell.ok) return keep(text, cell.value);
    const written = isGenerated ? readCell(column.type, plain) : readWritten(column.type, plain, knownRow(of, cells));
    if ('problem' in written) {
      if (saysNothing(text) && 'value' in ifEmpty) return refuse(record, leaveEmpty(written.problem));
      const isComma = isNumber && !decimalComma && DECIMAL_COMMA.test(text);
      return refuse(record, isComma ? { ...written.problem, code: 'decimal-comma' } : written.problem);
    }
    return 'isFixed' in written && !written.isFixed ? written.value : keep(text, written.value);
  };
}

/** The rest of a row, for a text that means different things in different rows. */
export function knownRow({ table, file, defaults }: Omit<ReadAs, 'isGenerated'>, cells: readonly string[]): KnownRow {
  return {
    cell: (name) => {
      const column = table.columns[name];
      if (column === undefined) return undefined;
      const { presence } = column;
      const at = file.header.indexOf(name);
      const text = cells[at] ?? '';
      // In a sheet, another row may fill the cell.
      const own = presence.kind === 'once' && at < 0 ? presence.ifNowhere : presence;
      return text === '' && own.kind === 'setting' ? defaults[own.setting] : text;
    },
    setting: (name) => defaults[name],
  };
}

export function emptyCell(column: Column<unknown>, defaults: Defaults): EmptyCell {
  const { presence } = column;
  switch (presence.kind) {
    case 'optional':
    case 'once':
      return { value: undefined };
    case 'default':
      return { value: presence.value };
    case 'of-network':
      return { value: defaults.defaults?.[presence.name] };
    case 'required':
      return { said: { says: 'empty', advises: 'example', params: { example: column.example } } };
    case 'setting': {
      const { setting } = presence;
      const value = defaults[setting];
      return value === undefined ? { said: { says: 'empty', advises: 'setting', params: { setting } } } : { value };
    }
    default:
      return presence satisfies never;
  }
}

/** A number with a decimal comma as the readers of cells know it. */
export function withPoint(text: string): string {
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text;
}

function saidOf({ code, ...refused }: CellProblem, { references }: Column<unknown>): [CellCode, SaidOfCell] {
  if (code === 'invalid-setting') throw new RangeError('A column has a type that only settings have');
  const params = { problem: refused.problem };
  if (code !== 'too-long' || references === undefined) return [code, { says: 'cell', params, advice: refused }];
  return [code, { says: 'cell', advises: 'reference', params: { ...params, table: references.table } }];
}

function cellFinding(
  { table, file }: ReadAs,
  field: string,
  record: number,
  code: CellCode,
  said: SaidOfCell,
): Finding {
  const cells = cellsOf(file, record);
  const at = file.header.indexOf(field);
  const key = table.key.map((name) => cells[file.header.indexOf(name)] ?? '').join('/');
  const about = { field, key, value: shortened(cells[at] ?? '') };
  const written = file.written[at] || field;
  const inFile = { columnName: () => written, field: written, isInKilowatts: false };
  return finding(code, placeOf(file, { record }, at), { ...about, ...said }, inFile);
}

const LONGEST_VALUE = 200;

function shortened(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function knownKey(table: Table, values: { readonly [column: string]: unknown }): string[] {
  return table.key.some((name) => values[name] === FAILED) ? [] : [keyOf(table, values)];
}
