/** The texts of the page in German; en.ts says how they are written. */

import { factsDe } from './facts/de.ts';
import type { Messages } from './messages.ts';
import { ocpiDe } from './ocpi/de.ts';

export const de = {
  ...factsDe,
  ...ocpiDe,
} as const satisfies Messages;
