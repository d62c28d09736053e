/** The three sides of a sync as the same thing: tables of texts by the keys of their rows. */

import { foldCase } from '../../../src/ocpi/index.ts';
import type { TableName } from '../../../src/tables/index.ts';
import { keyOfPlace } from '../rows/row-keys.ts';

/** The cells of a row. */
export interface RowTexts {
  /** The text of a cell; empty if the row has no such cell. */
  text(column: string): string;
}

/** A row of the feed. */
export interface FeedRow extends RowTexts {
  /** The text for the table: empty where network.json says the same. */
  written(column: string): string;
  /** Whether the feed has a value for the cell that can be relied on: it is neither missing, nor derived, nor unreadable. */
  isReliable(column: string): boolean;
  /** Mandatory columns that the feed lacks. */
  readonly gaps: readonly string[];
}

export interface SideTable<R extends RowTexts = RowTexts> {
  /** The columns that any row fills. */
  readonly columns: readonly string[];
  /** Rows by their keys (row-keys.ts). */
  readonly rows: ReadonlyMap<string, R>;
}

export type Side<R extends RowTexts = RowTexts> = ReadonlyMap<TableName, SideTable<R>>;

export interface Sides<F extends FeedRow = FeedRow, O extends RowTexts = RowTexts> {
  /** The feed as it was at the last import; undefined if nobody knows. */
  readonly last: Side | undefined;
  readonly feed: Side<F>;
  readonly ours: Side<O>;
}

/** A table of a side; empty if the side does not have it. */
export function tableIn<R extends RowTexts>(side: Side<R> | undefined, table: TableName): SideTable<R> {
  return side?.get(table) ?? { columns: [], rows: new Map() };
}

/** The rows that a row belongs to: the table and the folded id of each. */
export function parentsOf(table: TableName, row: RowTexts): [TableName, string][] {
  const place = table === 'images' ? row.text('parking_place') : '';
  const shown: [TableName, string][] =
    place === '' ? [] : [['parking_places', keyOfPlace(row.text('location_id'), place)]];
  const parents = PARENTS.flatMap(([column, parent]): [TableName, string][] => {
    const id = parent === table ? '' : row.text(column);
    return id === '' ? [] : [[parent, foldCase(id)]];
  });
  return [...shown, ...parents];
}

const PARENTS = [
  ['location_id', 'locations'],
  ['evse_uid', 'evses'],
  ['tariff_id', 'tariffs'],
] as const;
