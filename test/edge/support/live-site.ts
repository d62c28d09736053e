/** For tests: a live network by hand. What is deployed, a store, and heads that follow each other in it. */

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { directoryHost } from '../../../src/edge/hosts/directory.ts';
import { liveHost } from '../../../src/edge/hosts/live-host.ts';
import type { Host, StoreObject } from '../../../src/edge/rule/host.ts';
import { createBlobStore, hashOf } from '../../../src/snapshot/blob-store.ts';
import { LIVE_FORMAT, type LiveHead, type StoredJson } from '../../../src/stored-format/live-head.ts';
import { MANIFEST_PATH, type Manifest } from '../../../src/stored-format/manifest.ts';
import { GZIP_HEADER } from '../../../src/stored-format/stored-body.ts';
import { type Lists, makeSite, type Site } from './site.ts';

/** A head with all that it names. */
export interface Head {
  readonly manifest: Manifest;
  readonly files: Site;
}

export interface HeadTimes {
  readonly moment: string;
  readonly expires: string;
}

/** @param texts the live files, by path */
export async function makeHead(
  lists: Lists,
  times: HeadTimes,
  texts: { readonly [path: string]: string } = {},
): Promise<Head> {
  const { moment, expires } = times;
  const { site, manifest } = await makeSite(lists, { moment });
  const files: Site = new Map([...site].filter(([path]) => path.startsWith('/_snapshot/')));
  const stored = Object.entries(texts).map(([path, text]) => [path, storeJson(text, files)] as const);
  const live: LiveHead = {
    format: LIVE_FORMAT,
    expires,
    base: '/_live/base',
    statuses: '/_live/statuses',
    files: Object.fromEntries(stored),
  };
  const head: Manifest = { ...manifest, live };
  files.set(MANIFEST_PATH, Buffer.from(JSON.stringify(head)));
  return { manifest: head, files };
}

function storeJson(text: string, files: Site): StoredJson {
  const unfinished = Buffer.from(text.slice(0, -1));
  const blocks = deflateRawSync(unfinished, { finishFlush: constants.Z_SYNC_FLUSH });
  const blobs = createBlobStore();
  const bytes = Buffer.concat([GZIP_HEADER, blocks]);
  const file = blobs.put({ name: hashOf(bytes), bytes: bytes.length, file: bytes }, 'json');
  files.set(file.path, bytes);
  return { etag: hashOf(text), size: unfinished.length, crc32: crc32(unfinished), gzip: [file] };
}

/** A store in memory, which a test may hold up or take away. */
export class FakeStore {
  readonly objects = new Map<string, Uint8Array>();
  readonly asked: string[] = [];
  /** Called before each read. */
  before: (path: string) => Promise<void> | void = () => {};

  readonly read = async (path: string): Promise<StoreObject | undefined> => {
    this.asked.push(path);
    const bytes = this.objects.get(path);
    await this.before(path);
    return bytes && { bytes, version: hashOf(bytes) };
  };

  /** Puts all that a head names, and then the head. */
  publish({ files }: Head): void {
    for (const [path, bytes] of files) this.objects.set(path, bytes);
  }

  get head(): Uint8Array | undefined {
    return this.objects.get(MANIFEST_PATH);
  }

  set head(bytes: Uint8Array | undefined) {
    if (bytes === undefined) this.objects.delete(MANIFEST_PATH);
    else this.objects.set(MANIFEST_PATH, bytes);
  }
}

/** An edge with nothing in memory, over a deployed site and a store. */
export function makeLiveHost(site: Site, store: FakeStore): Host {
  const read = async (path: string) => {
    const bytes = site.get(path);
    return bytes && new Uint8Array(bytes).buffer;
  };
  const deployed: Host = {
    ...directoryHost('/nowhere'),
    open: async (path) => new Blob([new Uint8Array((await read(path)) ?? [])]).stream(),
    read,
    has: async (path) => site.has(path),
    isReplaceable: false,
  };
  return liveHost(deployed, store.read);
}
