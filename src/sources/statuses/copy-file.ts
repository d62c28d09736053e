/** The file of a last good copy: a line of JSON about the content, then the content itself. */

import { createHash } from 'node:crypto';
import * as z from 'zod';
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
  /** For an OCPI server. */
  readonly crawled?: Crawled | undefined;
  /** How many rounds its source has missed since. */
  readonly missed?: number | undefined;
  /** The findings about it when it was read, as JSON. */
  readonly notes?: string | undefined;
}

/** The name of the file of a source, without what stands before and after it. */
export function nameOfCopy(source: string): string {
  return sha256(Buffer.from(source)).slice(0, 32);
}

/** The file in pieces. @param name of the source */
export function writeCopy(name: string, { bytes, ...about }: Copy): readonly Uint8Array[] {
  return [Buffer.from(`${JSON.stringify({ name, ...about, sha256: sha256(bytes) })}\n`), bytes];
}

const headSchema = z.object({
  origin: z.string(),
  updatedAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  crawled: z
    .object({ fullAt: z.number(), noChangesUntil: z.number().optional(), endpoint: z.string().optional() })
    .optional(),
  missed: z.number().optional(),
  notes: z.string().optional(),
  sha256: z.string(),
});

/** Undefined if it is damaged. */
export function parseCopy(file: Buffer): Copy | undefined {
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
