/** The hash that contents are named after. */

import { createHash, hash } from 'node:crypto';

const DIGITS = 32;

/** The first 32 hexadecimal digits of SHA-256: half of it, which still rules out collisions. */
export function hashOf(first: string | Uint8Array, ...more: readonly (string | Uint8Array)[]): string {
  return more.length === 0 ? hash('sha256', first, 'hex').slice(0, DIGITS) : hashOfParts([first, ...more]);
}

/** As `hashOf`, for more parts than a call can take as arguments. */
export function hashOfParts(parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash('sha256');
  for (const part of parts) whole.update(part);
  return whole.digest('hex').slice(0, DIGITS);
}
