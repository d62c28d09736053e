/** Merges the last import, the feed and the tables, by the rule in three-way.ts. Pure: it knows nothing of files. */

import { foldCase } from '../../../src/ocpi/index.ts';
import { TABLE_NAMES, type TableName } from '../../../src/tables/index.ts';
import { columnOf, meansSame, type NetworkDefaults } from './cell-meaning.ts';
import { type FatedRow, holdRows } from './held-rows.ts';
import { type FeedRow, parentsOf, type RowTexts, type Sides, tableIn } from './sides.ts';
import { contestedTariffs, isOfPrice } from './tariff-prices.ts';
import { type CellDifference, fateOfRow, mergeCells } from './three-way.ts';

export interface MergeRules {
  /** Names of columns and tables that stay as they are. */
  readonly keep: ReadonlySet<string>;
  /** NetworkDefaults of network.json, for empty cells. */
  readonly defaults: NetworkDefaults;
}

/** A row on its way through a sync. */
export interface MergedRow<F extends FeedRow = FeedRow, O extends RowTexts = RowTexts> extends FatedRow {
  readonly feed: F | undefined;
  readonly ours: O | undefined;
  /** Where the feed and the table differ. Cells that follow are changed. */
  readonly differences: readonly CellDifference[];
  /** Whether the feed changed it since the last import; of rows that a person deleted. */
  readonly isChangedInFeed: boolean;
}

interface MergedSides<F extends FeedRow, O extends RowTexts> {
  readonly rows: readonly MergedRow<F, O>[];
  /** The keys of tariffs whose price a person and the feed changed, each in another way. */
  readonly contested: ReadonlySet<string>;
}

/** Tables that only people fill. */
const OF_PEOPLE: ReadonlySet<TableName> = new Set(['status', 'waivers']);

/** Those first that others belong to. */
const ORDER = [...new Set<TableName>(['locations', 'evses', 'tariffs', ...TABLE_NAMES])];

export function mergeTables<F extends FeedRow, O extends RowTexts>(
  sides: Sides<F, O>,
  { keep, defaults }: MergeRules,
): MergedSides<F, O> {
  const isSame = (table: TableName, column: string, a: string, b: string) => meansSame(table, column, a, b, defaults);
  const contested = contestedTariffs(sides, (table, column, a, b) => keep.has(column) || isSame(table, column, a, b));
  const rows: MergedRow<F, O>[] = [];
  /** Rows that a new row of the feed waits for, and those that stay with all that belongs to them. */
  const [absent, frozen] = [new Set<string>(), new Set<string>()];
  const isPartOf = (names: ReadonlySet<string>, table: TableName, row: RowTexts) =>
    parentsOf(table, row).some(([to, id]) => names.has(`${to}\n${id}`));
  for (const table of ORDER) {
    if (OF_PEOPLE.has(table)) continue;
    const context = contextOf(table, sides, isSame, keep);
    for (const key of new Set([...context.ours.keys(), ...context.feed.keys()])) {
      const [feed, ours] = [context.feed.get(key), context.ours.get(key)];
      const isFrozen = ours && (keep.has(table) || ours.text('_keep') !== '' || isPartOf(frozen, table, ours));
      const isOpen = !keep.has(table) && !(feed !== undefined && isPartOf(absent, table, feed));
      const row = mergeRow(context, key, { isFrozen: isFrozen === true, isOpen, contested });
      if (isFrozen) frozen.add(`${table}\n${key}`);
      if (row === undefined || row.fate === 'deleted' || row.fate === 'waits') absent.add(`${table}\n${key}`);
      if (row !== undefined) rows.push(row);
    }
  }
  holdRows(rows, textAfter);
  return { rows, contested };
}

interface TableContext<F, O> {
  readonly table: TableName;
  /** Undefined if no last import is known. */
  readonly last: ReadonlyMap<string, RowTexts> | undefined;
  readonly feed: ReadonlyMap<string, F>;
  readonly ours: ReadonlyMap<string, O>;
  /** The columns of the feed, now and at the last import; and those of all three sides. */
  readonly columns: readonly string[];
  readonly allColumns: readonly string[];
  readonly isKept: (column: string) => boolean;
  readonly isSame: (column: string, a: string, b: string) => boolean;
}

function contextOf<F extends FeedRow, O extends RowTexts>(
  table: TableName,
  { last, feed, ours }: Sides<F, O>,
  isSame: (table: TableName, column: string, a: string, b: string) => boolean,
  keep: ReadonlySet<string>,
): TableContext<F, O> {
  const [before, now, own] = [tableIn(last, table), tableIn(feed, table), tableIn(ours, table)];
  const columns = [...new Set([...now.columns, ...before.columns])];
  return {
    ...{ table, feed: now.rows, ours: own.rows, columns, allColumns: [...new Set([...columns, ...own.columns])] },
    last: last && before.rows,
    isKept: (column) => keep.has(column),
    isSame: (column, a, b) => isSame(table, column, a, b),
  };
}

interface RowState {
  /** Whether it stays as it is, whatever the feed says. */
  readonly isFrozen: boolean;
  /** Whether it may be added. */
  readonly isOpen: boolean;
  readonly contested: ReadonlySet<string>;
}

/** Undefined if it is a part of a contested price, which stays as it is in the tables. */
function mergeRow<F extends FeedRow, O extends RowTexts>(
  context: TableContext<F, O>,
  key: string,
  { isFrozen, isOpen, contested }: RowState,
): MergedRow<F, O> | undefined {
  const { table, last, columns, isKept, isSame } = context;
  const [known, feed, ours] = [last?.get(key), context.feed.get(key), context.ours.get(key)];
  const isContested = table === 'tariff_elements' && contested.has(tariffOf(ours ?? feed));
  const isInert = isFrozen || (isContested && ours !== undefined);
  const presence = { inLast: known !== undefined, inFeed: feed !== undefined, inTables: ours !== undefined };
  const alone = isInert ? 'stays' : fateOfRow(presence, () => isEdited(context, known, ours));
  const fate = alone === 'comes' && !isOpen ? 'waits' : alone;
  if (ours === undefined && isContested) return undefined;
  const open = columns.filter((name) => !isKept(name));
  const before = last === undefined ? 'unknown' : known === undefined ? 'new' : { known };
  const merged = fate === 'merged' && feed && ours ? mergeCells(table, { last: before, feed, ours }, open, isSame) : [];
  const differences =
    table === 'tariffs' && contested.has(key) ? merged.map((one) => withWholePrice(table, one)) : merged;
  const isChangedInFeed =
    fate === 'deleted' && columns.some((name) => !isSame(name, known?.text(name) ?? '', feed?.text(name) ?? ''));
  return { table, key, fate, feed, ours, differences, isChangedInFeed };
}

function withWholePrice(table: TableName, difference: CellDifference): CellDifference {
  return isOfPrice(table, difference.column) ? { ...difference, fate: 'contested' } : difference;
}

function tariffOf(row: RowTexts | undefined): string {
  return row === undefined ? '' : foldCase(row.text('tariff_id'));
}

/** Whether a person changed a row. An empty cell that means what network.json says is no edit: that may be what changed. */
function isEdited(
  { table, allColumns, isSame }: TableContext<unknown, unknown>,
  known: RowTexts | undefined,
  ours: RowTexts | undefined,
): boolean {
  if (known === undefined || ours === undefined) return false;
  return allColumns.some((column) => {
    const text = ours.text(column);
    const kind = columnOf(table, column)?.presence.kind;
    if (text === '' && (kind === 'setting' || kind === 'of-network')) return false;
    return !isSame(column, text, known.text(column));
  });
}

/** The text of a cell after the sync. */
export function textAfter({ feed, ours, differences }: MergedRow, column: string): string {
  const follows = ours === undefined || differences.some((one) => one.column === column && one.fate === 'follows');
  return (follows ? feed?.written(column) : ours.text(column)) ?? '';
}
