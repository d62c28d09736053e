/** Names of contents. */

import { createHash } from 'node:crypto';

/** 32 hexadecimal digits of SHA-256: half of it, and still without a chance of two contents with one name. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}
