/** Makes findings about one cell of a row. */

import type { Entries } from '../../findings/entry.ts';
import { type Details, type Finding, findingOf } from '../../findings/finding.ts';
import { keyText, placeInRow } from './row-name.ts';
import { type AnyRow, cellText, type Table } from './table.ts';

const LONGEST_VALUE = 200;

/** A function that makes findings with the declared codes at the cell `field` of a row. */
export function rowFindingOf<E extends Entries>(declared: E) {
  const finding = findingOf(declared);
  return (
    code: keyof E & string,
    table: Table,
    row: AnyRow,
    field: string,
    details: Pick<Details, 'message' | 'hint' | 'replacement' | 'related'>,
  ): Finding => {
    const value = cellText(row, field);
    return finding(code, placeInRow(row, field), {
      field,
      key: keyText(table, row),
      ...(value ? { value: value.slice(0, LONGEST_VALUE) } : {}),
      ...details,
    });
  };
}
