/** What the columns of /chargers.csv hold, under their names; /locations.geojson has some of it, too. */

import { formatOpeningHours } from '../../src/cells/index.ts';
import type { GeoLocation, HeldEvse, HeldSite, Hours } from '../../src/ocpi/index.ts';
import type { PlugPrice } from '../page/facts/price-of-energy.ts';
import { oncePerObject } from '../page/records/once-per-object.ts';
import type { CopiedEvse, CopiedLocation } from './feeds.ts';

export const ofSite = (location: CopiedLocation) => ({
  ...location,
  location_id: location.id,
  opening_times: location.opening_times && weeklyHours(location.opening_times).text,
  operator: location.operator?.name,
});

export const ofEvse = (evse: CopiedEvse, { latitude, longitude }: GeoLocation) => ({
  ...evse,
  evse_uid: evse.uid,
  latitude,
  longitude,
});

export const ofPlug = (connector: CopiedEvse['connectors'][number], price: PlugPrice | undefined) => ({
  ...connector,
  connector_id: connector.id,
  power_kw: inKilowatts(connector.max_electric_power),
  ...ofPrice(price),
});

export const ofPrice = (price: PlugPrice | undefined) => ({
  currency: price?.energy?.currency,
  price_per_kwh_from: price?.energy?.from,
  price_per_kwh_to: price?.energy?.to,
  prices_include_vat: price?.energy && price.energy.excl_vat !== true,
  further_costs: price?.hasFurtherCosts,
});

/** The places that vehicles charge from are those of the site. */
export function ofHeldEvse(evse: HeldEvse, { parking_places = [] }: HeldSite) {
  const own = parking_places.filter(({ id }) => evse.parking?.some(({ parking_id }) => parking_id === id));
  const types = new Set(own.flatMap(({ vehicle_types }) => vehicle_types));
  return {
    ...evse,
    parking: evse.parking?.map(({ parking_id: id, evse_position: side }) =>
      side === undefined ? id : `${id}:${side}`,
    ),
    vehicle_types: types.size === 0 ? undefined : [...types],
  };
}

/** Kilowatts, from watts. */
export function inKilowatts(watts: number | undefined): number | undefined {
  return watts === undefined ? undefined : watts / 1000;
}

/** No text if these are not the hours of a week. All plugs of a site have the same, and so have most sites. */
const weeklyHours = oncePerObject((hours: Hours) => {
  const text = formatOpeningHours(hours);
  return { text: text.ok ? text.value : undefined };
});
