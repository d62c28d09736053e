/**
 * Brings tables up to date with a new import of the same feed. What people changed stays theirs (three-way.ts), and so do notes,
 * the order of rows and columns, and the files that a table is split into.
 */

import { foldCase } from '../../../src/ocpi/index.ts';
import type { TableName } from '../../../src/tables/index.ts';
import type { ImportedFeed } from '../rows/finish-import.ts';
import { keyInWords, keyOfCells } from '../rows/row-keys.ts';
import { columnOf } from './cell-meaning.ts';
import { appendRows, type EditedFile, editFile, newFile } from './edited-file.ts';
import { feedSide, type ImportedFeedRow, lastSide, operatorOf } from './feed-side.ts';
import type { LastImport } from './last-import.ts';
import { type MergedRow, type MergeRules, mergeTables, textAfter } from './merge-tables.ts';
import type { PresentFile, PresentRow } from './present-file.ts';
import { type Side, type SideTable, tableIn } from './sides.ts';

interface SyncRules extends MergeRules {
  /** Whether the feed wins everywhere, as if no person had changed anything. */
  readonly takesFeed: boolean;
}

export interface Synced {
  /** New texts of the files that differ, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly rows: readonly MergedRow<ImportedFeedRow, PresentRow>[];
  /** The keys of tariffs whose price a person and the feed changed, each in another way. */
  readonly contested: ReadonlySet<string>;
  /** The cells that a person still has to fill in (gapName). */
  readonly gaps: ReadonlySet<string>;
}

/** @param directory the path of the data directory, for files that are new */
export function syncTables(
  present: readonly PresentFile[],
  feed: ImportedFeed,
  last: LastImport | undefined,
  { takesFeed, ...rules }: SyncRules,
  directory: string,
): Synced {
  const files = new Map<TableName, EditedFile[]>();
  for (const one of present) files.set(one.table, [...(files.get(one.table) ?? []), editFile(one)]);
  const fed = feedSide(feed, operatorOf(feed, last));
  const ours = sideOfFiles(files);
  const before = takesFeed ? filledBy(fed, ours) : last && lastSide(last);
  const { rows, contested } = mergeTables({ last: before, feed: fed, ours }, rules);
  for (const [table, own] of Map.groupBy(rows, (row) => row.table)) {
    const edited = files.get(table) ?? [];
    files.set(table, applied(table, own, edited, tableIn(fed, table).columns, directory));
  }
  const changed = [...files.values()].flat().filter(({ isEdited }) => isEdited);
  return {
    ...{ rows, contested },
    files: new Map(changed.map((file) => [file.path, file.text()])),
    gaps: new Set(rows.flatMap(gapsLeft)),
  };
}

/** A second row with the same key is a row of its own, which the feed does not have. */
function sideOfFiles(files: ReadonlyMap<TableName, readonly EditedFile[]>): Side<PresentRow> {
  return new Map(
    [...files].map(([table, own]): [TableName, SideTable<PresentRow>] => {
      const rows = new Map<string, PresentRow>();
      for (const row of own.flatMap((file) => file.rows)) {
        let key = keyOfCells(table, (name) => row.text(name));
        while (rows.has(key)) key += '\nagain';
        rows.set(key, row);
      }
      return [table, { columns: [...new Set(own.flatMap(({ header }) => header))], rows }];
    }),
  );
}

/** The tables that the feed fills, as if it had said at the last import what they say now. */
function filledBy(feed: Side, ours: Side): Side {
  return new Map(
    [...ours].flatMap(([table, { rows }]) => (feed.has(table) ? [[table, { columns: [], rows }] as const] : [])),
  );
}

/** Changes, adds and removes the rows of one table. Returns its files. */
function applied(
  table: TableName,
  rows: readonly MergedRow<ImportedFeedRow, PresentRow>[],
  files: readonly EditedFile[],
  columns: readonly string[],
  directory: string,
): EditedFile[] {
  const fates = new Map(rows.flatMap((row) => (row.ours === undefined ? [] : [[row.ours, row] as const])));
  for (const file of files) {
    for (const present of file.rows) {
      const row = fates.get(present);
      if (row?.fate === 'goes') file.remove(present);
      const follows = row?.differences.filter(({ fate }) => fate === 'follows') ?? [];
      if (row === undefined || follows.length === 0) continue;
      file.change(present, new Map(follows.map(({ column }) => [column, textAfter(row, column)])));
    }
  }
  const added = rows.flatMap(({ fate, feed }) => (fate === 'comes' && feed !== undefined ? [feed] : []));
  if (added.length === 0) return [...files];
  const all = files.length > 0 ? [...files] : [newFile(`${directory}/${table}.csv`, columnsOf(table, columns, added))];
  appendRows(table, all, added, columns);
  return all;
}

function columnsOf(table: TableName, columns: readonly string[], rows: readonly ImportedFeedRow[]): string[] {
  const isNeeded = (name: string) => columnOf(table, name)?.presence.kind === 'required';
  return columns.filter((name) => isNeeded(name) || rows.some((row) => row.written(name) !== ''));
}

/** The mandatory cells of a row that neither the feed nor a person fills. */
function gapsLeft(row: MergedRow): string[] {
  if (row.feed === undefined || row.fate === 'deleted' || row.fate === 'waits') return [];
  const { table, feed } = row;
  const words = keyInWords(table, (name) => feed.text(name));
  return feed.gaps.filter((column) => textAfter(row, column) === '').map((column) => gapName(column, words));
}

/** The name of a cell among the gaps. @param key the cells of the row's key, joined by `/` */
export function gapName(column: string, key: string): string {
  return `${column} of ${foldCase(key)}`;
}
