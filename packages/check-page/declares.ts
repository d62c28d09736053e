/** What the check page declares: how its files are answered. */

import type { Declared } from '../../src/settings/index.ts';
import { policyWith } from '../../src/snapshot/index.ts';

/**
 * What the check page may do, which reads what people publish elsewhere. Its HTML says the same, for hosts that do not read the
 * headers. A host that knows no `! Name` sends both policies: then it asks no other host at all.
 */
export function checkPagePolicy(): string {
  return policyWith(['https:', 'http://localhost:*', 'http://127.0.0.1:*']);
}

export const declares: Declared = {
  name: 'check-page',
  headers: {
    hashed: ['/check/*.js', '/check/*.css'],
    // It may ask an address that a person pasted, and that alone.
    rules: [
      {
        path: '/check/*',
        removes: ['Content-Security-Policy', 'Referrer-Policy'],
        headers: { 'Content-Security-Policy': checkPagePolicy(), 'Referrer-Policy': 'no-referrer' },
      },
    ],
  },
};
