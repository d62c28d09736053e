/** The rows of an import as a side of a sync, and what the next sync has to know of them. */

import type { TableName } from '../../../src/tables/index.ts';
import type { ImportedFeed } from '../rows/finish-import.ts';
import { filledColumns, type ImportedRow } from '../rows/imported-row.ts';
import { keyOfCells } from '../rows/row-keys.ts';
import type { FatedRow } from './held-rows.ts';
import type { LastImport } from './last-import.ts';
import { type FeedRow, type RowTexts, type Side, type SideTable, tableIn } from './sides.ts';

/** A row of the feed, with its place in the document. */
export class ImportedFeedRow implements FeedRow {
  readonly row: ImportedRow;
  readonly #feed: ImportedFeed;
  readonly #operator: string | undefined;

  /** @param operator see feedSide */
  constructor(row: ImportedRow, feed: ImportedFeed, operator: string | undefined) {
    this.row = row;
    this.#feed = feed;
    this.#operator = operator;
  }

  text(column: string): string {
    const text = this.row.cells[column] ?? this.#feed.inSettings.texts.get(this.row)?.get(column) ?? '';
    return column === 'operator' && text === this.#operator ? '' : text;
  }

  written(column: string): string {
    const text = this.row.cells[column] ?? '';
    return column === 'operator' && text === this.#operator ? '' : text;
  }

  isReliable(column: string): boolean {
    return !this.gaps.includes(column) && !this.#feed.isUncertain(this.row, column);
  }

  get gaps(): readonly string[] {
    return this.#feed.gapsOf(this.row);
  }
}

/** @param operator the id of the business that is the operator in network.json: in the tables, it is an empty cell and no row */
export function feedSide(feed: ImportedFeed, operator?: string): Side<ImportedFeedRow> {
  return new Map(
    feed.files.map(({ table, header, rows }): [TableName, SideTable<ImportedFeedRow>] => {
      const fed = rows.map((row) => new ImportedFeedRow(row, feed, operator));
      const own = fed.filter((row) => table !== 'businesses' || row.text('id') !== operator);
      const taken = rows.flatMap((row) => [...(feed.inSettings.texts.get(row)?.keys() ?? [])]);
      const byKey = own.map((row): [string, ImportedFeedRow] => [keyOfCells(table, (name) => row.text(name)), row]);
      return [table, { columns: [...new Set([...header, ...taken])], rows: new Map(byKey) }];
    }),
  );
}

/** The last import as a side: the same about its operator. */
export function lastSide({ tables, operator }: LastImport): Side {
  const { columns, rows } = tableIn(tables, 'locations');
  if (operator === undefined) return tables;
  const without = (row: RowTexts): RowTexts => ({
    text: (column) => (column === 'operator' && row.text(column) === operator ? '' : row.text(column)),
  });
  const locations = [...rows].map(([key, row]): [string, RowTexts] => [key, without(row)]);
  return new Map<TableName, SideTable>([...tables, ['locations', { columns, rows: new Map(locations) }]]);
}

/** The id of the business of the feed that is the operator in network.json. People may have edited it there. */
export function operatorOf({ inSettings, files }: ImportedFeed, last: LastImport | undefined): string | undefined {
  const own = inSettings.operator?.cells.id;
  const businesses = files.find(({ table }) => table === 'businesses')?.rows ?? [];
  return own ?? businesses.map(({ cells }) => cells.id).find((id) => id !== undefined && id === last?.operator);
}

/**
 * All that the next sync has to know. Where the feed says nothing, that is what it said before. A row that a person deleted is known as
 * long as it is deleted, also if the feed does without it for an hour. One that waits is not known: once it may come, it is new.
 *
 * @param merged the rows of this sync
 */
export function toRemember(feed: ImportedFeed, last?: LastImport, merged: readonly FatedRow[] = []): LastImport {
  const tables = new Map<TableName, SideTable>();
  const fates = new Map(merged.map(({ table, key, fate }) => [`${table}\n${key}`, fate]));
  const side = feedSide(feed);
  for (const table of new Set([...side.keys(), ...(last?.tables.keys() ?? [])])) {
    const [before, { columns, rows }] = [tableIn(last?.tables, table), tableIn(side, table)];
    const deleted = [...before.rows].filter(([key]) => !rows.has(key) && !fates.has(`${table}\n${key}`));
    const present = [...rows].filter(([key]) => fates.get(`${table}\n${key}`) !== 'waits');
    const remembered = present.map(([key, row]): [string, RowTexts] => [key, remember(row, before.rows.get(key))]);
    tables.set(table, {
      columns: [...new Set([...columns, ...before.columns])],
      rows: new Map([...remembered, ...deleted]),
    });
  }
  const { cells } = feed.inSettings.operator ?? {};
  if (cells !== undefined) {
    const { columns, rows } = tableIn(tables, 'businesses');
    const row = { text: (name: string) => cells[name] ?? '' };
    const all = new Map<string, RowTexts>([...rows, [keyOfCells('businesses', row.text), row]]);
    tables.set('businesses', { columns: [...new Set([...columns, ...filledColumns(cells)])], rows: all });
  }
  return { tables, operator: operatorOf(feed, last) };
}

function remember(row: FeedRow, before: RowTexts | undefined): RowTexts {
  return { text: (column) => (before && !row.isReliable(column) ? before.text(column) : row.text(column)) };
}
