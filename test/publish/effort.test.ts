/** What a change of one status costs: neither tables nor other objects are looked at again, and few files differ. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { benchNetwork } from '../../tools/bench/network.ts';
import { buildInto, type DiskBuild } from './history/support/disk-builds.ts';

/** Enough for a list that is too long for brotli, as that of any larger network is. */
const CONNECTORS = 12_000;

const { decode } = TextDecoder.prototype;

const memory = {};
let directory = '';
let now = Date.parse('2026-11-01T00:00:00Z');

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-effort-'));
  await build();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** How often the bytes of each source file were taken or decoded. */
interface Effort extends DiskBuild {
  readonly reads: { readonly [path: string]: number };
}

async function build(changes: { readonly [name: string]: string } = {}): Promise<Effort> {
  const reads: { [path: string]: number } = {};
  const count = (path: string) => {
    reads[path] = (reads[path] ?? 0) + 1;
  };
  const taken = new Map<unknown, string>();
  vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(function (
    this: InstanceType<typeof TextDecoder>,
    bytes,
    options,
  ) {
    const path = taken.get(bytes);
    if (path !== undefined) count(path);
    return decode.call(this, bytes, options);
  });
  const files = new Map([...benchNetwork(CONNECTORS), ...Object.entries(changes)]);
  files.set('network.json', (files.get('network.json') ?? '').replace('{', '{"plain_lists":false,'));
  const source = (path: string) => ({
    path,
    get bytes() {
      count(path);
      const bytes = Buffer.from(files.get(path) ?? '');
      taken.set(bytes, path);
      return bytes;
    },
  });
  const sources: DataFiles = {
    settingsFile: source('network.json'),
    tables: [...files.keys()].filter((path) => path.endsWith('.csv')).map(source),
  };
  now += 60_000;
  const built = await buildInto(join(directory, 'dist'), sources, now, { memory });
  return { ...built, reads };
}

const status = (...rows: string[]) => ({ 'status.csv': ['evse_uid,status', ...rows, ''].join('\n') });

/** The bytes of each file are read once, to hash them; tables that are parsed are read twice. */
const HASHED = { 'connectors.csv': 1, 'evses.csv': 1, 'locations.csv': 1, 'tariffs.csv': 1 };
const PARSED = { 'connectors.csv': 2, 'evses.csv': 2, 'locations.csv': 2, 'tariffs.csv': 2 };

function writtenBy({ built }: DiskBuild) {
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
  return built.written;
}

test('one status: no table is read, and at most 16 small files differ', async () => {
  await build();
  const { reads, ...made } = await build(status('LOC-000700-2,BLOCKED'));
  expect(made.reported.get('check')).toBe('statuses and waivers; the other tables have not changed');
  expect(reads).toMatchObject(HASHED);
  const { changed, files, bytes } = writtenBy(made);
  expect(files).toBeGreaterThan(30);
  // A pack and the index of the list, the same of each recent list, a part of the statuses of the page and its head, /status.json, the manifest.
  expect(changed.size).toBeLessThanOrEqual(16);
  // Of the 12 packs of this list; one of 100,000 connectors has a hundred.
  expect([...changed.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(bytes / 6);
});

test('the same status again: nothing but the manifest differs, which tells when it was built', async () => {
  await build(status('LOC-000700-2,BLOCKED'));
  const made = await build(status('LOC-000700-2,BLOCKED'));
  expect([...writtenBy(made).changed.keys()]).toEqual(['_snapshot/manifest.json']);
  expect(made.built).toMatchObject({ isChanged: false });
});

test('a price: the tables are read again, and no file of the locations differs', async () => {
  await build();
  const tariffs = (benchNetwork(8).get('tariffs.csv') ?? '').replace('0.25,', '0.26,');
  const { reads, ...made } = await build({ 'tariffs.csv': tariffs });
  expect(made.reported.get('check')).toBe('all tables');
  expect(reads).toMatchObject(PARSED);
  const ofApi = [...writtenBy(made).changed.keys()].filter((path) => /^(_snapshot|api)\//.test(path));
  expect(ofApi.length).toBeLessThanOrEqual(7);
});
