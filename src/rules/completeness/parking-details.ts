/** Rule: parking places have what OCPI asks for: sizes for large vehicles, and a photo for people with disabilities. */

import type { VehicleType } from '../../ocpi/enums.ts';
import type { ParkingPlaceData } from '../../read/load/join.ts';
import { cellText } from '../../tables/table.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'parking-without-sizes': {
    severity: 'warning',
    wrong: 'A parking place is for more than cars and motorcycles, and says not all of which vehicles fit.',
    why: 'OCPI asks for the sizes, the weight and whether dangerous goods are allowed. Drivers of trucks and with trailers cannot turn back.',
    fix: 'Fill in the columns, or leave only PERSONAL_VEHICLE and MOTORCYCLE in vehicle_types.',
  },
  'disabled-without-photo': {
    severity: 'warning',
    wrong: 'There is no photo of a parking place for people with disabilities.',
    why: 'OCPI asks for one: drivers want to see whether there is room for a ramp or a wheelchair.',
    fix: 'Add a photo to images.csv, with location_id and parking_place.',
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

function* check({ dataset }: RuleInput): Findings {
  const areImagesRead = areReadInFull(dataset.contents.images);
  for (const { parkingPlaces } of dataset.locations) {
    for (const data of parkingPlaces) {
      yield* sizes(data);
      if (areImagesRead) yield* photo(data);
    }
  }
}

function* sizes({ place }: ParkingPlaceData): Findings {
  const { values } = place;
  const large = values.vehicle_types.find((type) => !SMALL.has(type));
  const lacking = ASKED_FOR.filter((column) => values[column] === undefined);
  const [first] = lacking;
  if (large === undefined || first === undefined) return;
  // Without the column, the finding is where the need comes from.
  const field = cellText(place, first) === undefined ? 'vehicle_types' : first;
  yield rule.finding('parking-without-sizes', 'parking_places', place, field, {
    message: `The place is for ${large}, but ${lacking.join(', ')} ${lacking.length === 1 ? 'is' : 'are'} not known.`,
    hint: 'Fill in what you know: OCPI asks for it where more than cars and motorcycles may park.',
  });
}

function* photo({ place, images }: ParkingPlaceData): Findings {
  if (images.length > 0 || !place.values.vehicle_types.includes('DISABLED')) return;
  yield rule.finding('disabled-without-photo', 'parking_places', place, 'vehicle_types', {
    message: `The place "${place.values.id}" is for people with disabilities, but images.csv has no photo of it.`,
    hint: 'Add one, with location_id and parking_place.',
  });
}
