/** For tests: texts of others that stand beside the project where it is developed, and that may not be copied into it. */

import { existsSync } from 'node:fs';

/** The directory of what access points take; undefined where there is none, as in a clone. */
export const REGIMES = ['../shared/regimes', '../../shared/regimes'].find(existsSync);
