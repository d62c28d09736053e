/** Goes through all texts, links or ids of the network, table by table. */

import type { DisplayText } from '../../ocpi/types.ts';
import { factsOf } from '../../tables/cell-types/column-type.ts';
import { type AnyRow, cellText, type Table } from '../../tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName } from '../../tables/tables.ts';

/** One cell that rules look at, and what they say of it. */
export interface FoundCell<M = unknown> {
  readonly table: TableName;
  readonly row: AnyRow;
  readonly column: string;
  /** The whole cell as it was read, or one of the texts in it. */
  readonly text: string;
  readonly mistake: M;
}

type Content = 'text' | 'link' | 'own id';

type Judge<M> = (text: string, column: string) => M | undefined | false;

/**
 * Cells with a certain content that have a mistake.
 *
 * @param mistakeOf is asked once about each text of a column
 */
export function* cellsWith<M>(content: Content, contents: Contents, mistakeOf: Judge<M>): Iterable<FoundCell<M>> {
  for (const { table, column, values } of filledColumns(content, contents)) {
    const found = new Map<unknown, readonly Wrong<M>[]>();
    for (const value of values) {
      const wrong = wrongIn(value, column, mistakeOf);
      if (wrong.length > 0) found.set(value, wrong);
    }
    if (found.size === 0) continue;
    const rows: readonly AnyRow[] = contents[table].rows;
    for (const row of rows) {
      for (const wrong of found.get(row.values[column]) ?? NONE) yield { table, row, column, ...wrong };
    }
  }
}

interface FilledColumn {
  readonly table: TableName;
  readonly column: string;
  readonly values: ReadonlySet<unknown>;
}

const known = new WeakMap<Contents, Map<Content, readonly FilledColumn[]>>();

/** The columns with a certain content that have values. Worked out once for all rules. */
function filledColumns(content: Content, contents: Contents): readonly FilledColumn[] {
  const byContent = known.get(contents) ?? new Map<Content, readonly FilledColumn[]>();
  known.set(contents, byContent);
  const columns =
    byContent.get(content) ??
    TABLE_NAMES.flatMap((table) => {
      const names = columnsWith(content, TABLES[table]);
      return names.flatMap((column) => {
        const values = valuesIn(contents[table].rows, column);
        return values.size === 0 ? [] : [{ table, column, values }];
      });
    });
  byContent.set(content, columns);
  return columns;
}

function valuesIn(rows: readonly AnyRow[], column: string): Set<unknown> {
  const values = new Set<unknown>();
  let last: unknown;
  for (const row of rows) {
    const value = row.values[column];
    if (value === undefined || value === last) continue;
    values.add(value);
    last = value;
  }
  return values;
}

/** The own id of a row is a part of its key that refers to no other row: references only repeat ids. */
function columnsWith(content: Content, { key, columns }: Table): string[] {
  return Object.keys(columns).filter((name) => {
    const { type, references } = columns[name] ?? {};
    const holds = factsOf(type)?.holds;
    if (content !== 'own id') return holds === content;
    return holds === 'id' && key.includes(name) && references === undefined;
  });
}

type Wrong<M> = Pick<FoundCell<M>, 'text' | 'mistake'>;

const NONE: readonly never[] = [];

function wrongIn<M>(value: unknown, column: string, mistakeOf: Judge<M>): readonly Wrong<M>[] {
  if (typeof value !== 'string') {
    const texts = (Array.isArray(value) ? value : [value]) as readonly (DisplayText | string)[];
    return texts.flatMap((one) => wrongIn(typeof one === 'string' ? one : one.text, column, mistakeOf));
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
