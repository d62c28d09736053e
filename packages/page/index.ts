/** What people see: the page at /, the plain pages of sites, and the map. */

import type { Companion } from '../../src/publish/index.ts';
import { declares } from './declares.ts';
import { mustBundle } from './files/page-assets.ts';
import { steps } from './live/stepped.ts';

export const page: Companion = {
  ...declares,
  steps,
  isSlowToOpen: mustBundle,
  whyOld: async (language) => (await import('./files/site-files.ts')).whyOld(language),
  open: async (inputs) => (await import('./opened.ts')).openPage(inputs),
};
