/** What dist/ holds: rendered objects -> path -> bytes. Nothing here touches the disk. */

import { formatTimestamp } from '../cells/timestamp.ts';
import { MANIFEST_PATH, type Manifest, type StoredList, type VersionManifest } from '../edge/manifest.ts';
import type { Network } from '../network.ts';
import { envelope, LIST_ENDS, listEnvelope, toVersionDetails, toVersions } from '../ocpi/envelope.ts';
import type { RenderedObjects, RenderedVersion } from '../ocpi/render.ts';
import type { Location, Tariff } from '../ocpi/types.ts';
import { renderSite } from '../site/site.ts';
import { finishIdentity, gzipOfParts, type StoredFiles, storeEnvelope } from './bodies.ts';
import { headersFile } from './headers-file.ts';
import { type ListItem, type SegmentedList, segmentList } from './segments.ts';

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
  const add = async (path: string, unfinished: string, list?: readonly ListItem[]) => {
    const { bytes, stored, segmented } = await store(unfinished, list);
    for (const [name, file] of segmented?.files ?? []) tree.set(name, file);
    for (const [name, file] of stored.files) tree.set(name, file);
    tree.set(path, finishIdentity(bytes, moment));
    return { envelope: stored.envelope, segmented };
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
    const { envelope: stored, segmented } = await add(path, listEnvelope(texts), items);
    if (segmented === undefined) throw new TypeError('A list was stored without its segments.');
    return { ...stored, total: items.length, index: segmented.index, ids: segmented.ids };
  };
  const addVersion = async (rendered: RenderedVersion): Promise<VersionManifest> => {
    const { version, objects: published, locations, tariffs } = rendered;
    const base = `api/ocpi/${version}`;
    const [details, locationList, tariffList] = await Promise.all([
      add(`${base}/index.html`, envelope(toVersionDetails(network.base_url, version))),
      addList(`${base}/locations`, published.locations, locations),
      addList(`${base}/tariffs`, published.tariffs, tariffs),
    ]);
    return { details: details.envelope, locations: locationList, tariffs: tariffList };
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
    versions: (await add('api/ocpi/versions', envelope(toVersions(network.base_url, network.versions)))).envelope,
    by_version: byVersion,
  };
  tree.set(MANIFEST_PATH.slice(1), Buffer.from(JSON.stringify(manifest)));
  tree.set('_headers', Buffer.from(headersFile(network)));
  for (const [path, text] of renderSite(network, objects, moment)) tree.set(path, Buffer.from(text));
  tree.set('.assetsignore', Buffer.from(tooLarge(tree)));
  return new Map([...tree].sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Stored {
  readonly bytes: Uint8Array;
  readonly stored: StoredFiles;
  readonly segmented: SegmentedList | undefined;
}

/** Versions often publish the same list; it is compressed once. The gzip body of a list is made of its segments. */
function storeOnce(): (unfinished: string, list?: readonly ListItem[]) => Promise<Stored> {
  const known = new Map<string, Promise<Stored>>();
  const store = async (unfinished: string, list?: readonly ListItem[]): Promise<Stored> => {
    const bytes = Buffer.from(unfinished);
    const segments = list && segmentList(list);
    const gzip = segments?.then(({ blocks }) => gzipOfParts(listParts(blocks)));
    const [stored, segmented] = await Promise.all([storeEnvelope(bytes, list?.length, gzip), segments]);
    return { bytes, stored, segmented };
  };
  return (unfinished, list) => {
    const result = known.get(unfinished) ?? store(unfinished, list);
    known.set(unfinished, result);
    return result;
  };
}

function listParts(blocks: readonly Uint8Array[]) {
  const [head, tail] = LIST_ENDS;
  return [
    { text: head },
    ...blocks.flatMap((one, i) => (i > 0 ? [{ text: ',' }, { blocks: one }] : [{ blocks: one }])),
    { text: tail },
  ];
}

/** Lines for wrangler: what is too large to upload. The edge rule makes an identity body from the gzip one then. */
function tooLarge(tree: Tree): string {
  const paths = [...tree].filter(([, bytes]) => bytes.length > LARGEST_ASSET).map(([path]) => `/${path}\n`);
  return paths.sort().join('');
}
