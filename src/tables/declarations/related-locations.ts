/** related_locations.csv: a row is another point of a site, such as an entrance. */

import { displayText, latitude, longitude } from '../cell-types/geography.ts';
import { defineTable, optional, required } from '../table.ts';
import { siteColumn } from './shared-columns.ts';

export const relatedLocations = defineTable({
  name: 'related_locations',
  object: 'AdditionalGeoLocation',
  row: 'another point that belongs to a site',
  doc: 'Entrances and other points that help drivers to find a site.',
  key: ['location_id', 'latitude', 'longitude', 'name'],
  columns: {
    location_id: siteColumn('Location.related_locations'),
    latitude: required(latitude(), { doc: 'Degrees north of the equator.', example: '52.373301' }),
    longitude: required(longitude(), { doc: 'Degrees east of Greenwich.', example: '4.893101' }),
    name: optional(displayText(512), {
      doc: 'What is there, in one language.',
      example: 'en: Entrance for vans',
      fields: ['AdditionalGeoLocation.name', 'DisplayText.language', 'DisplayText.text'],
    }),
  },
});
