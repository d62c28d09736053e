/**
 * What a process knows of the snapshot that it wrote last saves reading that.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { digestsOf } from '../../../src/publish/previous/digests.ts';
import { openPrevious } from '../../../src/publish/previous/open-previous.ts';
import { hashOf } from '../../../src/snapshot/blob-store.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { networkOf } from '../../support/network-of.ts';
import { buildAfter, readFrom } from './support/builds.ts';

/** A snapshot, and digests of it as no reader would make them: another hash of the same location. */
async function snapshotWithDigests() {
  const { tree, publication } = await buildAfter(networkOf({}), 0);
  const read = readFrom(tree);
  const [version] = publication.versions;
  if (version === undefined) throw new Error('nothing is published');
  const locations = version.locations.map((object) => ({ ...object, hash: 'as this process saw it' }));
  const digests = { '2.2': { locations: digestsOf(locations), tariffs: digestsOf([]), listing: 'of this process' } };
  return { read, manifest: hashOf(read(MANIFEST_PATH) ?? ''), digests };
}

test.each([
  ['of this very snapshot', true, 'as this process saw it', 'of this process'],
  ['of another one', false, expect.stringMatching(/^[0-9a-f]{32}$/), undefined],
])('digests %s', async (_, isSame, hash, listing) => {
  const { read, manifest, digests } = await snapshotWithDigests();
  const { previous, previousFiles } = openPrevious(read, { manifest: isSame ? manifest : hashOf(''), digests }, true);
  const version = previous.byVersion.get('2.2');
  expect([...(version?.locations.values() ?? [])].map((object) => object.hash)).toEqual([hash]);
  expect([version?.listing, previousFiles.isOwn]).toEqual([listing, isSame]);
});
