/** Reads the files with csv-parse alone, and prints the time and the peak memory as JSON. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parse } from 'csv-parse/sync';

const [data = '', form = ''] = process.argv.slice(2);
const started = performance.now();
let rows = 0;
for (const table of ['locations', 'evses', 'connectors', 'tariffs']) {
  rows += parse(readFileSync(join(data, `${table}.csv`)), { columns: form === 'objects' }).length;
}
const milliseconds = performance.now() - started;
process.stdout.write(JSON.stringify({ milliseconds, rows, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
