/** SHA-256 at once. Browsers have only one that answers later: sha-256.browser.ts. */

import { createHash, hash } from 'node:crypto';

/** The hash of all parts, one behind the other, in hexadecimal digits. */
export function sha256(parts: readonly (string | Uint8Array)[]): string {
  const [first, ...more] = parts;
  if (first !== undefined && more.length === 0) return hash('sha256', first, 'hex');
  const whole = createHash('sha256');
  for (const part of parts) whole.update(part);
  return whole.digest('hex');
}
