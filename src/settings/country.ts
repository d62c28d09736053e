/** The country of a network. */

import { ALPHA_2, alpha2Of } from '../cells/places/country-codes.ts';

/** That of its sites, or else that of its ids, as ISO 3166-1 alpha-2. */
export function countryOf({ country, country_code }: Countries): string | undefined {
  const code = country ?? country_code;
  return code === undefined || ALPHA_2.has(code) ? code : alpha2Of(code);
}

interface Countries {
  readonly country?: string | undefined;
  readonly country_code?: string | undefined;
}
