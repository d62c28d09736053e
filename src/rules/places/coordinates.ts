/** Rule: coordinates are exact and in the country and time zone of the site, and its EVSEs are near it. */

import tzLookup from '@photostructure/tz-lookup';
import { around, isIn, isInOrNear, iso1A3Code, type Point } from '../../cells/places/countries.ts';
import { type Coordinates, distance } from '../../cells/places/distance.ts';
import { offsetAt } from '../../cells/times/local-time.ts';
import { parseTimeZone } from '../../cells/times/time-zone.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import type { Mend } from '../../findings/finding.ts';
import { type Advice, write } from '../../findings/text/advice.ts';
import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import { WRONG_COUNTRY } from '../../settings/finding-codes.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import { cellText, type Row } from '../../tables/table.ts';
import type { EvseRow, LocationRow } from '../../tables/tables.ts';
import { defineRule, type Say } from '../rule/rule.ts';

const FINDINGS = {
  'null-island': {
    severity: 'doubt',
    wrong: 'A location is at latitude 0 and longitude 0, in the sea off Africa.',
    why: 'Coordinates that were empty in another system often become zeros.',
    fix: 'Enter the coordinates of the site.',
    message: 'The coordinates are 0, 0, in the sea off Africa.',
  },
  'outside-country': {
    severity: 'doubt',
    wrong: 'The coordinates are not in the country of the location.',
    why: 'Maps show the charger in another country. Latitude and longitude may be swapped, or a minus sign may be missing.',
    fix: 'Correct the coordinates or the country. Ten kilometres beyond the border are tolerated.',
    message: { site: '{latitude}, {longitude} is not in {country}.', network: WRONG_COUNTRY },
    hint: { swapped: 'The two seem to be swapped: the second is the latitude, and the first the longitude.' },
  },
  'far-from-site': {
    severity: 'warning',
    wrong: 'An EVSE or an entrance is more than five kilometres away from its location.',
    why: 'Drivers would be sent to the wrong place.',
    fix: 'Correct the coordinates of one of the two. Those of the EVSE can be left empty.',
    message: 'The {what} is {km} km away from its location.',
  },
  'other-time-zone': {
    severity: 'warning',
    wrong: 'The coordinates of a location are in another time zone than its time_zone.',
    why: 'Opening hours and prices by time of day depend on the time zone of the location.',
    fix: 'Correct time_zone, or the coordinates.',
    message: 'The time zone is {written}, but the coordinates are in {there}.',
  },
  'equal-coordinates': {
    severity: 'doubt',
    wrong: 'Latitude and longitude are the same number.',
    why: 'One of the two was copied into both columns.',
    fix: 'Enter the coordinates of the site. One of the two was probably copied into both columns.',
    message: 'Latitude and longitude are the same number.',
  },
  'whole-degrees': {
    severity: 'doubt',
    wrong: 'A latitude or longitude has no decimals.',
    why: 'A degree is up to 111 km. Spreadsheets and databases with too narrow columns cut the decimals off.',
    fix: 'Enter the coordinates with at least five decimals.',
    message: '{field} has no decimals, so the site may be up to 111 km away.',
  },
  'coarse-coordinates': {
    severity: 'warning',
    wrong: 'Latitude and longitude have two decimals or fewer.',
    why: 'That is up to a kilometre off. Drivers do not find the site.',
    fix: 'Enter the coordinates with at least five decimals.',
    message: 'Latitude and longitude have at most two decimals, so the site may be up to a kilometre away.',
  },
} as const;

export const rule = defineRule({
  group: 'plausibility',
  findings: FINDINGS,
  sites({ location, evses, related }, say, { now, tell }) {
    const { latitude, longitude } = pointOf(location);
    const { time_zone: written, country } = location.values;
    if (latitude === 0 && longitude === 0) return say('null-island', 'latitude');
    sayRough(location.values, say);
    if (!saysWhere(location)) return;
    if (isAbroad(location)) {
      const said = { says: 'site', params: { latitude, longitude, country } } as const;
      const found = misplaced(location) ?? otherCountry(location);
      if (found === 'swapped') {
        return say('outside-country', 'latitude', { ...said, advises: found, mend: swapped(location) });
      }
      const { field, ...advice } = found;
      return say('outside-country', field, { ...said, advice });
    }
    const there = otherZone(location, now);
    if (there !== undefined) {
      const note = `If ${written} is right, correct the coordinates instead.`;
      const advice = parseTimeZone(there).ok ? write([there], note) : undefined;
      say('other-time-zone', 'time_zone', { params: { written, there }, advice });
    }
    if (isRough(location.values)) return;
    const parts = [
      ...evses.map(({ evse: row }) => ({ table: 'evses', row, what: 'EVSE' }) as const),
      ...related.map((row) => ({ table: 'related_locations', row, what: 'point' }) as const),
    ];
    for (const { table, row, what } of parts) {
      if (row.values.latitude === undefined || row.values.longitude === undefined) continue;
      const km = distance({ latitude, longitude }, pointOf(row)) / 1000;
      if (km > FAR_KM) tell('far-from-site', table, row, 'latitude', { params: { what, km: Math.round(km) } });
    }
  },
});

/** Values have six decimals. Of a hundred thousand places, one has as many zeros by chance. */
function sayRough(values: LocationRow['values'], say: Say<typeof FINDINGS>): void {
  if (!isRough(values)) return;
  if (values.latitude === values.longitude) say('equal-coordinates', 'latitude');
  else if (values.latitude.endsWith('.000000')) say('whole-degrees', 'latitude');
  else if (values.longitude.endsWith('.000000')) say('whole-degrees', 'longitude');
  else say('coarse-coordinates', 'latitude');
}

/** Whether a coordinate is a whole number of degrees, so that the site is somewhere within a hundred kilometres. */
export function hasNoDecimals({ latitude, longitude }: Pick<LocationRow['values'], 'latitude' | 'longitude'>): boolean {
  return latitude.endsWith('.000000') || longitude.endsWith('.000000');
}

/** Whether the place of a site is known to a kilometre at best, so that nothing else can be said about it. */
export function isRough({ latitude, longitude }: LocationRow['values']): boolean {
  if (latitude === longitude || hasNoDecimals({ latitude, longitude })) return true;
  return latitude.endsWith('0000') && longitude.endsWith('0000');
}

const FAR_KM = 5;

function saysWhere({ values }: LocationRow): boolean {
  return values.latitude !== values.longitude && !hasNoDecimals(values);
}

/** Where the coordinates of a row are. */
export function pointOf({
  values,
}: Pick<Row<Pick<EvseRow['values'], 'latitude' | 'longitude'>>, 'values'>): Coordinates {
  return { latitude: Number(values.latitude), longitude: Number(values.longitude) };
}

/** The same, longitude first. */
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

/** A change of coordinates that are abroad which brings them into the country. */
export function misplaced(
  location: LocationRow,
): 'swapped' | (Advice & { readonly field: 'latitude' | 'longitude' }) | undefined {
  const [longitude, latitude] = placeOfSite(location);
  if (countryByZone(location) !== undefined) return undefined;
  const isHome = (point: Point) => Math.abs(point[1]) <= 90 && isIn(point, location.values.country);
  if (isHome([latitude, longitude])) return 'swapped';
  if (isHome([-longitude, latitude])) return { field: 'longitude', ...withOtherSign(longitude, 'west of Greenwich') };
  if (isHome([longitude, -latitude])) return { field: 'latitude', ...withOtherSign(latitude, 'south of the equator') };
  return undefined;
}

/** Undefined in a sheet that has both in one cell. */
function swapped(location: LocationRow): Mend | undefined {
  const [one, other] = [placeInRow(location, 'latitude'), placeInRow(location, 'longitude')];
  return one.cell === other.cell ? undefined : { swapWith: other };
}

/** The country in which the coordinates are, if the time zone says the same: then the country of the row is wrong. */
function countryByZone(location: LocationRow): string | undefined {
  const [longitude, latitude] = placeOfSite(location);
  if (tzLookup(latitude, longitude) !== location.values.time_zone) return undefined;
  return iso1A3Code([longitude, latitude]) ?? undefined;
}

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
