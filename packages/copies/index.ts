/** The whole network as GeoJSON and as a table, and the files that say what a site publishes. */

import type { Companion } from '../../src/publish/index.ts';
import { declares } from './declares.ts';

export const copies: Companion = {
  ...declares,
  open: async () => ({ ...declares, files: (await import('./copies.ts')).startCopies }),
};
