/** Rule: a site opens for longer than some minutes, and from one time to another. */

import { oddHours } from '../../source/cells/opening-hours/odd-hours.ts';
import { cellText } from '../../source/tables/table.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'odd-hours': {
    severity: 'warning',
    wrong: 'Opening hours last less than a quarter of an hour, or end at the time at which they begin.',
    why: 'Software writes 00:00-00:01 where it knows no hours, or means all day. Drivers see that the site is closed, or open at night.',
    fix: 'Write 24/7 if the site is always open, the hours of each day if it is not, and nothing if they are not known.',
    bad: 'opening_times: Mo-Su 00:00-00:01',
    good: 'opening_times: 24/7',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const known = new Map<string, ReturnType<typeof oddHours>>();
  for (const { location } of dataset.locations) {
    if (location.values.opening_times?.twentyfourseven !== false) continue;
    const text = cellText(location, 'opening_times') ?? '';
    if (!known.has(text)) known.set(text, oddHours(text));
    const odd = known.get(text);
    if (odd === undefined) continue;
    yield rule.finding('odd-hours', 'locations', location, 'opening_times', {
      message: `opening_times ${odd.problem}`,
      hint: ADVICE[odd.kind],
    });
  }
}

const ADVICE = {
  short: 'If the site is always open, that is 24/7. If its hours are not known, leave the cell empty.',
  'same-times': 'For whole days, that is 00:00-24:00. Otherwise correct one of the two times.',
} as const;
