/** All profiles, by their names in network.json. */

import { AFIR } from './afir.ts';
import { DK, DOTNL, PCPR } from './national.ts';
import type { Profile, ProfileName } from './profile.ts';

export const PROFILES: { readonly [P in ProfileName]: Profile } = { afir: AFIR, dotnl: DOTNL, pcpr: PCPR, dk: DK };
