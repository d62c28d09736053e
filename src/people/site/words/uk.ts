/** The texts of the page in Ukrainian; en.ts says how they are written. */

import { chargerUk } from './charger/uk.ts';
import { factsUk } from './facts/uk.ts';
import type { Messages } from './messages.ts';
import { ocpiUk } from './ocpi/uk.ts';
import { pageUk } from './page/uk.ts';

export const uk = {
  ...factsUk,
  ...ocpiUk,
  ...pageUk,
  ...chargerUk,
} as const satisfies Messages;
