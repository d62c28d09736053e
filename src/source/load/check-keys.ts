/** Checks that follow from the declaration of a table: keys are unique, and references lead to a row. */

import type { Finding } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { didYouMean } from '../../text/suggestion.ts';
import { finding } from '../tables/finding-codes.ts';
import { keyPart, keyText, placeInRow } from '../tables/row-name.ts';
import type { AnyRow, Reference, Table } from '../tables/table.ts';
import { keyOf, type TableContent } from '../tables/tables.ts';

/** The first row with each key, and a finding for every further one. In a table whose keys may repeat, all rows. */
export function uniqueRows<R extends AnyRow>(table: Table, rows: readonly R[]): { rows: R[]; findings: Finding[] } {
  if (table.repeats !== undefined) return { rows: [...rows], findings: [] };
  const first = new Map<string, R>();
  const unique: R[] = [];
  const findings: Finding[] = [];
  for (const row of rows) {
    const key = keyOf(table, row.values);
    const known = first.get(key);
    if (known === undefined) {
      first.set(key, row);
      unique.push(row);
    } else findings.push(duplicateKey(table, known, row));
  }
  return { rows: unique, findings };
}

/** Columns with the id of the row itself, and not of what it belongs to. */
const OWN_IDS = ['id', 'uid'];

function duplicateKey(table: Table, first: AnyRow, row: AnyRow): Finding {
  const place = placeInRow(row, table.key[0] ?? '');
  const other = placeInRow(first, table.key[0] ?? '');
  return finding('duplicate-key', place, {
    field: table.key.join(', '),
    key: keyText(table, row),
    message: `${quotedKey(table, row)} is already used, in ${other.file}:${other.line}.`,
    hint: table.key.some((column) => OWN_IDS.includes(column))
      ? 'Give one of the rows a new id, or delete the one that is out of date.'
      : 'Delete one of the two rows, or correct it.',
    related: [other],
  });
}

/**
 * The rows whose references all lead to a row, and a finding for each reference that does not. The keys of the other rows
 * count as failed in later checks.
 */
export function resolvedRows<R extends AnyRow>(
  table: Table,
  rows: readonly R[],
  targets: { readonly [table: string]: Target },
): { rows: R[]; failedKeys: string[]; findings: Finding[] } {
  const references = Object.entries(table.columns).flatMap(([name, column]) =>
    column.references ? [{ name, reference: column.references }] : [],
  );
  if (references.length === 0) return { rows: [...rows], failedKeys: [], findings: [] };
  const findings: Finding[] = [];
  const failedKeys: string[] = [];
  const resolved = rows.filter((row) => {
    let complete = true;
    for (const { name, reference } of references) {
      const target = targets[reference.table];
      for (const id of idsIn(row.values[name])) {
        if (target?.keys.has(foldCase(id))) continue;
        complete = false;
        if (target && !target.mayExist(id)) findings.push(unknownReference(table, row, name, id, reference, target));
      }
    }
    if (!complete) failedKeys.push(keyOf(table, row.values));
    return complete;
  });
  return { rows: resolved, failedKeys, findings };
}

/** A table that others refer to. */
export interface Target {
  readonly keys: ReadonlySet<string>;
  /** Whether there may be a row with this id that could not be read. */
  mayExist(id: string): boolean;
  /** "Did you mean" for an unknown id. */
  suggest(id: string): string | undefined;
}

/** Comparing with all ids is worth it for a few typing errors, but not for 100,000 rows of a missing table. */
const SUGGESTIONS = 100;

export function targetOf(table: Table, content: TableContent<AnyRow>): Target {
  const column = table.key[0] ?? '';
  const ids = content.rows.map((row) => String(row.values[column]));
  return {
    ...targetOfIds(ids),
    mayExist: (id) => content.incomplete || content.failedKeys.has(foldCase(id)),
  };
}

/** A table without unreadable rows, by its ids. */
export function targetOfIds(ids: readonly string[]): Target {
  let suggestions = 0;
  return {
    keys: new Set(ids.map(foldCase)),
    mayExist: () => false,
    suggest: (id) => (suggestions++ < SUGGESTIONS ? didYouMean(id, ids) : undefined),
  };
}

function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

function unknownReference(
  table: Table,
  row: AnyRow,
  field: string,
  id: string,
  reference: Reference,
  target: Target,
): Finding {
  const message = `${field} "${id}" is not in ${reference.table}.csv.`;
  const hint = target.suggest(id) ?? `Correct it here, or add it to ${reference.table}.csv.`;
  const place = placeInRow(row, field);
  return finding(reference.code, place, { field, key: keyText(table, row), value: id, message, hint });
}

/** `evse_uid "E-1", id "2"`, without empty parts. */
function quotedKey(table: Table, row: AnyRow): string {
  const parts = table.key.map((column) => ({ column, text: keyPart(row, column) })).filter(({ text }) => text !== '');
  return parts.map(({ column, text }) => `${column} "${text}"`).join(', ');
}
