/**
 * Measures pages and deltas: their size beside what zlib makes of the same text, and their cost in workerd and on Node beside that
 * of a plain asset and of nginx with the same bytes.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import { createBlobStore } from '../src/publish/snapshot/blob-store.ts';
import { ask, type Exchange } from '../test/edge/support/http.ts';
import { makeSite, siteOf, storeList, writeSite } from '../test/edge/support/site.ts';
import { startWithFolder } from '../test/edge/support/workerd.ts';
import { CHANGES, changedLocations, LAYOUTS, type Layout } from './changed-locations.ts';
import { readAnswer } from './edge.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { startNodeHost } from './node-host.ts';
import { cpuOf, processesBelow } from './processes.ts';
import type { Table } from './table.ts';

const NETWORKS = [3000, 12_500];
const LIMITS = [16, 50, 100, 250, 1000];
const CLIENTS = [1, 16];

/** Requests per turn. All servers take turns, and the best turn counts, so that a pause of the machine favours none. */
const REQUESTS = 300;
const TURNS = 3;

const LOCATIONS = '/api/ocpi/2.2/locations';

/** Measures each network in each layout. Takes some three minutes. */
export async function benchPages(): Promise<Table[]> {
  const tables: Table[] = [measureLevels()];
  for (const count of NETWORKS) {
    for (const layout of LAYOUTS) tables.push(await measureNetwork(count, layout));
  }
  return tables;
}

async function measureNetwork(count: number, layout: Layout): Promise<Table> {
  const folder = await writeSite(await makeNetwork(count, layout));
  const requests = requestsOf(count, layout);
  const bodies = await bodiesOf(folder, requests);
  await mkdir(join(folder, 'plain'));
  for (const [i, { body }] of bodies.entries()) await writeFile(join(folder, `plain/${i}.gzip`), body);
  const edge = await startWithFolder(folder);
  const runtime = processesBelow('workerd');
  const node = await startNodeHost(folder);
  const nginx = await startNginx(folder);
  const columns = [
    'request',
    'plain',
    'zlib 6',
    'sent',
    ...COSTS.flatMap((cost) => serversOf(nginx).map((server) => `${cost}, ${server}`)),
  ];
  const title = `Pages and deltas of ${count.toLocaleString('en')} locations, changes ${layout}`;
  const rows: string[][] = [];
  try {
    for (const [i, [name, query]] of requests.entries()) {
      const body = bodies[i]?.body ?? Buffer.alloc(0);
      const text = bodies[i]?.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const costs = await compare([
        { url: edge.url, path: LOCATIONS + query, ids: runtime },
        { ...node, path: LOCATIONS + query },
        { url: edge.url, path: `/plain/${i}.gzip`, ids: runtime },
        ...(nginx ? [{ url: nginx.url, path: `/plain/${i}.gzip`, ids: nginx.ids }] : []),
      ]);
      const sizes = [text.length, gzipSync(text).length, body.length].map((bytes) => bytes.toLocaleString('en'));
      rows.push([name, ...sizes, ...costs]);
    }
  } finally {
    await edge.stop();
    node.stop();
    await nginx?.stop();
    await rm(folder, { recursive: true });
  }
  const table = { title, columns, rows, notes: NOTES };
  return table;
}

const COSTS = ['CPU ms', ...CLIENTS.map((clients) => `p50 ms, ${clients} client${clients > 1 ? 's' : ''}`)];

const NOTES = [
  'Bytes of one answer: as text, as zlib at level 6 would send it, and as it is sent with gzip offered. `workerd` and `node` ' +
    'are the edge rule there; `asset` (of workerd) and `nginx` serve the same bytes as a file. CPU time is that of the whole server process per answer.',
];

function serversOf(nginx: Nginx | undefined): string[] {
  return ['workerd', 'node', 'asset', ...(nginx ? ['nginx'] : [])];
}

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

async function makeNetwork(count: number, layout: Layout) {
  const { site, manifest } = await makeSite({ locations: [], tariffs: [] });
  const own = manifest.by_version['2.2'];
  if (own === undefined) throw new Error('the test site publishes 2.2');
  const blobs = createBlobStore();
  const paged = { ...own, locations: await storeList(changedLocations(count, layout), blobs) };
  for (const [path, bytes] of siteOf(blobs.files)) site.set(path, bytes);
  site.set('/_snapshot/manifest.json', Buffer.from(JSON.stringify({ ...manifest, by_version: { '2.2': paged } })));
  return site;
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

interface Subject {
  readonly url: URL;
  readonly path: string;
  /** The processes that answer. */
  readonly ids: readonly number[];
}

/** CPU time with one client, then the median time with each number of clients, each of all subjects, in ms. */
async function compare(subjects: readonly Subject[]): Promise<string[]> {
  const best = subjects.map(() => [Number.POSITIVE_INFINITY, ...CLIENTS.map(() => Number.POSITIVE_INFINITY)]);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, subject] of subjects.entries()) {
      for (const [c, clients] of CLIENTS.entries()) {
        const { cpu, p50 } = await measure(subject, clients);
        const own = best[i] ?? [];
        if (c === 0) own[0] = Math.min(own[0] ?? cpu, cpu);
        own[c + 1] = Math.min(own[c + 1] ?? p50, p50);
      }
    }
  }
  return COSTS.flatMap((_, cost) => best.map((own) => (own[cost] ?? 0).toFixed(2)));
}

/** Time until an answer is read, and CPU time of the server per answer, in ms. */
async function measure({ url, path, ids }: Subject, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  for (let i = 0; i < 20; i++) await readAnswer(url, path, 'gzip', agent);
  const times: number[] = [];
  const before = cpuOf(ids);
  const askAgain = async () => {
    while (times.length < REQUESTS) {
      const started = performance.now();
      await readAnswer(url, path, 'gzip', agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, askAgain));
  const cpu = (cpuOf(ids) - before) / times.length;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { cpu, p50: times[times.length >> 1] ?? 0 };
}

/** What each level of zlib costs, for pages of the sizes that clients use: the reason for the levels in edge/deflate.ts. */
function measureLevels(): Table {
  const texts = [16, 100, 1000].map((count): [number, Buffer] => [
    count,
    Buffer.from(JSON.stringify(changedLocations(count, 'scattered'))),
  ]);
  const rows = [1, 2, 3, 4, 5, 6, 9].map((level) => {
    const cells = texts.flatMap(([count, text]) => {
      const times = Math.ceil(20_000 / count);
      deflateRawSync(text, { level });
      const before = process.cpuUsage();
      for (let i = 0; i < times; i++) deflateRawSync(text, { level });
      const { user, system } = process.cpuUsage(before);
      return [deflateRawSync(text, { level }).length.toLocaleString('en'), ((user + system) / 1000 / times).toFixed(3)];
    });
    return [String(level), ...cells];
  });
  const columns = ['level', ...texts.flatMap(([count]) => [`${count} locations, bytes`, 'CPU ms'])];
  const table = { title: 'Levels of zlib, in Node', columns, rows };
  return table;
}
