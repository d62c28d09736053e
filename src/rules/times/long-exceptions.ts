/** Rule: exceptional hours are exceptions, and not a month without a break. */

import { DAY_MS } from '../../findings/text/day.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { exceptionalTimes } from './exceptional-times.ts';

export const rule = defineRule('plausibility', check, {
  'long-exception': {
    severity: 'warning',
    wrong: 'An exceptional opening lasts more than a week without a break, or an exceptional closing most of a year.',
    why: 'The month or the year of one of the two times is probably wrong. Drivers find the site closed, or do not go there.',
    fix: 'Correct period_begin or period_end. Write a row for each day if the site is closed at night.',
    bad: 'OPENING,2027-05-15 22:00,2027-06-16 02:00',
    good: 'OPENING,2027-05-15 22:00,2027-05-16 02:00',
  },
});

/** In days. Sites for summer are closed for the rest of the year; who is closed for longer closes for good. */
const LONGEST = { OPENING: 7, CLOSING: 330 } as const;

function* check({ dataset }: RuleInput): Findings {
  for (const { location, exceptions } of dataset.locations) {
    for (const row of exceptions) {
      const times = exceptionalTimes(row, location.values.time_zone);
      if (times === undefined) continue;
      const { type } = row.values;
      const days = Math.round((times.end - times.begin) / DAY_MS);
      if (days <= LONGEST[type]) continue;
      yield rule.finding('long-exception', 'exceptional_hours', row, 'period_end', {
        message: `The site would be ${type === 'OPENING' ? 'open' : 'closed'} for ${days} days without a break.`,
        hint: 'Correct the month or the year of one of the two times.',
      });
    }
  }
}
