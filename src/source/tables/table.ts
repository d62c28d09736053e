/**
 * How a source table is declared: its columns with their types, which columns are its key, and what the documentation
 * says. From one declaration come the header check, the row type, duplicate keys, references, the data dictionary and
 * the JSON Schema of the table.
 */

import type { CsvFile } from '../csv/csv-file.ts';
import type { ReferenceCode } from './codes.ts';
import type { CellType } from './columns/cell-type.ts';

/** What an empty cell means: a mistake, no value, a fixed value, or the value of a setting in network.json. */
export type Presence =
  | { readonly kind: 'required' }
  | { readonly kind: 'optional' }
  | { readonly kind: 'default'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'setting'; readonly setting: Setting };

/** Settings of network.json that stand in for empty cells. */
export type Setting = 'country_code' | 'party_id' | 'country' | 'time_zone' | 'currency';

/** Which table a column points at, and the finding for a row that points at nothing. */
export interface Reference {
  readonly table: 'locations' | 'evses' | 'tariffs' | 'businesses' | 'energy_mixes';
  readonly code: ReferenceCode;
}

export interface About {
  /** One or two sentences for people who edit the table. */
  readonly doc: string;
  /** A cell as it may stand in the file. */
  readonly example: string;
  /** The fields of OCPI that the column fills, such as `Location.name`; none for columns that only join tables. */
  readonly fields?: readonly string[];
  readonly references?: Reference;
}

export interface Column<T, Filled extends boolean = boolean> extends About {
  readonly type: CellType<T>;
  readonly presence: Presence;
  /** Whether a row always has a value here; only the type system looks at it. */
  readonly filled: Filled;
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds columns of every type
export type Columns = { readonly [name: string]: Column<any> };

export type Values<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T, infer Filled>
    ? Filled extends true
      ? T
      : T | undefined
    : never;
};

export interface Table<Name extends string = string, C extends Columns = Columns> {
  readonly name: Name;
  /** What one row is, for the data dictionary: `a site`. */
  readonly row: string;
  readonly doc: string;
  readonly key: readonly string[];
  /** Where several rows may have the same key: which of them counts, for the data dictionary. Else that is an error. */
  readonly repeats?: string;
  readonly columns: C;
}

/** A row whose cells could all be read. */
export interface Row<V> {
  readonly values: V;
  readonly file: CsvFile;
  /** Index of the record in the file. */
  readonly record: number;
  /** Texts of its cells, as many as the header of the file has names. */
  readonly cells: readonly string[];
}

/** The text of a cell as it stands in the file, or nothing if the file has no such column. */
export function cellText(row: Row<unknown>, column: string): string | undefined {
  const at = row.file.header.indexOf(column);
  return at < 0 ? undefined : row.cells[at];
}

export type RowOf<T> = T extends Table<string, infer C> ? Row<Values<C>> : never;

/** Declares a table; its key must be among its columns. */
export function defineTable<const Name extends string, const C extends Columns>(
  table: Table<Name, C> & { readonly key: readonly (keyof C & string)[] },
): Table<Name, C> {
  return table;
}

export function required<T>(type: CellType<T>, about: About): Column<T, true> {
  return { ...about, type, presence: { kind: 'required' }, filled: true };
}

export function optional<T>(type: CellType<T>, about: About): Column<T, false> {
  return { ...about, type, presence: { kind: 'optional' }, filled: false };
}

/** An empty cell means `value`; `text` is how one would write it. */
export function withDefault<T>(type: CellType<T>, value: T, text: string, about: About): Column<T, true> {
  return { ...about, type, presence: { kind: 'default', value, text }, filled: true };
}

/** An empty cell means the setting of network.json, and is a mistake where that is not set either. */
export function fromSetting<T>(type: CellType<T>, setting: Setting, about: About): Column<T, true> {
  return { ...about, type, presence: { kind: 'setting', setting }, filled: true };
}

/** A row of any table. */
export type AnyRow = Row<{ readonly [column: string]: unknown }>;
