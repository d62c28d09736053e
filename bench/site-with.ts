/** A published site with these objects, as the build stores them, for measurements of the edge rule. */

import { createBlobStore } from '../src/publish/snapshot/blob-store.ts';
import { makeSite, type Site, siteOf, storeList } from '../test/edge/support/site.ts';

/** Version 2.2 alone, without plain lists. */
export async function siteWith(locations: readonly unknown[], tariffs: readonly unknown[] = []): Promise<Site> {
  const { site, manifest } = await makeSite({ locations: [], tariffs: [] });
  const own = manifest.by_version['2.2'];
  if (own === undefined) throw new Error('the test site publishes 2.2');
  const blobs = createBlobStore();
  const lists = { ...own, locations: await storeList(locations, blobs), tariffs: await storeList(tariffs, blobs) };
  for (const [path, bytes] of siteOf(blobs.files)) site.set(path, bytes);
  site.set('/_snapshot/manifest.json', Buffer.from(JSON.stringify({ ...manifest, by_version: { '2.2': lists } })));
  return site;
}
