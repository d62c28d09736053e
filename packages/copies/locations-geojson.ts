/**
 * `/locations.geojson` (RFC 7946): a Feature per Location, for maps. It holds neither statuses nor times, so it changes only when
 * the network does; /status.json has the statuses by the `evse_uids` of each Feature.
 */

import type { GeoLocation } from '../../src/ocpi/index.ts';
import { networkName, type Settings } from '../../src/settings/index.ts';
import type { PriceOf } from '../page/facts/price-of-energy.ts';
import { inKilowatts, ofPrice, ofSite } from './cells.ts';
import { attribution } from './discovery.ts';
import type { CopiedEvse, CopiedLocation } from './feeds.ts';

/** The text before the Features. Foreign members (RFC 7946, 6.1) say whose data it is. */
export function geojsonHead(settings: Settings, box: BoundingBox | undefined): string {
  const { licence, contact } = settings;
  const head = JSON.stringify({
    type: 'FeatureCollection',
    name: networkName(settings),
    attribution: attribution(settings),
    licence,
    contact,
    bbox: box,
  });
  return `${head.slice(0, -1)},"features":[\n`;
}

/** The text behind the Features, which are separated by a comma and a line break. */
export const GEOJSON_END = '\n]}\n';

export const GEOJSON_SEPARATOR = ',\n';

/** How many bytes stand around the Features at most. */
export function geojsonFrame(settings: Settings): number {
  const longest = [-179.999999, -89.999999, -179.999999, -89.999999] as const;
  return Buffer.byteLength(geojsonHead(settings, longest) + GEOJSON_END);
}

/** Makes the Feature of a Location, as JSON in one line. @param place from `position` */
export function geojsonFeatureWith(priceOf: PriceOf): (location: CopiedLocation, place: Position) => string {
  return (location, place) =>
    JSON.stringify({
      type: 'Feature',
      id: location.id,
      geometry: { type: 'Point', coordinates: place },
      properties: propertiesOf(location, priceOf),
    });
}

/** RFC 7946, 3.1.1: longitude before latitude, both with the digits that OCPI has. */
export type Position = readonly [longitude: number, latitude: number];

export function position({ longitude, latitude }: GeoLocation): Position {
  return [Number(longitude), Number(latitude)];
}

/** The id stands here too, because many maps drop that of a Feature if it is not a number. */
function propertiesOf(location: CopiedLocation, priceOf: PriceOf) {
  const { id, name, address, postal_code, city, state, country, time_zone, evses = [] } = location;
  const { operator, opening_times } = ofSite(location);
  const plugs = evses.flatMap(({ connectors }) => connectors);
  const most = plugs.reduce((highest, { max_electric_power: own = 0 }) => Math.max(highest, own), 0);
  const tariffs = [...new Set(plugs.flatMap(({ tariff_ids = [] }) => tariff_ids))];
  return {
    id,
    name: name ?? id,
    address,
    postal_code,
    city,
    state,
    country,
    operator,
    operator_website: location.operator?.website,
    parking_type: location.parking_type,
    opening_times,
    time_zone,
    evses: evses.length,
    max_power_kw: most === 0 ? undefined : inKilowatts(most),
    plugs: countKinds(plugs),
    ...ofPrice(priceOf(tariffs)),
    tariff_ids: tariffs.length === 0 ? undefined : tariffs,
    evse_uids: evses.map(({ uid }) => uid),
    ...heldMembers(location),
  };
}

/** What the API has in some versions or in none, under the names of the tables (ocpi/held.ts). `evses` is a number already. */
function heldMembers({ held }: CopiedLocation): object | undefined {
  if (held === undefined) return undefined;
  const { evses, ...site } = held;
  return { ...site, evses_by_uid: evses };
}

/** Each kind once, in the order in which they come first. A power that is not known is left out of the file. */
function countKinds(plugs: CopiedEvse['connectors']) {
  const kinds: { standard: string; power_kw: number | undefined; count: number }[] = [];
  for (const { standard, max_electric_power } of plugs) {
    const power_kw = inKilowatts(max_electric_power);
    const known = kinds.find((kind) => kind.standard === standard && kind.power_kw === power_kw);
    if (known) known.count++;
    else kinds.push({ standard, power_kw, count: 1 });
  }
  return kinds;
}

/** West, south, east, north. West is greater than east if the box crosses the antimeridian (RFC 7946, 5.2). */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number];

/**
 * The box around all places; undefined if there are none. It spares the widest stretch of longitude without any place, which is
 * the way around the world for a network on both sides of the antimeridian.
 */
export function boundingBox(places: readonly Position[]): BoundingBox | undefined {
  const longitudes = new Float64Array(places.length);
  let [south, north] = [90, -90];
  for (let i = 0; i < places.length; i++) {
    const [longitude, latitude] = places[i] ?? [0, 0];
    longitudes[i] = longitude;
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  longitudes.sort();
  const [first, last] = [longitudes[0], longitudes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let [west, east, widest] = [first, last, first + 360 - last];
  for (let i = 1; i < longitudes.length; i++) {
    const before = longitudes[i - 1] ?? first;
    const after = longitudes[i] ?? first;
    if (after - before <= widest) continue;
    [west, east, widest] = [after, before, after - before];
  }
  return [west, south, east, north];
}
