/** How many rows tables have, for reports. */

import type { RowCount } from '../findings/extent.ts';
import type { DataFile } from './data-file.ts';
import { readCsv } from './read-csv.ts';

/** How many rows a table has; counted when it is first asked for. */
export function rowCounts(tables: readonly DataFile[]): RowCount {
  const counts = new Map<string, number | undefined>();
  return (path) => {
    const table = tables.find((one) => one.path === path);
    if (table !== undefined && !counts.has(path)) counts.set(path, rowCount(table));
    return counts.get(path);
  };
}

/** Rows with too many cells, or too few, are not among those of the file: nobody knows then how many there are. */
function rowCount({ path, bytes, country }: DataFile): number | undefined {
  const { file, incomplete } = readCsv(path, bytes, undefined, country);
  return incomplete ? undefined : file?.rows.length;
}
