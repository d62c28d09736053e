/** Which versions of OCPI the access point or the law of a country asks for, where 2.2 alone will not do (docs/regimes/). */

import { documentation } from '../findings/text/documentation.ts';
import type { OcpiVersion } from '../ocpi/enums.ts';
import { versionsLine } from '../source/settings/versions.ts';

interface AccessPoint {
  /** The beginning of a sentence. */
  readonly asks: string;
  /** What its page recommends: one of the newer ones has to be there, and 2.2 stays for readers that know nothing else. */
  readonly versions: readonly OcpiVersion[];
  /** In docs/regimes/. */
  readonly page: string;
}

/** By country (alpha-2). */
export const ACCESS_POINTS: { readonly [country: string]: AccessPoint } = {
  BE: {
    asks: 'At the access point of Belgium, operators register OCPI 2.2.1',
    versions: ['2.2', '2.2.1'],
    page: 'belgium.md',
  },
  DK: {
    asks: 'The access point of Denmark takes OCPI 2.3.0 or 2.2.1',
    versions: ['2.2', '2.2.1', '2.3.0'],
    page: 'denmark.md',
  },
  GB: {
    asks: 'The law of the United Kingdom names OCPI 2.2.1',
    versions: ['2.2', '2.2.1'],
    page: 'united-kingdom.md',
  },
  NL: {
    asks: 'The access point of the Netherlands takes OCPI 2.2.1',
    versions: ['2.2', '2.2.1'],
    page: 'netherlands.md',
  },
};

/** The line of network.json that is missing for the access point of a country (alpha-2), in a sentence; undefined if none is. */
export function adviceOnVersions(country: string, versions: readonly OcpiVersion[]): string | undefined {
  const point = ACCESS_POINTS[country];
  if (point === undefined || versions.some((one) => one !== '2.2' && point.versions.includes(one))) return undefined;
  const page = documentation(`regimes/${point.page}`);
  return `${point.asks}: for it, write ${versionsLine(point.versions)} into data/network.json (${page}).`;
}
