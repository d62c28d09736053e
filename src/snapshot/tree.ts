/** What dist/ holds: rendered objects -> path -> bytes. Nothing here touches the disk. */

import { formatTimestamp } from '../cells/timestamp.ts';
import { MANIFEST_PATH, type Manifest, type StoredList, type VersionManifest } from '../edge/manifest.ts';
import type { Network } from '../network.ts';
import { envelope, listEnvelope, toVersionDetails, toVersions } from '../ocpi/envelope.ts';
import type { RenderedObjects, RenderedVersion } from '../ocpi/render.ts';
import type { Location, Tariff } from '../ocpi/types.ts';
import { renderSite } from '../site/site.ts';
import { finishIdentity, type StoredFiles, storeEnvelope } from './bodies.ts';
import { headersFile } from './headers-file.ts';
import { segmentList } from './segments.ts';

/** The files of a snapshot by their path below dist/, without a leading slash. */
export type Tree = ReadonlyMap<string, Uint8Array>;

type ListedObject = Pick<Location | Tariff, 'id' | 'last_updated'>;

/** Cloudflare Workers static assets take files up to this size, in bytes. */
const LARGEST_ASSET = 25 * 1024 * 1024;

/** Renders every file; `now` (ms since 1970) is the moment in the plain files. */
export async function renderTree(network: Network, objects: RenderedObjects, now: number): Promise<Tree> {
  const tree = new Map<string, Uint8Array>();
  const moment = formatTimestamp(Math.floor(now / 1000) * 1000);
  const store = storeOnce();
  const add = async (path: string, unfinished: string, total?: number) => {
    const { bytes, stored } = await store(unfinished, total);
    for (const [name, file] of stored.files) tree.set(name, file);
    tree.set(path, finishIdentity(bytes, moment));
    return stored.envelope;
  };
  const addList = async (
    path: string,
    objects: readonly ListedObject[],
    texts: readonly string[],
  ): Promise<StoredList> => {
    const items = objects.map(({ id, last_updated }, i) => ({
      id,
      text: texts[i] ?? '',
      lastUpdated: Date.parse(last_updated),
    }));
    const [envelope, { files, index, ids }] = await Promise.all([
      add(path, listEnvelope(texts), texts.length),
      segmentList(items),
    ]);
    for (const [name, file] of files) tree.set(name, file);
    return { ...envelope, total: texts.length, index, ids };
  };
  const addVersion = async (rendered: RenderedVersion): Promise<VersionManifest> => {
    const { version, objects: published, locations, tariffs } = rendered;
    const base = `api/ocpi/${version}`;
    const [details, locationList, tariffList] = await Promise.all([
      add(`${base}/index.html`, envelope(toVersionDetails(network.base_url, version))),
      addList(`${base}/locations`, published.locations, locations),
      addList(`${base}/tariffs`, published.tariffs, tariffs),
    ]);
    return { details, locations: locationList, tariffs: tariffList };
  };
  const byVersion: { [version: string]: VersionManifest } = {};
  for (const rendered of objects.versions) byVersion[rendered.version] = await addVersion(rendered);
  const manifest: Manifest = {
    format: 1,
    base_url: network.base_url,
    country_code: network.country_code,
    party_id: network.party_id,
    ...(network.default_limit === undefined ? {} : { default_limit: network.default_limit }),
    max_limit: network.max_limit,
    cache_seconds: network.cache_seconds,
    versions: await add('api/ocpi/versions', envelope(toVersions(network.base_url, network.versions))),
    by_version: byVersion,
  };
  tree.set(MANIFEST_PATH.slice(1), Buffer.from(JSON.stringify(manifest)));
  tree.set('_headers', Buffer.from(headersFile(network)));
  for (const [path, text] of renderSite(network, objects, moment)) tree.set(path, Buffer.from(text));
  tree.set('.assetsignore', Buffer.from(tooLarge(tree)));
  return new Map([...tree].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Versions often publish the same list; it is compressed once. */
function storeOnce() {
  const known = new Map<string, Promise<{ bytes: Uint8Array; stored: StoredFiles }>>();
  return (unfinished: string, total?: number) => {
    let result = known.get(unfinished);
    if (result === undefined) {
      const bytes = Buffer.from(unfinished);
      result = storeEnvelope(bytes, total).then((stored) => ({ bytes, stored }));
      known.set(unfinished, result);
    }
    return result;
  };
}

/** Lines for wrangler: what is too large to upload. The edge rule makes an identity body from the gzip one then. */
function tooLarge(tree: Tree): string {
  const paths = [...tree].filter(([, bytes]) => bytes.length > LARGEST_ASSET).map(([path]) => `/${path}\n`);
  return paths.sort().join('');
}
