/** Items about where vehicles stand while they charge. The public scorecard takes the four as one. */

import { listed } from '../measure/fulfilment.ts';
import type { Item } from '../measure/item.ts';
import type { MeasuredSite } from '../measure/measured.ts';

const PLACES = {
  level: 'site',
  ruleOf: 'public scorecard',
  counts: 'parking_places are there. The public scorecard takes A16 to A19 as one.',
  measure: ({ parkingPlaces }: MeasuredSite) => listed(parkingPlaces),
} as const;

const of230 = (...fields: string[]) => [{ since: '2.3.0', fields }] as const;

export const PARKING_ITEMS = [
  {
    ...{ id: 'A16', title: 'Types of vehicles that fit', paragraph: '(a)(xvi)', ...PLACES },
    typedIn: { table: 'parking_places', columns: ['vehicle_types'] },
    ocpi: of230('Parking.vehicle_types'),
  },
  {
    ...{ id: 'A17', title: 'Largest vehicle that fits', paragraph: '(a)(xvii)', ...PLACES },
    typedIn: {
      table: 'parking_places',
      columns: ['max_vehicle_weight', 'max_vehicle_height', 'max_vehicle_length', 'max_vehicle_width'],
    },
    ocpi: of230(
      'Parking.max_vehicle_weight',
      'Parking.max_vehicle_height',
      'Parking.max_vehicle_length',
      'Parking.max_vehicle_width',
    ),
  },
  {
    ...{ id: 'A18', title: 'Number of parking places', paragraph: '(a)(xviii)', ...PLACES },
    typedIn: { table: 'parking_places', columns: ['id'] },
    ocpi: of230('Location.parking_places'),
  },
  {
    ...{ id: 'A19', title: 'Number of places for people with disabilities', paragraph: '(a)(xix)', ...PLACES },
    typedIn: { table: 'parking_places', columns: ['vehicle_types'] },
    ocpi: of230('Parking.vehicle_types'),
  },
] as const satisfies readonly Item[];
