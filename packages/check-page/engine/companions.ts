/** What plugs into the check of this page: what companions declare, and what they find in tables. */

import type { Companion } from '../../../src/publish/index.ts';
import { declares as afir } from '../../afir/declares.ts';
import { checkProfiles } from '../../afir/demands/check-profiles.ts';
import { declares as page } from '../../page/declares.ts';

export const COMPANIONS: readonly Companion[] = [page, { ...afir, check: checkProfiles }];
