/** The file of a last good copy: a line of JSON about the content, then the content itself. */

import { sha256 } from '../../read/files/sha-256.ts';
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
