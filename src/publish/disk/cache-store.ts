/**
 * The cache: a directory of results that can be computed again, safe to delete at any time. A file begins with a hash of
 * the rest and appears under its name as a whole, so the remains of a killed build are never used.
 */

import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_CACHED } from '../../source/files/limits.ts';
import { readPartSync, readRegularFile } from '../../source/files/regular-file.ts';
import { isAside, writeAside } from '../../source/files/write-aside.ts';

export interface CacheStore {
  /** The bytes under a name; undefined if there are none, or if they are damaged. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Part of the bytes under a name, not checked for damage; undefined if it is not there. */
  getPart(name: string, at: number, length: number): Uint8Array | undefined;
  /**
   * Stores content as `prefix` + `key`, if possible. Of all entries with this prefix, the `kept` youngest remain.
   *
   * @param content makes the content in pieces; called twice, or never if nothing is kept
   */
  put(prefix: string, key: string, content: () => Iterable<Uint8Array>, kept: number): Promise<void>;
}

/** A cache that keeps nothing. */
export const NO_CACHE: CacheStore = { get: async () => undefined, getPart: () => undefined, put: async () => {} };

const CHECKSUM_BYTES = 32;

/** The cache in a directory, which is created when something is stored. It never throws: on a full disk, nothing is stored. */
export function directoryCache(directory: string): CacheStore {
  return {
    async get(name) {
      const file = await readRegularFile(join(directory, name), LARGEST_CACHED).catch(() => undefined);
      if (file === undefined || file.length < CHECKSUM_BYTES) return undefined;
      const bytes = file.subarray(CHECKSUM_BYTES);
      return checksum([bytes]).equals(file.subarray(0, CHECKSUM_BYTES)) ? bytes : undefined;
    },
    getPart(name, at, length) {
      try {
        return readPartSync(join(directory, name), CHECKSUM_BYTES + at, length);
      } catch {
        return undefined;
      }
    },
    async put(prefix, key, content, kept) {
      try {
        await writeAside(join(directory, `${prefix}${key}`), withChecksum(content));
        await forgetOld(directory, prefix, kept);
      } catch {
        // The next build works it out again.
      }
    },
  };
}

function checksum(pieces: Iterable<Uint8Array>): Buffer {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

function* withChecksum(content: () => Iterable<Uint8Array>): Iterable<Uint8Array> {
  yield checksum(content());
  yield* content();
}

/** A file that is still being written after this time, in ms, is the remains of a killed build. */
const ABANDONED_MS = 600_000;

async function forgetOld(directory: string, prefix: string, kept: number): Promise<void> {
  const files: { path: string; changed: number }[] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (isAside(name)) {
      if (changed < Date.now() - ABANDONED_MS) await rm(path, { force: true });
    } else if (name.startsWith(prefix)) files.push({ path, changed });
  }
  files.sort((a, b) => b.changed - a.changed);
  for (const { path } of files.slice(kept)) await rm(path, { force: true });
}
