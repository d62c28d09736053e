/** Keys are unique: two rows with one key are a finding, and a file that repeats another one is one finding, too. */

import type { Finding } from '../../findings/finding.ts';
import { asHint } from '../../findings/text/advice.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { finding } from '../../tables/finding-codes.ts';
import { keyPart, keyText, placeInRow, writtenName } from '../../tables/row-finding.ts';
import { type AnyRow, columnName, type Table } from '../../tables/table.ts';
import { keyOf, tableOfFile } from '../../tables/tables.ts';

/** The first row with each key, and a finding for every further one. In a table whose keys may repeat, all rows. */
export function uniqueRows<R extends AnyRow>(table: Table, rows: readonly R[]): { rows: R[]; findings: Finding[] } {
  if (table.repeats !== undefined || areAscending(table, rows)) return { rows: [...rows], findings: [] };
  const firsts = new Map<string, R>();
  const findings: Finding[] = [];
  for (const row of rows) {
    const key = keyOf(table, row.values);
    const known = firsts.get(key);
    if (known === undefined) firsts.set(key, row);
    else findings.push(duplicateKey(table, known, row));
  }
  return { rows: [...firsts.values()], findings: reportCopies(rows, findings) };
}

/** The rows that are not among those that were kept. */
export function withoutRows<R>(rows: readonly R[], kept: readonly R[]): readonly R[] {
  const left = rows.length === kept.length ? undefined : new Set(kept);
  return left === undefined ? [] : rows.filter((row) => !left.has(row));
}

/** Whether each key is greater than the one before it, as in most tables: then no two are equal, and none need be kept. */
function areAscending({ key: columns }: Table, rows: readonly AnyRow[]): boolean {
  const parts = columns.map((column) => ({ column, value: undefined as unknown, key: '' }));
  return rows.every(({ values }, at) => {
    let order = at === 0 ? 1 : 0;
    for (const part of parts) {
      const value = values[part.column];
      if (value !== undefined && value === part.value) continue;
      const key = foldCase(value);
      if (order === 0 && key !== part.key) order = key > part.key ? 1 : -1;
      part.value = value;
      part.key = key;
    }
    return order === 1;
  });
}

/** Columns with the id of the row itself, and not of what it belongs to. */
const OWN_IDS = ['id', 'uid'];

function duplicateKey(table: Table, first: AnyRow, row: AnyRow): Finding {
  const place = placeInRow(row, table.key[0] ?? '');
  const other = placeInRow(first, table.key[0] ?? '');
  return finding('duplicate-key', place, {
    field: table.key.map((column) => columnName(row, column)).join(', '),
    key: keyText(table, row),
    says: 'row',
    ...adviceOn(table, isInTwoTables(first, row)),
    params: { ids: quotedKey(table, row), place: `${other.file}:${other.line}` },
    related: [other],
  });
}

function adviceOn({ key, ifTwice }: Table, areInTwo: boolean) {
  if (areInTwo) return { advises: 'two files' } as const;
  const hasOwnId = key.some((column) => OWN_IDS.includes(column));
  return { advises: hasOwnId ? undefined : 'parts', advice: asHint(ifTwice) } as const;
}

function isInTwoTables(first: AnyRow, row: AnyRow): boolean {
  return (first.sheet === undefined) !== (row.sheet === undefined);
}

/** `evse_uid "E-1", id "2"`, without empty parts. */
function quotedKey(table: Table, row: AnyRow): string {
  const parts = table.key.map((column) => ({ column, text: keyPart(row, column) })).filter(({ text }) => text !== '');
  return parts.map(({ column, text }) => `${writtenName(row, column)} "${text}"`).join(', ');
}

/** Fewer rows than this that are in two files may be as many slips. More are a copy, such as a backup: one mistake. */
const MANY = 3;

/**
 * Puts one finding in the place of those about keys that most rows of a file share with another file.
 *
 * @param duplicates a finding for each row whose key is used already, with the place of the first one as its related place
 */
function reportCopies(rows: readonly AnyRow[], duplicates: readonly Finding[]): Finding[] {
  if (duplicates.length < MANY) return [...duplicates];
  const sizes = rowsByFile(rows);
  return [...Map.groupBy(duplicates, filesOf).values()].flatMap((same) => {
    const [file, other] = [same[0]?.file ?? '', same[0]?.related?.[0]?.file ?? ''];
    const all = sizes.get(file) ?? 0;
    // A sheet and a table that say the same are no copies: both can stay, with other rows.
    const canBeCopy = file !== other && tableOfFile(file) === tableOfFile(other);
    return canBeCopy && same.length >= MANY && same.length * 2 > all
      ? [copiedFile(file, other, same.length, all)]
      : same;
  });
}

function rowsByFile(rows: readonly AnyRow[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { file } of rows) sizes.set(file.path, (sizes.get(file.path) ?? 0) + 1);
  return sizes;
}

function filesOf({ file, related }: Finding): string {
  return `${file}\n${related?.[0]?.file}`;
}

function copiedFile(file: string, other: string, copied: number, all: number): Finding {
  const place = { line: 1, column: 1 };
  const said = { says: 'file', params: { copied, all, other }, related: [{ file: other, ...place }] } as const;
  return finding('duplicate-key', { file, ...place }, said);
}
