/** The texts of the page in French; en.ts says how they are written. */

import { factsFr } from './facts/fr.ts';
import type { Messages } from './messages.ts';
import { ocpiFr } from './ocpi/fr.ts';

export const fr = {
  ...factsFr,
  ...ocpiFr,
} as const satisfies Messages;
