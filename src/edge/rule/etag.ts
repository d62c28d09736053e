/**
 * Entity tags of envelopes.
 *
 * A tag covers the content without the timestamp and is the same in every coding. Both make it weak by definition
 * (RFC 9110, 8.8.1).
 */

import { hex } from '../../stored-format/hex.ts';
import type { Host } from './host.ts';

/** A weak entity tag: `W/"5f3c…"`. */
export function weakTag(hash: string): string {
  return `W/"${hash}"`;
}

/** RFC 9110, 8.8.3: the text between the quotes may contain a comma, so a list can't be split at commas. */
const OPAQUE_TAG = /"([\x21\x23-\x7e\x80-\xff]*)"/g;

/**
 * Whether If-None-Match says that the client already has this content: `*`, or a list with our tag. RFC 9110, 13.1.2
 * requires the weak comparison. Anything that is not an entity tag matches nothing.
 */
export function matchesTag(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, opaque] of ifNoneMatch.matchAll(OPAQUE_TAG)) {
    if (opaque === hash) return true;
  }
  return false;
}

/** Half of the SHA-256 of a text, as 32 hexadecimal digits. */
export async function hashOfText(host: Pick<Host, 'sha256'>, text: string): Promise<string> {
  return hex((await host.sha256(text)).subarray(0, 16));
}
