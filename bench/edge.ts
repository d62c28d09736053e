/**
 * Compares the edge rule with a plain file: whole lists of three sizes, in three codings, through workerd and Node. The
 * two larger lists consist of many files; the plain file is one, served by workerd.
 *
 * The goal: for a list a hundred times as long, the cost of the edge rule must not grow more than that of a plain file
 * of the same bytes. Client and runtime share the machine, so the ratio means more than the rates.
 */

import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { tailOf } from '../src/edge/tail.ts';
import { createBlobStore } from '../src/publish/snapshot/blob-store.ts';
import { finishIdentity } from '../src/publish/snapshot/compress.ts';
import { CODINGS, type Coding } from '../src/stored-format/coding.ts';
import { closingText } from '../src/stored-format/envelope.ts';
import { makeSite, type Site, siteOf, storeList, unfinishedEnvelope, writeSite } from '../test/edge/support/site.ts';
import { bundle, startWithFolder } from '../test/edge/support/workerd.ts';
import { makeLocations } from './locations.ts';
import { startNodeHost } from './node-host.ts';
import type { Table } from './table.ts';

/** Megabytes of identity. */
const SIZES = [0.1, 1, 10];
/** Larger lists are not stored in brotli. */
const LARGEST_BROTLI = 1;

const CLIENTS = [1, 16];

/** One measurement ends at whichever comes first. */
const MAX_SECONDS = 0.25;
const MAX_REQUESTS = 2000;

/** All take turns, and the best turn counts, so that a pause of the machine favours none. */
const TURNS = 3;

/** Measures requests per second of the edge rule and of plain files. Takes half a minute. */
export async function benchEdge(): Promise<Table[]> {
  const script = await bundle();
  const folder = await writeSite(await makeBenchSite());
  const edge = await startWithFolder(folder);
  const node = await startNodeHost(folder);
  const rows: string[][] = [];
  try {
    for (const clients of CLIENTS) {
      for (const coding of CODINGS) {
        for (const size of SIZES) {
          if (coding !== 'br' || size <= LARGEST_BROTLI)
            rows.push(await compare(edge.url, node.url, size, coding, clients));
        }
      }
    }
  } finally {
    await edge.stop();
    node.stop();
    await rm(folder, { recursive: true });
  }
  const table = {
    title: 'Whole lists at the edge, beside a plain asset with the same bytes',
    columns: [
      'list',
      'coding',
      'clients',
      'workerd, requests/s',
      'node, requests/s',
      'asset, requests/s',
      'workerd / asset',
      'node / asset',
      'added by the edge rule in workerd',
    ],
    rows,
    notes: [`The edge rule has ${script.length} bytes, ${gzipSync(script).length} in gzip.`],
  };
  return [table];
}

/** A site that publishes each list as a separate OCPI version, and the same bodies as plain files. */
async function makeBenchSite(): Promise<Site> {
  const { site, manifest } = await makeSite({ locations: [], tariffs: [] });
  const byVersion = { ...manifest.by_version };
  const empty = manifest.by_version['2.2'];
  if (empty === undefined) throw new Error('the test site publishes 2.2');
  for (const size of SIZES) {
    const locations = makeLocations(size * 1e6);
    const blobs = createBlobStore();
    const list = await storeList(locations, blobs, true);
    const files = siteOf(blobs.files);
    for (const [path, bytes] of files) site.set(path, bytes);
    const plainFile = finishIdentity(unfinishedEnvelope(locations), closingText(Date.parse(list.changed)));
    site.set(`/api/ocpi/${size}/locations`, plainFile);
    site.set(`/plain/${size}.identity`, plainFile);
    for (const coding of ['gzip', 'br'] as const) {
      const stored = (list[coding] ?? []).map(({ path }) => files.get(path) ?? new Uint8Array());
      site.set(`/plain/${size}.${coding}`, Buffer.concat([...stored, tailOf(coding, closingText(0), list)]));
    }
    byVersion[size] = { ...empty, locations: list };
  }
  site.set('/_snapshot/manifest.json', Buffer.from(JSON.stringify({ ...manifest, by_version: byVersion })));
  return site;
}

async function compare(base: URL, onNode: URL, size: number, coding: Coding, clients: number): Promise<string[]> {
  const measureTurn = (path: string, url = base): Promise<number> => measure(url, path, coding, clients);
  let [edge, node, file] = [0, 0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    edge = Math.max(edge, await measureTurn(`/api/ocpi/${size}/locations`));
    node = Math.max(node, await measureTurn(`/api/ocpi/${size}/locations`, onNode));
    file = Math.max(file, await measureTurn(`/plain/${size}.${coding}`));
  }
  const added = (1 / edge - 1 / file) * 1000;
  return [
    `${size} MB`,
    coding,
    String(clients),
    edge.toFixed(0),
    node.toFixed(0),
    file.toFixed(0),
    (edge / file).toFixed(2),
    (node / file).toFixed(2),
    `${added.toFixed(2)} ms`,
  ];
}

/** Requests per second of clients that send the next request as soon as they have an answer. */
async function measure(base: URL, path: string, coding: Coding, clients: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  let answered = 0;
  const askAgain = async (): Promise<void> => {
    while (seconds() < MAX_SECONDS && answered < MAX_REQUESTS) {
      await readAnswer(base, path, coding, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, askAgain));
  const rate = answered / seconds();
  agent.destroy();
  return rate;
}

/** Sends a request, and reads the answer to its end. */
export function readAnswer({ hostname, port }: URL, path: string, coding: Coding, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': coding };
    const outgoing = request({ hostname, port, path, headers, agent }, (incoming) => {
      if (incoming.statusCode !== 200) reject(new Error(`${path} answered ${incoming.statusCode}`));
      incoming.on('end', resolve).on('error', reject).resume();
    });
    outgoing.on('error', reject).end();
  });
}
