/**
 * Measures answers of the API: their size beside what zlib makes of the same text, and their cost in workerd and on Node beside
 * that of a plain asset with the same bytes.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ask } from '../../test/edge/support/http.ts';
import { makeSite, writeSite } from '../../test/edge/support/site.ts';
import { startWithFolder } from '../../test/edge/support/workerd.ts';
import { CHANGES, countLocations, type LocationSize } from './locations.ts';
import { startNodeHost } from './node-host.ts';
import { processesBelow } from './processes.ts';
import { compareServers } from './servers.ts';
import type { Table } from './table.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';

/** What is asked, and with which headers besides `Accept-Encoding: gzip`. */
type Asked = readonly [name: string, path: string, headers?: { readonly [name: string]: string }];

const REQUESTS: readonly Asked[] = [
  ['versions', '/api/ocpi/versions'],
  ['one location', `${LOCATIONS}/LOC-1234`],
  ...CHANGES.map(
    ({ count, since }): Asked => [
      `delta of ${count.toLocaleString('en')}`,
      `${LOCATIONS}?limit=${count}&date_from=${since}`,
    ],
  ),
  ...[50, 100, 1000].map((limit): Asked => [`page of ${limit}`, `${LOCATIONS}?limit=${limit}&offset=1000`]),
];

const LISTS: readonly Asked[] = [
  ['whole list', LOCATIONS],
  ['whole list, not compressed', LOCATIONS, { 'Accept-Encoding': 'identity' }],
  ['poll', LOCATIONS, { 'If-None-Match': '*' }],
];

/** Takes two minutes. */
export async function benchPages(): Promise<Table[]> {
  return [
    await measure(3000, '3.2 kB', REQUESTS),
    await measure(3000, '1.1 kB', LISTS),
    await measure(50_000, '1.1 kB', LISTS.slice(0, 1)),
  ];
}

async function measure(count: number, size: LocationSize, requests: readonly Asked[]): Promise<Table> {
  const { site } = await makeSite({ locations: countLocations(count, size), tariffs: [] });
  const folder = await writeSite(site);
  await mkdir(join(folder, 'plain'));
  const node = await startNodeHost(folder);
  const bodies = [];
  for (const [i, [, path, own]] of requests.entries()) {
    const answer = await ask(node.url, path, { headers: { 'Accept-Encoding': 'gzip', ...own } });
    await writeFile(join(folder, `plain/${i}`), answer.body);
    bodies.push(answer);
  }
  // It knows the files that are there when it starts.
  const edge = await startWithFolder(folder);
  const ids = processesBelow('workerd');
  const rows: string[][] = [];
  try {
    for (const [i, [name, path, own]] of requests.entries()) {
      const { body = Buffer.alloc(0), headers = {} } = bodies[i] ?? {};
      const servers = [
        { url: edge.url, ids, path },
        { url: node.url, ids: node.ids, path },
        { url: edge.url, ids, path: `/plain/${i}` },
      ];
      const costs = await compareServers(servers, { 'Accept-Encoding': 'gzip', ...own });
      const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const sizes = [text, gzipSync(text), body].map(({ length }) => length.toLocaleString('en'));
      const times = [...costs.map(({ cpu }) => cpu), ...costs.map(({ p50 }) => p50)];
      rows.push([name, ...sizes, ...times.map((time) => time.toFixed(2))]);
    }
  } finally {
    await edge.stop();
    node.stop();
    await rm(folder, { recursive: true });
  }
  const title = `Answers of ${count.toLocaleString('en')} locations of ${size}`;
  const costs = ['CPU ms', 'p50 ms'].flatMap((cost) => ['workerd', 'node', 'asset'].map((name) => `${cost}, ${name}`));
  return { title, columns: ['request', 'plain', 'zlib 6', 'sent', ...costs], rows, notes: NOTES };
}

const NOTES = [
  'Bytes of one answer: as text, as zlib at level 6 would send it, and as it is sent with gzip offered. `workerd` and `node` ' +
    'are the edge rule there; `asset` (of workerd) serves the same bytes as a file. CPU time is that of the whole server process per answer. ' +
    'Changes are scattered over the list.',
];
