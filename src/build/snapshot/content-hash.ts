/** Names of contents. */

import { createHash, hash } from 'node:crypto';

const DIGITS = 32;

/** 32 hexadecimal digits of SHA-256: half of it, and still without a chance of two contents with one name. */
export function hashOf(first: string | Uint8Array, ...more: readonly (string | Uint8Array)[]): string {
  return more.length === 0 ? hash('sha256', first, 'hex').slice(0, DIGITS) : hashOfParts([first, ...more]);
}

/** The same for any number of parts, which a call does not take. */
export function hashOfParts(parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash('sha256');
  for (const part of parts) whole.update(part);
  return whole.digest('hex').slice(0, DIGITS);
}
