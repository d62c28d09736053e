/** Makes a row of another table from rows of a sheet; and what rows of plugs leave out because it follows from the rest. */

import { CELLS } from '../../cells/finding-codes.ts';
import { formatSaid } from '../../cells/words/vocabularies.ts';
import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import type { Finding } from '../../findings/finding.ts';
import { asHint } from '../../findings/text/advice.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { AC_RATINGS, acRating, mainsVoltage } from '../../tables/ac-ratings.ts';
import { CELLS_OF_SHEET, type PartName } from '../../tables/declarations/chargers.ts';
import { finding } from '../../tables/finding-codes.ts';
import { keyText, placeInRow, rowFindingOf, writtenName } from '../../tables/row-finding.ts';
import type { AnyRow, Column, Columns, Defaults, SheetCells } from '../../tables/table.ts';
import { type ChargerRow, keyOf, TABLES } from '../../tables/tables.ts';
import { missingColumns, settingOf } from './missing-columns.ts';
import { emptyCell } from './read-table.ts';
import type { Merged } from './sheet-groups.ts';

/** The columns of the sheet that fill a table. */
export function sheetColumns(part: PartName): readonly string[] {
  return Object.values(CELLS_OF_SHEET[part].names);
}

/** The rows that a sheet adds to a table. */
export type SheetPart = ReturnType<typeof partOf>;

/** Collects the rows of one table. */
export function partOf(name: PartName, defaults: Defaults, missing: MissingCells) {
  const table = TABLES[name];
  const columns: Columns = table.columns;
  const cells: SheetCells = CELLS_OF_SHEET[name];
  const shape = Object.entries(columns).map(([column, declared]) => ({
    column,
    inSheet: Object.hasOwn(cells.names, column) ? cells.names[column] : undefined,
    ifEmpty: emptyCell(declared, defaults),
  }));
  const rows: AnyRow[] = [];
  const failedKeys: string[] = [];
  const fail = (values: Values) => {
    failedKeys.push(keyOf(table, values));
  };

  /** Adds what rows say together. `known` are values that stand in no cell. */
  const add = ([first]: readonly AnyRow[], { sources, counts, failed }: Merged, known: Values = {}) => {
    if (first === undefined) return;
    const values: { [column: string]: unknown } = {};
    const elsewhere = new Map<string, AnyRow>();
    const repeated = new Map<string, number>();
    let complete = true;
    for (const { column, inSheet, ifEmpty } of shape) {
      const source = inSheet === undefined ? undefined : sources.get(inSheet);
      const value = known[column] ?? source?.values[inSheet ?? ''];
      values[column] = value ?? ('value' in ifEmpty ? ifEmpty.value : undefined);
      if (source !== undefined && source !== first) elsewhere.set(column, source);
      const count = counts.get(inSheet ?? '') ?? 0;
      if (count > 1) repeated.set(column, count);
      if (value !== undefined || inSheet === undefined) continue;
      const isFailed = failed.has(inSheet);
      if (!isFailed && 'said' in ifEmpty) missing.report(first, inSheet);
      complete &&= !isFailed && 'value' in ifEmpty;
    }
    const { file, record } = first;
    const isSpread = elsewhere.size > 0 || repeated.size > 0;
    const sheet = isSpread ? { ...cells, elsewhere, repeated } : cells;
    if (complete) rows.push({ values, file, record, sheet });
    else fail(values);
  };
  /** `incomplete`: whether there are rows whose keys are not known. */
  return { rows, failedKeys, incomplete: false, missing, add, fail };
}

type Values = { readonly [column: string]: unknown };

/** Reports empty cells of a sheet that have to be filled in; if a file has no such column, the column, once. */
export class MissingCells {
  readonly #cells: Finding[] = [];
  /** The first row that needs each column that its file does not have. */
  readonly #columns = new Map<CsvFile, Map<string, AnyRow>>();

  /** The cells; and of each file one finding about its columns. */
  get findings(): Finding[] {
    const ofFiles = [...this.#columns].flatMap(([file, needed]) => {
      const [[name, row] = []] = needed;
      const where = name !== undefined && row !== undefined && name in ADVICE ? placeInRow(row, 'evse_uid') : undefined;
      return missingColumns(TABLES.chargers, file, [...needed.keys()], where);
    });
    return [...this.#cells, ...ofFiles];
  }

  report(row: AnyRow, name: string): void {
    const column = (TABLES.chargers.columns as Columns)[name];
    if (column === undefined) throw new RangeError(`chargers has no column ${name}`);
    if (row.file.header.includes(name)) this.#cells.push(emptyCellOf(row, name, column));
    else {
      const needed = this.#columns.get(row.file) ?? new Map<string, AnyRow>();
      if (!needed.has(name)) needed.set(name, row);
      this.#columns.set(row.file, needed);
    }
  }
}

/** Advice about cells that only some plugs need. */
const ADVICE: { readonly [column: string]: string } = {
  format: 'Write CABLE if the cable is attached, and SOCKET if drivers bring their own.',
  power_type: 'Write DC, AC_1_PHASE or AC_3_PHASE.',
  max_voltage: 'It does not follow from the power here. Write what the rating plate says, for example 920.',
  max_amperage: 'It does not follow from the power here. Write what the rating plate says, for example 500.',
};

const cellFinding = rowFindingOf(CELLS);

function emptyCellOf(row: AnyRow, name: string, { presence, example }: Column<unknown>): Finding {
  if (presence.kind !== 'once') {
    const said = { says: 'empty', advises: 'example', params: { example }, advice: asHint(ADVICE[name]) } as const;
    return cellFinding('missing-value', TABLES.chargers, row, name, said);
  }
  const { by } = presence;
  const setting = settingOf(presence);
  const said = setting
    ? ({ advises: 'setting', params: { by, setting } } as const)
    : ({ advises: 'example', params: { by, example } } as const);
  return cellFinding('missing-value', TABLES.chargers, row, name, { says: 'rows', ...said });
}

const MUST_BE_KNOWN = ['format', 'power_type', 'max_voltage', 'max_amperage'] as const;

type PlugCells = {
  readonly [C in (typeof MUST_BE_KNOWN)[number]]: NonNullable<ChargerRow['values'][C]>;
};

type CompletedPlug =
  | { readonly cells: PlugCells }
  /** Columns that have to be filled in, or the one thing that is wrong. */
  | { readonly missing: readonly (keyof PlugCells)[] }
  | { readonly problem: () => Finding };

/** @param country alpha-3, of the site */
export function completePlug(row: ChargerRow, country: string): CompletedPlug {
  const { values } = row;
  const plug = PLUGS[values.standard];
  const format = values.format ?? plug.format ?? formatSaid(writtenIn(row, 'standard'));
  const isDirect = values.power_type === 'DC' || (values.power_type === undefined && plug.current === 'DC');
  const isOther = !isDirect && plug.current !== 'AC';
  const volts = values.max_voltage ?? (isDirect || isOther ? undefined : mainsVoltage(country));
  const given = { ...values, format, max_voltage: volts, ...(isDirect ? { power_type: 'DC' as const } : {}) };
  const rating =
    volts === undefined ? undefined : acRating(values.standard, values.power_kw.toNumber(), volts, given.power_type);
  const cells = {
    format,
    max_voltage: volts,
    power_type: given.power_type ?? rating?.power_type,
    max_amperage: values.max_amperage ?? rating?.max_amperage,
  };
  const missing = MUST_BE_KNOWN.filter((column) => cells[column] === undefined);
  if (missing.length === 0) return { cells: cells as PlugCells };
  const isUnusual = !isDirect && !isOther && volts !== undefined && missing.some((column) => column !== 'format');
  return isUnusual ? { problem: () => unclear(row, missing) } : { missing };
}

function writtenIn({ file, record }: ChargerRow, column: string): string {
  return cellsOf(file, record)[file.header.indexOf(column)] ?? '';
}

function unclear(row: ChargerRow, missing: readonly string[]): Finding {
  const columns = missing.filter((column) => column !== 'format').map((column) => writtenName(row, column));
  const { standard, power_type } = row.values;
  const fitting = AC_RATINGS.filter((rating) => power_type === undefined || rating.power_type === power_type);
  const usual = fitting.map((rating) => `${rating.kilowatts} kW`).join(', ');
  const known = power_type === undefined ? standard : `${standard} and ${power_type}`;
  return finding('rating-unclear', placeInRow(row, 'power_kw'), {
    field: 'power_kw',
    key: keyText(TABLES.chargers, row),
    value: row.values.power_kw.toFixed(),
    ...(usual === ''
      ? { says: 'rare', params: { columns, known } }
      : { says: 'usual', params: { columns, known, usual } }),
  });
}
