/**
 * The rule of a sync, as a whole. Three sides are compared: what the feed said at the last import, what it says now, and the
 * tables. What differs from the last import in the tables, a person changed.
 *
 * A cell that the feed and the table have:
 *
 * | the person  | the feed          | the cell          | fate      |
 * |-------------|-------------------|-------------------|-----------|
 * | left it     | left it           | stays             | stays     |
 * | left it     | changed it        | is the feed's     | follows   |
 * | changed it  | left it           | is the person's   | kept      |
 * | changed it  | changed it alike  | stays             | stays     |
 * | changed it  | changed it        | is the person's   | contested |
 *
 * Where the last import is not known, every cell that differs is the person's, and contested. So it is in a row that is new in
 * the feed and that a person wrote already, but there the feed fills in what is empty.
 *
 * A row:
 *
 * | last import | the feed | the tables      | the row                                             | fate         |
 * |-------------|----------|-----------------|-----------------------------------------------------|--------------|
 * | any         | has it   | have it         | is merged cell by cell                              | merged       |
 * | had not     | has it   | have not        | comes, or waits while what it belongs to is deleted | comes, waits |
 * | had it      | has it   | have not        | stays deleted                                       | deleted      |
 * | had it      | has not  | have it         | goes, unless something holds it (held-rows.ts)      | goes         |
 * | had it      | has not  | have it, edited | stays                                               | kept         |
 * | had not     | has not  | have it         | stays                                               | stays        |
 */

import { TABLES, type TableName } from '../../../src/tables/index.ts';
import type { FeedRow, RowTexts } from './sides.ts';

type CellFate = 'stays' | 'follows' | 'kept' | 'contested';

/** The last import of a row, as far as it is known: whether there was one, and whether it had the row. */
type LastImportOf<T> = { readonly known: T } | 'new' | 'unknown';

interface CellTexts {
  readonly last: LastImportOf<string>;
  readonly feed: string;
  readonly ours: string;
}

/** @param isSame whether two texts mean the same in this column */
function fateOfCell({ last, feed, ours }: CellTexts, isSame: (a: string, b: string) => boolean): CellFate {
  if (isSame(ours, feed)) return 'stays';
  if (last === 'unknown') return 'contested';
  if (last === 'new') return ours === '' ? 'follows' : 'contested';
  if (isSame(ours, last.known)) return 'follows';
  return isSame(feed, last.known) ? 'kept' : 'contested';
}

export type RowFate = 'merged' | 'comes' | 'waits' | 'deleted' | 'goes' | 'kept' | 'stays';

interface RowPresence {
  readonly inLast: boolean;
  readonly inFeed: boolean;
  readonly inTables: boolean;
}

/** @param isEdited whether a person changed a row that the last import had; asked only where it matters */
export function fateOfRow({ inLast, inFeed, inTables }: RowPresence, isEdited: () => boolean): RowFate {
  if (inFeed && inTables) return 'merged';
  if (inFeed) return inLast ? 'deleted' : 'comes';
  if (!inLast) return 'stays';
  return isEdited() ? 'kept' : 'goes';
}

/** One row on the three sides. */
interface RowSides {
  readonly last: LastImportOf<RowTexts>;
  readonly feed: FeedRow;
  readonly ours: RowTexts;
}

/** A cell in which the feed and the table differ. */
export interface CellDifference {
  readonly column: string;
  readonly fate: Exclude<CellFate, 'stays'>;
  readonly ours: string;
  /** Undefined if it is not known. */
  readonly last: string | undefined;
  readonly feed: string;
}

/** Cells that mean something only together: a person's latitude with the feed's longitude is a place of its own. */
const TOGETHER: readonly (readonly string[])[] = [['latitude', 'longitude']];

/**
 * @param columns those that the feed fills now, or filled at the last import
 * @param isSame whether two texts of a column mean the same
 */
export function mergeCells(
  table: TableName,
  { last, feed, ours }: RowSides,
  columns: Iterable<string>,
  isSame: (column: string, a: string, b: string) => boolean,
): CellDifference[] {
  const key: readonly string[] = TABLES[table].key;
  const differences: CellDifference[] = [];
  for (const column of columns) {
    if (key.includes(column)) continue;
    const texts = { feed: feed.text(column), ours: ours.text(column) };
    // People know more than a feed that says nothing.
    if (texts.ours !== '' && !feed.isReliable(column)) continue;
    const known = typeof last === 'string' ? undefined : last.known.text(column);
    const before = typeof last === 'string' ? last : { known: last.known.text(column) };
    const fate = fateOfCell({ ...texts, last: before }, (a, b) => isSame(column, a, b));
    if (fate !== 'stays') differences.push({ column, fate, ...texts, last: known });
  }
  for (const columnsTogether of TOGETHER) stayTogether(differences, columnsTogether);
  return differences;
}

/** If one of these cells is a person's, the feed changes none of them. */
function stayTogether(differences: CellDifference[], columns: readonly string[]): void {
  const own = differences.filter(({ column }) => columns.includes(column));
  if (own.every(({ fate }) => fate === 'follows')) return;
  if (!own.some(({ fate }) => fate === 'follows')) return;
  for (const [at, difference] of differences.entries()) {
    if (own.includes(difference)) differences[at] = { ...difference, fate: 'contested' };
  }
}
