/** One row of a table and the same object in a new import: which cells change. */

import { isDeepStrictEqual } from 'node:util';
import { foldCase } from '../../ocpi/ci-string.ts';
import { readCell } from '../../source/tables/cell-types/cell-type.ts';
import type { Column, Columns } from '../../source/tables/table.ts';
import { TABLES, type TableName } from '../../source/tables/tables.ts';
import type { ImportedRow } from '../imported-tables.ts';
import type { PresentRow } from './edited-file.ts';

/** What decides between the feed and people. */
export interface MergeRules {
  /** Names of columns and tables that stay as they are. */
  readonly keep: ReadonlySet<string>;
  /** Defaults of network.json, for empty cells. */
  readonly settings: { readonly [name: string]: unknown };
  /** Columns of a row that the feed lacks although they are mandatory. */
  readonly gapsOf: (row: ImportedRow) => readonly string[];
  /** Whether the feed has no value for a cell that can be relied on: it is derived, or cannot be read. */
  readonly isUncertain: (row: ImportedRow, column: string) => boolean;
}

export interface MergedCells {
  /** New texts by column. */
  readonly changed: ReadonlyMap<string, string>;
  /** Columns that a person still has to fill in. */
  readonly stillEmpty: readonly string[];
}

/** @param columns those that the feed fills in this table */
export function mergeCells(
  table: TableName,
  row: PresentRow,
  source: ImportedRow,
  columns: readonly string[],
  rules: MergeRules,
): MergedCells {
  const changed = new Map<string, string>();
  const gaps = new Set(rules.gapsOf(source));
  const declared: Columns = TABLES[table].columns;
  for (const name of columns) {
    const column = declared[name];
    if (column === undefined || rules.keep.has(name) || TABLES[table].key.some((key) => key === name)) continue;
    const [now, fed] = [row.text(name) ?? '', source.cells.textOf(name) ?? ''];
    const isOfPeople = now !== '' && (gaps.has(name) || rules.isUncertain(source, name));
    if (isOfPeople || isSame(column, now, fed, rules, row.hasDecimalComma)) continue;
    changed.set(name, fed);
  }
  return { changed, stillEmpty: [...gaps].filter((name) => (row.text(name) ?? '') === '') };
}

/** Whether two cells mean the same. */
function isSame(
  column: Column<unknown>,
  now: string,
  fed: string,
  { settings }: MergeRules,
  hasDecimalComma: boolean,
): boolean {
  if (now === fed || (column.references && foldCase(now) === foldCase(fed))) return true;
  const withPoint = hasDecimalComma && column.type.numeric ? now.replace(',', '.') : now;
  const [left, right] = [cellValue(column, withPoint, settings), cellValue(column, fed, settings)];
  return left !== undefined && isDeepStrictEqual(left, right);
}

/** The value of a cell, in an object; undefined if it cannot be read. */
function cellValue({ type, presence }: Column<unknown>, text: string, settings: MergeRules['settings']) {
  if (text === '') {
    if (presence.kind === 'default') return { value: presence.value };
    if (presence.kind === 'setting') return { value: settings[presence.setting] };
    return { value: undefined };
  }
  const reading = readCell(type, text);
  return 'value' in reading ? { value: reading.value } : undefined;
}
