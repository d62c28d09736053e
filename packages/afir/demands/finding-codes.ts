/** Findings about what profiles of network.json demand beyond OCPI. */

import type { Entry } from '../../../src/findings/index.ts';

/** What the findings of all profiles say. */
export const DEMANDED = {
  severity: 'warning',
  fix: 'Fill in what the finding names, at the rows or for all of them in network.json; `ocpi-snapshot report afir` counts them. If it is not due, accept it in waivers.csv, or take the profile out of profiles.',
  message: {
    versions: '{title} takes OCPI {taken}, and "versions" names {named}.',
    cell: '{asked}, which this {whose} lacks.',
    tariff: '{asked}, and this one has no type.',
    column: '{asked}: {count} none, {why}.',
    setting: '{asked}: {count} none.',
  },
  hint: {
    versions: 'Add "{best}" to "versions". Source: {source}.',
    fill: '{fill} Source: {source}.',
  },
} as const;

export const DEMANDS = {
  'afir-demands': {
    ...DEMANDED,
    wrong: 'Something is unknown that Article 20(2) of AFIR asks for (profile afir).',
    why: 'Regulation (EU) 2023/1804 wants all 37 data types at the access point of the country, and readers count what is missing. Some are due only where they apply, which is for you to judge.',
  },
  'dotnl-demands': {
    ...DEMANDED,
    wrong: 'Something is missing that DOT-NL, the access point of the Netherlands, has made mandatory (profile dotnl).',
    why: 'NDW checks what it is sent against its own schemas, in which some fields that are optional in OCPI 2.2.1 are mandatory.',
  },
  'pcpr-demands': {
    ...DEMANDED,
    wrong:
      'Something is missing that the Public Charge Point Regulations 2023 of the UK want to be open data (profile pcpr).',
    why: 'Regulation 10 (SI 2023/1168) names statuses, payment methods, prices in pence per kWh and hours, in OCPI 2.2.1.',
  },
  'dk-demands': {
    ...DEMANDED,
    wrong: 'Something is missing that the guide of the Danish access point names (profile dk).',
    why: 'The guide says in which field of OCPI it reads what AFIR asks for. Only its rows A1 and A2 have been read to the end for this profile: set afir beside it.',
  },
} as const satisfies { readonly [code: string]: Entry };

export interface DemandEntries {
  readonly [code: string]: typeof DEMANDED & Pick<Entry, 'wrong' | 'why'>;
}
