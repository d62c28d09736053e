/** What the front page shows of a Location, from the static data. */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Location } from '../ocpi/types.ts';

export interface ListedLocation {
  readonly name: string;
  readonly address: string;
  readonly evses: readonly ListedEvse[];
}

export interface ListedEvse {
  /** In one case (foldCase). */
  readonly uid: string;
  /** From the table of EVSEs. */
  readonly status: string;
  /** Of its strongest Connector, in W; 0 if unknown. */
  readonly power: number;
}

/** The most rows of the page, so that browsers stay fast. The API has all Locations. */
export const LISTED = 500;

export function listLocations(locations: readonly Location[]): ListedLocation[] {
  return locations.slice(0, LISTED).map(({ id, name, address, city, evses = [] }) => ({
    name: name ?? id,
    address: `${address}, ${city}`,
    evses: evses.map(({ uid, status, connectors }) => ({
      uid: foldCase(uid),
      status,
      power: connectors.reduce((most, { max_electric_power = 0 }) => Math.max(most, max_electric_power), 0),
    })),
  }));
}
