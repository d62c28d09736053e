/** Cells as the columns of the static file declare them: each says what it fills in the rows of our tables. */

import { STATIC_ENTRIES, type StaticFieldName } from '../irve-schema/editions.ts';
import type { Texts, ToRead } from '../irve-schema/to-read.ts';
import type { ImportedCell } from '../rows/imported-row.ts';

/** The cells of a row that are filled. @param cellAt makes a cell of a text from a column */
export function cellsFrom<R extends keyof ToRead>(
  kind: R,
  from: ToRead[R],
  cellAt: (field: StaticFieldName, text: string) => ImportedCell,
): { readonly [column: string]: ImportedCell | undefined } {
  const cells: { [column: string]: ImportedCell } = {};
  for (const [field, { read }] of STATIC_ENTRIES) {
    const own: ((from: ToRead[R]) => Texts) | undefined = read?.[kind];
    for (const [column, text] of own === undefined ? [] : Object.entries(own(from)))
      if (text) cells[column] = cellAt(field, text);
  }
  return cells;
}
