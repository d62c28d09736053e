/** What the cache has of a snapshot saves reading it, where the very same code wrote it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { directoryCache } from '../../../src/publish/disk/cache-store.ts';
import { digestsOf } from '../../../src/publish/previous/digests.ts';
import { openPrevious, storeDigests } from '../../../src/publish/previous/open-previous.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { networkOf } from '../../support/network-of.ts';
import { buildAfter, readFrom } from './support/builds.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-digests-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A snapshot, and digests of it as other code would make them: another hash of the same location. */
async function snapshotWithLedger() {
  const { tree, publication } = await buildAfter(networkOf({}), 0);
  const read = readFrom(tree);
  const [version] = publication.versions;
  if (version === undefined) throw new Error('nothing is published');
  const locations = version.locations.map((object) => ({ ...object, hash: 'as other code sees it' }));
  const digests = { '2.2': { locations: digestsOf(locations), tariffs: digestsOf([]), listing: 'of other code' } };
  return { read, manifest: read(MANIFEST_PATH) ?? new Uint8Array(), digests };
}

test.each([
  ['the code that opens it', 'this code', 'as other code sees it', 'of other code'],
  ['other code', 'other code', expect.stringMatching(/^[0-9a-f]{32}$/), undefined],
])('digests of %s', async (_, wroteIt, hash, listing) => {
  const cache = directoryCache(directory);
  const { read, manifest, digests } = await snapshotWithLedger();
  await storeDigests(cache, wroteIt, manifest, digests);
  const { previous } = await openPrevious(read, cache, 'this code', true);
  const version = previous.byVersion.get('2.2');
  expect([...(version?.locations.values() ?? [])].map((object) => object.hash)).toEqual([hash]);
  expect(version?.listing).toBe(listing);
});
