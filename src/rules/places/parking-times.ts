/** Rule: the time that vehicles may stay on a parking place is in minutes. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'parking-time': {
    severity: 'doubt',
    wrong: 'A time limit of a parking place is too short to charge, or many days long.',
    why: 'It is in hours or seconds. Drivers would pay a fine, or stay away.',
    fix: 'Write minutes: 4 hours are 240.',
    bad: 'time_limit: 4',
    good: 'time_limit: 240',
  },
});

/** In minutes. Nobody may charge for less than ten, nor for these numbers of them, which are usual numbers of hours. */
const TOO_SHORT = 10;
const HOURS: ReadonlySet<number> = new Set([12, 24, 48, 72]);

/** In minutes: a day, and what nobody limits any more. */
const DAY = 1440;
const MOST = 31 * DAY;

/** In seconds. Limits are multiples of it, and a few days in minutes hardly ever are: 2 days are 2880, and a week is 10080. */
const QUARTER_HOUR = 900;

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.parking_places.rows) {
    const { time_limit: minutes } = row.values;
    const advice = minutes === undefined ? undefined : adviceFor(minutes);
    if (minutes === undefined || advice === undefined) continue;
    const days = minutes > DAY ? `, which is ${Number((minutes / DAY).toPrecision(3))} days` : ', which is no usual limit';
    yield rule.finding('parking-time', 'parking_places', row, 'time_limit', {
      message: `time_limit is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${days}.`,
      ...advice,
    });
  }
}

function adviceFor(minutes: number): Advice | undefined {
  const inMinutes = (unit: string, meant: number) =>
    write([String(meant)], `The column is in minutes, and you probably mean ${unit}.`);
  if (minutes < TOO_SHORT || HOURS.has(minutes)) return inMinutes('hours', minutes * 60);
  if (minutes > DAY && minutes % QUARTER_HOUR === 0) return inMinutes('seconds', minutes / 60);
  return minutes > MOST
    ? { hint: 'The column is in minutes. Correct it, or leave the cell empty if there is no limit.' }
    : undefined;
}
