/**
 * Keeps the last good copy of each status source, which is used when the source fails. A copy belongs to one address and
 * format: a source of the same name with another address or format does not get it.
 */

import { join } from 'node:path';
import { LARGEST_CACHED } from '../../read/files/limits.ts';
import { readRegularFile } from '../../read/files/regular-file.ts';
import { writeAside } from '../../read/files/write-aside.ts';
import { type Copy, nameOfCopy, parseCopy, writeCopy } from './copy-file.ts';

export interface LastGood {
  /** The copy of a source, by its name; nothing if there is none or it is damaged. */
  get(name: string): Promise<Copy | undefined>;
  /** Replaces the copy of a source. Throws if that fails; the previous copy is then intact. */
  put(name: string, copy: Copy): Promise<void>;
}

/** The copy of a source, if it is of this format and address. */
export async function copyOf({ get }: LastGood, name: string, origin: string): Promise<Copy | undefined> {
  const copy = await get(name).catch(() => undefined);
  return copy?.origin === origin ? copy : undefined;
}

/** Copies in memory. */
export function lastGoodInMemory(): LastGood {
  const copies = new Map<string, Copy>();
  return {
    get: async (name) => copies.get(name),
    put: async (name, copy) => {
      copies.set(name, copy);
    },
  };
}

/** The same copies, read-only. */
export function readOnly({ get }: LastGood): LastGood {
  return { get, put: async () => {} };
}

/** Copies in a directory, which may be deleted at any time: a file for each source (copy-file.ts). */
export function lastGoodInDirectory(directory: string): LastGood {
  const pathOf = (name: string) => join(directory, `${nameOfCopy(name)}.status`);
  return {
    async get(name) {
      const file = await readRegularFile(pathOf(name), LARGEST_CACHED).catch(() => undefined);
      return file === undefined ? undefined : parseCopy(file);
    },
    async put(name, copy) {
      await writeAside(pathOf(name), writeCopy(name, copy));
    },
  };
}
