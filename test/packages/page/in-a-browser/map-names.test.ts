/** Where the map writes the names of towns: at the town, or nowhere. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSync } from 'esbuild';
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

/** The names that are shown for each question, one after the other in one visit. */
async function namesOn(...questions: readonly Omit<Asked, 'towns'>[]): Promise<NamesShown[]> {
  const shown: NamesShown[] = [];
  await visit({ origin }, '/', async (page) => {
    for (const asked of questions) {
      const question = JSON.stringify({ towns: TOWNS, ...asked });
      shown.push(await page.evaluate(`import('/names.js').then(({ showNames }) => showNames(${question}))`));
    }
  });
  return shown;
}

test.each([2.4, 3.4, 4.9, 6.5, 8.9])('at zoom %d, each name is in the middle of its town', async (zoom) => {
  const around = (middle: string) => ({ withSite: ['Amsterdam', 'London'], middle, zoom });
  const [inAmsterdam = {}, inParis = {}] = await namesOn(around('Amsterdam'), around('Paris'));
  expect(inParis).not.toEqual({});
  for (const shown of [inAmsterdam, inParis]) {
    // A mark is there, and beside it are other towns, or the sea.
    expect(Object.keys(shown)).not.toContain('Amsterdam');
    expect(Object.entries(shown).filter(([, off]) => off === null || Math.abs(off) > 2)).toEqual([]);
  }
});

test('close by, a name stands above or below a mark in the middle of its town', async () => {
  const [shown] = await namesOn({ withSite: ['Amsterdam'], middle: 'Amsterdam', zoom: 10 });
  expect(Math.abs(shown?.Amsterdam ?? Number.NaN)).toBeGreaterThan(15);
  expect(Math.abs(shown?.Amsterdam ?? Number.NaN)).toBeLessThan(40);
});
