/**
 * Measures the page of a network of 50,000 sites in Chromium: what a browser loads before the list and before the map, and how
 * long the first view, a search and a filter take. Bytes are those of answers in gzip.
 */

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createSiteServer } from '../src/edge/hosts/node.ts';
import { chromiumExecutable } from '../test/browser/support/chromium-executable.ts';
import { benchNetwork } from './network.ts';
import type { Table } from './table.ts';

const SITES = 50_000;
const CONNECTORS_PER_SITE = 8;
/** Rows about all but two EVSEs of each site. */
const OTHER_EVSES = /^LOC-\d+-[23],.*\n/gm;
const TIMES = 5;
const COMMAND = fileURLToPath(new URL('../bin/ocpi-snapshot.cjs', import.meta.url));
const ARGUMENTS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** What the page is there for, in kB and ms. */
const MARKS = { beforeList: 150, firstView: 2000, search: 100, filter: 100 };

/** Takes some minutes. */
export async function benchPage(): Promise<Table[]> {
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
    for (let i = 0; i < TIMES; i++) visits.push(await visit(browser, origin));
    return [toTable(visits)];
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
  await page.locator('.results-row p', { hasText: SITES.toLocaleString('en') }).waitFor();
  const wholeList = await page.evaluate<number>('performance.now()');
  const firstView = await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`);
  await page.locator('.now-free').waitFor();
  const loaded = await loadedBy(page);
  const search = await answered(page, SEARCH);
  const filter = await answered(page, pressing('Bank card'));
  await answered(page, pressing('Bank card'));
  const freeFilter = await answered(page, pressing('Free now'));
  const outline = page.waitForEvent('requestfinished', (request) => request.url().includes('world-outline'));
  const before = performance.now();
  await page.getByRole('button', { name: 'Show map' }).click();
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
  const [isSites, isStatus] = [/sites\.json$/, /status\.json$/].map((end) => (name: string) => end.test(name));
  if (isSites === undefined || isStatus === undefined) throw new Error('both are there');
  return { sites: sum(isSites), status: sum(isStatus), rest: sum((name) => !isSites(name) && !isStatus(name)) };
}

/** What a reader does, as text, because it runs in the page. */
const SEARCH = `const field = document.querySelector('input[type=search]');
  field.value = 'site 4711';
  field.dispatchEvent(new Event('input', { bubbles: true }));`;
const pressing = (chip: string) =>
  `[...document.querySelectorAll('.chip')].find((one) => one.textContent === '${chip}').querySelector('input').click();`;

/** How long it takes until the frame that shows another number of sites, in ms. */
function answered(page: Page, act: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const results = document.querySelector('.results-row p');
    const start = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(results, { childList: true, subtree: true, characterData: true });
    ${act}
  })`);
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
    notes: ['Bytes are those of bodies in gzip. The browser draws the map without a graphics card.'],
  };
}
