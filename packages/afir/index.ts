/** Article 20 of AFIR: what profiles demand, and the scorecard of the 37 items. */

import type { Companion } from '../../src/publish/index.ts';
import { compareShares } from './compare/compare-shares.ts';
import { declares } from './declares.ts';
import { checkProfiles } from './demands/check-profiles.ts';

export const afir: Companion = {
  ...declares,
  check: checkProfiles,
  compare: compareShares,
  open: async (inputs) => (await import('./opened.ts')).openAfir(inputs),
};

export const commands = { 'report afir': () => import('./commands/report-afir.ts') };
