/**
 * Businesses and energy mixes have no ids in a feed: the import makes them of their names, in the order of the feed. What was there
 * at the last import keeps its id, in whatever order it comes, so that a person's correction stays with the business it is about.
 */

import { type Columns, TABLES, type TableName } from '../../../src/tables/index.ts';
import type { ImportedFeed } from '../rows/finish-import.ts';
import type { ImportedRow } from '../rows/imported-tables.ts';
import { freeId } from '../rows/short-ids.ts';
import { type Side, tableIn } from './sides.ts';

/** The tables without ids in a feed, and the column of each that people would know a row by. */
const NAMED_BY = { businesses: 'name', energy_mixes: 'energy_product_name' } as const satisfies {
  readonly [T in TableName]?: string;
};

/** Changes the ids in the rows, and in the cells that refer to them. */
export function keepIds({ files, inSettings }: ImportedFeed, last: Side): void {
  const ids = new Map<string, string>();
  for (const table of ['businesses', 'energy_mixes'] as const) {
    const own = files.find((file) => file.table === table)?.rows ?? [];
    const operator = table === 'businesses' ? inSettings.operator : undefined;
    const rows = operator === undefined || own.includes(operator) ? own : [...own, operator];
    for (const [row, id] of idsFor(table, rows, last)) {
      const { id: given } = row.cells;
      if (given === undefined || given === id) continue;
      ids.set(`${table} ${given}`, id);
      row.cells.id = id;
    }
  }
  if (ids.size > 0)
    for (const { table, rows } of files) for (const row of rows) refer(table, row, ids, inSettings.texts);
}

/** Equal rows keep their ids first, then those with an equal name; the others get free ones. */
function idsFor(table: keyof typeof NAMED_BY, rows: readonly ImportedRow[], last: Side): Map<ImportedRow, string> {
  const columns = Object.keys(TABLES[table].columns).filter((name) => name !== 'id');
  const before = [...tableIn(last, table).rows.values()];
  const ids = new Map<ImportedRow, string>();
  const used = new Set<string>();
  for (const compared of [columns, [NAMED_BY[table]]]) {
    for (const row of rows) {
      if (ids.has(row)) continue;
      const same = before.find(
        (one) => !used.has(one.text('id')) && compared.every((name) => one.text(name) === (row.cells[name] ?? '')),
      );
      if (same === undefined) continue;
      ids.set(row, same.text('id'));
      used.add(same.text('id'));
    }
  }
  for (const row of rows) {
    if (ids.has(row)) continue;
    const id = freeId(used, row.cells.id ?? '');
    ids.set(row, id);
    used.add(id);
  }
  return ids;
}

function refer(
  table: TableName,
  row: ImportedRow,
  ids: ReadonlyMap<string, string>,
  inSettings: ImportedFeed['inSettings']['texts'],
): void {
  const columns: Columns = TABLES[table].columns;
  for (const [name, { references }] of Object.entries(columns)) {
    if (references === undefined) continue;
    const id = ids.get(`${references.table} ${row.cells[name]}`);
    if (id !== undefined) row.cells[name] = id;
    const taken = inSettings.get(row);
    const other = ids.get(`${references.table} ${taken?.get(name)}`);
    if (other !== undefined) taken?.set(name, other);
  }
}
