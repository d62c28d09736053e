/** Rule: a tariff element begins and ends at amounts that sessions have, and is billed in usual steps. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { formatWhole } from '../../findings/text/format.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';
import { oneRowOfEach } from './price-cells.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'implausible-limit': {
      severity: 'warning',
      wrong: 'A tariff element begins or ends at an energy, current, power or time that no session has.',
      why: 'It applies never, or always. Another unit is the usual cause: Wh, milliamperes, milliseconds.',
      fix: 'Convert the unit: kWh, A, kW and seconds. If there is no limit, leave the cell empty.',
      message: {
        low: '{field} is {amount} {unit}, but cars charge with {least} {unit} and more.',
        high: '{field} is {amount} {unit}, but no session has more than {most} {unit}.',
      },
      hint: {
        low: 'Correct it, or leave the cell empty if there is no limit.',
        high: 'Divide it by 1000 if it is in {smaller}, or leave the cell empty if there is no limit.',
      },
    },
    'odd-step-size': {
      severity: 'warning',
      wrong: 'A step size is 0, very large, or a number of minutes.',
      why: 'What is billed is rounded up to it: a wrong step changes the price of every session.',
      fix: 'Write 1 if the exact amount is billed. Otherwise write Wh for ENERGY and seconds for time: 15 minutes are 900.',
      message: '{field} {step} {unit} is not a step in which {type} is billed.',
    },
  },
  rows: {
    tariff_elements(row, say) {
      const { type, step_size: step } = row.values;
      const advice = adviceFor(row);
      const unit = type === 'ENERGY' ? 'Wh' : 's';
      if (advice !== undefined) say('odd-step-size', 'step_size', { advice, params: { step, unit, type } });
    },
  },
  tariffs(data, _, { tell }) {
    for (const row of oneRowOfEach(data)) {
      for (const column of COLUMNS) {
        const { least, most, unit, smaller } = LIMITS[column];
        const amount = Number(row.values[column] ?? 0);
        // A limit of 0 is another rule (element-ends.ts).
        if (amount === 0 || ENDLESS.test(String(amount))) continue;
        // A car that has ended to charge stands still with next to nothing.
        if (amount < least && row.values.type !== 'PARKING_TIME') {
          const said = { says: 'low', advises: 'low', params: { amount, unit, least } } as const;
          tell('implausible-limit', 'tariff_elements', row, column, said);
        } else if (amount > most) {
          const params = { amount, unit, most: formatWhole(most), smaller };
          tell('implausible-limit', 'tariff_elements', row, column, { says: 'high', advises: 'high', params });
        }
      }
    }
  },
});

/** Amounts of sessions, from a car on a socket to a ship on several plugs that stays for a month. */
const LIMITS = {
  min_kwh: { least: 0, most: 1000, unit: 'kWh', smaller: 'Wh' },
  max_kwh: { least: 0, most: 1000, unit: 'kWh', smaller: 'Wh' },
  min_current: { least: 0, most: 2000, unit: 'A', smaller: 'milliamperes' },
  max_current: { least: 5, most: 2000, unit: 'A', smaller: 'milliamperes' },
  // That it is in watts is told where the plugs are known (element-restrictions.ts).
  max_power: { least: 0.5, most: Number.POSITIVE_INFINITY, unit: 'kW', smaller: 'watts' },
  min_duration: { least: 0, most: 2_678_400, unit: 's', smaller: 'milliseconds' },
  max_duration: { least: 0, most: 2_678_400, unit: 's', smaller: 'milliseconds' },
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

function adviceFor({ values: { type, step_size: step } }: TariffElementRow): Advice | undefined {
  // A price per session has no steps.
  if (type === 'FLAT') return undefined;
  if (step === 0) return write(['1'], 'Then the exact amount is billed.');
  if (type === 'ENERGY')
    return step > LARGEST_WH ? { hint: 'The column is in Wh: 1000 is 1 kWh. Check it.' } : undefined;
  if (step > LARGEST_SECONDS && step !== DAY_SECONDS) return { hint: 'The column is in seconds. Check it.' };
  if (!MINUTES.has(step)) return undefined;
  return { hint: `The column is in seconds: ${step} minutes are ${step * 60}.` };
}
