/** Rule: vehicles fit on the place where they may park, and both have the sizes of vehicles, in centimetres. */

import { type Advice, write } from '../../findings/text/advice.ts';
import type { ParkingPlaceRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'parking-size': {
    severity: 'warning',
    wrong: 'A size of a parking place is not that of a vehicle, or a vehicle that may park is larger than the place.',
    why: 'A navigation system that believes it sends a truck where it does not fit, or no car at all.',
    fix: 'Write centimetres: 5.5 m is 550. Check which column is of the vehicle, and which of the place.',
    bad: 'parking_space_length: 55',
    good: 'parking_space_length: 550',
  },
});

/** The smallest and the largest that is built, in cm: motorcycles stand on 100 by 200, and road trains are 25.25 m long. */
const PLAUSIBLE = [
  ['max_vehicle_height', 130, 600],
  ['max_vehicle_length', 150, 3500],
  ['max_vehicle_width', 70, 400],
  ['parking_space_length', 150, 5000],
  ['parking_space_width', 80, 1000],
] as const;

const PAIRS = [
  ['max_vehicle_length', 'parking_space_length'],
  ['max_vehicle_width', 'parking_space_width'],
] as const;

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.parking_places.rows) yield* inRow(row);
}

/** At most one finding for each place. */
function* inRow(row: ParkingPlaceRow): Findings {
  const { values } = row;
  for (const [column, least, most] of PLAUSIBLE) {
    const size = values[column];
    if (size === undefined || (size >= least && size <= most)) continue;
    return yield rule.finding('parking-size', 'parking_places', row, column, {
      message: `${column} is ${size} cm, which is ${size < least ? 'less' : 'more'} than vehicles and their places have.`,
      ...(inOtherUnit(size, least, most) ?? { hint: 'Check the number: the column is in centimetres.' }),
    });
  }
  for (const [vehicle, space] of PAIRS) {
    const [most, there] = [values[vehicle], values[space]];
    if (most === undefined || there === undefined || most <= there) continue;
    return yield rule.finding('parking-size', 'parking_places', row, vehicle, {
      message: `${vehicle} is ${most} cm, but ${space} is only ${there} cm.`,
      hint: 'Correct one of the two.',
    });
  }
}

/** A size that would be plausible in another unit. */
function inOtherUnit(size: number, least: number, most: number): Advice | undefined {
  const other = UNITS.find(([, factor]) => size * factor >= least && size * factor <= most);
  return (
    other && write([String(Math.round(size * other[1]))], `The column is in centimetres, and these are ${other[0]}.`)
  );
}

const UNITS = [
  ['metres', 100],
  ['decimetres', 10],
  ['millimetres', 0.1],
] as const;
