/** Tables out of what others publish, and back: OCPI, IRVE, and the sync with a feed. */

import type { Declared } from '../../src/settings/index.ts';
import { declares } from './declares.ts';

export const imports: Declared = declares;

export const commands = {
  'import ocpi': () => import('./commands/import-ocpi.ts'),
  'import irve': () => import('./commands/import-irve.ts'),
  'export irve': () => import('./commands/export-irve.ts'),
};
