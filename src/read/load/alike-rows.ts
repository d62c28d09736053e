/**
 * Rows that differ in their first cell alone, as the plugs of a network do, which are of few kinds. One of a kind is read cell
 * by cell. What it says holds for the others, since no cell means something else because of an id, and rules judge them
 * together (rules/rule/walk.ts).
 */

import type { CsvFile } from '../../csv/csv-file.ts';
import { unprotect } from '../../csv/formulas.ts';
import { factsOf, reading } from '../../tables/cell-types/column-type.ts';
import type { AnyRow, Table } from '../../tables/table.ts';
import { mayBeDamaged, spreadsheetDamage } from './spreadsheet-damage.ts';

export interface AlikeRows {
  /** The row of a record that is like one before it, with the id in its own first cell; nothing if its cells must be read. */
  readonly rowOf: (record: number) => AnyRow | undefined;
  /** Keeps the values of a record that was read cell by cell. @returns their kind, unless there are too many */
  readonly keep: (record: number, values: AnyRow['values']) => object | undefined;
}

/** How many kinds are kept. If so many were met before as many rows were alike, most rows of the file are of their own kind. */
const KEPT_KINDS = 1000;

/** Very long texts are told apart slowly, and no two plugs have the same one. */
const LONGEST_REST = 1000;

/** Nothing if the first cell is not the first part of the key: then rows that differ in it are not of one kind. */
export function alikeRows({ key, columns }: Table, file: CsvFile): AlikeRows | undefined {
  const { text, records, header, hasApostrophes } = file;
  const [name = ''] = header;
  const type = columns[name]?.type;
  if (type === undefined || factsOf(type).holds !== 'id' || name !== key[0]) return undefined;
  const kinds = new Map<string, AnyRow['values']>();
  let [alike, lastId]: [number, string] = [0, ''];
  const restOf = (record: number): string | undefined => {
    const at = records.endOfFirst(record);
    const isUseful = kinds.size < KEPT_KINDS || alike > KEPT_KINDS;
    if (at === undefined || !isUseful) return undefined;
    const end = records.endOf(record);
    return end - at > LONGEST_REST ? undefined : text.slice(at, end);
  };
  const idOf = (record: number): string | undefined => {
    const written = text.slice(records.starts[record], records.endOfFirst(record));
    const id = hasApostrophes ? unprotect(written) : written;
    // Rows that belong together are mostly next to each other, and one text for them all is enough.
    if (id === lastId) return lastId;
    const isDamaged = mayBeDamaged(id) && spreadsheetDamage(type, id, () => written) !== undefined;
    if (isDamaged || !reading(type, id).ok) return undefined;
    lastId = id;
    return id;
  };
  return {
    rowOf: (record) => {
      const rest = restOf(record);
      const kind = rest === undefined ? undefined : kinds.get(rest);
      const id = kind && idOf(record);
      if (kind === undefined || id === undefined) return undefined;
      alike++;
      const values: { [column: string]: unknown } = { ...kind };
      values[name] = id;
      return { values, file, record, kind };
    },
    keep: (record, values) => {
      const rest = kinds.size < KEPT_KINDS ? restOf(record) : undefined;
      if (rest === undefined) return undefined;
      const kind = kinds.get(rest) ?? values;
      kinds.set(rest, kind);
      return kind;
    },
  };
}
