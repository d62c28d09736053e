/** Who publishes, under which terms, and whom to ask: as network.json says it, for every copy. */

import { networkName } from '../../source/settings/network-name.ts';
import type { Settings } from '../../source/settings/settings.ts';

/** The line that a map or a page with the data should have about its origin. */
export function attribution(settings: Settings): string {
  const licence = settings.licence === undefined ? '' : ` (${settings.licence.name})`;
  return `${networkName(settings)}${licence}`;
}

/** Names that the Open Definition has for licences, by where their texts are. */
const OPEN_LICENCES: readonly (readonly [RegExp, string])[] = [
  [/creativecommons\.org\/publicdomain\/zero\/1\.0/, 'CC0-1.0'],
  [/creativecommons\.org\/licenses\/by\/4\.0/, 'CC-BY-4.0'],
  [/creativecommons\.org\/licenses\/by-sa\/4\.0/, 'CC-BY-SA-4.0'],
  [/opendatacommons\.org\/licenses\/odbl/, 'ODbL-1.0'],
  [/opendatacommons\.org\/licenses\/by\//, 'ODC-BY-1.0'],
  [/opendatacommons\.org\/licenses\/pddl/, 'PDDL-1.0'],
];

/** The name of a licence in the Open Definition's list; undefined if it is not known to be there. */
export function openLicenceName(url: string): string | undefined {
  return OPEN_LICENCES.find(([form]) => form.test(url))?.[1];
}
