/** Rule: a tariff element ends where it was meant to: not at 0, at 23:59, or on the last day of a month. */

import { write } from '../../findings/text/advice.ts';
import { DAY_MS } from '../../findings/text/day.ts';
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
      const next = end && new Date(Date.parse(end) + DAY_MS).toISOString().slice(0, 10);
      if (end !== undefined && next?.endsWith('-01')) {
        const advice = write([next], 'That is the end of the month.');
        tell('last-day', 'tariff_elements', row, 'end_date', { advice, params: { end } });
      }
      for (const column of LIMITS) {
        if (Number(row.values[column] ?? 1) <= 0) tell('zero-limit', 'tariff_elements', row, column);
      }
    }
  },
});

const LIMITS = ['max_kwh', 'max_current', 'max_power', 'max_duration'] as const;
