/** The hash that contents are named after. */

import { sha256 } from '../read/files/sha-256.ts';

const DIGITS = 32;

/** The first 32 hexadecimal digits of SHA-256: half of it, which still rules out collisions. */
export function hashOf(...parts: readonly [string | Uint8Array, ...(string | Uint8Array)[]]): string {
  return hashOfParts(parts);
}

/** As `hashOf`, for more parts than a call can take as arguments. */
export function hashOfParts(parts: readonly (string | Uint8Array)[]): string {
  return sha256(parts).slice(0, DIGITS);
}
