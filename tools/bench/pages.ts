/**
 * Measures pages and deltas: their size beside what zlib makes of the same text, and their cost in workerd and on Node beside that
 * of a plain asset with the same bytes.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ask, type Exchange } from '../../test/edge/support/http.ts';
import { makeSite, writeSite } from '../../test/edge/support/site.ts';
import { startWithFolder } from '../../test/edge/support/workerd.ts';
import { CHANGES, changedLocations, LAYOUTS, type Layout } from './changed-locations.ts';
import { withServers } from './compared.ts';
import { compareServers } from './servers.ts';
import type { Table } from './table.ts';

const NETWORKS = [
  { count: 3000, size: '1.1 kB' },
  { count: 3000, size: '3.2 kB' },
] as const;

type Network = (typeof NETWORKS)[number];

const LIMITS = [16, 50, 100, 250, 1000];
const LOCATIONS = '/api/ocpi/2.2/locations';

/** Measures each network in each layout. Takes some three minutes. */
export async function benchPages(): Promise<Table[]> {
  const tables: Table[] = [];
  for (const network of NETWORKS) {
    for (const layout of LAYOUTS) tables.push(await measureNetwork(network, layout));
  }
  return tables;
}

async function measureNetwork({ count, size }: Network, layout: Layout): Promise<Table> {
  const folder = await writeSite(
    (await makeSite({ locations: changedLocations(count, layout, size), tariffs: [] })).site,
  );
  const requests = requestsOf(count, layout);
  const bodies = await bodiesOf(folder, requests);
  await mkdir(join(folder, 'plain'));
  for (const [i, { body }] of bodies.entries()) await writeFile(join(folder, `plain/${i}.gzip`), body);
  const title = `Pages and deltas of ${count.toLocaleString('en')} locations of ${size}, changes ${layout}`;
  return withServers(folder, async ({ names, asking }) => {
    const columns = [
      'request',
      'plain',
      'zlib 6',
      'sent',
      'sent / zlib 6',
      ...COSTS.flatMap((cost) => names.map((name) => `${cost}, ${name}`)),
    ];
    const rows: string[][] = [];
    for (const [i, [name, query]] of requests.entries()) {
      const body = bodies[i]?.body ?? Buffer.alloc(0);
      const text = bodies[i]?.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const costs = await compareServers(asking(LOCATIONS + query, `/plain/${i}.gzip`), { coding: 'gzip' });
      const zlib = gzipSync(text).length;
      const sizes = [text.length, zlib, body.length].map((bytes) => bytes.toLocaleString('en'));
      const times = [...costs.map(({ cpu }) => cpu), ...costs.map(({ p50 }) => p50)];
      rows.push([name, ...sizes, (body.length / zlib).toFixed(2), ...times.map((time) => time.toFixed(2))]);
    }
    return { title, columns, rows, notes: NOTES };
  });
}

const COSTS = ['CPU ms', 'p50 ms'];

const NOTES = [
  'Bytes of one answer: as text, as zlib at level 6 would send it, and as it is sent with gzip offered. `workerd` and `node` ' +
    'are the edge rule there; `asset` (of workerd) serves the same bytes as a file. CPU time is that of the whole server process per answer.',
];

function requestsOf(count: number, layout: Layout): [name: string, query: string][] {
  const deltas = CHANGES.map(({ count: changes, since }): [string, string] => [
    `delta of ${changes.toLocaleString('en')}`,
    `?limit=${changes}&date_from=${since}`,
  ]);
  // Pages without a filter are the same in both layouts.
  if (layout !== 'scattered') return deltas;
  const middle = (limit: number) => Math.floor(count / 2 / limit) * limit;
  const pages = LIMITS.map((limit): [string, string] => [
    `page of ${limit}`,
    `?limit=${limit}&offset=${middle(limit)}`,
  ]);
  return [...deltas, ...pages];
}

async function bodiesOf(folder: string, requests: readonly (readonly [string, string])[]): Promise<Exchange[]> {
  const edge = await startWithFolder(folder);
  const bodies: Exchange[] = [];
  for (const [, query] of requests) {
    bodies.push(await ask(edge.url, LOCATIONS + query, { headers: { 'Accept-Encoding': 'gzip' } }));
  }
  await edge.stop();
  return bodies;
}
