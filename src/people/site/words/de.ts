/** The texts of the page in German; en.ts says how they are written. */

import { chargerDe } from './charger/de.ts';
import { factsDe } from './facts/de.ts';
import type { Messages } from './messages.ts';
import { ocpiDe } from './ocpi/de.ts';
import { pageDe } from './page/de.ts';

export const de = {
  ...factsDe,
  ...ocpiDe,
  ...pageDe,
  ...chargerDe,
} as const satisfies Messages;
