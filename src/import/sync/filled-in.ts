/** What the tables already have where the feed lacks a mandatory value: somebody filled it in, or the feed once had it. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TableName } from '../../source/tables/tables.ts';
import type { Incomplete } from '../leave-out-incomplete.ts';
import { keyInWords } from '../row-keys.ts';
import { editFile, type PresentRow, rowsIn } from './edited-file.ts';
import type { PresentFile } from './present-file.ts';

/** Tells of cells of tables on the disk whether they are filled. A table is read when it is first asked for. */
export function filledIn(present: readonly PresentFile[]): Required<Incomplete> {
  const tables = new Map<TableName, ReadonlyMap<string, PresentRow>>();
  return {
    isFilledIn(table, key, column) {
      const rows = tables.get(table) ?? rowsByKey(present, table);
      tables.set(table, rows);
      return (rows.get(foldCase(key))?.text(column) ?? '') !== '';
    },
  };
}

function rowsByKey(present: readonly PresentFile[], table: TableName): ReadonlyMap<string, PresentRow> {
  const files = present.filter((file) => file.table === table).map(editFile);
  return new Map(files.flatMap((file) => [...rowsIn(file)].map((row) => [foldCase(keyInWords(table, row.text)), row])));
}
