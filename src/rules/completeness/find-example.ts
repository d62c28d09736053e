/** Finds the example of a new network where it would be published. */

import { cellsOf } from '../../csv/csv-file.ts';
import type { DataFile } from '../../csv/data-file.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { tableOfFile } from '../../tables/tables.ts';
import { EXAMPLE_SITE } from './example-site.ts';

/** The path of the first file that has the example site; undefined if none has. Large tables are only searched, not read. */
export function fileWithExample(tables: readonly DataFile[]): string | undefined {
  return tables.find(({ path, bytes }) => {
    const table = tableOfFile(path);
    if (table !== 'chargers' && table !== 'locations') return false;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (!text.includes(EXAMPLE_SITE)) return false;
    const { file } = readCsv(path, bytes);
    return file?.rows.some((record) => cellsOf(file, record).includes(EXAMPLE_SITE)) === true;
  })?.path;
}
