/** Rule: opening hours, exceptions and plans do not overlap, are not over, and last as is usual. */

import { conflictingHours, oddHours } from '../../cells/opening-hours/odd-hours.ts';
import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import { clause } from '../../findings/words.ts';
import type { LocationData } from '../../read/load/join.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';
import { exceptionalTimes } from './periods.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'overlapping-hours': {
      severity: 'warning',
      wrong:
        'Opening hours of one day overlap or replace others entirely, or two rows of exceptional hours of one site overlap.',
      why: 'One of the two is wrong, or not needed. OCPI says that closings should not overlap openings.',
      fix: 'Correct one of the two, or make them one. A semicolon begins hours that replace others: Mo-Su 08:00-20:00; Fr 08:00-22:00.',
      message: { hours: '{field} {overlap}', rows: 'The period overlaps the one in {place}.' },
    },
    'overlapping-schedules': {
      severity: 'warning',
      wrong: 'Two planned statuses of an EVSE overlap.',
      why: 'Nobody can say which of the two it will have.',
      fix: 'End the first when the second begins.',
      message: 'The period overlaps the one in {place}.',
    },
    'period-over': {
      severity: 'warning',
      wrong: 'An exceptional time, or a planned status, ended more than 30 days ago.',
      why: 'It is published for nobody. The year may be wrong, and then the next one is missing.',
      fix: 'Correct the year, or delete the row.',
      message: 'The period ended more than 30 days ago.',
    },
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
  sites(data, say, network) {
    const { location, exceptions } = data;
    const { opening_times: hours } = location.values;
    if (hours !== undefined) {
      const { overlap, odd } = judgedHours(network)(hours, location);
      if (overlap !== undefined) {
        say('overlapping-hours', 'opening_times', { says: 'hours', params: { overlap } });
      }
      if (odd && !hours.twentyfourseven) {
        say('odd-hours', 'opening_times', { advises: odd.kind, params: { problem: odd.problem } });
      }
    }
    for (const row of exceptions) {
      const times = exceptionalTimes(row, location.values.time_zone);
      const { type } = row.values;
      const days = times === undefined ? 0 : Math.round((times.end - times.begin) / DAY_MS);
      if (days <= LONGEST[type]) continue;
      const params = { state: type === 'OPENING' ? clause`open` : clause`closed`, days };
      network.tell('long-exception', 'exceptional_hours', row, 'period_end', { params });
    }
    for (const comparable of exceptionsOf(data)) {
      const { over, overlapping } = judged(comparable, network.now);
      for (const row of over) network.tell('period-over', 'exceptional_hours', row, 'period_end');
      for (const [place, row] of overlapping) {
        const params = { place: `${place.file}:${place.line}` };
        const said = { says: 'rows', params, related: [place] } as const;
        network.tell('overlapping-hours', 'exceptional_hours', row, 'period_begin', said);
      }
    }
  },
  evses({ schedules }, _, { now, tell }) {
    if (schedules.length === 0) return;
    const planned = schedules.map((row) => {
      const { period_begin: begin, period_end: end } = row.values;
      return { row, begin, ...(end === undefined ? {} : { end }) };
    });
    const { over, overlapping } = judged(planned, now);
    for (const row of over) tell('period-over', 'status_schedules', row, 'period_end');
    for (const [place, row] of overlapping) {
      const params = { place: `${place.file}:${place.line}` };
      tell('overlapping-schedules', 'status_schedules', row, 'period_begin', { params, related: [place] });
    }
  },
});

/** What is odd about opening hours; of each value that was looked at it is known, and equal texts mostly share one. */
const judgedHours = oncePerNetwork(() => {
  const judge = (text: string) => ({ overlap: conflictingHours(text), odd: oddHours(text) });
  const known = new Map<object, ReturnType<typeof judge>>();
  return (hours: object, row: AnyRow) => {
    const judged = known.get(hours) ?? judge(cellText(row, 'opening_times') ?? '');
    known.set(hours, judged);
    return judged;
  };
});

interface Period {
  readonly row: AnyRow;
  /** In ms since 1970. */
  readonly begin: number;
  /** Absent if it ends when the next begins. */
  readonly end?: number;
}

/** The exceptional hours of a site, in groups whose times can be compared. */
function exceptionsOf({ location, exceptions }: LocationData): readonly (readonly Period[])[] {
  if (exceptions.length === 0) return [];
  const periods = exceptions.flatMap((row) => {
    const times = exceptionalTimes(row, location.values.time_zone);
    return times === undefined ? [] : [{ row, ...times }];
  });
  return [undefined, 'local', 'instant'].map((kind) => periods.filter((period) => period.kind === kind));
}

/** The rows that are long over, and those that overlap another one, with its place. What ends before it begins is an error of another rule. */
function judged(given: readonly Period[], now: number) {
  const longAgo = startOfDay(now) - 30 * DAY_MS;
  const over: AnyRow[] = [];
  const overlapping: (readonly [place: ReturnType<typeof placeInRow>, row: AnyRow])[] = [];
  let last: (Period & { readonly end: number }) | undefined;
  const sound = given.filter(({ begin, end = Number.POSITIVE_INFINITY }) => begin < end);
  for (const { row, begin, end } of sound.sort((a, b) => a.begin - b.begin)) {
    const period = { row, begin, end: end ?? begin };
    if (end !== undefined && end < longAgo) over.push(row);
    else if (last !== undefined && begin < last.end) overlapping.push(inOrder(last.row, row));
    if (last === undefined || period.end > last.end) last = period;
  }
  return { over, overlapping };
}

/** The place of the row that comes earlier in the file, and the later one. */
function inOrder(a: AnyRow, b: AnyRow) {
  const [earlier, later] = a.file === b.file && a.record > b.record ? [b, a] : [a, b];
  return [placeInRow(earlier, 'period_begin'), later] as const;
}

/** In days. Sites for summer are closed for the rest of the year; who is closed for longer closes for good. */
const LONGEST = { OPENING: 7, CLOSING: 330 } as const;
