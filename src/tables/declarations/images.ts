/** images.csv: a row is a picture of a site, an EVSE or a parking place. */

import { IMAGE_CATEGORY_WORDS } from '../../cells/words/vocabularies.ts';
import { oneOf } from '../cell-types/choices.ts';
import { whole } from '../cell-types/numbers.ts';
import { imageType, pictureAddress } from '../cell-types/pictures.ts';
import { id } from '../cell-types/text.ts';
import { defineTable, optional, required, withDefault } from '../table.ts';

export const images = defineTable({
  name: 'images',
  object: 'Image',
  row: 'a picture of a site, an EVSE or a parking place',
  doc: 'Fill in location_id or evse_uid, not both. Photos are ideally 800 by 600 pixels or larger.',
  key: ['location_id', 'evse_uid', 'parking_place', 'position', 'url'],
  laterKey: 'parking_place',
  columns: {
    location_id: optional(id(36), {
      doc: 'The site that the picture shows, by its id in locations.csv.',
      example: 'AMS-01',
      fields: ['Location.images'],
      references: { table: 'locations', code: 'unknown-location' },
    }),
    evse_uid: optional(id(36), {
      doc: 'The EVSE that the picture shows, by its uid in evses.csv.',
      example: '',
      fields: ['EVSE.images'],
      references: { table: 'evses', code: 'unknown-evse' },
    }),
    parking_place: optional(id(36), {
      doc: 'The parking place that the picture shows, by its id in parking_places.csv. Fill in location_id too.',
      example: '',
      fields: ['Parking.images'],
    }),
    position: withDefault(whole({ min: 0, max: 100_000, unit: '' }), 1, {
      doc: 'Order of the picture among several.',
      example: '1',
      fields: [],
    }),
    url: required(pictureAddress(), { doc: 'Where the picture is.', example: 'images/ams-01.jpg' }),
    thumbnail: optional(pictureAddress(), {
      doc: 'Where a small version is, ideally 200 by 200 pixels.',
      example: 'images/ams-01-200.jpg',
    }),
    category: required(oneOf(IMAGE_CATEGORY_WORDS), {
      doc: 'What the picture shows.',
      example: 'LOCATION',
    }),
    type: optional(imageType(), { doc: 'Type of the image. Empty means that url ends in it.', example: 'jpeg' }),
    width: optional(whole({ min: 1, max: 99_999, unit: 'pixels' }), { doc: 'Width in pixels.', example: '1200' }),
    height: optional(whole({ min: 1, max: 99_999, unit: 'pixels' }), { doc: 'Height in pixels.', example: '800' }),
  },
});
