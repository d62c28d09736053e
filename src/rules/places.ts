/** Coordinates lie in the country of the location, its clocks show the time there, and its parts are near. */

import tzLookup from '@photostructure/tz-lookup';
import { isIn } from '@rapideditor/country-coder';
import { offsetAt } from '../cells/local-time.ts';
import type { Finding } from '../findings/finding.ts';
import type { LocationData } from '../tables/dataset.ts';
import { type LocationRow, TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const places: Rule = function* ({ dataset, now }): Iterable<Finding> {
  for (const data of dataset.locations) {
    const { location } = data;
    const latitude = Number(location.values.latitude);
    const longitude = Number(location.values.longitude);
    if (latitude === 0 && longitude === 0) {
      yield rowFinding('null-island', TABLES.locations, location, 'latitude', {
        message: 'The coordinates are 0, 0, in the sea off Africa.',
        hint: 'Enter the coordinates of the site.',
      });
    } else if (!isIn([longitude, latitude], location.values.country)) {
      yield outsideCountry(location, latitude, longitude);
    } else {
      yield* timeZone(location, tzLookup(latitude, longitude), now);
      yield* distantParts(data, { latitude, longitude });
    }
  }
};

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Zones are compared by what their clocks show, in summer and in winter: many names stand for the same time. */
function* timeZone(location: LocationRow, there: string, now: number): Iterable<Finding> {
  const { time_zone: told } = location.values;
  if (told === there) return;
  const moments = [now, now + HALF_A_YEAR_MS];
  if (moments.every((moment) => offsetAt(moment, told) === offsetAt(moment, there))) return;
  yield rowFinding('other-time-zone', TABLES.locations, location, 'time_zone', {
    message: `The time zone is ${told}, but the clocks at the coordinates follow ${there}.`,
    hint: `Write ${there} into time_zone, or correct the coordinates.`,
  });
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const FAR_KM = 5;

function* distantParts({ evses, related }: LocationData, site: Point): Iterable<Finding> {
  const distanceOf = ({ latitude, longitude }: { latitude?: string | undefined; longitude?: string | undefined }) =>
    latitude === undefined || longitude === undefined
      ? 0
      : kilometres(site, { latitude: Number(latitude), longitude: Number(longitude) });
  for (const { evse } of evses) {
    const distance = distanceOf(evse.values);
    if (distance > FAR_KM) yield rowFinding('far-from-site', TABLES.evses, evse, 'latitude', far('EVSE', distance));
  }
  for (const row of related) {
    const distance = distanceOf(row.values);
    if (distance > FAR_KM) {
      yield rowFinding('far-from-site', TABLES.related_locations, row, 'latitude', far('point', distance));
    }
  }
}

function far(what: string, distance: number) {
  const message = `The ${what} is ${Math.round(distance)} km away from its location.`;
  return { message, hint: 'Correct the coordinates of one of the two.' };
}

/** Near enough over short distances: degrees of longitude shrink with the cosine of the latitude. */
function kilometres(a: Point, b: Point): number {
  const degree = 111.2;
  const north = (a.latitude - b.latitude) * degree;
  const east = (a.longitude - b.longitude) * degree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

function outsideCountry(location: LocationRow, latitude: number, longitude: number): Finding {
  const { country } = location.values;
  const candidates = [
    { hint: 'Latitude and longitude are exchanged.', latitude: longitude, longitude: latitude },
    { hint: 'The longitude may need a minus sign.', latitude, longitude: -longitude },
    { hint: 'The latitude may need a minus sign.', latitude: -latitude, longitude },
  ];
  const explanation = candidates.find(
    (point) => Math.abs(point.latitude) <= 90 && isIn([point.longitude, point.latitude], country),
  );
  return rowFinding('outside-country', TABLES.locations, location, 'latitude', {
    message: `${latitude}, ${longitude} does not lie in ${country}.`,
    hint: explanation?.hint ?? 'Correct the coordinates or the country.',
  });
}
