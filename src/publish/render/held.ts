/** Rows of a site and its EVSEs -> what they hold that no version of OCPI has a field for (ocpi/held.ts). */

import { regionOf } from '../../cells/regions/region-of.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { HeldEvse, HeldSite } from '../../ocpi/held.ts';
import { ocpiObject } from '../../ocpi/object.ts';
import type { EvseData, LocationData } from '../../read/load/join.ts';
import type { Context } from './location.ts';

/** @returns nothing if nothing is held */
export function toHeld(data: LocationData, { settings, dataset }: Context): HeldSite | undefined {
  const { values } = data.location;
  const { operator } = values;
  const business = operator === undefined ? settings.operator : dataset.businesses.get(foldCase(operator))?.values;
  const evses = filledOnly(data.evses.map((evse) => [evse.evse.values.uid, toHeldEvse(evse)]));
  const held = ocpiObject({
    legal_name: business?.legal_name,
    operator_id: business?.operator_id,
    region:
      values.region ?? regionOf({ ...values, latitude: Number(values.latitude), longitude: Number(values.longitude) }),
    services: values.services,
    roofed: values.roofed,
    lit: values.lit,
    catering: values.catering,
    toilets: values.toilets,
    rest_area: values.rest_area,
    site_max_power: values.site_max_power,
    evses,
  });
  return isFilled(held) ? held : undefined;
}

function toHeldEvse({ evse: { values } }: EvseData): HeldEvse {
  return ocpiObject({
    payment_brands: values.payment_brands,
    payment_means: values.payment_means,
    smart_charging: values.smart_charging,
    station: values.station,
  });
}

/** The objects that have any member, by their names; nothing if none has. */
function filledOnly<T extends object>(entries: readonly (readonly [string, T])[]): { [name: string]: T } | undefined {
  const filled = entries.filter(([, object]) => isFilled(object));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

function isFilled(object: object): boolean {
  for (const value of Object.values(object)) if (value !== undefined) return true;
  return false;
}
