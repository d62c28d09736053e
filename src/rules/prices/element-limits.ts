/** Rule: a tariff element begins and ends where it was meant to, can apply, and is billed in usual steps. */

import { write } from '../../findings/text/advice.ts';
import { DAY_MS, dayAfter, dayOf } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffData } from '../../read/load/join.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule, type Network } from '../rule/rule.ts';
import { oneRowOfEach } from './price-cells.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

const FINDINGS = {
  'same-times': {
    severity: 'doubt',
    wrong: 'A tariff element begins and ends at the same time of day.',
    why: 'For some readers that is the whole day, for others no time at all.',
    fix: 'For the whole day, leave both cells empty. Otherwise correct one of them.',
    message: '{field} is {value}, as {#start_time} is.',
  },
  'zero-limit': {
    severity: 'doubt',
    wrong: 'A tariff element applies up to a limit of 0.',
    why: 'Nothing is below 0, so the element never applies, and its price is never asked.',
    fix: 'Leave the cell empty if there is no limit, or write the limit.',
    message: '{field} is 0, so the element never applies.',
  },
  'last-minute': {
    severity: 'warning',
    wrong: 'A tariff element ends at 23:59.',
    why: 'The time is the first that does not belong to it any more, so the last minute of the day has another price, or none.',
    fix: 'Write 00:00, which is the end of the day.',
    message: '{field} is 23:59, so the last minute of the day is left out.',
  },
  'last-day': {
    severity: 'warning',
    wrong: 'A tariff element ends on the last day of a month.',
    why: 'The day is the first that does not belong to it any more, so the last day of the month has another price, or none.',
    fix: 'Write the first day of the next month.',
    message:
      '{field} is {end}, the first day that is left out, so the last day of the month has another price, or none.',
  },
  'implausible-limit': {
    severity: 'warning',
    wrong: 'A tariff element begins or ends at an energy, current, power or time that no session has.',
    why: 'It applies never, or always. Another unit is the usual cause: Wh, milliamperes, milliseconds.',
    fix: 'Convert the unit: kWh, A, kW and seconds. If there is no limit, leave the cell empty.',
    message: '{field} is {amount} {unit}, which no session has.',
  },
  'odd-step-size': {
    severity: 'warning',
    wrong: 'A step size is 0, very large, or a number of minutes.',
    why: 'What is billed is rounded up to it: a wrong step changes the price of every session.',
    fix: 'The column is in Wh for ENERGY, and in seconds for time: 15 minutes are 900. With 1, the exact amount is billed.',
    message: '{field} {step} {unit} is not a step in which {type} is billed.',
  },
  'short-duration': {
    severity: 'warning',
    wrong: 'A time limit in a tariff element is shorter than five minutes.',
    why: 'The column is in seconds. A fee for staying longer than 4 hours would begin after 4 minutes.',
    fix: 'Multiply minutes by 60: 240 minutes are 14400.',
    message: '{field} {seconds} s is very short.',
    hint: 'The column is in seconds: {seconds} minutes are {minutes}, and {seconds} hours are {hours}.',
  },
  'power-in-watts': {
    severity: 'doubt',
    wrong: 'A power in a tariff element is in watts.',
    why: 'These columns are in kW, so the element applies never, or always.',
    fix: 'The column is in kW: divide watts by 1000, so that 50000 W is 50.',
    message: '{field} {power} kW is more than any connector with the tariff has.',
  },
  'past-element': {
    severity: 'warning',
    wrong: 'A tariff element has ended, or begins after its tariff ends.',
    why: 'It never applies, and may hide that nobody has written the price of this year.',
    fix: 'Correct its dates, or delete the element.',
    message: {
      ended: 'Element {element} has ended on {day}.',
      late: 'Element {element} begins on {day}, when tariff "{id}" has ended.',
    },
  },
  'out-of-reach': {
    severity: 'warning',
    wrong: 'A tariff element begins at a power or current that no connector with the tariff has.',
    why: 'It never applies. The price of a fast charger may stand in the tariff of a slow one.',
    fix: 'Correct the restriction, or give the fast connectors this tariff.',
    message: '{field} {least} {unit} is more than the {most} {unit} of the strongest connector with tariff "{id}".',
  },
} as const;

export const rule = defineRule({
  group: 'tariffs',
  findings: FINDINGS,
  rows: {
    tariff_elements(row, say) {
      if (!isOddStep(row)) return;
      const { type, step_size: step } = row.values;
      const unit = type === 'ENERGY' ? 'Wh' : 's';
      const advice = step === 0 ? write(['1'], 'Then the exact amount is billed.') : undefined;
      say('odd-step-size', 'step_size', { advice, params: { step, unit, type } });
    },
  },
  tariffs(data, _, network) {
    for (const row of oneRowOfEach(data)) {
      tellLimits(row, network);
    }
    tellRestrictions(data, network);
  },
});

function tellLimits(row: TariffElementRow, { tell }: Network<typeof FINDINGS>): void {
  const { start_time, end_time, end_date: end } = row.values;
  // From midnight to midnight is the whole day for everybody.
  if (start_time !== undefined && start_time === end_time && start_time !== '00:00') {
    tell('same-times', 'tariff_elements', row, 'end_time');
  }
  if (end_time === '23:59') {
    const advice = write(['00:00'], 'That is the end of the day.');
    tell('last-minute', 'tariff_elements', row, 'end_time', { advice });
  }
  const next = end && dayAfter(end);
  if (end !== undefined && next?.endsWith('-01')) {
    const advice = write([next], 'That is the end of the month.');
    tell('last-day', 'tariff_elements', row, 'end_date', { advice, params: { end } });
  }
  for (const column of COLUMNS) {
    const { least, most, unit } = LIMITS[column];
    if (row.values[column] === undefined) continue;
    const amount = Number(row.values[column]);
    if (amount === 0 && column.startsWith('max')) tell('zero-limit', 'tariff_elements', row, column);
    if (amount === 0 || ENDLESS.test(String(amount))) continue;
    // A car that has ended to charge stands still with next to nothing.
    const isLow = amount < least && row.values.type !== 'PARKING_TIME';
    if (isLow || amount > most) tell('implausible-limit', 'tariff_elements', row, column, { params: { amount, unit } });
  }
}

function tellRestrictions(data: TariffData, { dataset, now, tell }: Network<typeof FINDINGS>): void {
  const { id, start_date_time = 0, end_date_time = Number.POSITIVE_INFINITY } = data.tariff.values;
  const use = tariffUse(dataset)?.get(foldCase(id));
  // A day more, because dates are local to the sites.
  const yesterday = dayOf(now - DAY_MS);
  const lastStart = Math.max(start_date_time, end_date_time) + DAY_MS;
  for (const row of oneRowOfEach(data)) {
    const { element, start_date: start, end_date: end } = row.values;
    const short = shortDuration(row);
    if (short !== undefined) {
      const seconds = row.values[short] ?? 0;
      const params = { seconds, minutes: seconds * 60, hours: seconds * 3600 };
      tell('short-duration', 'tariff_elements', row, short, { params });
    }
    const inWatts = (['min_power', 'max_power'] as const).filter((column) => isInWatts(row.values[column], use));
    for (const column of inWatts) {
      const power = row.values[column]?.toFixed() ?? '';
      const kilowatts = row.values[column]?.times('0.001');
      // One of two, corrected alone, would make a range that ends before it begins.
      const isCertain = inWatts.length === 1 && kilowatts?.round(4).eq(kilowatts);
      const note = 'The column is in kW, and you probably mean watts.';
      const advice = isCertain ? write([kilowatts?.toFixed() ?? ''], note) : undefined;
      tell('power-in-watts', 'tariff_elements', row, column, { params: { power }, advice });
    }
    for (const [column, most, unit] of inWatts.length === 0 ? mostOf(use) : []) {
      const least = row.values[column];
      if (least === undefined || least.lte(most * TOLERANCE)) continue;
      const params = { least: least.toFixed(), most, unit, id: row.values.tariff_id };
      tell('out-of-reach', 'tariff_elements', row, column, { params });
    }
    if (end !== undefined && end <= yesterday && !(start !== undefined && end <= start)) {
      tell('past-element', 'tariff_elements', row, 'end_date', { says: 'ended', params: { element, day: end } });
    } else if (start !== undefined && Date.parse(start) > lastStart) {
      const params = { element, day: start, id };
      tell('past-element', 'tariff_elements', row, 'start_date', { says: 'late', params });
    }
  }
}

/** Amounts of sessions, from a car on a socket to a ship on several plugs that stays for a month. */
const LIMITS = {
  min_kwh: { least: 0, most: 1000, unit: 'kWh' },
  max_kwh: { least: 0, most: 1000, unit: 'kWh' },
  min_current: { least: 0, most: 2000, unit: 'A' },
  max_current: { least: 5, most: 2000, unit: 'A' },
  // That it is in watts is told where the plugs are known (power-in-watts).
  max_power: { least: 0.5, most: Number.POSITIVE_INFINITY, unit: 'kW' },
  min_duration: { least: 0, most: 2_678_400, unit: 's' },
  max_duration: { least: 0, most: 2_678_400, unit: 's' },
} as const;

const COLUMNS = Object.keys(LIMITS) as readonly (keyof typeof LIMITS)[];

/** 9999 means that there is no limit. */
const ENDLESS = /^9+$/;

/** In Wh. Nobody bills energy in larger steps. */
const LARGEST_WH = 10_000;

/** In seconds: half a day. Beyond that, only fees for a whole day exist. */
const LARGEST_SECONDS = 43_200;
const DAY_SECONDS = 86_400;

/** Numbers of minutes in which time is billed. As seconds, nobody bills in them. */
const MINUTES: ReadonlySet<number> = new Set([5, 10, 15, 20, 45]);

function isOddStep({ values: { type, step_size: step } }: TariffElementRow): boolean {
  // A price per session has no steps.
  if (type === 'FLAT') return false;
  if (type === 'ENERGY') return step === 0 || step > LARGEST_WH;
  return step === 0 || MINUTES.has(step) || (step > LARGEST_SECONDS && step !== DAY_SECONDS);
}

/** In seconds. Nobody lets a fee begin, or a price end, sooner than this. */
const SHORTEST = 300;

function shortDuration({ values }: TariffElementRow): 'min_duration' | 'max_duration' | undefined {
  const isShort = (seconds = 0) => seconds > 0 && seconds < SHORTEST;
  if (isShort(values.max_duration)) return 'max_duration';
  return isShort(values.min_duration) && values.type.endsWith('TIME') ? 'min_duration' : undefined;
}

/** In kW. No connector has more. */
const MOST_KILOWATTS = 4000;

/** In W. Restrictions are at the power of sockets and more. */
const LEAST_WATTS = 2000;

/** 1000 and 99999 mean that there is no limit. */
const NO_LIMIT = /^(?:10+|9+)$/;

function isInWatts(power: TariffElementRow['values']['min_power'], use: TariffUse | undefined): boolean {
  if (power === undefined || power.lt(LEAST_WATTS) || NO_LIMIT.test(power.toFixed())) return false;
  if (use === undefined) return power.gt(MOST_KILOWATTS);
  return power.gt((2 * use.mostWatts) / 1000) && power.lte(2 * use.mostWatts);
}

/** Ratings are rounded. */
const TOLERANCE = 1.1;

/** What the strongest connector with the tariff has; nothing if that is not known. */
function mostOf(use: TariffUse | undefined) {
  if (use === undefined) return [];
  return [
    ['min_power', use.mostWatts / 1000, 'kW'],
    ['min_current', use.mostAmperes, 'A'],
  ] as const;
}
