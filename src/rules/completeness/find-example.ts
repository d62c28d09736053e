/** Finds the example of a new network where it would be published. */

import type { DataFile } from '../../csv/data-file.ts';
import { tableOfFile } from '../../tables/tables.ts';
import { EXAMPLE_SITE } from './example-site.ts';

/** A cell that holds its id and nothing else. */
const CELL = new RegExp(`(?:^|[\\r\\n,;\\t])"?${EXAMPLE_SITE}"?(?:[\\r\\n,;\\t]|$)`);

/** The path of the first file that has the example site; undefined if none has. Large tables are only searched, not read. */
export function fileWithExample(tables: readonly DataFile[]): string | undefined {
  return tables.find(({ path, bytes }) => {
    const table = tableOfFile(path);
    if (table !== 'chargers' && table !== 'locations') return false;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return text.includes(EXAMPLE_SITE) && CELL.test(text.toString('latin1'));
  })?.path;
}
