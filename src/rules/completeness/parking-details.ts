/** Rule: parking places have what OCPI asks for: sizes for large vehicles, and a photo for people with disabilities. */

import type { VehicleType } from '../../ocpi/enums.ts';
import { cellText } from '../../tables/table.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'parking-without-sizes': {
      severity: 'warning',
      wrong: 'A parking place is for more than cars and motorcycles, and says not all of which vehicles fit.',
      why: 'OCPI asks for the sizes, the weight and whether dangerous goods are allowed. Drivers of trucks and with trailers cannot turn back.',
      fix: 'Fill in what you know, or leave only PERSONAL_VEHICLE and MOTORCYCLE in vehicle_types.',
      message: {
        one: 'The place is for {large}, but {lacking} is not known.',
        several: 'The place is for {large}, but {lacking} are not known.',
      },
    },
    'disabled-without-photo': {
      severity: 'warning',
      wrong: 'There is no photo of a parking place for people with disabilities.',
      why: 'OCPI asks for one: drivers want to see whether there is room for a ramp or a wheelchair.',
      fix: 'Add a photo to images.csv, with location_id and parking_place.',
      message: 'The place "{id}" is for people with disabilities, but images.csv has no photo of it.',
    },
  },
  sites({ parkingPlaces }, _, { dataset, tell }) {
    for (const { place, images } of parkingPlaces) {
      const { vehicle_types: types, id } = place.values;
      const large = types.find((type) => !SMALL.has(type));
      const lacking = ASKED_FOR.filter((column) => place.values[column] === undefined);
      const [first] = lacking;
      if (large !== undefined && first !== undefined) {
        // Without the column, the finding is where the need comes from.
        const field = cellText(place, first) === undefined ? 'vehicle_types' : first;
        const says = lacking.length === 1 ? 'one' : 'several';
        tell('parking-without-sizes', 'parking_places', place, field, { says, params: { large, lacking } });
      }
      if (images.length > 0 || !types.includes('DISABLED') || !areReadInFull(dataset.contents.images)) continue;
      tell('disabled-without-photo', 'parking_places', place, 'vehicle_types', { params: { id } });
    }
  },
});

/** OCPI 2.3.0, Parking: values for these "should be provided", unless the place is only for small vehicles. */
const ASKED_FOR = [
  'max_vehicle_weight',
  'max_vehicle_height',
  'max_vehicle_length',
  'max_vehicle_width',
  'parking_space_length',
  'parking_space_width',
  'dangerous_goods_allowed',
] as const;

const SMALL: ReadonlySet<VehicleType> = new Set(['PERSONAL_VEHICLE', 'MOTORCYCLE']);
