/** The texts of the page in German; en.ts says how they are written. */

import { chargerDe } from './charger/de.ts';
import { factsDe } from './facts/de.ts';
import type { Messages } from './messages.ts';
import { ocpiDe } from './ocpi/de.ts';

export const de = {
  ...chargerDe,
  ...factsDe,
  ...ocpiDe,
} as const satisfies Messages;
