/** Rule: vehicles fit on the place where they may park, and both have the sizes of vehicles, in centimetres and kilograms. */

import { type Advice, write } from '../../findings/text/advice.ts';
import type { VehicleType } from '../../ocpi/enums.ts';
import type { ParkingPlaceRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'parking-size': {
    severity: 'doubt',
    wrong:
      'A size or weight of a parking place is not that of a vehicle, not that of the vehicles it is for, or a vehicle that may park is larger than the place.',
    why: 'A navigation system that believes it sends a truck where it does not fit, or no car at all.',
    fix: 'Write centimetres and kilograms: 5.5 m is 550, and 3.5 t is 3500. Check which column is of the vehicle, and which of the place.',
    bad: 'parking_space_length: 55',
    good: 'parking_space_length: 550',
  },
});

/** The smallest and the largest that is built: motorcycles stand on 100 by 200 cm, and road trains are 25.25 m long. */
const PLAUSIBLE = [
  ['max_vehicle_weight', 100, 100_000],
  ['max_vehicle_height', 130, 600],
  ['max_vehicle_length', 150, 3500],
  ['max_vehicle_width', 70, 400],
  ['parking_space_length', 150, 5000],
  ['parking_space_width', 80, 1000],
] as const;

type Column = (typeof PLAUSIBLE)[number][0];

/** The shorter side and the longer one. */
const SIDES = [
  ['max_vehicle_width', 'max_vehicle_length'],
  ['parking_space_width', 'parking_space_length'],
] as const;

/** What has to fit, and where. */
const PAIRS = [
  ['max_vehicle_length', 'parking_space_length'],
  ['max_vehicle_width', 'parking_space_width'],
] as const;

/** The least that the smallest vehicle of a type needs: light trucks and minibuses, and a tractor with its trailer. */
const LEAST_OF_TRUCKS = {
  ...{ max_vehicle_weight: 3500, max_vehicle_height: 230, max_vehicle_length: 550, parking_space_length: 550 },
} as const;
const LEAST_OF_TRAINS = {
  ...{ max_vehicle_weight: 7500, max_vehicle_height: 230, max_vehicle_length: 900, parking_space_length: 900 },
} as const;

const LEAST: { readonly [V in VehicleType]?: { readonly [C in Column]?: number } } = {
  PERSONAL_VEHICLE: { max_vehicle_weight: 400 },
  SEMI_TRACTOR: LEAST_OF_TRUCKS,
  RIGID: LEAST_OF_TRUCKS,
  BUS: LEAST_OF_TRUCKS,
  TRUCK_WITH_TRAILER: LEAST_OF_TRAINS,
};

/** In kg. Of cars and vans with their trailers, none weighs more; floors that bear more have no sign. */
const MOST_OF_CARS = 20_000;

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.parking_places.rows) yield* inRow(row);
}

/** At most one finding for each place. */
function* inRow(row: ParkingPlaceRow): Findings {
  const wrong = implausible(row);
  const found =
    wrong?.replacement === undefined ? (swapped(row) ?? wrong ?? ofOtherVehicles(row) ?? tooLarge(row)) : wrong;
  if (found === undefined) return;
  const { column, ...said } = found;
  yield rule.finding('parking-size', 'parking_places', row, column, said);
}

type Mistake = { readonly column: Column; readonly message: string } & Advice;

function implausible({ values }: ParkingPlaceRow): Mistake | undefined {
  for (const [column, least, most] of PLAUSIBLE) {
    const size = values[column];
    if (size === undefined || (size >= least && size <= most)) continue;
    const message = `${sized(column, size)}, which is ${size < least ? 'less' : 'more'} than vehicles and their places have.`;
    return { column, message, ...(inOtherUnit(column, size, values.vehicle_types) ?? checkUnit(column)) };
  }
  return undefined;
}

/** A size that is too small for a vehicle that may park, or too large for all of them. */
function ofOtherVehicles({ values }: ParkingPlaceRow): Mistake | undefined {
  for (const [column] of PLAUSIBLE) {
    const size = values[column];
    if (size === undefined) continue;
    const excluded = values.vehicle_types.find((type) => size < leastFor(column, type));
    if (excluded !== undefined) {
      const message = `The place is for ${excluded}, but ${sized(column, size)}.`;
      const hint = `No ${excluded} is so ${column === 'max_vehicle_weight' ? 'light' : 'small'}. Correct ${column}, or vehicle_types.`;
      return { column, message, hint };
    }
    if (column !== 'max_vehicle_weight' || size <= MOST_OF_CARS || values.vehicle_types.some(isHeavy)) continue;
    const message = `The place is for ${values.vehicle_types.join(', ')}, but ${sized(column, size)}.`;
    return { column, message, hint: 'Count the digits: 3.5 t is 3500. Correct it, or vehicle_types.' };
  }
  return undefined;
}

function swapped(row: ParkingPlaceRow): Mistake | undefined {
  return contradiction(row, SIDES, 'The two are probably swapped: the length is the longer side.');
}

function tooLarge(row: ParkingPlaceRow): Mistake | undefined {
  return contradiction(row, PAIRS, 'Correct one of the two.');
}

function contradiction(
  { values }: ParkingPlaceRow,
  pairs: typeof SIDES | typeof PAIRS,
  hint: string,
): Mistake | undefined {
  for (const [column, larger] of pairs) {
    const [most, there] = [values[column], values[larger]];
    if (most === undefined || there === undefined || most <= there) continue;
    return { column, message: `${sized(column, most)}, but ${larger} is only ${there} cm.`, hint };
  }
  return undefined;
}

/** Advice for a size that would be plausible in another unit, for the vehicles of the place. */
function inOtherUnit(column: Column, size: number, types: readonly VehicleType[]): Advice | undefined {
  const other = UNITS[unitOf(column)].find(([, factor]) => isPlausible(column, size * factor, types));
  if (other === undefined) return undefined;
  const [name, factor] = other;
  return write(
    [String(Math.round(size * factor))],
    `The column is in ${UNIT_NAMES[unitOf(column)]}, and these are ${name}.`,
  );
}

function isPlausible(column: Column, size: number, types: readonly VehicleType[]): boolean {
  const [, least, most] = PLAUSIBLE.find(([name]) => name === column) ?? [column, 0, 0];
  if (size < least || size > most || types.some((type) => size < leastFor(column, type))) return false;
  return column !== 'max_vehicle_weight' || size <= MOST_OF_CARS || types.some(isHeavy);
}

function leastFor(column: Column, type: VehicleType): number {
  return LEAST[type]?.[column] ?? 0;
}

function isHeavy(type: VehicleType): boolean {
  return leastFor('max_vehicle_weight', type) >= LEAST_OF_TRUCKS.max_vehicle_weight;
}

const UNITS = {
  cm: [
    ['metres', 100],
    ['decimetres', 10],
    ['millimetres', 0.1],
  ],
  kg: [
    ['tonnes', 1000],
    ['grams', 0.001],
  ],
} as const;

const UNIT_NAMES = { cm: 'centimetres', kg: 'kilograms' } as const;

function unitOf(column: Column): keyof typeof UNITS {
  return column === 'max_vehicle_weight' ? 'kg' : 'cm';
}

function sized(column: Column, size: number): string {
  return `${column} is ${size} ${unitOf(column)}`;
}

function checkUnit(column: Column): Advice {
  return { hint: `Check the number: the column is in ${UNIT_NAMES[unitOf(column)]}.` };
}
