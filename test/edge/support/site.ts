/** A small published site, made by hand with the build's own bodies. */

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BlobStore, createBlobStore, hashOf, type SnapshotFile } from '../../../src/snapshot/blob-store.ts';
import { packList } from '../../../src/snapshot/list.ts';
import { type ListItem, type ListObjects, objectsOf } from '../../../src/snapshot/plan.ts';
import type { Health } from '../../../src/stored-format/health.ts';
import {
  MANIFEST_FORMAT,
  MANIFEST_PATH,
  type Manifest,
  type StoredList,
  type StoredText,
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

/** Publishes version 2.2 alone, with the given settings in the manifest. */
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
    versions: textOf(VERSIONS),
    by_version: {
      '2.2': {
        details: textOf(DETAILS),
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

export function textOf(value: unknown): StoredText {
  const data = JSON.stringify(value);
  return { data, etag: hashOf(data), changed: HEALTH.built_at };
}

/** Asking for this makes the edge read the manifest of a forgettable site again, because it is not there. */
export const GONE = '/api/ocpi/gone/locations';

/** A site with one more version, whose list has none of its files. */
export async function makeForgettableSite(lists: Lists): Promise<{ site: Site; manifest: Manifest }> {
  const { site, manifest } = await makeSite(lists);
  const own = manifest.by_version['2.2'];
  if (own === undefined) throw new Error('the test site publishes 2.2');
  const path = `/_snapshot/${'0'.repeat(32)}`;
  const locations = { ...own.locations, index: `${path}.index`, gzip: [{ path: `${path}.gzip`, bytes: 1 }] };
  const whole: Manifest = { ...manifest, by_version: { '2.2': own, gone: { ...own, locations } } };
  site.set(MANIFEST_PATH, Buffer.from(JSON.stringify(whole)));
  return { site, manifest: whole };
}

/** Stores a list of these objects. */
export async function storeList(objects: readonly unknown[], blobs: BlobStore): Promise<StoredList> {
  const { list } = await packList(toObjects(objects), blobs);
  return { ...list, changed: HEALTH.built_at };
}

/** What objects of the tests have, if anything. */
export interface TestObject {
  readonly id?: string;
  readonly last_updated?: string;
}

export function toObjects(objects: readonly unknown[]): ListObjects {
  return objectsOf(objects.map(toItem));
}

function toItem(object: unknown): ListItem {
  const { id = '', last_updated = HEALTH.built_at } = object as TestObject;
  const text = JSON.stringify(object);
  return { id, created: 0, lastUpdated: Date.parse(last_updated), hash: hashOf(text), bytes: () => Buffer.from(text) };
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
