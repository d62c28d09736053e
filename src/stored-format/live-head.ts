/**
 * What the head of a live network has beside its lists. The head is the manifest (manifest.ts) in a store, which is replaced at each
 * changed status; all that it names is named after its content. A build writes the first one, live steps and builds the next ones
 * (src/live/publish/).
 */

import type { DateTime } from '../ocpi/types.ts';
import { HEALTH_PATH } from './health.ts';
import type { StoredPart, StoredSum } from './stored-body.ts';

/** Changes with the form of what follows, or of the base or the statuses that it names: a head with another one needs a build. */
export const LIVE_FORMAT = 1;

export interface LiveHead {
  readonly format: typeof LIVE_FORMAT;
  /** When this head should have been replaced by now, because whoever feeds it renews it before. Later it says so by itself. */
  readonly expires: DateTime;
  /** Path of what a live step needs to know of the build, with a leading slash. No request is answered with it. */
  readonly base: string;
  /** Path of the published status of each EVSE of the base, with a leading slash. No request is answered with it. */
  readonly statuses: string;
  /** The plain files that change with a status, by their path: `/status.json` and those that companions declare. */
  readonly files: { readonly [path: string]: StoredJson };
}

/** A JSON object that is stored without its last character, the brace, in gzip: header and blocks, without a final block and trailer. */
export interface StoredJson extends StoredSum {
  /** Of a text in several parts, such as lines, each of which is stored by itself: length in bytes and CRC-32 of each. */
  readonly lines?: readonly PartSum[];
  /** Hash of the content: 32 hexadecimal digits. */
  readonly etag: string;
  readonly gzip: readonly StoredPart[];
}

/** Of a part of a file that is stored in parts. */
export type PartSum = readonly [bytes: number, crc32: number];

/** What a StoredJson lacks at its end. */
export const JSON_CLOSING = '}';

/** The header that says with each of `LiveHead.files` when the head expires: a renewed head changes no file. */
export const LIVE_EXPIRES = 'Live-Expires';

/** The header that says likewise when the sources last confirmed the statuses: the earliest of those that are fresh. */
export const LIVE_CONFIRMED = 'Live-Confirmed';

/** Whether a path may be one of `LiveHead.files`: plain files in JSON. The head says which are. */
export function mayBeLive(pathname: string): boolean {
  return pathname.endsWith('.json') && !pathname.startsWith('/api/') && pathname !== HEALTH_PATH;
}
