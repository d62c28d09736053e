/** Goes through all texts, links or ids of the network, table by table. */

import type { DisplayText } from '../../ocpi/types.ts';
import { type AnyRow, cellText, type Table } from '../../source/tables/table.ts';
import type { Contents, TableName } from '../../source/tables/tables.ts';
import { TABLE_NAMES, TABLES } from '../../source/tables/tables.ts';

/** One cell that rules look at. */
export interface FoundCell {
  readonly table: TableName;
  readonly row: AnyRow;
  readonly column: string;
  /** The whole cell as it was read, or one of the texts in it. */
  readonly text: string;
}

/**
 * Cells with a certain content of which `isWanted` says so. It is asked once for texts that recur in consecutive rows.
 *
 * @param isWanted should be fast: it is asked about every text of the network
 */
export function* cellsWith(
  content: 'text' | 'link' | 'own id',
  contents: Contents,
  isWanted: (text: string, column: string) => boolean,
): Iterable<FoundCell> {
  for (const name of TABLE_NAMES) {
    const table: Table = TABLES[name];
    const rows: readonly AnyRow[] = contents[name].rows;
    for (const column of columnsWith(content, table)) {
      let last: unknown;
      let lastWanted: readonly string[] = NONE;
      for (const row of rows) {
        const value = row.values[column];
        if (value === undefined) continue;
        if (value !== last) [last, lastWanted] = [value, wantedIn(value, column, isWanted)];
        for (const text of lastWanted) yield { table: name, row, column, text };
      }
    }
  }
}

const NONE: readonly string[] = [];

/** The own id of a row is a part of its key that refers to no other row: references only repeat ids. */
function columnsWith(content: 'text' | 'link' | 'own id', { key, columns }: Table): string[] {
  return Object.keys(columns).filter((name) => {
    const { type, references } = columns[name] ?? {};
    if (content !== 'own id') return type?.holds === content;
    return type?.holds === 'id' && key.includes(name) && references === undefined;
  });
}

function wantedIn(
  value: unknown,
  column: string,
  isWanted: (text: string, column: string) => boolean,
): readonly string[] {
  if (typeof value === 'string') return isWanted(value, column) ? [value] : NONE;
  const texts = (Array.isArray(value) ? value : [value]) as readonly DisplayText[];
  const wanted = texts.filter(({ text }) => isWanted(text, column));
  return wanted.length === 0 ? NONE : wanted.map(({ text }) => text);
}

/** The whole cell with a text in place of the one that was found; undefined if it cannot be told where that is. */
export function wholeCell({ row, column, text }: FoundCell, instead: string): string | undefined {
  const written = cellText(row, column);
  if (written === undefined || written.split(text).length !== 2 || instead.includes('|')) return undefined;
  return written.replace(text, () => instead);
}
