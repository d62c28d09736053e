/** The network in DATEX II, as Germany's access point takes it. */

import type { Companion } from '../../src/publish/index.ts';
import { declares } from './declares.ts';
import { steps } from './live/stepped.ts';
import { checkMobilithek as check } from './profile/mobilithek.ts';

const closed: Companion = { ...declares, check, steps };

export const datex2: Companion = {
  ...closed,
  open: async () => {
    const { startTable: files, startStatuses: begin } = await import('./files/table-file.ts');
    return { ...closed, files, steps: { ...steps, begin } };
  },
};
