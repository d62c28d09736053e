/** Rule: a tariff element begins and ends where it was meant to, and is billed in usual steps. */

import { write } from '../../findings/text/advice.ts';
import { dayAfter } from '../../findings/text/day.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';
import { oneRowOfEach } from './price-cells.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
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
  },
  rows: {
    tariff_elements(row, say) {
      if (!isOddStep(row)) return;
      const { type, step_size: step } = row.values;
      const unit = type === 'ENERGY' ? 'Wh' : 's';
      const advice = step === 0 ? write(['1'], 'Then the exact amount is billed.') : undefined;
      say('odd-step-size', 'step_size', { advice, params: { step, unit, type } });
    },
  },
  tariffs(data, _, { tell }) {
    for (const row of oneRowOfEach(data)) {
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
        if (isLow || amount > most)
          tell('implausible-limit', 'tariff_elements', row, column, { params: { amount, unit } });
      }
    }
  },
});

/** Amounts of sessions, from a car on a socket to a ship on several plugs that stays for a month. */
const LIMITS = {
  min_kwh: { least: 0, most: 1000, unit: 'kWh' },
  max_kwh: { least: 0, most: 1000, unit: 'kWh' },
  min_current: { least: 0, most: 2000, unit: 'A' },
  max_current: { least: 5, most: 2000, unit: 'A' },
  // That it is in watts is told where the plugs are known (element-restrictions.ts).
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
