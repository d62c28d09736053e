/** What the front page shows of a Location, as far as the tables alone tell it. */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Location } from '../ocpi/types.ts';

export interface ListedLocation {
  readonly name: string;
  readonly address: string;
  readonly evses: readonly ListedEvse[];
}

export interface ListedEvse {
  /** In one case (sameCase). */
  readonly uid: string;
  /** As the table of EVSEs tells it. */
  readonly status: string;
  /** The most that one of its Connectors gives, in W; 0 if that is not known. */
  readonly power: number;
}

/** More rows make a page that no browser likes; the API has them all. */
const LISTED = 500;

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
