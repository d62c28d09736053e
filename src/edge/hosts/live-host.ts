/**
 * The host of a live network: a site as it was deployed, and a store. The head is in the store. Files lie in both, and are named
 * after their content, so either place is right; what was deployed costs no request to the store.
 */

import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { hex } from '../../stored-format/stored-body.ts';
import { logFailure, SnapshotFault } from '../rule/failure.ts';
import { inTime } from '../rule/heads.ts';
import type { Host, ReadStore } from '../rule/host.ts';

/** How long a file of the store is waited for, in ms. */
const PATIENCE_MS = 5000;

/** @param read reads an object of the store, never an old version */
export function liveHost(site: Host, read: ReadStore): Host {
  let deployed: ReadonlySet<string> = new Set();

  const readStore = async (path: string): Promise<ArrayBuffer | undefined> => {
    const object = await inTime(read(path), PATIENCE_MS);
    if (object === undefined) return undefined;
    const bytes = new Uint8Array(object.bytes);
    if (await isWhole(path, bytes)) return bytes.buffer;
    logFailure(site, new SnapshotFault(`The file ${path} in the store is damaged.`), Date.now());
    return undefined;
  };

  const readFile = async (path: string): Promise<ArrayBuffer | undefined> => {
    const [first, second] = deployed.has(path) ? [site.read, readStore] : [readStore, site.read];
    try {
      const found = await first(path);
      if (found !== undefined) return found;
    } catch (failure) {
      const found = await second(path);
      if (found !== undefined) return found;
      throw failure;
    }
    return second(path);
  };

  return {
    ...site,
    readHead: () => read(MANIFEST_PATH),
    async read(path) {
      if (path !== MANIFEST_PATH) return readFile(path);
      const manifest = await site.read(path);
      if (manifest) deployed = pathsIn(new TextDecoder().decode(manifest));
      return manifest;
    },
    async open(path) {
      const opened = deployed.has(path) ? await site.open(path) : undefined;
      if (opened !== undefined) return opened;
      const bytes = await readFile(path);
      return bytes && new Blob([bytes]).stream();
    },
    has: async (path) => (deployed.has(path) && (await site.has(path))) || (await readFile(path)) !== undefined,
  };
}

/** The paths of files that a manifest names. */
function pathsIn(manifest: string): ReadonlySet<string> {
  return new Set([...manifest.matchAll(/"(\/_snapshot\/[\w.-]+)"/g)].map(([, path = '']) => path));
}

/** Whether bytes are those that a path is named after (snapshot/blob-store.ts). Anybody who may write may write half of them. */
async function isWhole(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [, name] = /^\/_snapshot\/([0-9a-f]{32})\./.exec(path) ?? [];
  if (name === undefined) return true;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16)) === name;
}
