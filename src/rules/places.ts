/** Coordinates lie in the country of the location, its clocks show the time there, and its parts are near. */

import tzLookup from '@photostructure/tz-lookup';
import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { isIn } from '../source/cells/countries.ts';
import { type Coordinates, distance } from '../source/cells/distance.ts';
import { offsetAt } from '../source/cells/local-time.ts';
import type { LocationData } from '../source/load/join.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { type LocationRow, TABLES } from '../source/tables/tables.ts';
import { DAY_MS } from '../text/day.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'null-island': {
    severity: 'warning',
    wrong: 'A place is at latitude 0 and longitude 0, in the sea off Africa.',
    why: 'Empty coordinates of another system often become zeros.',
    fix: 'Enter the coordinates of the site.',
    bad: '0.000000,0.000000',
    good: '52.370216,4.895168',
  },
  'outside-country': {
    severity: 'warning',
    wrong: 'The coordinates do not lie in the country of the location.',
    why: 'The charger appears in another country: latitude and longitude may be exchanged, or a minus sign is missing.',
    fix: 'Correct the coordinates or the country.',
    bad: 'latitude 4.895168, longitude 52.370216, NLD',
    good: 'latitude 52.370216, longitude 4.895168, NLD',
  },
  'far-from-site': {
    severity: 'warning',
    wrong: 'An EVSE or an entrance is more than five kilometres away from its location.',
    why: 'The driver is led to the wrong place.',
    fix: 'Correct the coordinates, or leave those of the EVSE empty.',
    bad: 'location at 52.37, EVSE at 52.73',
    good: 'location at 52.373169, EVSE at 52.373201',
  },
  'other-time-zone': {
    severity: 'warning',
    wrong: 'The clocks at the coordinates of a location show another time than its time_zone says.',
    why: 'Opening hours and prices by time of day are read in the time zone of the location.',
    fix: 'Correct time_zone, or the coordinates.',
    bad: 'London, Europe/Amsterdam',
    good: 'London, Europe/London',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset, now }: RuleInput): Iterable<Finding> {
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
}

const HALF_A_YEAR_MS = 182 * DAY_MS;

/** Zones are compared by what their clocks show, in summer and in winter: many names stand for the same time. */
function* timeZone(location: LocationRow, there: string, now: number): Iterable<Finding> {
  const { time_zone: reported } = location.values;
  if (reported === there) return;
  // From the beginning of the day, since what the tables say is kept for a day (build/cache-key.ts).
  const today = now - (now % DAY_MS);
  const moments = [today, today + HALF_A_YEAR_MS];
  if (moments.every((moment) => offsetAt(moment, reported) === offsetAt(moment, there))) return;
  yield rowFinding('other-time-zone', TABLES.locations, location, 'time_zone', {
    message: `The time zone is ${reported}, but the clocks at the coordinates follow ${there}.`,
    hint: `Write ${there} into time_zone, or correct the coordinates.`,
  });
}

const FAR_KM = 5;

function* distantParts({ evses, related }: LocationData, site: Coordinates): Iterable<Finding> {
  const distanceOf = ({ latitude, longitude }: { latitude?: string | undefined; longitude?: string | undefined }) =>
    latitude === undefined || longitude === undefined
      ? 0
      : distance(site, { latitude: Number(latitude), longitude: Number(longitude) }) / 1000;
  for (const { evse } of evses) {
    const km = distanceOf(evse.values);
    if (km > FAR_KM) yield rowFinding('far-from-site', TABLES.evses, evse, 'latitude', far('EVSE', km));
  }
  for (const row of related) {
    const km = distanceOf(row.values);
    if (km > FAR_KM) {
      yield rowFinding('far-from-site', TABLES.related_locations, row, 'latitude', far('point', km));
    }
  }
}

function far(what: string, km: number) {
  const message = `The ${what} is ${Math.round(km)} km away from its location.`;
  return { message, hint: 'Correct the coordinates of one of the two.' };
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
