/** Which versions of OCPI the access point or the law of a country asks for, where 2.2 alone will not do (docs/regimes/). */

import { documentation } from '../../../src/findings/index.ts';
import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import { versionsLine } from '../../../src/settings/index.ts';

type AccessPoint = readonly [page: string, asks: string, versions: readonly OcpiVersion[]];

/** By country (alpha-2). One of the newer versions has to be there; 2.2 stays for readers that know nothing else. */
export const ACCESS_POINTS: { readonly [country: string]: AccessPoint } = {
  BE: ['belgium.md', 'At the access point of Belgium, operators register OCPI 2.2.1', ['2.2', '2.2.1']],
  DK: ['denmark.md', 'The access point of Denmark takes OCPI 2.3.0 or 2.2.1', ['2.2', '2.2.1', '2.3.0']],
  GB: ['united-kingdom.md', 'The law of the United Kingdom names OCPI 2.2.1', ['2.2', '2.2.1']],
  NL: ['netherlands.md', 'The access point of the Netherlands takes OCPI 2.2.1', ['2.2', '2.2.1']],
};

/** The line of network.json that is missing for the access point of a country (alpha-2), in a sentence; undefined if none is. */
export function adviceOnVersions(country: string, versions: readonly OcpiVersion[]): string | undefined {
  const [page, asks, wanted = []] = ACCESS_POINTS[country] ?? [];
  if (page === undefined || versions.some((one) => one !== '2.2' && wanted.includes(one))) return undefined;
  return `${asks}: for it, write ${versionsLine(wanted)} into data/network.json (${documentation(`regimes/${page}`)}).`;
}
