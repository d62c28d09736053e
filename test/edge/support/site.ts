/** A small published site, made by hand with the build's own bodies. */

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MANIFEST_PATH, type Manifest, type StoredEnvelope } from '../../../src/edge/manifest.ts';
import { storeEnvelope } from '../../../src/snapshot/bodies.ts';

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

/** Publishes version 2.2 alone. */
export async function makeSite({ locations, tariffs }: Lists): Promise<{ site: Site; manifest: Manifest }> {
  const site: Site = new Map();
  const store = async (data: unknown, total?: number): Promise<StoredEnvelope> => {
    const { envelope, files } = await storeEnvelope(unfinishedEnvelope(data), total);
    for (const [path, bytes] of files) site.set(`/${path}`, bytes);
    return envelope;
  };
  const manifest: Manifest = {
    format: 1,
    base_url: 'https://ocpi.example.com',
    cache_seconds: 30,
    versions: await store(VERSIONS),
    by_version: {
      '2.2': {
        details: await store(DETAILS),
        locations: await store(locations, locations.length),
        tariffs: await store(tariffs, tariffs.length),
      },
    },
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
