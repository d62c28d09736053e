/** Counts what a sync takes out of the tables, so that half a feed does not pass for a whole one. */

import { OBJECT_TABLES, type ObjectTable } from '../losses.ts';
import { type MergedRow, textAfter } from './merge-tables.ts';

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
