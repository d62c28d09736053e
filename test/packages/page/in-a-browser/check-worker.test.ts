/** The worker of the check page in Chromium says of every fixture folder what the command says, and asks nobody. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../../../packages/check-page/messages.ts';
import { NOW } from '../../../support/data-directory.ts';
import { FINDINGS, fixturesWith, VALID } from '../../../support/fixtures.ts';
import { sampled } from '../../../support/sampled.ts';
import { bundledWorker } from '../../check-page/support/bundled-worker.ts';
import { commandSays, dropped, findingsIn } from '../../check-page/support/drop.ts';
import { visit } from './support/visit.ts';

/** What the check says of each on Node, test/packages/check-page/fixtures.test.ts asks on every change. */
const FOLDERS = sampled(
  'folders in a worker',
  [
    ...fixturesWith('data')
      .filter((code) => code !== 'unfinished-replacement')
      .map((code) => `${FINDINGS}/${code}/data`),
    `${VALID}/data`,
  ],
  40,
);

let server: Server;
let origin = '';
const asked = new Set<string>();

beforeAll(async () => {
  const files: { readonly [path: string]: readonly [type: string, text: string] } = {
    '/': ['text/html', '<!doctype html><link rel="icon" href="data:,"><title>Check</title>'],
    '/worker.js': ['text/javascript', await bundledWorker()],
    '/clock.js': ['text/javascript', `Date.now = () => ${NOW};`],
    '/stopped.js': ['text/javascript', "import './clock.js';\nimport './worker.js';"],
  };
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.add(url);
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Run in the page: gives files to a worker, and waits for its check. */
const CHECK = `async (files) => {
  window.checker ??= new Worker('/stopped.js', { type: 'module' });
  return await new Promise((resolve, reject) => {
    window.checker.onerror = (event) => reject(new Error(event.message));
    window.checker.onmessage = ({ data }) => resolve(data);
    const given = files.map(([path, base64]) => [path, Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    window.checker.postMessage({ files: new Map(given), country: '' });
  });
}`;

async function inWorker(page: Page, directory: string): Promise<Report> {
  const files = [...dropped(directory)].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  return await page.evaluate<Report>(`(${CHECK})(${JSON.stringify(files)})`);
}

test('in a browser, it says of every folder what the command says', { tags: ['slow'] }, async () => {
  await visit({ origin }, '/', async (page) => {
    for (const directory of FOLDERS) {
      const { checked } = await inWorker(page, directory);
      expect(checked && findingsIn(checked), directory).toEqual(await commandSays(directory));
    }
  });
  expect([...asked].sort()).toEqual(['/', '/clock.js', '/stopped.js', '/worker.js']);
});
