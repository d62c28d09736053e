/** Splits a file as the check does, which knows the columns of its table. */

import type { CsvFile } from '../../../src/csv/csv-file.ts';
import type { DataFile } from '../../../src/csv/data-file.ts';
import { readCsv } from '../../../src/csv/read-csv.ts';
import { expectedColumns } from '../../../src/read/load/read-tables.ts';
import { TABLES, tableOfFile } from '../../../src/tables/tables.ts';

/** Undefined if it cannot be split into cells. */
export function splitFile({ path, bytes, naming, country }: DataFile): CsvFile | undefined {
  const table = tableOfFile(path);
  return readCsv(path, bytes, table && expectedColumns(TABLES[table], naming), country).file;
}
