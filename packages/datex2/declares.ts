/** What DATEX II declares: its settings, a profile and what it demands, and how its files are answered. */

import type { Declared } from '../../src/settings/index.ts';
import { DEMANDED } from '../afir/demands/finding-codes.ts';
import { DATEX2_SETTINGS, withDatex2 } from './settings.ts';

export const MOBILITHEK_DEMANDS = {
  'mobilithek-demands': {
    ...DEMANDED,
    wrong: 'Something is missing that the German profile of DATEX II makes mandatory (profile mobilithek).',
    why: 'The schema of the profile lets it pass, and the comments on its example do not. Readers of Mobilithek count on it.',
  },
} as const;

export const declares: Declared = {
  name: 'datex2',
  settings: DATEX2_SETTINGS,
  profiles: [{ name: 'mobilithek', about: 'Germany, DATEX II' }],
  findings: [{ title: 'What Mobilithek demands', ofData: true, entries: MOBILITHEK_DEMANDS }],
  headers: {
    open: (settings) => (withDatex2(settings).datex2 ? [{ path: '/datex2/v3/*.json', isLicensed: true }] : []),
  },
  stepped: ['/datex2/v3/status*.json'],
};
