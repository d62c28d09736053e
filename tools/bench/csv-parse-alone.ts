/** Reads the files of a network with csv-parse alone, into one object per row. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const [data = ''] = process.argv.slice(2);
for (const table of ['locations', 'evses', 'connectors', 'tariffs']) {
  parse(readFileSync(join(data, `${table}.csv`)), { columns: true });
}
