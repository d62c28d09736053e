/**
 * Measures pages of 100 objects on networks of 3,000 and of 100,000 locations, compared with a plain file of the same
 * bytes.
 *
 * The goal: a page on the larger network must cost at most 1.3 times as much as on the smaller one.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { createBlobStore } from '../src/build/snapshot/blob-store.ts';
import { ask } from '../test/edge/support/http.ts';
import { makeSite, siteOf, storeList, writeSite } from '../test/edge/support/site.ts';
import { type RunningEdge, startWithFolder } from '../test/edge/support/workerd.ts';
import { readAnswer } from './edge.ts';
import { countLocations } from './locations.ts';

const NETWORKS = [3000, 100_000];
const CLIENTS = [1, 16];
const REQUESTS = 600;
const PAGE = 100;

/** Prints p50 and p99 in ms and CPU time per request, for each page of each network. Takes about a minute. */
export async function benchPages(print: (line: string) => void): Promise<void> {
  print(`pages of ${PAGE}, gzip, ${REQUESTS} requests each; in ms`);
  print('  locations  page       clients   p50 page / file     p99 page / file     CPU page / file');
  const medians = new Map<string, number>();
  for (const count of NETWORKS) {
    const folder = await writeSite(await makePagedSite(count));
    const edge = await startWithFolder(folder);
    try {
      for (const [name, query] of pagesOf(count)) {
        for (const clients of CLIENTS) {
          const page = await measure(edge, `/api/ocpi/2.2/locations?${query}`, clients);
          const file = await measure(edge, '/plain/page.gzip', clients);
          medians.set(`${name} ${clients} ${count}`, page.p50);
          const columns = (['p50', 'p99', 'cpu'] as const).map(
            (key) => `${page[key].toFixed(2)} / ${file[key].toFixed(2)}`,
          );
          print(
            `  ${String(count).padStart(9)}  ${name.padEnd(9)} ${String(clients).padStart(8)}   ${columns.map((text) => text.padEnd(18)).join('  ')}`,
          );
        }
      }
    } finally {
      await edge.stop();
      await rm(folder, { recursive: true });
    }
  }
  const [small = 0, large = 0] = NETWORKS;
  for (const [name] of pagesOf(small)) {
    const ratios = CLIENTS.map((clients) => {
      const [before = 1, after = 0] = [small, large].map((count) => medians.get(`${name} ${clients} ${count}`));
      return `${(after / before).toFixed(2)} at ${clients}`;
    });
    print(
      `  ${name.padEnd(9)} p50 on ${large.toLocaleString('en')} to p50 on ${small.toLocaleString('en')} locations: ${ratios.join(', ')}`,
    );
  }
}

function pagesOf(count: number): [name: string, query: string][] {
  return [
    ['first', `limit=${PAGE}`],
    ['middle', `limit=${PAGE}&offset=${count / 2 + 3}`],
    ['last', `limit=${PAGE}&offset=${count - PAGE + 1}`],
    ['date_from', `limit=${PAGE}&date_from=2026-06-01T00:00:00Z&offset=${count / 10}`],
  ];
}

async function makePagedSite(count: number) {
  const { site, manifest } = await makeSite({ locations: [], tariffs: [] });
  const own = manifest.by_version['2.2'];
  if (own === undefined) throw new Error('the test site publishes 2.2');
  const blobs = createBlobStore();
  const paged = { ...own, locations: await storeList(countLocations(count), blobs) };
  for (const [path, bytes] of siteOf(blobs.files)) site.set(path, bytes);
  site.set('/_snapshot/manifest.json', Buffer.from(JSON.stringify({ ...manifest, by_version: { '2.2': paged } })));
  const folder = await writeSite(site);
  const edge = await startWithFolder(folder);
  const page = await ask(edge.url, `/api/ocpi/2.2/locations?limit=${PAGE}`, { headers: { 'Accept-Encoding': 'gzip' } });
  await edge.stop();
  await rm(folder, { recursive: true });
  site.set('/plain/page.gzip', page.body);
  return site;
}

/** Time until an answer is read, and CPU time of the runtime per answer, in ms. */
async function measure(edge: RunningEdge, path: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  for (let i = 0; i < 50; i++) await readAnswer(edge.url, path, 'gzip', agent);
  const times: number[] = [];
  const before = runtimeCpu();
  const askAgain = async () => {
    while (times.length < REQUESTS) {
      const started = performance.now();
      await readAnswer(edge.url, path, 'gzip', agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, askAgain));
  const cpu = (runtimeCpu() - before) / times.length;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), cpu };
}

/**
 * CPU time in ms that all runtimes started by this process have used, from /proc on Linux (proc(5); a tick is 10 ms).
 */
function runtimeCpu(): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      const fields = rest.split(' ');
      if (name.startsWith('workerd') && fields[1] === String(process.pid))
        ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return ticks * 10;
}
