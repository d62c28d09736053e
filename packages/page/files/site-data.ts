/**
 * A site in the words of schema.org, as JSON-LD. It has no type for charging stations (github.com/schemaorg/schemaorg/issues/1600), and
 * a filling station would be wrong, so a site is a Place, with the plugs as its amenities.
 */

import { alpha2Of } from '../../../src/cells/index.ts';
import { Markup } from '../../../src/findings/index.ts';
import type { DetailedLocation, Hours } from '../../../src/ocpi/index.ts';
import { plugGroups } from '../charger/plugs.ts';
import { spansOfWeek } from '../facts/regular-week.ts';
import { oncePerObject } from '../records/once-per-object.ts';
import { clockInWords } from '../words/day-words.ts';
import { plugInWords } from '../words/plug-words.ts';
import type { PageWords } from '../words/words.ts';

const KIND = 'https://wiki.openstreetmap.org/wiki/Tag:amenity%3Dcharging_station';

/** How schema.org calls the days from Monday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The address and the photo of the site's page. */
export interface SiteLinks {
  readonly url: string;
  readonly photo: string | undefined;
}

/** A block of data: browsers do not run it, so no policy of scripts is about it. */
export function siteData(location: DetailedLocation, { url, photo }: SiteLinks, words: PageWords): Markup {
  const { id, name = id, address, city, postal_code, state, country, coordinates, opening_times } = location;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Place',
    additionalType: KIND,
    url,
    name,
    identifier: id,
    image: photo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: postal_code,
      addressLocality: city,
      addressRegion: state,
      // It has two letters there (schema.org/addressCountry).
      addressCountry: alpha2Of(country) ?? country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(coordinates.latitude),
      longitude: Number(coordinates.longitude),
    },
    telephone: location.held?.help_phone,
    openingHoursSpecification: opening_times && openingHours(opening_times),
    amenityFeature: plugGroups(location).map((group) => ({
      '@type': 'LocationFeatureSpecification',
      name: plugInWords(group, words),
      value: group.plugs.length,
    })),
  };
  // In a script, only "<" can end the text.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Markup(`<script type="application/ld+json">${json}</script>`);
}

const openingHours = oncePerObject(({ twentyfourseven, regular_hours = [] }: Hours) => {
  if (twentyfourseven)
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS, opens: '00:00', closes: '23:59' }];
  const spans = spansOfWeek(regular_hours).map(({ weekday, begin, end }) => ({
    day: DAYS[weekday - 1],
    span: `${clockInWords(begin)}-${clockInWords(Math.min(end, LAST_MINUTE))}`,
  }));
  return [...Map.groupBy(spans, ({ span }) => span)].map(([span, same]) => {
    const [opens, closes] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: same.map(({ day }) => day), opens, closes };
  });
});

/** There is no 24:00. */
const LAST_MINUTE = 24 * 60 - 1;
