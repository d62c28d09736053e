/** Packs, index, selection and page bodies of random networks, held against the model with everything in memory. */

import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeList, parseQuery } from '../../src/edge/rule/intent.ts';
import { pageBody, select } from '../../src/edge/rule/page.ts';
import { createBlobStore } from '../../src/snapshot/blob-store.ts';
import { packList } from '../../src/snapshot/list.ts';
import { hashOfId, packPath, positionsOf, viewIndex } from '../../src/stored-format/list-index.ts';
import { combineCrc32 } from '../../src/stored-format/stored-body.ts';
import { answerOf } from './support/list-model.ts';
import { siteOf, type TestObject, toObjects } from './support/site.ts';

const MAX_LIMIT = 50;

const network = fc
  .array(fc.tuple(fc.nat({ max: 20 }), fc.string({ unit: 'grapheme', maxLength: 60 })), { maxLength: 200 })
  .map((objects) =>
    objects.map(([second, name], i) => ({
      id: `Loc-${i}`,
      name,
      last_updated: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    })),
  );

const query = fc
  .record(
    {
      // A page that is small, and dates that leave whole segments, are as likely as any.
      offset: fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 250 })),
      limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 80 })),
      date_from: fc.oneof(fc.constant(0), fc.nat({ max: 22 })),
      date_to: fc.oneof(fc.constant(22), fc.nat({ max: 22 })),
    },
    { requiredKeys: [] },
  )
  .map((record) =>
    Object.entries(record)
      .map(([name, value]) =>
        name.startsWith('date') ? `${name}=2026-01-01T00:00:${String(value).padStart(2, '0')}Z` : `${name}=${value}`,
      )
      .join('&'),
  );

test('a page holds what the model says, in both codings, whatever the network and the query', async () => {
  await fc.assert(
    fc.asyncProperty(network, query, async (objects, text) => {
      const parsed = parseQuery(new URLSearchParams(text));
      const expected = answerOf(objects, text, MAX_LIMIT);
      if (!parsed.ok || expected === undefined) throw new Error('the query is right');
      const { index, files } = await indexOf(objects);
      const limit = isWholeList(parsed.query) ? expected.limit : Math.min(parsed.query.limit ?? MAX_LIMIT, MAX_LIMIT);
      const { total, runs } = select(index, parsed.query, parsed.query.offset, limit);
      expect(total).toBe(expected.total);
      const openPack = async (pack: number) =>
        files.get(packPath(index, pack)) ?? Promise.reject(new Error('no such pack'));
      const bodies = await Promise.all(
        (['gzip', 'identity'] as const).map((coding) => pageBody(index, runs, openPack, coding, 'now"}')),
      );
      const texts = bodies.map(({ coding, bytes }) =>
        (coding === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes)).toString(),
      );
      for (const body of texts) expect(JSON.parse(body)).toMatchObject({ data: expected.data, timestamp: 'now' });
    }),
    { numRuns: 200 },
  );
});

test('every object is found by its id, in any case', async () => {
  const objects = Array.from({ length: 500 }, (_, i) => ({ id: `Loc*${i}`, last_updated: '2026-01-01T00:00:00Z' }));
  const { files, list } = await packed(objects);
  const bytes = Uint8Array.from(files.get(list.ids) ?? []).buffer;
  for (const [i, { id }] of objects.entries()) expect(positionsOf(bytes, id.toUpperCase())).toContain(i);
  expect(hashOfId('Loc-1')).toBe(hashOfId('lOC-1'));
});

test('the CRC-32 of two texts follows from those of each', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 70_000 }), (a, b) => {
      const [first, second] = [crc32(a), crc32(b)];
      expect(combineCrc32(first, second, b.length)).toBe(crc32(b, first));
    }),
  );
});

async function packed(objects: readonly TestObject[]) {
  const blobs = createBlobStore();
  const { list } = await packList(toObjects(objects), blobs);
  return { list, files: siteOf(blobs.files) };
}

async function indexOf(objects: readonly TestObject[]) {
  const { files, list } = await packed(objects);
  return { files, index: viewIndex(Uint8Array.from(files.get(list.index) ?? []).buffer) };
}
