/** The name of a network, for people. */

import type { Settings } from './settings.ts';

/** Its own name, or that of the operator, or what its ids in OCPI begin with. */
export function networkName({
  name,
  operator,
  country_code,
  party_id,
}: Pick<Settings, 'name' | 'operator' | 'country_code' | 'party_id'>): string {
  return name ?? operator?.name ?? `${country_code}*${party_id}`;
}
