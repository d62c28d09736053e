/** Rule: parking places are as large as their vehicles, and there where drivers need a special one. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { VehicleType } from '../../ocpi/enums.ts';
import { cellText } from '../../tables/table.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'parking-size': {
      severity: 'doubt',
      wrong:
        'A size or weight of a parking place is not that of the vehicles it is for, or a vehicle that may park is larger than the place.',
      why: 'A navigation system that believes it sends a truck where it does not fit, or no car at all.',
      fix: 'Write centimetres and kilograms: 5.5 m is 550, and 3.5 t is 3500. Check which column is of the vehicle, and which of the place.',
      message: {
        range: '{field} is {size} {unit}, which is {than} than these vehicles and their places have: {types}.',
        pair: '{field} is {size} cm, but {other#} is only {most} cm.',
      },
    },
    'parking-time': {
      severity: 'doubt',
      wrong: 'A time limit of a parking place is too short to charge, or many days long.',
      why: 'It is in hours or seconds. Drivers would pay a fine, or stay away.',
      fix: 'Write minutes: 4 hours are 240.',
      message: '{field} is {minutes:minute}, which is no usual limit.',
    },
    'parking-without-sizes': {
      severity: 'warning',
      wrong: 'A parking place is for more than cars and motorcycles, and says not all of which vehicles fit.',
      why: 'OCPI asks for the sizes, the weight and whether dangerous goods are allowed. Drivers of trucks and with trailers cannot turn back.',
      fix: 'Fill in what you know, or leave only PERSONAL_VEHICLE and MOTORCYCLE in vehicle_types.',
      message: 'The place is for {large}, but nothing is said of {lacking}.',
    },
    'disabled-without-photo': {
      severity: 'warning',
      wrong: 'There is no photo of a parking place for people with disabilities.',
      why: 'OCPI asks for one: drivers want to see whether there is room for a ramp or a wheelchair.',
      fix: 'Add a photo to images.csv, with location_id and parking_place.',
      message: 'The place "{id}" is for people with disabilities, but images.csv has no photo of it.',
    },
    'disabled-place-missing': {
      severity: 'warning',
      wrong: 'An EVSE has the parking restriction DISABLED, but none of its parking places is for DISABLED.',
      why: 'Readers of OCPI 2.3.0 look for the place, and older ones for the restriction. They would tell drivers different things.',
      fix: 'Add DISABLED to vehicle_types of the place in parking_places.csv, name the right place in parking, or correct parking_restrictions.',
      message: 'EVSE "{uid}" is only for people with disabilities, but no parking place of {whose} is for DISABLED.',
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
        tell('parking-without-sizes', 'parking_places', place, field, { params: { large, lacking } });
      }
      if (images.length > 0 || !types.includes('DISABLED') || !areReadInFull(dataset.contents.images)) continue;
      tell('disabled-without-photo', 'parking_places', place, 'vehicle_types', { params: { id } });
    }
  },
  evses({ evse }, say, { dataset }, { parkingPlaces }) {
    const { parking_restrictions: restrictions, parking, uid } = evse.values;
    if (!restrictions?.includes('DISABLED') || parkingPlaces.length === 0) return;
    if (!areReadInFull(dataset.contents.parking_places)) return;
    const forDisabled = parkingPlaces.filter(({ place }) => place.values.vehicle_types.includes('DISABLED'));
    const ids = new Set(forDisabled.map(({ place }) => foldCase(place.values.id)));
    if (parking === undefined ? ids.size > 0 : parking.some(({ parking_id }) => ids.has(foldCase(parking_id)))) return;
    const params = { uid, whose: parking === undefined ? clause`its site` : clause`its own` };
    say('disabled-place-missing', 'parking_restrictions', { params });
  },
  rows: {
    /** At most one finding for the sizes of each place. */
    parking_places({ values }, say) {
      const { vehicle_types: types, time_limit: minutes = DAY } = values;
      const advice = timeAdvice(minutes);
      if (advice !== undefined) say('parking-time', 'time_limit', { params: { minutes }, advice });
      for (const [column, smallest, largest] of PLAUSIBLE) {
        const size = values[column];
        const [least, most] = rangeOf(column, types);
        if (size === undefined || (size >= least && size <= most)) continue;
        const unit = unitOf(column);
        const isOfNone = size < smallest || size > largest;
        const other = UNITS[unit].find(([, factor]) => isOfNone && size * factor >= least && size * factor <= most);
        const note = `The column is in ${unit}, and these are ${other?.[0]}.`;
        const advice = other && write([String(Math.round(size * other[1]))], note);
        const params = { size, unit, than: size < least ? clause`less` : clause`more`, types: types.join(', ') };
        return say('parking-size', column, { says: 'range', params, advice });
      }
      for (const [column, other] of PAIRS) {
        const [size, most] = [values[column], values[other]];
        if (size === undefined || most === undefined || size <= most) continue;
        return say('parking-size', column, { says: 'pair', params: { size, other, most } });
      }
    },
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

/** The smallest and the largest that is built, in cm and kg: motorcycles stand on 100 by 200, and road trains are 25.25 m long. */
const PLAUSIBLE = [
  ['max_vehicle_weight', 100, 100_000],
  ['max_vehicle_height', 130, 600],
  ['max_vehicle_length', 150, 3500],
  ['max_vehicle_width', 70, 400],
  ['parking_space_length', 150, 5000],
  ['parking_space_width', 80, 1000],
] as const;

type Column = (typeof PLAUSIBLE)[number][0];

/** The least of the smallest vehicles: of light trucks and minibuses, and of trucks with their trailers. */
const TRUCK = { max_vehicle_weight: 3500, max_vehicle_height: 230, max_vehicle_length: 550, parking_space_length: 550 };
const LEAST: { readonly [V in VehicleType]?: { readonly [C in Column]?: number } } = {
  PERSONAL_VEHICLE: { max_vehicle_weight: 400 },
  ...{ SEMI_TRACTOR: TRUCK, RIGID: TRUCK, BUS: TRUCK },
  TRUCK_WITH_TRAILER: { ...TRUCK, max_vehicle_weight: 7500, max_vehicle_length: 900, parking_space_length: 900 },
};

/** In kg. No van with its trailer weighs more. */
const MOST_WITHOUT_TRUCKS = 20_000;

/** The smaller of two, and the larger. */
const PAIRS = [
  ['max_vehicle_width', 'max_vehicle_length'],
  ['parking_space_width', 'parking_space_length'],
  ['max_vehicle_length', 'parking_space_length'],
  ['max_vehicle_width', 'parking_space_width'],
] as const;

function rangeOf(column: Column, types: readonly VehicleType[]): readonly [least: number, most: number] {
  const [, least, most] = PLAUSIBLE.find(([name]) => name === column) ?? [column, 0, 0];
  const areSmall = types.every((type) => LEAST[type]?.max_vehicle_height === undefined);
  return [
    Math.max(least, ...types.map((type) => LEAST[type]?.[column] ?? 0)),
    column === 'max_vehicle_weight' && areSmall ? MOST_WITHOUT_TRUCKS : most,
  ];
}

const UNITS = {
  cm: [
    ['metres', 100],
    ['decimetres', 10],
    ['millimetres', 0.1],
  ],
  kg: [['tonnes', 1000]],
} as const;

function unitOf(column: Column): keyof typeof UNITS {
  return column === 'max_vehicle_weight' ? 'kg' : 'cm';
}

/** In minutes. Numbers that are no usual limit, and usual numbers of hours. */
const TOO_SHORT = 10;
const HOURS: ReadonlySet<number> = new Set([12, 24, 48, 72]);

const DAY = 1440;
const MONTH = 31 * DAY;

/** In seconds. Limits are multiples of it, and days in minutes hardly ever are: 2 days are 2880, and a week is 10080. */
const QUARTER_HOUR = 900;

function timeAdvice(minutes: number): Advice | undefined {
  const meant = (unit: string, number: number) =>
    write([String(number)], `The column is in minutes, and you probably mean ${unit}.`);
  if (minutes < TOO_SHORT || HOURS.has(minutes)) return meant('hours', minutes * 60);
  if (minutes > DAY && minutes % QUARTER_HOUR === 0) return meant('seconds', minutes / 60);
  return minutes > MONTH
    ? { hint: 'The column is in minutes. If there is no limit, leave the cell empty.' }
    : undefined;
}
