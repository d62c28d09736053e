/** How findings identify a row, by the places of its cells and its key; and makes findings about one cell of it. */

import { placeOf } from '../csv/position.ts';
import type { Entries } from '../findings/entry.ts';
import { type AboutCell, type Finding, findingOf, type SaidOf } from '../findings/finding.ts';
import type { InFile } from '../findings/words.ts';
import { type AnyRow, cellOf, cellText, columnName, type Table } from './table.ts';

/** The place of the cell in a column, or of the first cell of the row if the file has no such column. */
export function placeInRow(row: AnyRow, column: string) {
  const { file, record, at } = cellOf(row, column);
  return placeOf(file, { record }, Math.max(0, at));
}

/** The key as waivers write it: the texts of its cells joined by `/`. */
export function keyText(table: Table, row: AnyRow): string {
  const parts = table.key.map((column) => ({ column, text: keyPart(row, column) }));
  return parts.flatMap(({ column, text }) => (text === '' && column === table.laterKey ? [] : text)).join('/');
}

/** The text of the cell, or the default value if it is empty. */
export function keyPart(row: AnyRow, column: string): string {
  return cellText(row, column) || String(row.values[column] ?? '');
}

const LONGEST_VALUE = 200;

/** A function that makes findings with the declared codes at the cell `field` of a row. */
export function rowFindingOf<E extends Entries>(declared: E) {
  const finding = findingOf(declared);
  return <C extends keyof E & string>(
    code: C,
    table: Table,
    row: AnyRow,
    field: string,
    said: AboutCell<E[C]>,
  ): Finding => {
    const value = cellText(row, field);
    const of = { field: columnName(row, field), key: keyText(table, row), ...said };
    const whole = { ...of, ...(value ? { value: value.slice(0, LONGEST_VALUE) } : {}) } as unknown as SaidOf<E[C]>;
    return forSheet(row, field, finding(code, placeInRow(row, field), whole, inFileOf(row, field)));
  };
}

/** How the file of a row names its columns. @param field a column of the table of the row */
export function inFileOf(row: AnyRow, field: string): InFile {
  const isInKilowatts = row.sheet?.otherUnits?.[field] !== undefined;
  return { columnName: (name) => writtenName(row, name), field: writtenName(row, field), isInKilowatts };
}

/** The name of a column as the header has it, or else ours. */
export function writtenName(row: AnyRow, column: string): string {
  const name = columnName(row, column);
  return row.file.written[row.file.header.indexOf(name)] || name;
}

/** With advice for the sheet, if the row was made from one: advice for the table can be wrong there. */
function forSheet({ sheet }: AnyRow, field: string, found: Finding): Finding {
  const ofUnit = sheet?.otherUnits?.[field];
  if (ofUnit !== undefined) return advised(found, () => ofUnit);
  const rows = sheet?.repeated?.get(field);
  // If only one of them is changed, the rows disagree.
  return rows === undefined
    ? found
    : advised(found, (hint) => `${hint} ${rows} rows say it: change all of them.`.trim());
}

/** With another hint, which is more than to change cells of one row. */
function advised({ replacement: _, mend: __, ...found }: Finding, hintOf: (hint: string) => string): Finding {
  const { hint = '', wording } = found;
  return { ...found, hint: hintOf(hint), wording: { ...wording, hint: hintOf(wording.hint) } };
}
