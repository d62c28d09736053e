/** The changes of a sync and what it left alone, table by table; and how much it takes out, so that half a feed does not pass for a whole one. */

import type { TableName } from '../../../src/tables/index.ts';
import { OBJECT_TABLES, type ObjectTable } from '../rows/losses.ts';
import { keyInWords } from '../rows/row-keys.ts';
import { type MergedRow, textAfter } from './merge-tables.ts';

/** A cell of a row, which its key names. */
interface NamedCell {
  readonly row: string;
  readonly column: string;
}

export interface TableChanges {
  /** How many rows the table had. */
  readonly before: number;
  /** Cells that follow the feed. */
  readonly changed: readonly (NamedCell & { readonly from: string; readonly to: string })[];
  /** Keys of rows that are new, and of those that left the feed and go. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Cells in which the table and the feed differ, and that stay as people wrote them. */
  readonly kept: readonly (NamedCell & { readonly ours: string; readonly feed: string })[];
  /** Rows that are not in the feed, and stay because people edited them, or because nobody knows whether they did. */
  readonly keptRows: readonly string[];
}

/** @param isKnown whether the last import is known */
export function changesOf(rows: readonly MergedRow[], isKnown: boolean): ReadonlyMap<TableName, TableChanges> {
  const tables = Map.groupBy(rows, ({ table }) => table);
  return new Map([...tables].map(([table, own]) => [table, changesIn(own, isKnown)]));
}

function changesIn(rows: readonly MergedRow[], isKnown: boolean): TableChanges {
  const cells = rows.flatMap((row) =>
    row.differences.map((one) => ({ ...one, row: nameOfRow(row), to: row.feed?.written(one.column) ?? '' })),
  );
  const isUnknown = ({ fate, feed, ours }: MergedRow) =>
    !isKnown && fate === 'stays' && feed === undefined && ours !== undefined;
  return {
    before: rows.filter(({ ours }) => ours !== undefined).length,
    changed: cells.flatMap(({ fate, row, column, ours, to }) =>
      fate === 'follows' ? [{ row, column, from: ours, to }] : [],
    ),
    added: rows.flatMap((row) => (row.fate === 'comes' ? [nameOfRow(row)] : [])),
    gone: rows.flatMap((row) => (row.fate === 'goes' ? [nameOfRow(row)] : [])),
    // Where the feed says nothing, there is nothing to compare.
    kept: cells.flatMap(({ fate, row, column, ours, feed }) =>
      fate !== 'follows' && (fate === 'contested' || feed !== '') ? [{ row, column, ours, feed }] : [],
    ),
    keptRows: rows.flatMap((row) => (row.fate === 'kept' || isUnknown(row) ? [nameOfRow(row)] : [])),
  };
}

/** The key of a row for people: `E-1/2`. */
export function nameOfRow({ table, ours, feed }: MergedRow): string {
  return keyInWords(table, (name) => (ours ?? feed)?.text(name));
}

export interface Loss {
  /** Rows of a table; or `prices`: connectors that have tariff_ids. */
  readonly what: ObjectTable | 'prices';
  readonly lost: number;
  readonly before: number;
}

/** For each kind, how many there were and how many of these go. */
export function lossesOf(rows: readonly MergedRow[]): Loss[] {
  const present = rows.filter(({ ours }) => ours !== undefined);
  const tables = OBJECT_TABLES.map((what): Loss => {
    const own = present.filter(({ table }) => table === what);
    return { what, lost: own.filter(({ fate }) => fate === 'goes').length, before: own.length };
  });
  const priced = present.filter(({ table, ours }) => table === 'connectors' && ours?.text('tariff_ids') !== '');
  const lost = priced.filter((row) => row.fate !== 'goes' && textAfter(row, 'tariff_ids') === '').length;
  return [...tables, { what: 'prices', lost, before: priced.length }];
}
