/** Makes findings about one cell of a row. */

import type { Entries } from '../findings/entry.ts';
import { type AboutCell, type Details, type Finding, findingOf, type SaidOf } from '../findings/finding.ts';
import { keyText, placeInRow } from './row-name.ts';
import { type AnyRow, cellText, columnName, type Table } from './table.ts';

const LONGEST_VALUE = 200;

type Advised = Pick<Details, 'message' | 'hint' | 'replacement' | 'related'>;

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
    const details: object = 'message' in said ? inWordsOfSheet(row, field, said as Advised) : said;
    const of = { field: columnName(row, field), key: keyText(table, row), ...details };
    const whole = { ...of, ...(value ? { value: value.slice(0, LONGEST_VALUE) } : {}) } as unknown as SaidOf<E[C]>;
    const inFile = { columnName: (name: string) => columnName(row, name), isInKilowatts: isInKilowatts(row, field) };
    const found = finding(code, placeInRow(row, field), whole, inFile);
    return 'message' in said ? found : forSheet(row, field, found);
  };
}

function isInKilowatts({ sheet }: AnyRow, field: string): boolean {
  return sheet?.otherUnits?.[field] !== undefined;
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

/** With another hint, which is more than to replace the cell. */
function advised({ replacement: _, ...found }: Finding, hintOf: (hint: string) => string): Finding {
  const { hint = '', wording = { message: '', hint: '' } } = found;
  return { ...found, hint: hintOf(hint), wording: { ...wording, hint: hintOf(wording.hint) } };
}

/** The names that the columns have in the sheet, if the row was made from one. Words such as `id` are not only names. */
function inWordsOfSheet({ sheet }: AnyRow, field: string, details: Advised): Advised {
  if (sheet === undefined) return details;
  const renamed = Object.entries(sheet.names).filter(([column, name]) => column !== name && column.includes('_'));
  const translated = (text: string) =>
    renamed.reduce((result, [column, name]) => result.replaceAll(new RegExp(`\\b${column}\\b`, 'g'), name), text);
  // At the beginning, `id` is the name of the column.
  const own = details.message.startsWith(`${field} `) ? sheet.names[field] : undefined;
  const message = translated(own === undefined ? details.message : own + details.message.slice(field.length));
  const hint = sheet.otherUnits?.[field];
  if (hint !== undefined) return { ...details, message: inKilowatts(message), hint, replacement: undefined };
  const inItsWords = { ...details, message, hint: details.hint && translated(details.hint) };
  const rows = sheet.repeated?.get(field);
  if (rows === undefined) return inItsWords;
  // If only one of them is changed, the rows disagree.
  return {
    ...inItsWords,
    hint: `${inItsWords.hint ?? ''} ${rows} rows say it: change all of them.`.trim(),
    replacement: undefined,
  };
}

/** The number of the cell, as it is written there. */
function inKilowatts(message: string): string {
  return message.replace(/^(\w+(?: is)?) (\d+) W\b/, (_, name, watts) => `${name} ${Number(watts) / 1000} kW`);
}
