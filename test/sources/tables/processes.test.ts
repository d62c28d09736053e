/** The last good copy of a sheet is whole, whatever kills a build, and however many builds there are at once. */

import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCsv } from '../../../src/csv/read-csv.ts';
import { lastGoodInDirectory } from '../../../src/sources/statuses/last-good.ts';
import { expectWholeSnapshot, runBuildCommand } from '../../publish/support/command.ts';
import { drawn, often } from '../../support/sampled.ts';
import { settingsWith, sheetOf } from './support.ts';

const KILLS = often(1, 20);

let directory = '';
let rows: number | undefined = 0;
let close = async () => {};
let now = Date.parse('2026-11-01T00:00:00Z');

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-sheets-'));
  mkdirSync(join(directory, 'data'));
  const server = createServer((_, response) => {
    response.writeHead(rows === undefined ? 500 : 200).end(rows === undefined ? '' : sheetOf(rows));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sheet`;
  const settings = settingsWith({ url, allow_private_address: true });
  writeFileSync(join(directory, 'data/network.json'), JSON.stringify(settings));
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
});

afterEach(async () => {
  await close();
  rmSync(directory, { recursive: true, force: true });
});

function build(out: string, kill?: { readonly afterMs: number; readonly stage: string }) {
  now += 60_000;
  const places = { data: join(directory, 'data'), out: join(directory, out), cache: join(directory, 'cache') };
  const args = Object.entries(places).flatMap(([name, path]) => [`--${name}`, path]);
  return runBuildCommand([...args, '--now', new Date(now).toISOString()], kill === undefined ? {} : { kill });
}

/** How many rows the copy has; undefined if there is none. */
async function copied(): Promise<number | undefined> {
  const copy = await lastGoodInDirectory(join(directory, 'cache/tables')).get('sheet');
  return copy && readCsv('sheet', copy.bytes).file?.rows.length;
}

test('after a kill the copy is that of a build, and the next build goes on', { tags: ['slow'] }, async () => {
  rows = 100;
  expect(await build('dist')).toMatchObject({ code: 0 });
  expect(await copied()).toBe(100);
  for (let kill = 0; kill < KILLS; kill++) {
    rows++;
    await build('dist', { stage: 'pack', afterMs: drawn('sheet', kill) * 40 });
    expect([rows - 1, rows]).toContain(await copied());
    expectWholeSnapshot(join(directory, 'dist'));
    expect(await build('dist')).toMatchObject({ code: 0 });
    expect(await copied()).toBe(rows);
  }
  rows = undefined;
  const { code, stderr } = await build('dist');
  expect([code, stderr.includes('was left as it was')]).toEqual([0, false]);
});

test('builds at once, into several places with one cache, all end well', { tags: ['slow'] }, async () => {
  rows = 50;
  const ended = await Promise.all(['one', 'two', 'three'].map((out) => build(out)));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  for (const out of ['one', 'two', 'three']) expectWholeSnapshot(join(directory, out));
  expect(await copied()).toBe(50);
});

test('a first build that gets no sheet leaves neither a snapshot nor a copy', async () => {
  rows = undefined;
  expect(await build('dist')).toMatchObject({ code: 1 });
  expect(existsSync(join(directory, 'dist'))).toBe(false);
  expect(await copied()).toBeUndefined();
});
