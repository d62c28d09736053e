/** What the documents about the API declare: how they are answered. */

import type { Declared } from '../../src/settings/index.ts';

export const declares: Declared = {
  name: 'api-docs',
  headers: { open: () => [{ path: '/openapi*.json' }, { path: '/schemas/*' }] },
};
