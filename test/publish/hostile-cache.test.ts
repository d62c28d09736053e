/** A cache that somebody else filled, hashes and all: what is not of the right form counts as not there. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CacheStore, directoryCache } from '../../src/publish/disk/cache-store.ts';
import { NOW } from '../support/data-directory.ts';
import { networkOf } from '../support/network-of.ts';
import { buildInto, differences, filesIn } from './history/support/disk-builds.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-hostile-cache-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const DATA = networkOf({ tariffs: 'id,price_per_kwh\nT-1,0.45\n' });

type Change = (name: string, bytes: Uint8Array) => Uint8Array;

/** Builds twice, the second time with what `change` makes of the cache; the second snapshot is as if there were none. */
async function expectBuilds(change: Change): Promise<void> {
  const store = directoryCache(join(directory, 'cache'));
  const hostile: CacheStore = {
    ...store,
    get: async (name) => {
      const bytes = await store.get(name);
      return bytes && change(name, bytes);
    },
  };
  const [here, alone] = [join(directory, 'here'), join(directory, 'alone')];
  for (const [out, cache] of [
    [here, hostile],
    [alone, undefined],
  ] as const) {
    await buildInto(out, DATA, NOW, { cache: store });
    const { built, reported } = await buildInto(out, DATA, NOW + 60_000, cache ? { cache } : {});
    expect(built.kind).toBe('built');
    expect(reported.get('history')).toContain(out);
  }
  const lasting = (out: string) => new Map([...filesIn(out)].filter(([path]) => path !== '_snapshot/manifest.json'));
  expect(differences(lasting(here), lasting(alone))).toEqual([]);
}

describe('foreign content', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', Buffer.of()],
    ['null', Buffer.from('null')],
    ['a list', Buffer.from('[]')],
    ['an object without members', Buffer.from('{}')],
    ['an object with a prototype', Buffer.from('{"__proto__":{"versions":[]},"constructor":1}')],
    ['lists 100,000 deep', Buffer.from('['.repeat(100_000) + ']'.repeat(100_000))],
    ['what V8 writes', serialize({ findings: [], versions: [], pages: new Map(), uids: [] })],
    ['what V8 cannot read', Buffer.from('ff0f5c2e00', 'hex')],
    ['bytes', Buffer.alloc(1000, 0xff)],
  ])('%s', async (_, bytes) => {
    await expectBuilds(() => bytes);
  });
});

/** Copies of a value in which one part is of another type. */
function* misshapen(value: unknown): Iterable<unknown> {
  yield typeof value === 'number' ? '7' : 7;
  yield null;
  if (typeof value === 'number') yield* [-1, 1.5, 1e300];
  if (typeof value === 'string') yield `${value}\n${value}`;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const other of misshapen(part)) {
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    }
  }
}

test('content of which any part is of another form', { tags: ['slow'] }, async () => {
  const store = directoryCache(join(directory, 'first'));
  const names: [string, unknown][] = [];
  await buildInto(join(directory, 'one'), DATA, NOW, {
    cache: {
      ...store,
      put: async (prefix, _, content) =>
        void (prefix === 'texts-' || names.push([prefix, JSON.parse(`${Buffer.concat([...content()])}`)])),
    },
  });
  expect(names.map(([prefix]) => prefix)).toEqual(['static-', 'digests-']);
  // One build may read many of them, since each is read when it is needed.
  for (const [prefix, value] of names) {
    const shapes = [...misshapen(value)];
    expect(shapes.length).toBeGreaterThan(30);
    for (const shape of shapes) {
      const bytes = Buffer.from(JSON.stringify(shape));
      const cache: CacheStore = {
        ...store,
        get: async (name) => (name.startsWith(prefix) ? bytes : undefined),
        put: async () => {},
      };
      const { built } = await buildInto(join(directory, 'one'), DATA, NOW + 60_000, { cache });
      expect(built.kind, JSON.stringify(shape).slice(0, 300)).toBe('built');
    }
  }
});
