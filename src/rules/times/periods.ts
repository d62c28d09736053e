/** Rule: periods and ranges end after they begin, and exceptional hours come with regular ones. */

import { CELLS } from '../../cells/finding-codes.ts';
import { fieldsAsUtc, type LocalTime, localToUtc, utcToLocal } from '../../cells/times/local-time.ts';
import { formatTimestamp, toInstant } from '../../cells/times/timestamp.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';
import { DAY_MS, dayAfter } from '../../findings/text/day.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import type { ExceptionalHoursRow } from '../../tables/tables.ts';
import { defineRule, type Say } from '../rule/rule.ts';

const FINDINGS = {
  'hours-missing': {
    severity: 'error',
    wrong: 'A location has exceptional hours but no opening_times.',
    why: 'OCPI has exceptional hours only together with regular hours.',
    fix: 'Fill in opening_times in locations.csv: 24/7 if it is always open otherwise.',
    message: 'Location "{id}" has exceptional hours but no opening_times.',
  },
  'period-reversed': {
    severity: 'error',
    wrong: 'A period or range ends before it begins, or where it begins.',
    why: 'Readers reject it, or never apply it.',
    fix: 'Correct one of the two. Perhaps they are swapped.',
    message: '{field} ({end}) is not after {from#} ({begin}).',
  },
} as const;

export const rule = defineRule({
  group: 'relations',
  findings: FINDINGS,
  shared: CELLS,
  sites({ location, exceptions }, _, { tell }) {
    const { time_zone, opening_times, id } = location.values;
    for (const row of exceptions) {
      const skipped = skippedTimes(row, time_zone);
      for (const [column, later] of skipped) {
        const said = { says: 'skipped', params: { zone: time_zone }, advice: write([later]) } as const;
        tell('not-a-timestamp', 'exceptional_hours', row, column, said);
      }
      if (skipped.length > 0) continue;
      const times = exceptionalTimes(row, time_zone);
      if (times !== undefined && times.end <= times.begin) {
        const said = reversed(row, 'period_begin', 'period_end');
        tell('period-reversed', 'exceptional_hours', row, 'period_end', said);
      }
      if (opening_times === undefined) {
        tell('hours-missing', 'exceptional_hours', row, 'location_id', { params: { id } });
      }
    }
  },
  rows: {
    status_schedules: inOrder([['period_begin', 'period_end']]),
    tariffs: inOrder([['start_date_time', 'end_date_time']]),
    tariff_elements: inOrder([
      ['start_date', 'end_date'],
      ['min_kwh', 'max_kwh'],
      ['min_current', 'max_current'],
      ['min_power', 'max_power'],
      ['min_duration', 'max_duration'],
    ]),
  },
});

/**
 * The columns with local times that no clock of the site shows, because clocks are put forward, with the times as which they
 * would be published.
 */
function skippedTimes(row: ExceptionalHoursRow, timeZone: string): (readonly [column: string, later: string])[] {
  if (!isKnown(timeZone)) return [];
  return (['period_begin', 'period_end'] as const).flatMap((column) => {
    const time = row.values[column];
    if (time.kind === 'instant') return [];
    const shown = utcToLocal(localToUtc(time.local, timeZone), timeZone);
    if (fieldsAsUtc(shown) === fieldsAsUtc(time.local)) return [];
    return [[column, formatTimestamp(fieldsAsUtc(shown)).slice(0, 16).replace('T', ' ')] as const];
  });
}

/** A judgement of rows in which the second cell of each pair must be above the first. */
function inOrder(pairs: readonly (readonly [from: string, until: string])[]) {
  return (row: AnyRow, say: Say<typeof FINDINGS & typeof CELLS>) => {
    for (const [from, until] of pairs) {
      const [low, high] = [row.values[from], row.values[until]];
      if (low === undefined || high === undefined) continue;
      const isReversed = typeof low === 'string' ? low >= String(high) : Number(low) >= Number(high);
      if (isReversed) say('period-reversed', until, reversed(row, from, until));
    }
  };
}

function reversed(row: AnyRow, from: string, until: string) {
  const [begin = '', end = ''] = [from, until].map((column) => cellText(row, column));
  const advice = adviceOn(dayFirst(row.values[from]) ?? begin, dayFirst(row.values[until]) ?? end);
  return { params: { end, from, begin }, advice };
}

/** A local time in the notation of the column, in whatever notation it was written. */
function dayFirst(value: unknown): string | undefined {
  const isLocal = typeof value === 'object' && value !== null && 'local' in value;
  if (!isLocal) return undefined;
  const text = formatTimestamp(fieldsAsUtc(value.local as LocalTime));
  return text.slice(0, 16).replace('T', ' ').replace(' 00:00', '');
}

const DAY = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/;

/** A period in which the year changes is no longer than this: otherwise, the two were exchanged. */
const LONGEST_OVER_NEW_YEAR_MS = 120 * DAY_MS;

function adviceOn(begin: string, end: string): Advice | undefined {
  const [[first], [last]] = [DAY.exec(begin) ?? [], DAY.exec(end) ?? []];
  if (first === undefined || last === undefined) return undefined;
  if (begin === end) {
    const note = `A period ends when the day begins that is named here, so this is all of ${last}.`;
    return end === last ? write([dayAfter(last)], note) : undefined;
  }
  const nextYear = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  const length = Date.parse(nextYear) - Date.parse(first);
  const isOverNewYear = length > 0 && length < LONGEST_OVER_NEW_YEAR_MS;
  return isOverNewYear ? askFor(`${nextYear}${end.slice(last.length)}`) : undefined;
}

/** When exceptional hours begin and end, in ms since 1970. If the time zone of the site is not known, they can be compared only with times of the same kind. */
interface ExceptionalTimes {
  readonly begin: number;
  readonly end: number;
  /** Whether they stand in UTC, or in the local time of the site; undefined if the time zone is known. */
  readonly kind: 'local' | 'instant' | undefined;
}

/** For rules that compare such times; nothing if that depends on a time zone that is not known. */
export function exceptionalTimes(row: ExceptionalHoursRow, timeZone: string): ExceptionalTimes | undefined {
  const { period_begin: begin, period_end: end } = row.values;
  const zone = isKnown(timeZone) ? timeZone : 'Etc/UTC';
  const kind = isKnown(timeZone) ? undefined : begin.kind;
  if (kind !== undefined && end.kind !== kind) return undefined;
  return { begin: toInstant(begin, zone), end: toInstant(end, zone), kind };
}
