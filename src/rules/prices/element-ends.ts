/** Rule: a tariff element ends where it was meant to: not at 0, at 23:59, or on the last day of a month. */

import { write } from '../../findings/text/advice.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { oneRowOfEach } from './price-cells.ts';

export const rule = defineRule('tariffs', check, {
  'same-times': {
    severity: 'doubt',
    wrong: 'A tariff element begins and ends at the same time of day.',
    why: 'For some readers that is the whole day, for others no time at all.',
    fix: 'For the whole day, leave both cells empty. Otherwise correct one of them.',
  },
  'zero-limit': {
    severity: 'doubt',
    wrong: 'A tariff element applies up to a limit of 0.',
    why: 'Nothing is below 0, so the element never applies, and its price is never asked.',
    fix: 'Leave the cell empty if there is no limit, or write the limit.',
  },
  'last-minute': {
    severity: 'warning',
    wrong: 'A tariff element ends at 23:59.',
    why: 'The time is the first that does not belong to it any more, so the last minute of the day has another price, or none.',
    fix: 'Write 00:00, which is the end of the day.',
  },
  'last-day': {
    severity: 'warning',
    wrong: 'A tariff element ends on the last day of a month.',
    why: 'The day is the first that does not belong to it any more, so the last day of the month has another price, or none.',
    fix: 'Write the first day of the next month.',
  },
});

const LIMITS = ['max_kwh', 'max_current', 'max_power', 'max_duration'] as const;

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.tariffs.flatMap(oneRowOfEach)) {
    yield* times(row);
    yield* lastDay(row);
    for (const column of LIMITS) {
      if (Number(row.values[column] ?? 1) > 0) continue;
      yield rule.finding('zero-limit', 'tariff_elements', row, column, {
        message: `${column} is 0, so the element never applies.`,
        hint: 'Leave the cell empty if there is no limit, or write the limit.',
      });
    }
  }
}

function* times(row: TariffElementRow): Findings {
  const { start_time, end_time } = row.values;
  // From midnight to midnight is the whole day for everybody.
  if (start_time !== undefined && start_time === end_time && start_time !== '00:00') {
    yield rule.finding('same-times', 'tariff_elements', row, 'end_time', {
      message: `end_time is ${end_time}, as start_time is.`,
      hint: 'For the whole day, leave both cells empty. Otherwise correct one of them.',
    });
  }
  if (end_time === '23:59') {
    yield rule.finding('last-minute', 'tariff_elements', row, 'end_time', {
      message: 'end_time is 23:59, so the last minute of the day is left out.',
      ...write(['00:00'], 'That is the end of the day.'),
    });
  }
}

/** 29 February as an end is meant to belong to the winter. */
function* lastDay(row: TariffElementRow): Findings {
  const { end_date: end } = row.values;
  if (end === undefined) return;
  const next = new Date(Date.parse(end) + DAY_MS).toISOString().slice(0, 10);
  if (!next.endsWith('-01')) return;
  yield rule.finding('last-day', 'tariff_elements', row, 'end_date', {
    message: `end_date is ${end}, the first day that is left out, so the last day of the month has another price, or none.`,
    ...write([next], 'That is the end of the month.'),
  });
}
