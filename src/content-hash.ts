/** Names of contents. */

import { createHash, hash } from 'node:crypto';

/** 32 hexadecimal digits of SHA-256: half of it, and still without a chance of two contents with one name. */
export function hashOf(first: string | Uint8Array, ...more: readonly (string | Uint8Array)[]): string {
  return (more.length === 0 ? hash('sha256', first, 'hex') : hashOfParts([first, ...more])).slice(0, 32);
}

function hashOfParts(parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash('sha256');
  for (const part of parts) whole.update(part);
  return whole.digest('hex');
}
