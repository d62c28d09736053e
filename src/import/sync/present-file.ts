/** A file of the data directory that a sync may edit, and what its rows belong to. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { CsvFile } from '../../source/csv/csv-file.ts';
import type { TableName } from '../../source/tables/tables.ts';

export interface PresentFile {
  readonly table: TableName;
  readonly file: CsvFile;
  /** Whether it begins with a byte order mark, and whether its lines end in CR LF. */
  readonly hasMark: boolean;
  readonly hasCarriageReturns: boolean;
}

/** What a row belongs to: the table and the folded id of each. */
export function parentsOf(table: TableName, text: (name: string) => string | undefined): [TableName, string][] {
  return PARENTS.flatMap(([column, parent]): [TableName, string][] => {
    const id = parent === table ? '' : (text(column) ?? '');
    return id === '' ? [] : [[parent, foldCase(id)]];
  });
}

const PARENTS = [
  ['location_id', 'locations'],
  ['evse_uid', 'evses'],
  ['tariff_id', 'tariffs'],
] as const;
