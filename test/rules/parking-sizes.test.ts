/** Sizes, weights and times of parking places: what vehicles have, and what is in another unit. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('disabled-without-photo parking-size parking-time parking-without-sizes');

const SIZES = [
  'max_vehicle_weight',
  'max_vehicle_height',
  'max_vehicle_length',
  'max_vehicle_width',
  'parking_space_length',
  'parking_space_width',
  'time_limit',
] as const;

type Cells = { readonly [S in (typeof SIZES)[number]]?: number };

/** What is said about the numbers of a place: code, column, and the number to write. */
function found(vehicles: string, cells: Cells): string[] {
  const row = SIZES.map((name) => cells[name] ?? '').join();
  const { findings } = check(
    networkOf({
      evses: csv('uid,location_id,parking', 'E-1,L-1,P1'),
      parking_places: csv(`location_id,id,vehicle_types,${SIZES.join()}`, `L-1,P1,${vehicles},${row}`),
    }),
  );
  return findings
    .filter(({ code }) => code !== 'parking-without-sizes')
    .map(({ code, severity, field, replacement = '?' }) => `${severity} ${code} ${field} ${replacement}`);
}

describe('there is nothing to say about', () => {
  test.each<[string, Cells]>([
    ['PERSONAL_VEHICLE', { max_vehicle_weight: 2000, max_vehicle_height: 190, time_limit: 240 }],
    ['PERSONAL_VEHICLE|VAN', { max_vehicle_weight: 3500, max_vehicle_height: 400, time_limit: 10 }],
    ['PERSONAL_VEHICLE_WITH_TRAILER', { max_vehicle_weight: 12_000, parking_space_length: 1400 }],
    ['MOTORCYCLE', { max_vehicle_weight: 250, parking_space_length: 200, parking_space_width: 100 }],
    ['BUS', { max_vehicle_weight: 5000, max_vehicle_height: 280, max_vehicle_length: 600 }],
    ['TRUCK_WITH_TRAILER', { max_vehicle_weight: 60_000, max_vehicle_height: 450, max_vehicle_length: 2525 }],
    ['SEMI_TRACTOR|RIGID', { max_vehicle_weight: 7500, max_vehicle_height: 300, max_vehicle_length: 700 }],
    ['PERSONAL_VEHICLE', { max_vehicle_width: 250, max_vehicle_length: 250 }],
    ...[15, 20, 30, 45, 60, 90, 120, 180, 360, 480, 720, 1440, 2880, 4320, 10_080, 20_160].map(
      (time_limit): [string, Cells] => ['PERSONAL_VEHICLE', { time_limit }],
    ),
  ])('a place for %s with %j', (vehicles, cells) => {
    expect(found(vehicles, cells)).toEqual([]);
  });
});

describe('a doubt is', () => {
  test.each<[string, Cells, string]>([
    ['PERSONAL_VEHICLE', { max_vehicle_weight: 3 }, 'parking-size max_vehicle_weight 3000'],
    ['PERSONAL_VEHICLE', { max_vehicle_weight: 35 }, 'parking-size max_vehicle_weight ?'],
    ['PERSONAL_VEHICLE', { max_vehicle_weight: 250 }, 'parking-size max_vehicle_weight ?'],
    ['PERSONAL_VEHICLE|VAN', { max_vehicle_weight: 35_000 }, 'parking-size max_vehicle_weight ?'],
    ['RIGID', { max_vehicle_weight: 12 }, 'parking-size max_vehicle_weight 12000'],
    ['RIGID', { max_vehicle_weight: 3 }, 'parking-size max_vehicle_weight ?'],
    ['RIGID', { max_vehicle_height: 210 }, 'parking-size max_vehicle_height ?'],
    ['RIGID', { max_vehicle_height: 4 }, 'parking-size max_vehicle_height 400'],
    ['RIGID', { max_vehicle_height: 2 }, 'parking-size max_vehicle_height ?'],
    ['BUS|PERSONAL_VEHICLE', { parking_space_length: 500 }, 'parking-size parking_space_length ?'],
    ['VAN', { parking_space_length: 250, parking_space_width: 500 }, 'parking-size parking_space_width ?'],
    ['VAN', { parking_space_length: 500, parking_space_width: 2500 }, 'parking-size parking_space_width 250'],
    ['VAN', { max_vehicle_length: 600, parking_space_length: 550 }, 'parking-size max_vehicle_length ?'],
    ['VAN', { time_limit: 1 }, 'parking-time time_limit 60'],
    ['VAN', { time_limit: 9 }, 'parking-time time_limit 540'],
    ['VAN', { time_limit: 48 }, 'parking-time time_limit 2880'],
    ['VAN', { time_limit: 1800 }, 'parking-time time_limit 30'],
    ['VAN', { time_limit: 5400 }, 'parking-time time_limit 90'],
    ['VAN', { time_limit: 50_000 }, 'parking-time time_limit ?'],
  ])('a place for %s with %j', (vehicles, cells, expected) => {
    expect(found(vehicles, cells)).toEqual([`doubt ${expected}`]);
  });
});
