/** A small published site, made by hand with the build's own bodies. */

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MANIFEST_PATH, type Manifest, type StoredEnvelope, type StoredList } from '../../../src/edge/manifest.ts';
import { storeEnvelope } from '../../../src/snapshot/bodies.ts';
import { segmentList } from '../../../src/snapshot/segments.ts';

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
export const VERSIONS = [{ version: '2.2', url: 'https://ocpi.example.com/api/ocpi/2.2' }];

/** Publishes version 2.2 alone, with the given settings in the manifest. */
export async function makeSite(
  { locations, tariffs }: Lists,
  settings: Partial<Manifest> = {},
): Promise<{ site: Site; manifest: Manifest }> {
  const site: Site = new Map();
  const store = async (data: unknown, total?: number): Promise<StoredEnvelope> => {
    const { envelope, files } = await storeEnvelope(unfinishedEnvelope(data), total);
    for (const [path, bytes] of files) site.set(`/${path}`, bytes);
    return envelope;
  };
  const storeList = async (objects: readonly unknown[]): Promise<StoredList> => {
    const items = objects.map((object) => ({ id: '', last_updated: '2026-01-01T00:00:00Z', ...(object as object) }));
    const list = await segmentList(
      items.map(({ id, last_updated }, i) => ({
        id,
        text: JSON.stringify(objects[i]),
        lastUpdated: Date.parse(last_updated),
      })),
    );
    for (const [path, bytes] of list.files) site.set(`/${path}`, bytes);
    const { index, ids } = list;
    return { ...(await store(objects, objects.length)), total: objects.length, index, ids };
  };
  const manifest: Manifest = {
    format: 1,
    base_url: 'https://ocpi.example.com',
    country_code: 'NL',
    party_id: 'EXA',
    max_limit: 1000,
    cache_seconds: 30,
    versions: await store(VERSIONS),
    by_version: {
      '2.2': {
        details: await store(DETAILS),
        locations: await storeList(locations),
        tariffs: await storeList(tariffs),
      },
    },
    ...settings,
  };
  site.set(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
  site.set('/index.html', Buffer.from('<!doctype html><title>A network</title>'));
  site.set('/404.html', Buffer.from('<!doctype html><title>No such page</title>'));
  return { site, manifest };
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
