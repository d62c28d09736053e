/** The texts of the page in Dutch; en.ts says how they are written. */

import { chargerNl } from './charger/nl.ts';
import { factsNl } from './facts/nl.ts';
import type { Messages } from './messages.ts';
import { ocpiNl } from './ocpi/nl.ts';

export const nl = {
  ...chargerNl,
  ...factsNl,
  ...ocpiNl,
} as const satisfies Messages;
