/** What plugs into the check of this page: what companions declare, and what they find in tables. */

import type { Companion } from '../../../src/publish/index.ts';
import { declares as afir } from '../../afir/declares.ts';
import { checkProfiles } from '../../afir/demands/check-profiles.ts';
import { declares as datex2 } from '../../datex2/declares.ts';
import { checkMobilithek } from '../../datex2/profile/mobilithek.ts';
import { declares as page } from '../../page/declares.ts';

export const COMPANIONS: readonly Companion[] = [
  page,
  { ...afir, check: checkProfiles },
  { ...datex2, check: checkMobilithek },
];
