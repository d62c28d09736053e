/** Goes through all texts, links or ids of the network, table by table. */

import type { DisplayText } from '../../ocpi/types.ts';
import { type AnyRow, cellText, type Table } from '../../source/tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName } from '../../source/tables/tables.ts';

/** One cell that rules look at, and what they say of it. */
export interface FoundCell<M = unknown> {
  readonly table: TableName;
  readonly row: AnyRow;
  readonly column: string;
  /** The whole cell as it was read, or one of the texts in it. */
  readonly text: string;
  readonly mistake: M;
}

/** Says what is wrong with a text in a column, or only that something is. */
type Judge<M> = (text: string, column: string) => M | undefined | false;

/**
 * Cells with a certain content that have a mistake.
 *
 * @param mistakeOf should be fast: it is asked about every text, but once about those that recur in consecutive rows
 */
export function* cellsWith<M>(
  content: 'text' | 'link' | 'own id',
  contents: Contents,
  mistakeOf: Judge<M>,
): Iterable<FoundCell<M>> {
  for (const table of TABLE_NAMES) {
    const rows: readonly AnyRow[] = contents[table].rows;
    for (const column of columnsWith(content, TABLES[table])) {
      let last: unknown;
      let found: readonly Wrong<M>[] = [];
      for (const row of rows) {
        const value = row.values[column];
        if (value === undefined) continue;
        if (value !== last) [last, found] = [value, wrongIn(value, column, mistakeOf)];
        for (const wrong of found) yield { table, row, column, ...wrong };
      }
    }
  }
}

/** The own id of a row is a part of its key that refers to no other row: references only repeat ids. */
function columnsWith(content: 'text' | 'link' | 'own id', { key, columns }: Table): string[] {
  return Object.keys(columns).filter((name) => {
    const { type, references } = columns[name] ?? {};
    if (content !== 'own id') return type?.holds === content;
    return type?.holds === 'id' && key.includes(name) && references === undefined;
  });
}

type Wrong<M> = Pick<FoundCell<M>, 'text' | 'mistake'>;

const NONE: readonly never[] = [];

function wrongIn<M>(value: unknown, column: string, mistakeOf: Judge<M>): readonly Wrong<M>[] {
  if (typeof value !== 'string') {
    const texts = (Array.isArray(value) ? value : [value]) as readonly DisplayText[];
    return texts.flatMap(({ text }) => wrongIn(text, column, mistakeOf));
  }
  const mistake = mistakeOf(value, column);
  return mistake === undefined || mistake === false ? NONE : [{ text: value, mistake }];
}

/** The whole cell with a text in place of the one that was found; undefined if it cannot be told where that is. */
export function wholeCell({ row, column, text }: FoundCell, instead: string): string | undefined {
  const written = cellText(row, column);
  if (written === undefined || written.split(text).length !== 2 || instead.includes('|')) return undefined;
  return written.replace(text, () => instead);
}
