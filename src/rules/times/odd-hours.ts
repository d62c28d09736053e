/** Rule: a site opens for longer than some minutes, and its exceptions do not last for months. */

import { oddHours } from '../../cells/opening-hours/odd-hours.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import { cellText } from '../../tables/table.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';
import { exceptionalTimes } from './exceptional-times.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'long-exception': {
      severity: 'warning',
      wrong: 'An exceptional opening lasts more than a week without a break, or an exceptional closing most of a year.',
      why: 'The month or the year of one of the two times is probably wrong. Drivers find the site closed, or do not go there.',
      fix: 'Correct period_begin or period_end. Write a row for each day if the site is closed at night.',
      message: 'The site would be {state} for {days} days without a break.',
    },
    'odd-hours': {
      severity: 'warning',
      wrong: 'Opening hours last less than a quarter of an hour, or end at the time at which they begin.',
      why: 'Software writes 00:00-00:01 where it knows no hours, or means all day. Drivers see that the site is closed, or open at night.',
      fix: 'Write 24/7 if the site is always open, the hours of each day if it is not, and nothing if they are not known.',
      message: '{field} {problem}',
      hint: {
        short: 'If the site is always open, that is 24/7. If its hours are not known, leave the cell empty.',
        'same-times': 'For whole days, that is 00:00-24:00. Otherwise correct one of the two times.',
      },
    },
  },
  sites({ location, exceptions }, say, network) {
    for (const row of exceptions) {
      const times = exceptionalTimes(row, location.values.time_zone);
      const { type } = row.values;
      const days = times === undefined ? 0 : Math.round((times.end - times.begin) / DAY_MS);
      if (days <= LONGEST[type]) continue;
      const params = { state: type === 'OPENING' ? 'open' : 'closed', days };
      network.tell('long-exception', 'exceptional_hours', row, 'period_end', { params });
    }
    if (location.values.opening_times?.twentyfourseven !== false) return;
    const known = knownHours(network);
    const text = cellText(location, 'opening_times') ?? '';
    if (!known.has(text)) known.set(text, oddHours(text));
    const odd = known.get(text);
    if (odd) say('odd-hours', 'opening_times', { advises: odd.kind, params: { problem: odd.problem } });
  },
});

/** In days. Sites for summer are closed for the rest of the year; who is closed for longer closes for good. */
const LONGEST = { OPENING: 7, CLOSING: 330 } as const;

const knownHours = oncePerNetwork(() => new Map<string, ReturnType<typeof oddHours>>());
