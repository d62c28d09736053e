/**
 * Rows that differ in their first cell alone, as the plugs of a network do, which are of few kinds. One of a kind is read cell
 * by cell. What it says holds for the others, since no cell means something else because of an id, and rules judge them
 * together (rules/rule/rule.ts).
 */

import type { CsvFile } from '../../csv/csv-file.ts';
import { unprotect } from '../../csv/formulas.ts';
import { factsOf, reading } from '../../tables/cell-types/column-type.ts';
import type { AnyRow, Table } from '../../tables/table.ts';
import { mayBeDamaged, spreadsheetDamage } from './spreadsheet-damage.ts';

interface AlikeRows {
  /**
   * The row of a record that is like one before it, with the id in its own first cell; nothing if its cells must be read.
   *
   * @param cells as they were split, with apostrophes that keep them from being formulas
   */
  readonly rowOf: (record: number, cells: readonly string[]) => AnyRow | undefined;
  /** Keeps the values of that record, which was read cell by cell then. @returns their kind, unless there are too many */
  readonly keep: (values: AnyRow['values']) => object | undefined;
}

/** How many kinds are kept. If so many were met before as many rows were alike, most rows of the file are of their own kind. */
const KEPT_KINDS = 1000;

/** Very long texts are told apart slowly, and no two plugs have the same one. */
const LONGEST_REST = 1000;

/** No cell has it. */
const BETWEEN = '\0';

/** Nothing if the first cell is not the first part of the key: then rows that differ in it are not of one kind. */
export function alikeRows({ key, columns }: Table, file: CsvFile): AlikeRows | undefined {
  const { header, hasApostrophes } = file;
  const [name = ''] = header;
  const type = columns[name]?.type;
  if (type === undefined || factsOf(type).holds !== 'id' || name !== key[0]) return undefined;
  const kinds = new Map<string, AnyRow['values']>();
  let [alike, lastId]: [number, string] = [0, ''];
  let rest: string | undefined;
  const restOf = (cells: readonly string[]): string | undefined => {
    const [first = ''] = cells;
    const isUseful = kinds.size < KEPT_KINDS || alike > KEPT_KINDS;
    if (first === '' || cells.length < 2 || !isUseful) return undefined;
    const all = cells.join(BETWEEN);
    return all.length - first.length > LONGEST_REST ? undefined : all.slice(first.length);
  };
  const idOf = (cell: string): string | undefined => {
    const written = cell.trim();
    const id = hasApostrophes ? unprotect(written) : written;
    // Rows that belong together are mostly next to each other, and one text for them all is enough.
    if (id === lastId) return lastId;
    const isDamaged = mayBeDamaged(id) && spreadsheetDamage(type, id, () => written) !== undefined;
    if (isDamaged || !reading(type, id).ok) return undefined;
    lastId = id;
    return id;
  };
  return {
    rowOf: (record, cells) => {
      rest = restOf(cells);
      const kind = rest === undefined ? undefined : kinds.get(rest);
      const id = kind && idOf(cells[0] ?? '');
      if (kind === undefined || id === undefined) return undefined;
      alike++;
      const values: { [column: string]: unknown } = { ...kind };
      values[name] = id;
      return { values, file, record, kind };
    },
    keep: (values) => {
      if (rest === undefined || kinds.size >= KEPT_KINDS) return undefined;
      const kind = kinds.get(rest) ?? values;
      kinds.set(rest, kind);
      return kind;
    },
  };
}
