/** What the cache holds is used only if all of it is of the form that is expected. */

import { expect, test } from 'vitest';
import * as z from 'zod';
import type { CacheStore } from '../../../src/publish/disk/cache-store.ts';
import { fromJson, longList } from '../../../src/publish/disk/from-json.ts';
import { decodeDigests, encodeDigests } from '../../../src/publish/previous/digests.ts';
import { loadStaticData, storeStaticData } from '../../../src/publish/validate/cached-static-data.ts';

const NUMBERS = z.object({ list: longList((item): item is number => Number.isFinite(item)) });
const read = (json: string) => fromJson(NUMBERS, Buffer.from(json));

test.each(['[]', '[1]', '[1,-2.5,3]'])('a long list: %s', (list) => {
  expect(read(`{"list":${list}}`)).toEqual({ list: JSON.parse(list) });
});

test.each(['[1,"2"]', '[null]', '[1e999]', '[[1]]', '1', '"1"', '{"0":1}', 'null'])('no such list: %s', (list) => {
  expect(read(`{"list":${list}}`)).toBeUndefined();
});

test.each(['', '{', '{"list":[1]', '{}'])('no such document: %j', (json) => {
  expect(read(json)).toBeUndefined();
});

const DIGESTS = {
  created: Float64Array.of(1),
  lastUpdated: Float64Array.of(2),
  ids: 'A',
  hashes: 'h',
  statuses: 's',
  wholeHashes: 'w',
};

test('digests with a time that is none', () => {
  const text = Buffer.from(encodeDigests({ '2.2': { locations: DIGESTS, tariffs: DIGESTS } })).toString();
  expect(decodeDigests(Buffer.from(text))).toEqual({ '2.2': { locations: DIGESTS, tariffs: DIGESTS } });
  expect(decodeDigests(Buffer.from(text.replace('[1]', '["1"]')))).toBeUndefined();
});

test.each([
  ['a negative place', '"at":[0]', '"at":[-1]'],
  ['half a byte', /"bytes":\[\d+/, '"bytes":[0.5'],
  ['a uid that is no text', '"uids":["E-1"]', '"uids":[1]'],
])('static data with %s', async (_, from, to) => {
  const files = new Map<string, Uint8Array>();
  const cache: CacheStore = {
    get: async (name) => files.get(name),
    getPart: (name, at, length) => files.get(name)?.subarray(at, at + length),
    put: async (prefix, key, content) => void files.set(prefix + key, Buffer.concat([...content()])),
  };
  const draft = {
    id: 'A',
    hash: 'h',
    statuses: '',
    uids: ['E-1'],
    ownUids: ['e-1'],
    template: () => '{}',
    templateBytes: () => Buffer.from('{}'),
    volatile: () => VOLATILE,
  };
  const counts = { locations: 1, evses: 1, connectors: 0, tariffs: 0 };
  const version = { version: '2.2' as const, listing: '', locations: [draft], tariffs: [] };
  await storeStaticData(cache, 'key', {
    findings: [],
    versions: [version],
    rows: counts,
    drafted: counts,
    uids: ['E-1'],
    evseIds: [],
    hidden: new Map(),
  });
  const text = Buffer.from(files.get('static-key') ?? []).toString();
  expect(await loadStaticData(cache, 'key')).toBeDefined();
  expect(text.replace(from, to)).not.toBe(text);
  files.set('static-key', Buffer.from(text.replace(from, to)));
  expect(await loadStaticData(cache, 'key')).toBeUndefined();
});

const VOLATILE = { evses: [], lastUpdated: '2026-01-01T00:00:00Z' };
