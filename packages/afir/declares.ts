/** What AFIR declares: profiles and what they demand, the setting of the scorecard, and how its files are answered. */

import type { Declared } from '../../src/settings/index.ts';
import { DEMANDS } from './demands/finding-codes.ts';
import { SCORECARD_BADGE, SCORECARD_FILE } from './files/paths.ts';
import { AFIR_SETTINGS, hasScorecard } from './profiles/has-scorecard.ts';
import { PROFILE_NAME, type ProfileName } from './profiles/profile.ts';

const ABOUT: { readonly [P in ProfileName]: string } = {
  afir: 'the EU, Article 20 of AFIR',
  dotnl: 'the Netherlands',
  pcpr: 'the UK',
  dk: 'Denmark',
};

export const declares: Declared = {
  name: 'afir',
  settings: AFIR_SETTINGS,
  profiles: PROFILE_NAME.map((name) => ({ name, about: ABOUT[name] })),
  findings: [{ title: 'What access points demand', ofData: true, entries: DEMANDS }],
  headers: {
    open: (settings) =>
      hasScorecard(settings) ? [{ path: SCORECARD_FILE.path, isLicensed: true }, { path: SCORECARD_BADGE }] : [],
  },
  listed: (settings) => (hasScorecard(settings) ? [SCORECARD_FILE] : []),
};
