/** The texts of the page in Dutch; en.ts says how they are written. */

import { chargerNl } from './charger/nl.ts';
import { factsNl } from './facts/nl.ts';
import type { Messages } from './messages.ts';
import { ocpiNl } from './ocpi/nl.ts';
import { pageNl } from './page/nl.ts';

export const nl = {
  ...factsNl,
  ...ocpiNl,
  ...pageNl,
  ...chargerNl,
} as const satisfies Messages;
