/** What runs until it is stopped: where it cannot begin, and what it tells before all is built. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../src/cli/publish/run.ts';
import type { Companion } from '../../src/publish/companion.ts';
import { freePort, HOST } from '../../src/watch/serve/take-port.ts';
import { COMPANIONS } from '../support/companions.ts';

test('without a data directory, no server is left that would keep the process alive', async () => {
  const port = await freePort({ host: HOST, port: 0 });
  const terminal = { out: () => {}, note: () => {}, colour: false, summaryFile: undefined, callOf: () => '' };
  const build = {
    ...{ companions: COMPANIONS, data: '/nowhere/data', out: '/nowhere/dist', now: 0 },
    format: 'text',
    ...{ baseUrl: `http://localhost:${port}`, cache: undefined, allowsRemovals: false, asksStatusSources: true },
    previous: { kind: 'none' },
  } as const;
  const started = run({ build, every: 60, shortest: 0, uploads: false, port }, terminal);
  await expect(started).rejects.toThrow('There is no directory');
  expect(await freePort({ host: HOST, port })).toBe(port);
});

test('while the scripts of the page are bundled, a mistake in the data is told, and the page comes when it is mended', async () => {
  const root = mkdtempSync(join(tmpdir(), 'run-'));
  cpSync('test/fixtures/valid/data', join(root, 'data'), { recursive: true });
  const bundled = Promise.withResolvers<void>();
  const page: Companion = {
    name: 'page',
    isSlowToOpen: async () => true,
    async open({ hasScripts }) {
      if (!hasScripts) return page;
      await bundled.promise;
      const bytes = () => new TextEncoder().encode('<!doctype html><html lang="en"><body>The page');
      return { ...page, key: 'bundled', files: () => ({ end: () => ({ files: [{ path: '/index.html', bytes }] }) }) };
    },
  };
  const port = await freePort({ host: HOST, port: 0 });
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const terminal = { out: say, note: say, colour: false, summaryFile: undefined, callOf: () => '' };
  const build = {
    ...{ companions: [page], data: join(root, 'data'), out: join(root, 'dist'), now: Date.now() },
    format: 'text',
    ...{ baseUrl: `http://localhost:${port}`, cache: undefined, allowsRemovals: false, asksStatusSources: true },
    previous: { kind: 'none' },
  } as const;
  const before = process.listeners('SIGTERM');
  const ended = run({ build, every: 60, shortest: 0, uploads: false, port }, terminal);
  const isSaid = (text: string) => vi.waitUntil(() => said.some((line) => line.includes(text)), 10_000);
  const ask = async () => (await fetch(`${build.baseUrl}/`, { headers: { Accept: 'text/html' } })).text();
  await isSaid('The API answers');
  const path = join(root, 'data/evses.csv');
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, 'uid,location_id\nA,NO-SUCH\n');
  await isSaid('unknown-location');
  expect(await ask()).toContain('unknown-location');
  bundled.resolve();
  await isSaid('Open http://localhost');
  // The tables are then those that the API was built of, and the page was never built.
  writeFileSync(path, good);
  await vi.waitUntil(async () => (await ask()).endsWith('The page'), 10_000);
  const stops = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  for (const stop of stops) stop('SIGTERM');
  expect(await ended).toBe(0);
  for (const signal of ['SIGTERM', 'SIGINT']) for (const stop of stops) process.off(signal, stop);
  rmSync(root, { recursive: true });
});
