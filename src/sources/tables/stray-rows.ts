/** Rows of a sheet that are clearly no rows of the table: lines of dashes, totals, and the header once more. */

import { readCsv } from '../../csv/read-csv.ts';
import { readTable } from '../../read/load/read-table.ts';
import { expectedColumns } from '../../read/load/read-tables.ts';
import type { Defaults, Table } from '../../tables/table.ts';

/** Dashes, equal signs and other drawing, as people separate one part of a sheet from the next. */
const DRAWN = /^[-–—―=_*~+#.·•|/\\\s]+$/;

/** Whether every cell with content is only drawn. */
export function isDrawn(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '' || DRAWN.test(cell));
}

const STRAY: ReadonlySet<string> = new Set(['total-row', 'repeated-header']);

/** The records of a table that are totals or headers. A row that somebody made a comment is none: it may be a charger. */
export function strayRecords(table: Table, path: string, bytes: Uint8Array, defaults: Defaults): Set<number> {
  const { file, findings } = readCsv(path, bytes, expectedColumns(table));
  const found = file === undefined ? [] : [...findings, ...readTable(table, file, defaults).findings];
  const strays = found.filter(({ code }) => STRAY.has(code));
  return new Set(strays.map(({ cell = '' }) => Number(/\d+$/.exec(cell)?.[0] ?? Number.NaN) - 1));
}
