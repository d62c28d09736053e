/** The invariants of whole lists, for tests. */

import { startInvariants } from '../../src/contract/invariants.ts';
import type { Violation } from '../../src/contract/json-schema.ts';
import type { Location, Tariff } from '../../src/ocpi/types.ts';

/** The objects of one OCPI version, which are known to conform to the schemas. */
export interface PublishedLists {
  locations: readonly Location[];
  tariffs: readonly Tariff[];
}

/** All violations, in the order of the objects. */
export function checkInvariants({ locations, tariffs }: PublishedLists): readonly Violation[] {
  const check = startInvariants();
  for (const tariff of tariffs) check.tariff(tariff);
  for (const location of locations) check.location(location);
  return check.found;
}
