/**
 * Keeps the last good copy of each source, which is used when the source fails. A copy belongs to one address and format: a source of
 * the same name with another address or format does not get it. Its file is a line of JSON about the content, then the content itself.
 */

import { join } from 'node:path';
import { LARGEST_CACHED } from '../../read/files/limits.ts';
import { readRegularFile } from '../../read/files/regular-file.ts';
import { sha256 } from '../../read/files/sha-256.ts';
import { writeAside } from '../../read/files/write-aside.ts';
import type { Crawled } from '../status-servers/crawl-locations.ts';

export interface Copy {
  /** The content, decompressed. */
  readonly bytes: Uint8Array;
  /** Its format and address. */
  readonly origin: string;
  /** When the content was last updated, in ms since 1970. */
  readonly updatedAt: number;
  /** The headers of its answer, verbatim, for conditional requests (RFC 9110, 13.1). */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly crawled?: Crawled | undefined;
  /** How many rounds its source has missed since. */
  readonly missed?: number | undefined;
  /** The findings about it when it was read, as JSON. */
  readonly notes?: string | undefined;
}

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

/** Copies in a directory, which may be deleted at any time: a file for each source. */
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

/** The name of the file of a source, without what stands before and after it. */
export function nameOfCopy(source: string): string {
  return sha256([source]).slice(0, 32);
}

/** Whether they are the same content, and the next request of both is the same. */
export function isSameCopy(one: Copy, other: Copy): boolean {
  const isAsked = one.etag === other.etag && one.lastModified === other.lastModified;
  return isAsked && Buffer.compare(one.bytes, other.bytes) === 0;
}

/** The file in pieces. @param name of the source */
export function writeCopy(name: string, { bytes, ...about }: Copy): readonly Uint8Array[] {
  return [Buffer.from(`${JSON.stringify({ name, ...about, sha256: sha256([bytes]) })}\n`), bytes];
}

/** Undefined if it is damaged. */
export function parseCopy(file: Buffer): Copy | undefined {
  const end = file.indexOf('\n');
  const { name: _, sha256: expected, ...about } = parseObject(file.subarray(0, Math.max(0, end)).toString('utf8'));
  const bytes = file.subarray(end + 1);
  return isAbout(about) && sha256([bytes]) === expected ? { ...about, bytes } : undefined;
}

/** A cache may come from elsewhere. */
function isAbout(head: { readonly [member: string]: unknown }): head is Omit<Copy, 'bytes'> {
  const { origin, updatedAt, etag, lastModified, notes, missed, crawled = { fullAt: 0 } } = head;
  const { fullAt, noChangesUntil, endpoint } = { ...(crawled as Partial<Crawled> | null) };
  const areTexts = [etag, lastModified, notes, endpoint].every((one) => one === undefined || typeof one === 'string');
  const areNumbers = [missed, noChangesUntil].every((one) => one === undefined || typeof one === 'number');
  const hasTimes = typeof updatedAt === 'number' && typeof fullAt === 'number';
  return typeof origin === 'string' && hasTimes && areTexts && areNumbers;
}

function parseObject(text: string): { readonly [member: string]: unknown } {
  try {
    return { ...(JSON.parse(text) as object | null) };
  } catch {
    return {};
  }
}
