/** A small published site, made by hand with the build's own bodies. */

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BlobStore, createBlobStore, type SnapshotFile } from '../../../src/snapshot/blob-store.ts';
import { finishIdentity, LARGEST_BROTLI, storeBrotli, storeEnvelope } from '../../../src/snapshot/compress.ts';
import { hashOf } from '../../../src/snapshot/content-hash.ts';
import { packList } from '../../../src/snapshot/list.ts';
import type { ListItem } from '../../../src/snapshot/pack.ts';
import { closingText } from '../../../src/stored-format/envelope.ts';
import type { Health } from '../../../src/stored-format/health.ts';
import {
  MANIFEST_FORMAT,
  MANIFEST_PATH,
  type Manifest,
  type StoredEnvelope,
  type StoredList,
} from '../../../src/stored-format/manifest.ts';
import { bytesOf } from '../../support/tree-bytes.ts';

/** Files by their path with a leading slash. */
export type Site = Map<string, Uint8Array>;

/** What the lists of a site hold; versions and details follow from it. */
export interface Lists {
  readonly locations: readonly unknown[];
  readonly tariffs: readonly unknown[];
}

export const LISTS: Lists = {
  locations: Array.from({ length: 500 }, (_, index) => ({
    id: `LOC-${index}`,
    name: `Zürich ${index}`,
    publish: true,
  })),
  tariffs: [],
};

export const DETAILS = { version: '2.2', endpoints: [{ identifier: 'locations', role: 'SENDER' }] };
export const HEALTH: Health = {
  built_at: '2026-01-01T00:00:00Z',
  newest_status: '2025-12-31T23:59:00Z',
  generator: 'ocpi-snapshot of the test',
  counts: { locations: 1, evses: 2, connectors: 3, tariffs: 4, evses_by_status: { AVAILABLE: 2 } },
  status_sources: [],
  findings: { 'unused-tariff': 5 },
};
export const VERSIONS = [{ version: '2.2', url: 'https://ocpi.example.com/api/ocpi/2.2' }];

/** Publishes version 2.2 alone, with the given settings in the manifest, and without plain files of its lists. */
export async function makeSite(
  { locations, tariffs }: Lists,
  settings: Partial<Manifest> = {},
): Promise<{ site: Site; manifest: Manifest }> {
  const blobs = createBlobStore();
  const manifest: Manifest = {
    format: MANIFEST_FORMAT,
    generator: HEALTH.generator,
    moment: HEALTH.built_at,
    base_url: 'https://ocpi.example.com',
    country_code: 'NL',
    party_id: 'EXA',
    max_limit: 1000,
    cache_seconds: 30,
    versions: await storeData(VERSIONS, blobs),
    by_version: {
      '2.2': {
        details: await storeData(DETAILS, blobs),
        locations: await storeList(locations, blobs),
        tariffs: await storeList(tariffs, blobs),
      },
    },
    health: HEALTH,
    ...settings,
  };
  const site = siteOf(blobs.files);
  site.set(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
  site.set('/index.html', Buffer.from('<!doctype html><title>A network</title>'));
  site.set('/404.html', Buffer.from('<!doctype html><title>No such page</title>'));
  return { site, manifest };
}

/** Stores an envelope with this data. */
export async function storeData(data: unknown, blobs: BlobStore): Promise<StoredEnvelope> {
  return { ...(await storeEnvelope(unfinishedEnvelope(data), blobs)), changed: HEALTH.built_at };
}

/** Publishes version 2.2 with the locations as a plain file too. */
export async function makePlainSite(locations: readonly unknown[]): Promise<{ site: Site; manifest: Manifest }> {
  const { site, manifest } = await makeSite({ locations: [], tariffs: [] });
  const blobs = createBlobStore();
  const list = await storeList(locations, blobs, true);
  for (const [path, bytes] of siteOf(blobs.files)) site.set(path, bytes);
  const closing = closingText(Date.parse(list.changed));
  site.set('/api/ocpi/2.2/locations', finishIdentity(unfinishedEnvelope(locations), closing));
  const own = manifest.by_version['2.2'];
  if (own === undefined) throw new Error('the test site publishes 2.2');
  const withList = { ...manifest, by_version: { '2.2': { ...own, locations: list } } };
  site.set(MANIFEST_PATH, Buffer.from(JSON.stringify(withList)));
  return { site, manifest: withList };
}

/** Stores a list of these objects; small ones in brotli too, as in a build. */
export async function storeList(objects: readonly unknown[], blobs: BlobStore, isPlain = false): Promise<StoredList> {
  const { list, text } = await packList(objects.map(toItem), blobs, { isPlain: () => isPlain });
  const br = list.size > LARGEST_BROTLI ? undefined : await storeBrotli(text(), blobs);
  return { ...list, ...(br && { br }), changed: HEALTH.built_at };
}

/** What objects of the tests have, if anything. */
export interface TestObject {
  readonly id?: string;
  readonly last_updated?: string;
}

export function toItem(object: unknown): ListItem {
  const { id = '', last_updated = HEALTH.built_at } = object as TestObject;
  const text = JSON.stringify(object);
  return { id, created: 0, lastUpdated: Date.parse(last_updated), hash: hashOf(text), text: () => text };
}

/** The files of a tree as a site; nothing in it can be carried over. */
export function siteOf(tree: ReadonlyMap<string, SnapshotFile>): Site {
  return new Map([...tree].map(([path, file]) => [`/${path}`, bytesOf(file, path)]));
}

export function unfinishedEnvelope(data: unknown): Buffer {
  const text = JSON.stringify({ data, status_code: 1000, status_message: 'Success', timestamp: '' });
  return Buffer.from(text.slice(0, -2));
}

/** Writes a site into a new temporary folder and gives its path. */
export async function writeSite(site: Site): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ocpi-site-'));
  for (const [path, bytes] of site) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return folder;
}
