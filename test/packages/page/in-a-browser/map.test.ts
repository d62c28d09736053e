/** The map: nothing of it is loaded before it is shown, and then from nowhere else. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, networkOf } from '../../../support/network-of.ts';
import { findBarriers } from './support/accessibility.ts';
import { openMap } from './support/open-map.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { takePicture, visit } from './support/visit.ts';

/** One site, so its mark is in the middle of the map. */
const ONE_SITE = {};
const STYLE = 'https://tiles.example.com/style.json';

let network: PublishedNetwork;
let withStatuses: PublishedNetwork;
let withStyle: PublishedNetwork;

beforeAll(async () => {
  network = await publishNetwork(networkOf(ONE_SITE));
  withStatuses = await publishNetwork(networkOf({ status: csv('evse_uid,status', 'E-1,AVAILABLE') }));
  withStyle = await publishNetwork(networkOf(ONE_SITE, { map_style: STYLE, map_hosts: ['https://fonts.example.com'] }));
});

afterAll(() => Promise.all([network, withStatuses, withStyle].map((one) => one.stop())));

/** Map and list beside each other, and few pixels: they are painted without a graphics card. */
const WINDOW = { width: 1100, height: 500 };

const canvas = (page: Page) => page.locator('.map-canvas canvas');

/** Presses the middle of the map until the mark that will be there was hit. */
async function pressMark(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await canvas(page).click();
        return page.url();
      },
      { timeout: 60_000, interval: 100 },
    )
    .toMatch(/#\/L-1\?map=1$/);
}

test('nothing of the map is loaded before it is shown; then towns have names, and pressing a mark opens its site', async () => {
  await visit(network, '/#/', async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('.site').waitFor();
    const isOfMap = (path: string) => /map|world/.test(path);
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(before.filter((url) => isOfMap(new URL(url).pathname))).toEqual([]);
    await openMap(page);
    await demandNames(page, asked);
    await pressMark(page);
    expect(asked.filter(isOfMap).map((path) => path.replace(/-[\w-]{8}\./, '.'))).toEqual(
      expect.arrayContaining([
        '/_site/map-panel.js',
        '/_site/maplibre-gl-worker.mjs',
        '/_site/world-outline.bundled.js',
      ]),
    );
    await page.locator('.charger-head').waitFor();
    expect(await canvas(page).count()).toBe(1);
    // Nobody says what is free, so marks say how many charging points there are.
    expect(await page.getByText('What the marks mean').count()).toBe(0);
    await takePicture(page, 'map');
  });
});

test('it has a legend and buttons with names, light and dark, and can be closed', { tags: ['slow'] }, async () => {
  await visit(
    withStatuses,
    '/#/?map=1',
    async (page) => {
      await canvas(page).waitFor();
      await page.getByText('What the marks mean').click();
      await page.getByText('Several sites: how many').waitFor();
      for (const name of ['Zoom in', 'Zoom out']) await page.getByRole('button', { name }).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findBarriers(page), colorScheme).toEqual([]);
      }
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await canvas(page).waitFor({ state: 'detached' });
    },
    { viewport: WINDOW },
  );
});

/** Names of towns are drawn with the letters of the browser, and their source is named. */
async function demandNames(page: Page, asked: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'GeoNames' }).waitFor();
  expect(asked).toContain('/_site/places.json');
  expect(asked.filter((path) => /pbf|font|glyph/.test(path))).toEqual([]);
  const box = await page.locator('.map-slot').boundingBox();
  if (box === null) throw new Error('there is no map');
  // Between the legend and the mark in the middle there is only the name of the town.
  const clip = { x: box.x, y: box.y + 60, width: box.width - 60, height: box.height / 2 - 80 };
  const letters = () => pixelsOf(page, { colour: [61, 74, 82], within: 40, clip });
  await expect.poll(letters, { timeout: 60_000, interval: 250 }).toBeGreaterThan(50);
}

interface Looked {
  readonly colour: readonly [number, number, number];
  /** How far each of its parts may be off. */
  readonly within?: number;
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** How many pixels of the page have a colour. */
async function pixelsOf(page: Page, { colour, within = 0, clip }: Looked): Promise<number> {
  const picture = (await page.screenshot(clip && { clip })).toString('base64');
  return page.evaluate(
    async ({ picture, colour, within }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (pen === null) return 0;
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (colour.every((part, i) => Math.abs((data[at + i] ?? 0) - part) <= within)) count++;
      }
      return count;
    },
    { picture, colour, within },
  );
}

/** Of the dot where the reader is. */
const DOT = { colour: [29, 95, 209] } as const;

test('"near me" shows the reader on the map, and tells nobody', async () => {
  const geolocation = { latitude: 52.371, longitude: 4.89, accuracy: 50 };
  await visit(
    network,
    '/#/?map=1',
    async (page) => {
      await page.getByRole('link', { name: 'GeoNames' }).waitFor();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      expect(await pixelsOf(page, DOT)).toBe(0);
      await page.getByRole('button', { name: 'Near me' }).click();
      await expect.poll(() => pixelsOf(page, DOT), { timeout: 60_000, interval: 500 }).toBeGreaterThan(50);
      expect(sent.filter((one) => /52\.37|4\.89/.test(one))).toEqual([]);
    },
    { viewport: WINDOW, geolocation, permissions: ['geolocation'] },
  );
});

test('on a phone the map is a view in place of the list', { tags: ['slow'] }, async () => {
  await visit(
    network,
    '/#/',
    async (page) => {
      const site = page.locator('.site');
      await site.waitFor();
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await canvas(page).waitFor();
      expect(await site.isVisible()).toBe(false);
      const search = await page.getByRole('searchbox').boundingBox();
      const map = await canvas(page).boundingBox();
      expect(search && map && search.y + search.height <= map.y).toBe(true);
      expect(map && map.y + map.height <= 800).toBe(true);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await site.waitFor();
      expect(await canvas(page).count()).toBe(0);
    },
    { viewport: { width: 390, height: 800 } },
  );
});

test('it fits beside the list at every width, and in a window that becomes wider or smaller', {
  tags: ['slow'],
}, async () => {
  await visit(
    network,
    '/#/?map=1',
    async (page) => {
      await canvas(page).waitFor();
      for (const width of [320, 400, 1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const fits = async () => {
          const [slot, box] = [await page.locator('.map-slot').boundingBox(), await canvas(page).boundingBox()];
          const isInside = box && box.width > 250 && box.height > 150 && box.x >= 0 && box.x + box.width <= width;
          return isInside && slot && Math.abs(slot.width - box.width) < 4;
        };
        await expect.poll(fits, { message: `${width} px` }).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
    { viewport: { width: 320, height: 800 } },
  );
});

test('a browser without WebGL says so, and the list is as it was', async () => {
  await visit(network, '/', async (page) => {
    await page.evaluate(() => {
      OffscreenCanvas.prototype.getContext = () => null;
    });
    await page.locator('.site').waitFor();
    await openMap(page);
    await page.getByText('Your browser cannot show the map. The list has everything.').waitFor();
    expect(await page.locator('.site').count()).toBe(1);
  });
});

/** A style of the operator, with a picture from a host that may be asked, and one from a host that may not. */
const OWN_STYLE = {
  version: 8,
  sprite: 'https://fonts.example.com/sprite',
  sources: { tiles: { type: 'raster', tiles: ['https://elsewhere.example.com/{z}/{x}/{y}.png'], tileSize: 256 } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#ffe9c9' } },
    { id: 'tiles', type: 'raster', source: 'tiles' },
  ],
};

test('with map_style the map is that of the operator, and only hosts that are named are asked', {
  tags: ['slow'],
}, async () => {
  await visit(
    withStyle,
    '/',
    async (page) => {
      const asked = new Set<string>();
      await page.context().route(/example\.com/, async (route) => {
        const { host, pathname } = new URL(route.request().url());
        asked.add(host);
        const json = pathname === '/style.json' ? OWN_STYLE : {};
        await route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } });
      });
      await page.getByText('is loaded from tiles.example.com').waitFor();
      expect([...asked]).toEqual([]);
      await openMap(page);
      await pressMark(page);
      expect([...asked].sort()).toEqual(['fonts.example.com', 'tiles.example.com']);
    },
    {
      expects: [
        /^asked elsewhere: https:\/\/(tiles|fonts)\.example\.com/,
        /elsewhere\.example\.com.*Content Security Policy|Content Security Policy.*elsewhere\.example\.com/,
        // No picture was made for this test.
        /^(console|net).*fonts\.example\.com|^console.*(sprite|Fetch API cannot load)/,
      ],
    },
  );
});

test('if the style cannot be had, the outline of the world stands in', { tags: ['slow'] }, async () => {
  await visit(
    withStyle,
    '/',
    async (page) => {
      await page.context().route(/example\.com/, (route) => route.abort());
      await openMap(page);
      await pressMark(page);
    },
    { expects: [/^asked elsewhere: https:\/\/tiles\.example\.com/, /ERR_FAILED/] },
  );
});
