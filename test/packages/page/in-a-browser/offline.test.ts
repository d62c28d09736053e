/** The page without a network: what is there, how old it says it is, how a new deployment arrives, and how all of it goes again. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { csv, networkOf } from '../../../support/network-of.ts';
import { findBarriers } from './support/accessibility.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { browser } from './support/shared.ts';
import { PATIENCE, takePicture } from './support/visit.ts';

const START = Date.now() - 60_000;

const dataOf = (name: string, settings: object = {}) =>
  networkOf(
    {
      locations: csv(
        'id,name,address,city,latitude,longitude,directions',
        `L-1,${name},Quay 1,Amsterdam,52.373169,4.893379,Down the ramp`,
      ),
      evses: csv('uid,location_id', 'E-1,L-1'),
      status: csv('evse_uid,status', 'E-1,AVAILABLE'),
    },
    settings,
  );

/** Nobody publishes into it anew. */
let shared: PublishedNetwork;
/** That of a test. */
let network: PublishedNetwork;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  shared = await publishNetwork(dataOf('Harbour'), START);
});

afterAll(() => shared?.stop());

beforeEach(async () => {
  network = shared;
  context = await (await browser()).newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  complaints.length = 0;
  page.on('console', (message) => void complaints.push(message.text()));
  page.on('pageerror', (error) => void complaints.push(error.message));
});

afterEach(() => context.close());

/** A network of its own for a test that publishes it anew. */
async function publishOwn(): Promise<void> {
  network = await publishNetwork(dataOf('Harbour'), START);
  onTestFinished(() => network.stop());
}

/** Run in the page. Text, because it is of the browser's world and not of ours. */
const IS_KEPT = `(async () => {
  for (const name of await caches.keys()) if (await (await caches.open(name)).match('/whole')) return true;
  return false;
})()`;
const LEFT = `Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then((all) => all.flat().length)`;
const KEPT_PATHS = `(async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
})()`;

const until = (condition: string) => expect.poll(() => page.evaluate(condition)).toBe(true);

/** A visit after which the page is kept. */
async function visitOnce(): Promise<void> {
  await page.goto(network.origin);
  await page.getByText('1 of 1 free').waitFor();
  await until(IS_KEPT);
}

test('nothing is loaded twice for the copy; the list and the last statuses are there, with their age and not as what is free now; nothing else is kept', async () => {
  const finished: Request[] = [];
  context.on('requestfinished', (request) => finished.push(request));
  await visitOnce();
  await demandOnce(finished);
  expect(complaints).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await page
    .locator('.site')
    .getByText(/^As of \d\d:\d\d: 1 of 1 free$/)
    .waitFor();
  await page.getByText(/^As of \d\d:\d\d: newer statuses have not arrived/).waitFor();
  expect(await page.getByText('1 of 1 free', { exact: true }).count()).toBe(0);
  expect(await page.getByText('1 free', { exact: true }).count()).toBe(0);
  expect(await page.getByText('1 of 1 charging point free').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Harbour' }).count()).toBe(1);
  await takePicture(page, 'offline-list');
  const kept = await page.evaluate<string[]>(KEPT_PATHS);
  const isAsset = (path: string) => /-[\w-]{8}\.(js|css)$/.test(path);
  expect(kept.filter((path) => !isAsset(path)).sort()).toEqual([
    '/',
    '/_site/availability-0.json',
    '/_site/ids.json',
    '/_site/plugs.json',
    '/_site/sites.json',
    '/_site/statuses.json',
    '/whole',
  ]);
  // The words of one language, and no map, which nobody opened.
  expect(kept.filter(isAsset).length).toBeLessThanOrEqual(6);
});

test('what is for programs is not answered without a network, and a site that was seen is there', async () => {
  await visitOnce();
  await page.getByRole('link', { name: 'Harbour' }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();
  await until(`${KEPT_PATHS}.then((paths) => paths.some((path) => path.startsWith('/_site/details-')))`);
  await context.setOffline(true);
  for (const path of ['/api/ocpi/versions', '/docs/', '/status.json']) {
    await expect(page.evaluate(`fetch('${path}').then(() => 'answered')`)).rejects.toThrow('Failed to fetch');
  }
  await page.goto(`${network.origin}/charger/l-1`);
  await page.getByText('Down the ramp').waitFor();
  expect(await page.getByText('Free', { exact: true }).count()).toBe(0);
  expect(await page.getByText('1 of 1 free').count()).toBe(0);
});

test('a new deployment arrives at the next visit, and then without a network too', { tags: ['slow'] }, async () => {
  await publishOwn();
  await visitOnce();
  await network.publish(dataOf('Lighthouse', { name: 'Renamed' }), START + 30_000);
  await page.goto(network.origin);
  await page.getByRole('link', { name: 'Lighthouse' }).waitFor();
  await until(`caches.match('/').then((kept) => kept?.text()).then((html) => html?.includes('Renamed') ?? false)`);
  await until(IS_KEPT);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Lighthouse' }).waitFor();
  await page.getByRole('link', { name: 'Renamed' }).waitFor();
  expect(await page.getByText('Harbour').count()).toBe(0);
});

test('a copy of which only a part was made does not count, and the whole one before it stays', async () => {
  await visitOnce();
  await page.evaluate(`caches.open('ocpi-snapshot-page-half').then((cache) => cache.put('/', new Response('half')))`);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Harbour' }).waitFor();
  await context.setOffline(false);
  await page.reload();
  await page.getByText('1 of 1 free').waitFor();
  await until(`caches.keys().then((names) => !names.includes('ocpi-snapshot-page-half'))`);
});

/** No body came over the line twice. */
async function demandOnce(finished: readonly Request[]): Promise<void> {
  const bytes = new Map<string, number>();
  for (const request of finished) {
    const { responseBodySize } = await request.sizes();
    const { pathname } = new URL(request.url());
    // What the service worker answers with, and what the browser has already, has not been on the line.
    const isOfNetwork = (await request.response())?.fromServiceWorker() !== true;
    if (isOfNetwork && responseBodySize > 0) bytes.set(pathname, (bytes.get(pathname) ?? 0) + 1);
  }
  const twice = [...bytes].filter(([, times]) => times > 1);
  expect(twice).toEqual([]);
}

test('a network that wants no copy has the ones that there are removed', { tags: ['slow'] }, async () => {
  await publishOwn();
  await visitOnce();
  await network.publish(dataOf('Harbour', { offline: false }), START + 30_000);
  await page.goto(network.origin);
  await page.getByText('1 of 1 free').waitFor();
  await until(`${LEFT}.then((left) => left === 0)`);
  await page.reload();
  await page.getByText('1 of 1 free').waitFor();
  expect(await page.evaluate(LEFT)).toBe(0);
});

test('where the file of the worker is gone, it ends, and what it kept with it', { tags: ['slow'] }, async () => {
  await publishOwn();
  await visitOnce();
  rmSync(join(network.folder, 'service-worker.js'));
  await page.route('**/_site/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(network.origin);
  await until('caches.keys().then((names) => names.length === 0)');
  // A worker ends with the last page that it serves.
  await page.goto(network.origin);
  await until(`${LEFT}.then((left) => left === 0)`);
});

test('a plain page stands by itself: no barrier, and its data break no policy', async () => {
  // The page as it is until its script has begun.
  await page.route('**/_site/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${network.origin}/charger/l-1`);
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();
  expect(await page.evaluate(`document.querySelector('script[type="application/ld+json"]').textContent`)).toContain(
    'Harbour',
  );
  expect(await findBarriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await takePicture(page, 'plain-page');
});
