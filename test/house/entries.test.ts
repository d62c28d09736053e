/** What people and servers load contains no more than its work needs. A new line here is more to load, or more that can be attacked. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomsOfTheHouse } from '../architecture/support/imports.ts';
import { pulledInBy } from '../architecture/support/pulled-in.ts';

/** Loaded by `require` when they are first used, which no bundler sees. */
const REQUIRED_LATE = ['@rapideditor/country-coder', 'ajv'];

const rooms = roomsOfTheHouse();

test.each([
  [
    'packages/page/browser/main.ts',
    'browser',
    ['cells', 'ocpi', 'packages/page', 'stored-format'],
    ['big.js', 'maplibre-gl', 'preact', 'topojson-client'],
  ],
  ['packages/page/service-worker/service-worker.ts', 'browser', ['packages/page'], []],
  ['packages/api-docs/browser/docs.ts', 'browser', ['packages/api-docs'], []],
  [
    'packages/check-page/page/main.ts',
    'browser',
    ['cells', 'csv', 'findings', 'packages/check-page', 'packages/page', 'sources'],
    ['csv-parse', 'preact'],
  ],
  [
    'packages/check-page/worker.ts',
    'browser',
    [
      ...[
        'cells',
        'csv',
        'findings',
        'ocpi',
        'package.json',
        'packages/afir',
        'packages/check-page',
        'packages/datex2',
        'packages/import',
      ],
      ...['packages/page', 'publish', 'read', 'rules', 'settings', 'snapshot', 'sources', 'tables', 'words'],
    ],
    [
      ...[
        '@photostructure/tz-lookup',
        '@rapideditor/country-coder',
        'big.js',
        'csv-parse',
        'ipaddr.js',
        'jsonc-parser',
        'lineclip',
      ],
      ...['quickselect', 'rbush', 'which-polygon', 'zod'],
    ],
  ],
  ['src/edge/hosts/cloudflare.ts', 'worker', ['edge', 'ocpi', 'stored-format'], []],
  [
    'packages/live-worker/live-worker.ts',
    'worker',
    [
      ...[
        'cells',
        'edge',
        'findings',
        'live',
        'ocpi',
        'package.json',
        'packages/datex2',
        'packages/live-worker',
        'packages/page',
      ],
      ...['publish', 'read', 'settings', 'snapshot', 'sources', 'stored-format', 'words'],
    ],
    ['ipaddr.js'],
  ],
] as const)('%s, in a %s', async (entry, runsIn, ofHouse, ofNpm) => {
  const { files: _, ...pulledIn } = await pulledInBy(entry, runsIn, rooms);
  expect(pulledIn).toEqual({ rooms: ofHouse, libraries: ofNpm });
});

test('a Worker reads no CSV, and knows nothing of the tables', async () => {
  const { files } = await pulledInBy('packages/live-worker/live-worker.ts', 'worker', rooms);
  expect(files.filter((path) => /^src\/tables\/|-csv\.ts$|read-table|csv\/records/.test(path))).toEqual([]);
});

test('what the package brings is needed by the program, and the program needs nothing else', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const { libraries } = await pulledInBy('src/cli/cli.ts', 'node', rooms);
  expect([...libraries, ...REQUIRED_LATE].sort()).toEqual(Object.keys(dependencies).sort());
});
