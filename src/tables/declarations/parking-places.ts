/** parking_places.csv: a row is a space that a vehicle is in while it charges (OCPI 2.3.0, Parking). */

import { PARKING_DIRECTION_WORDS, VEHICLE_TYPE_WORDS } from '../../cells/words/vocabularies.ts';
import { anyOf, boolean, oneOf } from '../cell-types/choices.ts';
import { names } from '../cell-types/names.ts';
import { whole } from '../cell-types/numbers.ts';
import { id, text } from '../cell-types/text.ts';
import { defineTable, optional, required, withDefault } from '../table.ts';
import { siteColumn } from './shared-columns.ts';

const centimetres = () => whole({ min: 1, max: 100_000, unit: 'cm', leastPlausible: 50 });

export const parkingPlaces = defineTable({
  name: 'parking_places',
  object: 'Parking',
  row: 'a parking place, or what holds for parking around a charger',
  doc: 'Where vehicles stand while they charge, and which fit. A row can stand for several equal places if no driver can tell them apart. EVSEs name their places in the column parking. Published from OCPI 2.3.0 on; access points count them (AFIR, A16 to A19).',
  key: ['location_id', 'id'],
  columns: {
    location_id: siteColumn('Location.parking_places'),
    id: required(id(36), {
      doc: 'Your id of the place, for use in evses.csv. It is unique within the site.',
      example: 'P1',
    }),
    vehicle_types: required(anyOf(VEHICLE_TYPE_WORDS), {
      doc: 'Vehicles that it was made for. DISABLED is a vehicle with a permit for places for people with disabilities.',
      example: 'PERSONAL_VEHICLE|VAN',
    }),
    restricted_to_type: withDefault(boolean(), false, {
      doc: 'Whether other vehicles must not park there, even if they fit.',
      example: 'false',
    }),
    reservation_required: withDefault(boolean(), false, {
      doc: 'Whether drivers must reserve the place.',
      example: 'false',
    }),
    physical_reference: optional(text(12), { doc: 'What is painted on the place.', example: '17' }),
    max_vehicle_weight: optional(whole({ min: 1, max: 1_000_000, unit: 'kg', leastPlausible: 100 }), {
      doc: 'Heaviest vehicle, in kilograms.',
      example: '3500',
    }),
    max_vehicle_height: optional(centimetres(), { doc: 'Highest vehicle, in centimetres.', example: '210' }),
    max_vehicle_length: optional(centimetres(), { doc: 'Longest vehicle, in centimetres.', example: '500' }),
    max_vehicle_width: optional(centimetres(), { doc: 'Widest vehicle, in centimetres.', example: '220' }),
    parking_space_length: optional(centimetres(), { doc: 'Length of the place, in centimetres.', example: '550' }),
    parking_space_width: optional(centimetres(), { doc: 'Width of the place, in centimetres.', example: '250' }),
    dangerous_goods_allowed: optional(boolean(), {
      doc: 'Whether vehicles with dangerous goods may park there.',
      example: 'false',
    }),
    direction: optional(oneOf(PARKING_DIRECTION_WORDS), {
      doc: 'How vehicles stand to the road.',
      example: 'PERPENDICULAR',
    }),
    drive_through: optional(boolean(), {
      doc: 'Whether all vehicles of these types can drive on without reversing.',
      example: 'false',
    }),
    time_limit: optional(whole({ min: 1, max: 100_000, unit: 'minutes' }), {
      doc: 'How long vehicles may stay, in minutes.',
      example: '240',
    }),
    roofed: optional(boolean(), {
      doc: 'Whether it has a roof. Empty means what locations.csv says of the site.',
      example: 'true',
    }),
    lighting: optional(boolean(), {
      doc: 'Whether it is lit at night. Empty means what lit in locations.csv says of the site.',
      example: 'true',
    }),
    refrigeration_outlet: optional(boolean(), {
      doc: 'Whether trucks can plug in their refrigeration.',
      example: 'false',
    }),
    standards: optional(names(id(36)), {
      doc: 'Standards that the place keeps, such as PAS 1899 for people with disabilities.',
      example: 'PAS 1899',
    }),
    apds_reference: optional(id(255), {
      doc: 'Id of the place in data of the Alliance for Parking Data Standards.',
      example: 'b7b2c9d0',
    }),
  },
});
