/** The texts of the page in French; en.ts says how they are written. */

import { chargerFr } from './charger/fr.ts';
import { factsFr } from './facts/fr.ts';
import type { Messages } from './messages.ts';
import { ocpiFr } from './ocpi/fr.ts';
import { pageFr } from './page/fr.ts';

export const fr = {
  ...factsFr,
  ...ocpiFr,
  ...pageFr,
  ...chargerFr,
} as const satisfies Messages;
