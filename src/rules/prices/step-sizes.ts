/** Rule: step sizes are in Wh and seconds, and such as somebody bills. */

import { type Advice, write } from '../../findings/text/advice.ts';
import type { TariffElementRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'odd-step-size': {
    severity: 'warning',
    wrong: 'A step size is 0, very large, or a number of minutes.',
    why: 'What is billed is rounded up to it: a wrong step changes the price of every session.',
    fix: 'Write 1 if the exact amount is billed. Otherwise write Wh for ENERGY and seconds for time: 15 minutes are 900.',
    bad: 'TIME,…,step_size: 15',
    good: 'TIME,…,step_size: 900',
  },
});

/** In Wh. Nobody bills energy in larger steps. */
const LARGEST_WH = 10_000;

/** In seconds: half a day. Beyond that, only fees for a whole day exist. */
const LARGEST_SECONDS = 43_200;
const DAY_SECONDS = 86_400;

/** Numbers of minutes in which time is billed. As seconds, nobody bills in them. */
const MINUTES: ReadonlySet<number> = new Set([5, 10, 15, 20, 45]);

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.tariff_elements.rows) {
    const advice = adviceFor(row);
    if (advice === undefined) continue;
    const { type, step_size } = row.values;
    yield rule.finding('odd-step-size', 'tariff_elements', row, 'step_size', {
      message: `step_size ${step_size} ${type === 'ENERGY' ? 'Wh' : 's'} is not a step in which ${type} is billed.`,
      ...advice,
    });
  }
}

function adviceFor({ values: { type, step_size } }: TariffElementRow): Advice | undefined {
  // A price per session has no steps.
  if (type === 'FLAT') return undefined;
  if (step_size === 0) return write(['1'], 'Then the exact amount is billed.');
  if (type === 'ENERGY') {
    return step_size > LARGEST_WH ? { hint: 'The column is in Wh: 1000 is 1 kWh. Check it.' } : undefined;
  }
  if (step_size > LARGEST_SECONDS && step_size !== DAY_SECONDS) return { hint: 'The column is in seconds. Check it.' };
  return MINUTES.has(step_size)
    ? { hint: `The column is in seconds: ${step_size} minutes are ${step_size * 60}.` }
    : undefined;
}
