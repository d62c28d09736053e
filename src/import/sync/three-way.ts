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

export type CellFate = 'stays' | 'follows' | 'kept' | 'contested';

/** What is known of the last import of a row: whether there was one, and whether it had the row. */
export type LastImportOf<T> = { readonly known: T } | 'new' | 'unknown';

interface CellTexts {
  readonly last: LastImportOf<string>;
  readonly feed: string;
  readonly ours: string;
}

/** @param isSame whether two texts mean the same in this column */
export function fateOfCell({ last, feed, ours }: CellTexts, isSame: (a: string, b: string) => boolean): CellFate {
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
