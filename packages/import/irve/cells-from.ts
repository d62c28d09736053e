/** Cells as the columns of the static file declare them: each says what it fills in the rows of our tables. */

import { STATIC_ENTRIES, type StaticFieldName } from '../irve-schema/editions.ts';
import type { Texts, ToRead } from '../irve-schema/to-read.ts';
import type { ImportedCell } from '../rows/imported-row.ts';

type Reader<R extends keyof ToRead> = readonly [field: StaticFieldName, read: (from: ToRead[R]) => Texts];

function readersOf<R extends keyof ToRead>(kind: R): readonly Reader<R>[] {
  return STATIC_ENTRIES.flatMap(([field, { read }]) => {
    const own: Reader<R>[1] | undefined = read?.[kind];
    return own === undefined ? [] : [[field, own] as const];
  });
}

/** Found once: few of the columns fill a cell of any one table. */
const READERS: { readonly [R in keyof ToRead]: readonly Reader<R>[] } = {
  location: readersOf('location'),
  evse: readersOf('evse'),
  connector: readersOf('connector'),
};

/** The cells of a row that are filled. @param cellAt makes a cell of a text from a column */
export function cellsFrom<R extends keyof ToRead>(
  kind: R,
  from: ToRead[R],
  cellAt: (field: StaticFieldName, text: string) => ImportedCell,
): { readonly [column: string]: ImportedCell | undefined } {
  const cells: { [column: string]: ImportedCell } = {};
  for (const [field, read] of READERS[kind])
    for (const [column, text] of Object.entries(read(from))) if (text) cells[column] = cellAt(field, text);
  return cells;
}
