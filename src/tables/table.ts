/**
 * How a table is declared: its columns with their types, its key, and its documentation. One declaration gives the header
 * check, the type of the rows, the checks of keys and references, the data dictionary and the JSON Schema of the table.
 */

import { type CsvFile, cellsOf } from '../csv/csv-file.ts';
import { type ColumnType, factsOf } from './cell-types/column-type.ts';
import type { ReferenceCode } from './finding-codes.ts';

/**
 * The meaning of an empty cell: a mistake, no value, a fixed value, what `defaults` in network.json say if they say something, or the
 * value of a setting in network.json.
 */
type OwnPresence =
  | { readonly kind: 'required' }
  | { readonly kind: 'optional' }
  | { readonly kind: 'default'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'of-network'; readonly name: string }
  | { readonly kind: 'setting'; readonly setting: Setting };

/** In a sheet, an empty cell also means what another row says that has the same id in the column `by`. */
type Presence = OwnPresence | { readonly kind: 'once'; readonly by: string; readonly ifNowhere: OwnPresence };

/** Settings of network.json that are defaults for empty cells. */
export type Setting = 'country_code' | 'party_id' | 'country' | 'time_zone' | 'currency';

/** The table that a column refers to, and the finding for a reference to a row that does not exist. */
export interface Reference {
  readonly table: 'locations' | 'evses' | 'tariffs' | 'businesses' | 'energy_mixes' | 'parking_places';
  readonly code: ReferenceCode;
}

/** Values of network.json for empty cells. */
export type Defaults = { readonly [S in Setting]?: string | undefined } & {
  readonly defaults?: { readonly [name: string]: unknown } | undefined;
};

interface About {
  /** One or two sentences for people who edit the table. */
  readonly doc: string;
  /** A cell as it may be written in the file. */
  readonly example: string;
  /** The OCPI fields that the column fills, if that is not the one of its name; none if it joins tables, or is not published in OCPI. */
  readonly fields?: readonly string[];
  readonly references?: Reference;
}

export interface Column<T, Filled extends boolean = boolean> extends About {
  readonly type: ColumnType<T>;
  readonly presence: Presence;
  /** Whether a row always has a value here; used only by the types. */
  readonly filled: Filled;
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds columns of every type
export type Columns = { readonly [name: string]: Column<any> };

type Values<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T, infer Filled>
    ? Filled extends true
      ? T
      : T | undefined
    : never;
};

export interface Table<Name extends string = string, C extends Columns = Columns> {
  readonly name: Name;
  /** A row in words, for the data dictionary: `a site`. */
  readonly row: string;
  readonly doc: string;
  readonly key: readonly string[];
  /** A column of the key that waivers name only where it is filled: there were waivers before there was the column. */
  readonly laterKey?: string;
  /** Set if several rows may have the same key: which of them counts, for the data dictionary. */
  readonly repeats?: string;
  /** The advice about two rows with one key, if that is not the usual. */
  readonly ifTwice?: string;
  /** Set if columns that it does not have are left out, and do not make the whole file unreadable. */
  readonly ignoresOtherColumns?: true;
  readonly columns: C;
}

/** A row whose cells could all be read. */
export interface Row<V> extends FileRow {
  readonly values: V;
  /** One object for the rows of a file that differ in the first part of their key alone (alike-rows.ts); perhaps not set. */
  readonly kind?: object | undefined;
  /** Set if the row was made from rows of a sheet (chargers.csv). */
  readonly sheet?: SheetCells;
}

export interface FileRow {
  readonly file: CsvFile;
  /** Index of the record in the file. */
  readonly record: number;
}

/** Where in a sheet the cells of a row are. */
export interface SheetCells {
  /** The columns of the sheet, by the columns of the table. */
  readonly names: { readonly [column: string]: string };
  /** Columns that the sheet has in another unit, with what to do about them: advice for the table would be wrong. */
  readonly otherUnits?: { readonly [column: string]: string };
  /** Other rows of the sheet that cells come from, by the columns of the table. */
  readonly elsewhere?: ReadonlyMap<string, FileRow>;
  /** How many rows of the sheet say the same, by the columns of the table; missing for one. */
  readonly repeated?: ReadonlyMap<string, number>;
}

/** Where the text of a cell is: the row of the file, and the index in that row; -1 if the file has no such column. */
export function cellOf(row: Row<unknown>, column: string): FileRow & { readonly at: number } {
  const { file, record } = row.sheet?.elsewhere?.get(column) ?? row;
  const name = row.sheet === undefined ? column : ownName(row.sheet.names, column);
  return { file, record, at: name === undefined ? -1 : file.header.indexOf(name) };
}

/** The name of a column in the file of a row. */
export function columnName({ sheet }: Row<unknown>, column: string): string {
  return (sheet && ownName(sheet.names, column)) ?? column;
}

function ownName(names: SheetCells['names'], column: string): string | undefined {
  return Object.hasOwn(names, column) ? names[column] : undefined;
}

/** The text of a cell as it is in the file, or nothing if the file has no such column. */
export function cellText(row: Row<unknown>, column: string): string | undefined {
  const { file, record, at } = cellOf(row, column);
  return at < 0 ? undefined : cellsOf(file, record)[at];
}

export type RowOf<T> = T extends Table<string, infer C> ? Row<Values<C>> : never;

interface Declared<Name extends string, C extends Columns> extends Table<Name, C> {
  readonly key: readonly (keyof C & string)[];
  /** The object of OCPI whose fields have the names of the columns, but for those that say otherwise. */
  readonly object?: string;
}

/** Declares a table. */
export function defineTable<const Name extends string, const C extends Columns>({
  object,
  ...table
}: Declared<Name, C>): Table<Name, C> {
  if (object === undefined) return table;
  const columns = Object.entries(table.columns).map(([name, column]) => {
    return [name, { fields: [`${object}.${name}`], ...column }] as const;
  });
  return { ...table, columns: Object.fromEntries(columns) as unknown as C };
}

function column<T, Filled extends boolean>(type: ColumnType<T>, presence: OwnPresence, filled: Filled, about: About) {
  const { doc, example } = about;
  const description = `${doc} (${factsOf(type).form.replaceAll('`', '')})`;
  const described = type.meta({ description, ...(example !== '' && { examples: [example] }) });
  return { ...about, type: described, presence, filled };
}

export function required<T>(type: ColumnType<T>, about: About): Column<T, true> {
  return column(type, { kind: 'required' }, true, about);
}

export function optional<T>(type: ColumnType<T>, about: About): Column<T, false> {
  return column(type, { kind: 'optional' }, false, about);
}

/** An empty cell means `value`. */
export function withDefault<T>(type: ColumnType<T>, value: T, about: About): Column<T, true> {
  return column(type, { kind: 'default', value, text: type.encode(value) }, true, about);
}

/** An empty cell means the setting of network.json, and is an error if that is not set either. */
export function fromSetting<T>(type: ColumnType<T>, setting: Setting, about: About): Column<T, true> {
  return column(type, { kind: 'setting', setting }, true, about);
}

/** An empty cell means what `defaults` in network.json say, and nothing if they do not. */
export function ofNetwork<T>(type: ColumnType<T>, name: string, about: About): Column<T, false> {
  return column(type, { kind: 'of-network', name }, false, about);
}

/** A column of another table in a sheet, where one row for each id in the column `by` is enough to say it. */
export function onceFor<T>(by: string, { references, presence, ...column }: Column<T>): Column<T, false> {
  const ifNowhere = presence.kind === 'once' ? presence.ifNowhere : presence;
  return { ...column, presence: { kind: 'once', by, ifNowhere }, filled: false };
}

/** The same for several columns. */
export function onceForEach<C extends Columns, N extends keyof C & string>(
  by: string,
  columns: C,
  names: readonly N[],
) {
  const own: { readonly [name in N]: C[N] } = columns;
  return Object.fromEntries(names.map((name) => [name, onceFor(by, own[name])])) as {
    readonly [K in N]: C[K] extends Column<infer T> ? Column<T, false> : never;
  };
}

/** A row of any table. */
export type AnyRow = Row<{ readonly [column: string]: unknown }>;
