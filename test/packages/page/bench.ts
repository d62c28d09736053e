/**
 * Measures the page of a network of 50,000 sites in Chromium: what a browser loads before the list and before the map, and how
 * long the first view, a search and a filter take, and how soon a slow phone can search.
 */

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createSiteServer } from '../../../src/edge/hosts/node.ts';
import { benchNetwork } from '../../../tools/bench/network.ts';
import { readerOf } from '../../../tools/bench/page-visit.ts';
import { type PhoneVisit, visitOnPhone } from '../../../tools/bench/slow-phone.ts';
import type { Table } from '../../../tools/bench/table.ts';
import { chromiumExecutable } from '../../support/chromium-executable.ts';

const SITES = 50_000;
const CONNECTORS_PER_SITE = 8;
/** Rows about all but two EVSEs of each site. */
const OTHER_EVSES = /^LOC-\d+-[23],.*\n/gm;
const TIMES = 5;
const COMMAND = fileURLToPath(new URL('../../../bin/ocpi-snapshot.cjs', import.meta.url));
const ARGUMENTS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** What the page is there for, in kB and ms. */
const MARKS = { beforeList: 150, firstView: 2000, search: 100, filter: 100 };

/** Takes some minutes. */
export async function bench(): Promise<Table[]> {
  const executablePath = chromiumExecutable();
  if (executablePath === undefined) throw new Error('There is no Chromium. Run: npm run install-chromium');
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
  const out = buildNetwork(directory);
  const server = createSiteServer(out);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const visits: Visit[] = [];
    const onPhone: PhoneVisit[] = [];
    for (let i = 0; i < TIMES; i++) {
      visits.push(await visit(browser, origin));
      onPhone.push(await visitOnPhone(browser, origin, SITES));
    }
    return [toTable(visits), phoneTable(onPhone)];
  } finally {
    await browser.close();
    server.close().closeAllConnections();
    rmSync(directory, { recursive: true, force: true });
  }
}

function buildNetwork(directory: string): string {
  const [data, out] = [join(directory, 'data'), join(directory, 'dist')];
  mkdirSync(data);
  for (const [name, text] of benchNetwork(SITES * CONNECTORS_PER_SITE)) {
    writeFileSync(join(data, name), text.replace(OTHER_EVSES, ''));
  }
  const args = ['build', '--data', data, '--out', out, '--cache', 'none', '--base-url', 'http://localhost:8787'];
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return out;
}

/** kB and ms of one visit. */
interface Visit {
  readonly beforeList: number;
  readonly list: number;
  readonly statuses: number;
  readonly map: number;
  readonly firstView: number;
  readonly wholeList: number;
  readonly search: number;
  readonly filter: number;
  readonly freeFilter: number;
  readonly mapShown: number;
}

async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(origin);
  const reader = readerOf(page, SITES);
  const wholeList = await reader.listed();
  const firstView = await reader.firstView();
  await reader.statuses();
  const loaded = await loadedBy(page);
  const search = await reader.search();
  const filter = await reader.press('Bank card');
  await reader.press('Bank card');
  const freeFilter = await reader.press('Free now');
  const outline = page.waitForEvent('requestfinished', (request) => request.url().includes('world-outline'));
  const before = performance.now();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.locator('.map-canvas canvas').waitFor();
  await outline;
  const mapShown = performance.now() - before;
  const all = await loadedBy(page);
  await context.close();
  return {
    beforeList: loaded.rest,
    list: loaded.sites,
    statuses: loaded.status,
    map: all.rest - loaded.rest,
    ...{ firstView, wholeList, search, filter, freeFilter, mapShown },
  };
}

/** kB that were loaded so far: the list of sites, their statuses, and everything else. */
async function loadedBy(page: Page): Promise<{ sites: number; status: number; rest: number }> {
  const sizes = await page.evaluate<[string, number][]>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map(({ name, encodedBodySize }) => [name, encodedBodySize])`,
  );
  const sum = (isOne: (name: string) => boolean) =>
    sizes.filter(([name]) => isOne(name)).reduce((kB, [, bytes]) => kB + bytes / 1000, 0);
  const isSites = (name: string) => /_site\/(sites|plugs)\.json$/.test(name);
  const isStatus = (name: string) => /_site\/(statuses|availability-\d+)\.json$/.test(name);
  return { sites: sum(isSites), status: sum(isStatus), rest: sum((name) => !isSites(name) && !isStatus(name)) };
}

function toTable(visits: readonly Visit[]): Table {
  const median = (name: keyof Visit) => visits.map((one) => one[name]).toSorted((a, b) => a - b)[TIMES >> 1] ?? 0;
  const row = (what: string, name: keyof Visit, unit: 'kB' | 'ms', mark?: number) => [
    what,
    `${Math.round(median(name)).toLocaleString('en')} ${unit}`,
    mark === undefined ? '' : `${mark.toLocaleString('en')} ${unit}`,
  ];
  return {
    title: `The page of ${SITES.toLocaleString('en')} sites in Chromium, median of ${TIMES} first visits`,
    columns: ['', 'measured', 'at most'],
    rows: [
      row('Loaded before the first list: HTML, style, script, texts', 'beforeList', 'kB', MARKS.beforeList),
      row('The whole list', 'list', 'kB'),
      row('Statuses', 'statuses', 'kB'),
      row('The map and the outline of the world, when it is shown', 'map', 'kB'),
      row('First view', 'firstView', 'ms', MARKS.firstView),
      row('The whole list can be searched', 'wholeList', 'ms'),
      row('A search for a name', 'search', 'ms', MARKS.search),
      row('A filter', 'filter', 'ms', MARKS.filter),
      row('The filter for what is free', 'freeFilter', 'ms', MARKS.filter),
      row('The map', 'mapShown', 'ms'),
    ],
    notes: [
      'Bytes are those of bodies in brotli, as our own server sends them. The browser draws the map without a graphics card.',
    ],
  };
}

function phoneTable(visits: readonly PhoneVisit[]): Table {
  const median = (name: keyof PhoneVisit) =>
    Math.round(visits.map((one) => one[name]).toSorted((a, b) => a - b)[TIMES >> 1] ?? 0).toLocaleString('en');
  return {
    title: 'The same on a slow phone: 4 times slower, 1.6 Mbit/s, 150 ms',
    columns: ['', 'measured', 'at most'],
    rows: [
      ['First view', `${median('firstView')} ms`, ''],
      ['A search over all sites is answered', `${median('searchable')} ms`, '6,000 ms'],
      ['Statuses are shown', `${median('statuses')} ms`, ''],
      ['Requests until then', median('requests'), ''],
      ['Loaded until then', `${median('kilobytes')} kB`, ''],
    ],
  };
}
