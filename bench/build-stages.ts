/**
 * Builds one data directory, and prints the time of each stage and the peak memory as JSON. It is a process of its own,
 * so that warm code and memory of other measurements do not count.
 */

import { performance } from 'node:perf_hooks';
import { buildDirectory } from '../src/build/build-directory.ts';
import { NO_CACHE } from '../src/build/disk/cache-store.ts';
import { readDataFiles } from '../src/build/disk/data-directory.ts';

const [data = '', out = ''] = process.argv.slice(2);
const stages: { [stage: string]: number } = {};
let last = performance.now();
const stage = (name: string) => {
  const time = performance.now();
  stages[name] = time - last;
  last = time;
};

const dataFiles = await readDataFiles(data);
stage('read');
const built = await buildDirectory(
  {
    dataFiles,
    out,
    now: Date.UTC(2027, 0, 1),
    previous: { kind: 'none' },
    isForPublishing: false,
    allowsRemovals: false,
  },
  {
    cache: NO_CACHE,
    code: '',
    fetch,
    readStatuses: async () => [],
    stage,
  },
);
stage('write');
if (built.findings.length > 0)
  throw new Error(`The network of the measurement has findings: ${built.findings[0]?.message}`);
process.stdout.write(JSON.stringify({ stages, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
