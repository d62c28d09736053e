/** A row that is in the feed and in the tables: which of its cells follow the feed. */

import { TABLES, type TableName } from '../../source/tables/tables.ts';
import type { FeedRow, RowTexts } from './sides.ts';
import { type CellFate, fateOfCell, type LastImportOf } from './three-way.ts';

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
    // What people know is worth more than what the feed does not say.
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
