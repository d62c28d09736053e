/** Where the map writes the names of towns: at the town, or nowhere. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asked, NamesShown } from './support/map-names.ts';
import { visit } from './support/visit.ts';

const TOWNS = [
  { name: 'London', latitude: 51.509, longitude: -0.126, thousands: 8200 },
  { name: 'Paris', latitude: 48.853, longitude: 2.349, thousands: 2000 },
  { name: 'Hamburg', latitude: 53.551, longitude: 9.993, thousands: 1700 },
  { name: 'Milan', latitude: 45.464, longitude: 9.19, thousands: 1200 },
  { name: 'Amsterdam', latitude: 52.374, longitude: 4.89, thousands: 720 },
  { name: 'Bristol', latitude: 51.455, longitude: -2.597, thousands: 610 },
];

/** In place of a worker that MapLibre loads by itself. */
const WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs';

let server: Server;
let origin = '';

beforeAll(async () => {
  const page = '<!doctype html><html lang="en"><title>A</title><link rel="icon" href="data:,">';
  const files: { readonly [path: string]: readonly [type: string, text: string] } = {
    '/': ['text/html', `${page}<style>#map{width:600px;height:600px}</style><div id="map"></div>`],
    '/names.js': ['text/javascript', bundled('./test/packages/page/in-a-browser/support/map-names.ts')],
    '/worker.js': ['text/javascript', bundled(WORKER)],
  };
  server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close().closeAllConnections());

function bundled(entry: string): string {
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  return outputFiles[0]?.text ?? '';
}

/** The names that are shown for a question. Each has a map of its own. */
async function namesOn(page: Page, asked: Omit<Asked, 'towns'>): Promise<NamesShown> {
  const question = JSON.stringify({ towns: TOWNS, ...asked });
  return page.evaluate<NamesShown>(`import('/names.js').then(({ showNames }) => showNames(${question}))`);
}

test('each name is in the middle of its town; close by, above or below a mark that is there', {
  tags: ['slow'],
}, async () => {
  await visit({ origin }, '/', async (page) => {
    for (const zoom of [2.4, 3.4, 4.9, 6.5, 8.9]) {
      for (const middle of ['Amsterdam', 'Paris']) {
        const shown = await namesOn(page, { withSite: ['Amsterdam', 'London'], middle, zoom });
        const where = `zoom ${zoom}, ${middle}`;
        if (middle === 'Paris') expect(shown, where).not.toEqual({});
        // A mark is there, and beside it are other towns, or the sea.
        expect(Object.keys(shown), where).not.toContain('Amsterdam');
        const elsewhere = Object.entries(shown).filter(([, off]) => off === null || Math.abs(off) > 2);
        expect(elsewhere, where).toEqual([]);
      }
    }
    const { Amsterdam: off } = await namesOn(page, { withSite: ['Amsterdam'], middle: 'Amsterdam', zoom: 10 });
    expect(Math.abs(off ?? Number.NaN)).toBeGreaterThan(15);
    expect(Math.abs(off ?? Number.NaN)).toBeLessThan(40);
  });
});
