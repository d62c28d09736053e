/** Rule: coordinates are in the country and time zone of the location, and its EVSEs and entrances are near it. */

import tzLookup from '@photostructure/tz-lookup';
import { around, isIn, isInOrNear, iso1A3Code, type Point } from '../../cells/places/countries.ts';
import { type Coordinates, distance } from '../../cells/places/distance.ts';
import { offsetAt } from '../../cells/times/local-time.ts';
import { parseTimeZone } from '../../cells/times/time-zone.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import type { Finding } from '../../findings/finding.ts';
import { type Advice, write } from '../../findings/text/advice.ts';
import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import type { LocationData } from '../../read/load/join.ts';
import { cellText } from '../../tables/table.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { hasNoDecimals, isRough } from './rough-coordinates.ts';

export const rule = defineRule('plausibility', check, {
  'null-island': {
    severity: 'doubt',
    wrong: 'A location is at latitude 0 and longitude 0, in the sea off Africa.',
    why: 'Coordinates that were empty in another system often become zeros.',
    fix: 'Enter the coordinates of the site.',
  },
  'outside-country': {
    severity: 'doubt',
    wrong: 'The coordinates are not in the country of the location.',
    why: 'Maps show the charger in another country. Latitude and longitude may be swapped, or a minus sign may be missing.',
    fix: 'Correct the coordinates or the country. Ten kilometres beyond the border are tolerated.',
  },
  'far-from-site': {
    severity: 'warning',
    wrong: 'An EVSE or an entrance is more than five kilometres away from its location.',
    why: 'Drivers would be sent to the wrong place.',
    fix: 'Correct the coordinates. Those of the EVSE can be left empty.',
  },
  'other-time-zone': {
    severity: 'warning',
    wrong: 'The coordinates of a location are in another time zone than its time_zone.',
    why: 'Opening hours and prices by time of day depend on the time zone of the location.',
    fix: 'Correct time_zone, or the coordinates.',
  },
});

function* check({ dataset, now }: RuleInput): Findings {
  for (const data of dataset.locations) {
    const { location } = data;
    const latitude = Number(location.values.latitude);
    const longitude = Number(location.values.longitude);
    if (latitude === 0 && longitude === 0) {
      yield rule.finding('null-island', 'locations', location, 'latitude', {
        message: 'The coordinates are 0, 0, in the sea off Africa.',
        hint: 'Enter the coordinates of the site.',
      });
    } else if (!saysWhere(location)) {
      // Nothing follows from what another rule has found (rough-coordinates.ts).
    } else if (isAbroad(location)) {
      yield outsideCountry(location);
    } else {
      yield* timeZone(location, now);
      if (!isRough(location.values)) yield* distantParts(data, { latitude, longitude });
    }
  }
}

function saysWhere({ values }: LocationRow): boolean {
  return values.latitude !== values.longitude && !hasNoDecimals(values);
}

/** Where coordinates are, longitude first. */
export function placeOfSite({ values }: LocationRow): Point {
  return [Number(values.longitude), Number(values.latitude)];
}

/** How coarse the borders are. */
const NEAR_KM = 10;

/** Whether the coordinates of a location are outside of its country. */
export function isAbroad(location: LocationRow): boolean {
  const { country } = location.values;
  return isKnown(country) && saysWhere(location) && !isInOrNear(placeOfSite(location), country, NEAR_KM);
}

const HALF_A_YEAR_MS = 182 * DAY_MS;

const NEAR_ZONE_KM = 25;

/**
 * The time zone in which a location is, if it is another one than the location says. Zones are compared by the time that
 * they have in summer and in winter, since many names mean the same zone.
 *
 * @param now ms since 1970
 */
export function otherZone(location: LocationRow, now: number): string | undefined {
  const { time_zone: written } = location.values;
  const [longitude, latitude] = placeOfSite(location);
  const there = tzLookup(latitude, longitude);
  if (written === there || !isKnown(written) || !saysWhere(location)) return undefined;
  const today = startOfDay(now);
  const instants = [today, today + HALF_A_YEAR_MS];
  const isSame = (zone: string) => instants.every((instant) => offsetAt(instant, written) === offsetAt(instant, zone));
  if (isSame(there)) return undefined;
  // Its borders are coarse too.
  const isNear = around([longitude, latitude], NEAR_ZONE_KM).some(([east, north]) => isSame(tzLookup(north, east)));
  return isNear ? undefined : there;
}

function* timeZone(location: LocationRow, now: number): Findings {
  const { time_zone: written } = location.values;
  const there = otherZone(location, now);
  if (there === undefined) return;
  yield rule.finding('other-time-zone', 'locations', location, 'time_zone', {
    message: `The time zone is ${written}, but the coordinates are in ${there}.`,
    ...(parseTimeZone(there).ok
      ? write([there], `If ${written} is right, correct the coordinates instead.`)
      : { hint: 'Correct the time zone or the coordinates.' }),
  });
}

const FAR_KM = 5;

function* distantParts({ evses, related }: LocationData, site: Coordinates): Findings {
  const distanceOf = ({ latitude, longitude }: { latitude?: string | undefined; longitude?: string | undefined }) =>
    latitude === undefined || longitude === undefined
      ? 0
      : distance(site, { latitude: Number(latitude), longitude: Number(longitude) }) / 1000;
  for (const { evse } of evses) {
    const km = distanceOf(evse.values);
    if (km > FAR_KM) yield rule.finding('far-from-site', 'evses', evse, 'latitude', far('EVSE', km));
  }
  for (const row of related) {
    const km = distanceOf(row.values);
    if (km > FAR_KM) {
      yield rule.finding('far-from-site', 'related_locations', row, 'latitude', far('point', km));
    }
  }
}

function far(what: string, km: number) {
  const message = `The ${what} is ${Math.round(km)} km away from its location.`;
  return { message, hint: 'Correct the coordinates of one of the two.' };
}

function outsideCountry(location: LocationRow): Finding {
  const [longitude, latitude] = placeOfSite(location);
  const { field, ...advice } = misplaced(location) ?? otherCountry(location);
  return rule.finding('outside-country', 'locations', location, field, {
    message: `${latitude}, ${longitude} is not in ${location.values.country}.`,
    ...advice,
  });
}

/** A change of coordinates that are abroad which brings them into the country. */
export function misplaced(location: LocationRow): (Advice & { readonly field: 'latitude' | 'longitude' }) | undefined {
  const [longitude, latitude] = placeOfSite(location);
  if (countryByZone(location) !== undefined) return undefined;
  const isHome = (point: Point) => Math.abs(point[1]) <= 90 && isIn(point, location.values.country);
  if (isHome([latitude, longitude])) {
    const hint = `The two seem to be swapped: the latitude is ${longitude}, and the longitude ${latitude}.`;
    return { field: 'latitude', hint };
  }
  if (isHome([-longitude, latitude])) return { field: 'longitude', ...withOtherSign(longitude, 'west of Greenwich') };
  if (isHome([longitude, -latitude])) return { field: 'latitude', ...withOtherSign(latitude, 'south of the equator') };
  return undefined;
}

/** The country in which the coordinates are, if the time zone says the same: then the country of the row is wrong. */
function countryByZone(location: LocationRow): string | undefined {
  const [longitude, latitude] = placeOfSite(location);
  if (tzLookup(latitude, longitude) !== location.values.time_zone) return undefined;
  return iso1A3Code([longitude, latitude]) ?? undefined;
}

/** Where the coordinates are right, or may be. */
function otherCountry(location: LocationRow): Advice & { readonly field: 'country' | 'latitude' } {
  const there = countryByZone(location);
  if (there === undefined) return { field: 'latitude', hint: 'Correct the coordinates or the country.' };
  const note = 'The coordinates and the time zone agree.';
  if (cellText(location, 'country')) return { field: 'country', ...write([there], note) };
  return { field: 'latitude', hint: `Write ${there} into the column country. ${note}` };
}

function withOtherSign(degrees: number, negative: string): Advice {
  return write([String(-degrees)], `A minus sign means ${negative}.`);
}
