/**
 * Brings tables up to date with a new import of the same feed. The feed wins wherever it states something; everything else is
 * people's, and stays:
 *
 * * tables and columns that the feed never fills, notes, the order of rows and columns, and into which files a table is split
 * * cells that the feed leaves empty although they are mandatory, or that cannot be read in it, and corrections of values that
 *   the import derived itself
 * * cells that mean the same as the feed, in whatever notation
 * * columns and tables that `keep` names, and rows with something in the column `_keep`
 *
 * Rows that are not in the feed any more go, and so do the rows that belong to them.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import { TABLES, type TableName } from '../../source/tables/tables.ts';
import { keyInWords, keyOfCells } from '../row-keys.ts';
import type { TableFile } from '../table-files.ts';
import { appendRows, type EditedFile, editFile, newFile, rowsIn } from './edited-file.ts';
import { type MergeRules, mergeCells } from './merge-cells.ts';
import { type PresentFile, parentsOf } from './present-file.ts';

export interface TableChanges {
  readonly changed: number;
  readonly added: readonly string[];
  /** Keys of rows that are not in the feed any more. */
  readonly gone: readonly string[];
  /** How many rows the table had. */
  readonly before: number;
}

export interface Synced {
  /** New texts of the files that differ, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly changes: ReadonlyMap<TableName, TableChanges>;
  /** The cells that a person still has to fill in (gapName). */
  readonly gaps: ReadonlySet<string>;
}

/** Tables that only people fill. */
const OF_PEOPLE: ReadonlySet<TableName> = new Set(['status', 'waivers']);

/** Rows of these belong to no site. They stay, because people may have named them in columns of their own. */
const SHARED: ReadonlySet<TableName> = new Set(['businesses', 'energy_mixes']);

/** @param directory the path of the data directory, for files that are new */
export function syncTables(
  present: readonly PresentFile[],
  imported: readonly TableFile[],
  rules: MergeRules,
  directory: string,
): Synced {
  const files = new Map<string, string>();
  const changes = new Map<TableName, TableChanges>();
  const gaps = new Set<string>();
  /** Folded ids of rows that went, by table. */
  const gone = new Map<TableName, Set<string>>();
  const kept = new Map<TableName, Set<string>>();
  // The tables that others refer to come first.
  for (const table of [
    'locations',
    'evses',
    'tariffs',
    'businesses',
    'energy_mixes',
    ...Object.keys(TABLES),
  ] as TableName[]) {
    if (changes.has(table) || OF_PEOPLE.has(table) || rules.keep.has(table)) continue;
    const own = present.filter((one) => one.table === table).map(editFile);
    const feed = imported.find((one) => one.table === table);
    const synced = syncTable(table, own, feed, { rules, gone, kept, gaps, directory });
    changes.set(table, synced.changes);
    for (const file of synced.files) if (file.isEdited) files.set(file.path, file.text());
  }
  return { files, changes, gaps };
}

interface Context {
  readonly rules: MergeRules;
  readonly gone: Map<TableName, Set<string>>;
  readonly kept: Map<TableName, Set<string>>;
  readonly gaps: Set<string>;
  readonly directory: string;
}

function syncTable(table: TableName, files: EditedFile[], feed: TableFile | undefined, context: Context) {
  const { rules, gone, kept, gaps } = context;
  const fresh = new Map((feed?.rows ?? []).map((row) => [keyOfCells(table, (name) => row.cells.textOf(name)), row]));
  const [goneKeys, added]: [string[], string[]] = [[], []];
  const seen = new Set<string>();
  let [changed, before] = [0, 0];
  for (const file of files) {
    for (const row of rowsIn(file)) {
      before++;
      const key = keyOfCells(table, row.text);
      const isKept =
        (row.text('_keep') ?? '') !== '' || parentsOf(table, row.text).some(([to, id]) => kept.get(to)?.has(id));
      if (isKept) {
        add(kept, table, key);
        seen.add(key);
        continue;
      }
      const source = fresh.get(key);
      if (source !== undefined) {
        seen.add(key);
        const words = keyInWords(table, row.text);
        const cells = mergeCells(table, row, source, feed?.header ?? [], rules);
        for (const column of cells.stillEmpty) gaps.add(gapName(column, words));
        if (cells.changed.size > 0 && file.change(row, cells.changed)) changed++;
        continue;
      }
      const isOrphan = parentsOf(table, row.text).some(([to, id]) => gone.get(to)?.has(id));
      if (SHARED.has(table) || (feed === undefined && !isOrphan)) continue;
      file.remove(row);
      add(gone, table, key);
      goneKeys.push(keyInWords(table, row.text));
    }
  }
  const newRows = (feed?.rows ?? []).filter((row) => !seen.has(keyOfCells(table, (name) => row.cells.textOf(name))));
  if (newRows.length > 0 && feed !== undefined) {
    if (files.length === 0) files.push(newFile(`${context.directory}/${table}.csv`, feed.header));
    appendRows(table, files, newRows, feed.header);
    for (const row of newRows) {
      const words = keyInWords(table, (name) => row.cells.textOf(name));
      for (const column of rules.gapsOf(row)) gaps.add(gapName(column, words));
      added.push(words);
    }
  }
  return { files, changes: { changed, added, gone: goneKeys, before } };
}

/** The name of a cell among the gaps. @param key the cells of the row's key, joined by `/` */
export function gapName(column: string, key: string): string {
  return `${column} of ${foldCase(key)}`;
}

function add(sets: Map<TableName, Set<string>>, table: TableName, key: string): void {
  const set = sets.get(table) ?? new Set();
  sets.set(table, set.add(key));
}
