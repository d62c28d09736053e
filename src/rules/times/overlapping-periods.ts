/** Rule: opening hours, exceptional hours and planned statuses do not overlap, and are not over. */

import { conflictingHours } from '../../cells/opening-hours/odd-hours.ts';
import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import type { LocationData } from '../../read/load/join.ts';
import { placeInRow } from '../../tables/row-name.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';
import { exceptionalTimes } from './exceptional-times.ts';

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
      hint: {
        hours: 'Write them as one, or separate them with a comma. A semicolon begins hours that replace others.',
        rows: 'Correct one of the two, or make them one.',
      },
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
  },
  sites(data, say, network) {
    const { opening_times: hours } = data.location.values;
    const known = knownOverlaps(network);
    if (hours !== undefined && !known.has(hours)) {
      known.set(hours, conflictingHours(cellText(data.location, 'opening_times') ?? ''));
    }
    const overlap = hours && known.get(hours);
    if (overlap !== undefined) {
      say('overlapping-hours', 'opening_times', { says: 'hours', advises: 'hours', params: { overlap } });
    }
    for (const comparable of exceptionsOf(data)) {
      const { over, overlapping } = judged(comparable, network.now);
      for (const row of over) network.tell('period-over', 'exceptional_hours', row, 'period_end');
      for (const [place, row] of overlapping) {
        const said = { says: 'rows', advises: 'rows', params: { place: `${place.file}:${place.line}` } } as const;
        network.tell('overlapping-hours', 'exceptional_hours', row, 'period_begin', { ...said, related: [place] });
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

/** The overlap of each value that was looked at; equal texts mostly share one. */
const knownOverlaps = oncePerNetwork(() => new Map<object, string | undefined>());

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
