/**
 * Keeps the last good copy of each status source, which is used when the source fails. A copy belongs to one address and
 * format: a source of the same name with another address or format does not get it.
 */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { LARGEST_CACHED } from '../../source/files/limits.ts';
import { readRegularFile } from '../../source/files/regular-file.ts';
import { writeAside } from '../../source/files/write-aside.ts';
import type { Crawled } from './servers/crawl-locations.ts';

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
  /** For an OCPI server. */
  readonly crawled?: Crawled | undefined;
  /** The findings about it when it was read, as JSON. */
  readonly notes?: string | undefined;
}

export interface LastGood {
  /** The copy of a source, by its name; nothing if there is none or it is damaged. */
  get(name: string): Promise<Copy | undefined>;
  /** Replaces the copy of a source. Throws if that fails; the previous copy is then intact. */
  put(name: string, copy: Copy): Promise<void>;
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

/**
 * Copies in a directory, which may be deleted at any time. There is one file per source: a line of JSON about the content,
 * then the content itself.
 */
export function lastGoodInDirectory(directory: string): LastGood {
  const pathOf = (name: string) => join(directory, `${sha256(Buffer.from(name)).slice(0, 32)}.status`);
  return {
    async get(name) {
      const file = await readRegularFile(pathOf(name), LARGEST_CACHED).catch(() => undefined);
      return file === undefined ? undefined : parseCopy(file);
    },
    async put(name, { bytes, ...about }) {
      const head = JSON.stringify({ name, ...about, sha256: sha256(bytes) });
      await writeAside(pathOf(name), [Buffer.from(`${head}\n`), bytes]);
    },
  };
}

const headSchema = z.object({
  origin: z.string(),
  updatedAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  crawled: z
    .object({ fullAt: z.number(), noChangesUntil: z.number().optional(), endpoint: z.string().optional() })
    .optional(),
  notes: z.string().optional(),
  sha256: z.string(),
});

function parseCopy(file: Buffer): Copy | undefined {
  const end = file.indexOf('\n');
  const head = headSchema.safeParse(parseJson(file.subarray(0, Math.max(0, end)).toString('utf8')));
  if (!head.success) return undefined;
  const { sha256: expected, ...about } = head.data;
  const bytes = file.subarray(end + 1);
  return sha256(bytes) === expected ? { ...about, bytes } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
