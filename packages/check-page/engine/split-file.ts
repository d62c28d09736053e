/** Splits a file as the check does, which knows the columns of its table. */

import { type CsvFile, type DataFile, readCsv } from '../../../src/csv/index.ts';
import { expectedColumns } from '../../../src/read/index.ts';
import { TABLES, tableOfFile } from '../../../src/tables/index.ts';

/** Undefined if it cannot be split into cells. */
export function splitFile({ path, bytes, naming, country }: DataFile): CsvFile | undefined {
  const table = tableOfFile(path);
  return readCsv(path, bytes, table && expectedColumns(TABLES[table], naming), country).file;
}
