/** A published site with these objects, as the build stores them, for measurements of the edge rule. */

import { LARGEST_ASSET } from '../../src/read/files/limits.ts';
import { createBlobStore } from '../../src/snapshot/blob-store.ts';
import { finishIdentity } from '../../src/snapshot/compress.ts';
import { closingText } from '../../src/stored-format/envelope.ts';
import { makeSite, type Site, siteOf, storeList, unfinishedEnvelope } from '../../test/edge/support/site.ts';

/** Version 2.2 alone. Its locations are a plain list too, as far as that may be uploaded. */
export async function siteWith(locations: readonly unknown[], tariffs: readonly unknown[] = []): Promise<Site> {
  const { site, manifest } = await makeSite({ locations: [], tariffs: [] });
  const own = manifest.by_version['2.2'];
  if (own === undefined) throw new Error('the test site publishes 2.2');
  const blobs = createBlobStore();
  const whole = unfinishedEnvelope(locations);
  const isPlain = whole.length < LARGEST_ASSET;
  const stored = await storeList(locations, blobs, isPlain);
  const lists = { ...own, locations: stored, tariffs: await storeList(tariffs, blobs) };
  if (isPlain) site.set('/api/ocpi/2.2/locations', finishIdentity(whole, closingText(Date.parse(stored.changed))));
  for (const [path, bytes] of siteOf(blobs.files)) site.set(path, bytes);
  site.set('/_snapshot/manifest.json', Buffer.from(JSON.stringify({ ...manifest, by_version: { '2.2': lists } })));
  return site;
}
