/**
 * A head names every file that was stored for it: those in the manifest, and the packs of its recent lists.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { referencesOfHead } from '../../../src/live/store/remove-old.ts';
import { StoreFault } from '../../../src/live/store/store.ts';
import { makeSite } from '../../edge/support/site.ts';
import { bytesOf } from '../support/contents.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { HEAD } from '../support/network-store.ts';

const DAY_MS = 86_400_000;

/** A network of which a few objects changed each day, so it has recent lists. */
async function storeNetwork() {
  const locations = Array.from({ length: 400 }, (_, number) => ({
    id: `L${number}`,
    name: 'a name that is long enough for a few packs '.repeat(5),
    last_updated: new Date(Date.UTC(2026, 10, 22) - (number % 40) * DAY_MS).toISOString(),
  }));
  const { site, manifest } = await makeSite({ locations, tariffs: [] });
  const store = createMemoryStore();
  for (const [path, bytes] of site) await store.put(path, bytes);
  const stored = [...site.keys()].filter((path) => path.startsWith('/_snapshot/') && path !== HEAD);
  return { store, manifest, stored };
}

test('each stored file, and no other', async () => {
  const { store, manifest, stored } = await storeNetwork();
  const recent = manifest.by_version['2.2']?.locations.recent ?? [];
  expect(recent.length).toBeGreaterThan(1);
  const inManifest = JSON.stringify(manifest);
  expect(stored.filter((path) => !inManifest.includes(path)).length).toBeGreaterThan(1);
  const references = await referencesOfHead(bytesOf(inManifest), store);
  expect([...references].sort()).toEqual(stored.sort());
});

test('the base and the statuses of a live head', async () => {
  const { store, manifest } = await storeNetwork();
  const gzip = [{ path: '/_snapshot/0123.gzip', bytes: 1 }];
  const live = {
    expires: '2026-11-23T00:00:00Z',
    base: '/_live/base',
    statuses: '/_live/statuses',
    files: { '/status.json': { etag: '', crc32: 0, size: 0, gzip } },
  };
  const references = await referencesOfHead(bytesOf(JSON.stringify({ ...manifest, live })), store);
  expect([...references]).toEqual(expect.arrayContaining(['/_live/base', '/_live/statuses', '/_snapshot/0123.gzip']));
  expect(references.has('/status.json')).toBe(false);
});

test('a damaged head, and an index that is damaged or gone, are a fault', async () => {
  const { store, manifest } = await storeNetwork();
  const head = bytesOf(JSON.stringify(manifest));
  for (const damaged of ['', '{', '[]', '{"by_version":null}'])
    await expect(referencesOfHead(bytesOf(damaged), store)).rejects.toThrow(StoreFault);
  const index = manifest.by_version['2.2']?.locations.recent?.at(0)?.index ?? '';
  await store.put(index, bytesOf('no index'));
  await expect(referencesOfHead(head, store)).rejects.toThrow(`the memory holds a damaged ${index}`);
  await store.remove([index]);
  await expect(referencesOfHead(head, store)).rejects.toThrow(`the memory lacks ${index}, which the head names`);
});
