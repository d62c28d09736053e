/** What the settings say of a network as a whole: its name and its country. */

import { ALPHA_2, alpha2Of } from '../cells/places/country-codes.ts';
import type { Defaults } from '../tables/table.ts';
import type { Settings } from './settings.ts';

/** Its name for people: its own, or that of the operator, or what its ids in OCPI begin with. */
export function networkName(settings: Pick<Settings, 'name' | 'operator' | 'country_code' | 'party_id'>): string {
  const { name, operator, country_code, party_id } = settings;
  return name ?? operator?.name ?? partyText({ country_code, party_id });
}

/** `NL*EXA` */
export function partyText({ country_code, party_id }: Pick<Settings, 'country_code' | 'party_id'>): string {
  return `${country_code}*${party_id}`;
}

/** Its country as ISO 3166-1 alpha-2: that of its sites, or else that of its ids. */
export function countryOf({ country, country_code }: Pick<Defaults, 'country' | 'country_code'>): string | undefined {
  const code = country ?? country_code;
  return code === undefined || ALPHA_2.has(code) ? code : alpha2Of(code);
}
