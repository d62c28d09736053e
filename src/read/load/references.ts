/** References lead to a row: a finding for each that does not, with the id that was probably meant. */

import { joinList } from '../../cells/list.ts';
import type { Finding } from '../../findings/finding.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';
import { nearestId } from '../../findings/text/suggestion.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { uidOfEvseId } from '../../ocpi/evse-id.ts';
import { finding } from '../../tables/finding-codes.ts';
import { inFileOf, keyText, placeInRow } from '../../tables/row-finding.ts';
import { type AnyRow, columnName, type Reference, type Table } from '../../tables/table.ts';
import { keyOf, TABLES, type TableContent } from '../../tables/tables.ts';

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
    column.references
      ? [{ name, reference: column.references, target: targets[column.references.table], last: undefined as unknown }]
      : [],
  );
  if (references.length === 0) return { rows: [...rows], failedKeys: [], findings: [] };
  const findings: Finding[] = [];
  const failedKeys: string[] = [];
  const resolved = rows.filter((row) => {
    let complete = true;
    for (const one of references) {
      const { name, reference, target } = one;
      const value = row.values[name];
      // Rows that belong together are mostly next to each other, and equal lists are the same list (read-table.ts).
      if (value === undefined || value === one.last) continue;
      const unknown = unknownIn(value, target);
      if (unknown.length > 0) complete = false;
      else one.last = value;
      for (const id of unknown) {
        if (target && !target.mayExist(id)) findings.push(unknownReference(table, row, name, id, reference, target));
      }
    }
    if (!complete) failedKeys.push(keyOf(table, row.values));
    return complete;
  });
  return { rows: resolved, failedKeys, findings };
}

/** The codes of references to a table that lead to no row. */
export function codesOf(name: string): ReadonlySet<string> {
  const columns = Object.values<Table>(TABLES).flatMap((table) => Object.values(table.columns));
  return new Set(columns.flatMap(({ references }) => (references?.table === name ? [references.code] : [])));
}

/** A table that others refer to. */
export interface Target {
  /** Where its rows are (whereRowsAre). */
  readonly where: string;
  readonly keys: ReadonlySet<string>;
  /** Whether there may be a row with this id that could not be read. */
  mayExist(id: string): boolean;
  /** The id of the row that an id of another kind means: of an EVSE, the uid by the evse_id. */
  meant?(id: string): string | undefined;
  suggest(id: string): string | undefined;
}

/** Comparing with all ids is worth it for a few typing errors, but not for 100,000 rows of a missing table. */
const SUGGESTIONS = 100;

export function targetOf(table: Table, content: TableContent<AnyRow>): Target {
  const column = table.key[0] ?? '';
  const ids = content.rows.map((row) => String(row.values[column]));
  // Not `content` as a whole, whose rows would stay in memory with it.
  const { incomplete, failedKeys, where } = content;
  return { ...targetOfIds(ids, where), mayExist: (id) => incomplete || failedKeys.has(foldCase(id)) };
}

/** The EVSEs, which may be named by their evse_ids too. @param rows theirs @param target that by their uids */
export function targetOfEvses(rows: readonly AnyRow[], target: Target): Target {
  const uids = rows.map(({ values }) => String(values.uid));
  const evseIds = rows.map(({ values }) => String(values.evse_id ?? ''));
  return { ...target, meant: uidOfEvseId(uids, evseIds) };
}

/** The id of the row that an id means, by whichever of its ids; the same if it means none. */
export function ownId({ keys, meant }: Target, id: string): string {
  return keys.has(foldCase(id)) ? id : (meant?.(id) ?? id);
}

/** A table without unreadable rows, by its ids. */
export function targetOfIds(ids: readonly string[], where: string): Target {
  let suggestions = 0;
  let zeros: ((id: string) => string | undefined) | undefined;
  const suggest = (id: string) => {
    zeros ??= byNumber(ids);
    return zeros(id) ?? (suggestions++ < SUGGESTIONS ? nearestId(id, ids) : undefined);
  };
  return { where, keys: new Set(ids.map(foldCase)), mayExist: () => false, suggest };
}

/** The only id that differs by zeros in front, which spreadsheets drop, or by letters that look like digits. */
function byNumber(ids: readonly string[]): (id: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  for (const id of ids) {
    const number = inDigits(id);
    known.set(number, known.has(number) ? undefined : id);
  }
  return (id) => known.get(inDigits(id));
}

/** `0012` as `12`, and `BER-O1` as `BER-01`. */
function inDigits(id: string): string {
  if (/^\d+$/.test(id)) return id.replace(/^0+(?=\d)/, '');
  return foldCase(id).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The ids in a value, one or several, that are not in the table. */
function unknownIn(value: unknown, target: Target | undefined): readonly string[] {
  const isUnknown = (id: string) => target?.keys.has(foldCase(id)) !== true;
  if (typeof value === 'string') return isUnknown(value) ? [value] : NONE;
  return Array.isArray(value) && value.some(isUnknown) ? value.filter(isUnknown) : NONE;
}

const NONE: readonly string[] = [];

function unknownReference(
  table: Table,
  row: AnyRow,
  field: string,
  id: string,
  reference: Reference,
  target: Target,
): Finding {
  const value = row.values[field];
  const needed = row.sheet && DESCRIBED_BY[reference.table];
  const said = needed
    ? ({ says: 'sheet', params: { needed } } as const)
    : ({ says: 'table', params: { where: target.where } } as const);
  const about = { field: columnName(row, field), key: keyText(table, row), value: id };
  const advice = withBarsBetween(value, id, target) ?? misspelt(value, id, target);
  return finding(reference.code, placeInRow(row, field), { ...about, ...said, advice }, inFileOf(row, field));
}

function misspelt(value: unknown, id: string, target: Target): Advice | undefined {
  const meant = target.suggest(id);
  // One of two ids in a cell is not the other one misspelt.
  const isThere =
    Array.isArray(value) && meant !== undefined && value.some((other) => foldCase(String(other)) === foldCase(meant));
  return meant === undefined || isThere ? undefined : askFor(withInstead(value, id, meant));
}

/** If several ids were separated by commas or semicolons, which an id may contain. */
function withBarsBetween(value: unknown, id: string, { keys }: Target): Advice | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = id.split(/[,;]/).map((part) => part.trim());
  if (parts.length < 2 || !parts.every((part) => keys.has(foldCase(part)))) return undefined;
  return write([withInstead(value, id, ...parts)]);
}

/** What rows of a sheet have in common with those of another table. */
const DESCRIBED_BY: { readonly [table: string]: string } = { locations: 'an address', tariffs: 'a price' };

/** The text of a cell, from its value, with `meant` in place of `wrong`. An id that is in the list already is not repeated. */
function withInstead(value: unknown, wrong: string, ...meant: readonly string[]): string {
  if (!Array.isArray(value)) return meant.join('|');
  return joinList([...new Set(value.flatMap((id) => (id === wrong ? meant : [String(id)])))]);
}
