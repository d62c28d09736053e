/** Rows of a site and its EVSEs -> what they hold that OCPI 2.2.1 has no field for (ocpi/held.ts). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { HeldEvse, HeldSite } from '../../ocpi/held.ts';
import { ocpiObject } from '../../ocpi/object.ts';
import type { Evse, Location } from '../../ocpi/types.ts';
import type { EvseData, LocationData } from '../../source/load/join.ts';
import { regionOf } from '../../source/regions/region-of.ts';
import type { Context } from './location.ts';

/** @param location the Location of the site, as the newest version has it. @returns nothing if nothing is held */
export function toHeld(data: LocationData, location: Location, { settings, dataset }: Context): HeldSite | undefined {
  const { values } = data.location;
  const { operator } = values;
  const business = operator === undefined ? settings.operator : dataset.businesses.get(foldCase(operator))?.values;
  const evses = filledOnly(data.evses.map((evse, i) => [evse.evse.values.uid, toHeldEvse(evse, location.evses?.[i])]));
  const held = ocpiObject({
    legal_name: business?.legal_name,
    operator_id: business?.operator_id,
    region:
      values.region ?? regionOf({ ...values, latitude: Number(values.latitude), longitude: Number(values.longitude) }),
    help_phone: location.help_phone,
    services: values.services,
    roofed: values.roofed,
    lit: values.lit,
    catering: values.catering,
    toilets: values.toilets,
    rest_area: values.rest_area,
    site_max_power: values.site_max_power,
    parking_places: location.parking_places,
    evses,
  });
  return isFilled(held) ? held : undefined;
}

function toHeldEvse({ evse: { values }, connectors }: EvseData, evse: Evse | undefined): HeldEvse {
  return ocpiObject({
    parking: evse?.parking,
    accepted_service_providers: values.accepted_service_providers,
    payment_brands: values.payment_brands,
    payment_means: values.payment_means,
    smart_charging: values.smart_charging,
    station: values.station,
    connectors: filledOnly(
      connectors.map((row) => [row.values.id, ocpiObject({ capabilities: row.values.capabilities })]),
    ),
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
