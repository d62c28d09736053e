/** Coordinates lie in the country of the location. */

import { isIn } from '@rapideditor/country-coder';
import type { Finding } from '../findings/finding.ts';
import { type LocationRow, TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const places: Rule = function* ({ dataset }): Iterable<Finding> {
  for (const { location } of dataset.locations) {
    const latitude = Number(location.values.latitude);
    const longitude = Number(location.values.longitude);
    if (latitude === 0 && longitude === 0) {
      yield rowFinding('null-island', TABLES.locations, location, 'latitude', {
        message: 'The coordinates are 0, 0, in the sea off Africa.',
        hint: 'Enter the coordinates of the site.',
      });
    } else if (!isIn([longitude, latitude], location.values.country)) {
      yield outsideCountry(location, latitude, longitude);
    }
  }
};

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
