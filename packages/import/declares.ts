/** What imports declare: their findings. */

import type { Declared } from '../../src/settings/index.ts';
import { IRVE_IMPORTS } from './irve/finding-codes.ts';
import { IRVE_EXPORTS } from './irve-export/finding-codes.ts';
import { IMPORTS } from './rows/finding-codes.ts';
import { SYNCS } from './sync/finding-codes.ts';

export const declares: Declared = {
  name: 'import',
  findings: [
    { title: 'Import', ofData: false, entries: IMPORTS },
    { title: 'Sync with a feed', ofData: false, entries: SYNCS },
    { title: 'Import of IRVE files', ofData: false, entries: IRVE_IMPORTS },
    { title: 'Export to IRVE files', ofData: false, entries: IRVE_EXPORTS },
  ],
};
