/**
 * Whether a site is open, and until when. It is open while the clock on its wall shows a time within its hours, and during
 * exceptional openings; exceptional closings count more than both (OCPI 8.4.14). Exceptions are in UTC, regular hours are not.
 */

import type { ExceptionalPeriod, Hours } from '../../../src/ocpi/browser.ts';
import type { SiteIndex, SiteRecord } from '../records/site-index.ts';
import { DAY, instantsNear, type LocalClock, localClock, MINUTE, weekdayOf } from './local-clock.ts';
import { type DaySpan, spansOfWeek } from './regular-week.ts';

export interface OpeningState {
  readonly isOpen: boolean;
  /** When that changes next, in ms since 1970; absent if it does not change, as far as is known. */
  readonly until?: number;
}

/** A week and a day, so that every opening of a week is seen. */
const DAYS_AHEAD = 8;

/**
 * Undefined if it cannot be known: no hours, or no such time zone. That is not the same as closed.
 *
 * @param at in ms since 1970
 */
export function openingState(hours: Hours | undefined, timeZone: string, at: number): OpeningState | undefined {
  const opening = hours && openingOf(hours, timeZone);
  if (opening === undefined) return undefined;
  const isOpen = opening.isOpen(at);
  const until = opening.changes(at).find((instant) => opening.isOpen(instant) !== isOpen);
  return { isOpen, ...(until !== undefined && { until }) };
}

/** Whether a site is open: openingState without its end, for lists. Undefined if it cannot be known. */
export function isOpenAt(hours: Hours | undefined, timeZone: string, at: number): boolean | undefined {
  return hours && openingOf(hours, timeZone)?.isOpen(at);
}

/** Whether each site of an index is open at an instant, worked out once for each zone and hours. */
export function openSites({ hours, time_zones }: SiteIndex, at: number): (site: SiteRecord) => boolean | undefined {
  const known = new Map<number, boolean | undefined>();
  return (site) => {
    // A site that is only planned is not open, whatever its hours will be.
    if (site.hours === undefined || (site.evses.length > 0 && site.evses.every(({ planned }) => planned)))
      return undefined;
    const key = site.hours * time_zones.length + site.time_zone;
    if (!known.has(key)) known.set(key, isOpenAt(hours[site.hours], time_zones[site.time_zone] ?? '', at));
    return known.get(key);
  };
}

interface Opening {
  isOpen(at: number): boolean;
  /** Instants after this one, in order, of which each change is one. */
  changes(at: number): number[];
}

function openingOf(hours: Hours, timeZone: string): Opening | undefined {
  const clock = localClock(timeZone);
  const always = hours.twentyfourseven;
  const week = spansOfWeek(always ? [] : (hours.regular_hours ?? []));
  const [openings, closings] = [toSpans(hours.exceptional_openings), toSpans(hours.exceptional_closings)];
  if (clock === undefined || (!always && !hours.regular_hours?.length && openings.length === 0)) return undefined;
  const isOpen = (at: number): boolean => {
    if (closings.some((span) => isIn(span, at))) return false;
    return always || openings.some((span) => isIn(span, at)) || isInWeek(week, clock, at);
  };
  const changes = (at: number): number[] => {
    // A long closing hides the hours of many weeks, so those after its end are looked at too.
    const ends = closings.map(([, end]) => end).filter((end) => end > at);
    const regularly = [at, ...ends].flatMap((from) => boundariesAfter(week, clock, from));
    return [...openings.flat(), ...closings.flat(), ...regularly].filter((one) => one > at).sort((a, b) => a - b);
  };
  return { isOpen, changes };
}

type Span = readonly [begin: number, end: number];

function toSpans(periods: readonly ExceptionalPeriod[] | undefined): Span[] {
  return (periods ?? []).map(({ period_begin, period_end }) => [Date.parse(period_begin), Date.parse(period_end)]);
}

function isIn([begin, end]: Span, at: number): boolean {
  return begin <= at && at < end;
}

function isInWeek(week: readonly DaySpan[], clock: LocalClock, at: number): boolean {
  if (week.length === 0) return false;
  const { weekday, minute } = clock.read(at);
  return week.some(({ begin, end, ...day }) => day.weekday === weekday && begin <= minute && minute < end);
}

/** The instants of the next days at which the clock reaches the begin or the end of hours, or is set. */
function boundariesAfter(week: readonly DaySpan[], clock: LocalClock, at: number): number[] {
  const today = Date.parse(clock.read(at).date);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead * DAY).flatMap((midnight) => {
    const spans = week.filter(({ weekday }) => weekday === weekdayOf(midnight));
    const minutes = new Set(spans.flatMap(({ begin, end }) => [begin, end]));
    return [...minutes].flatMap((minute) => instantsNear(clock, midnight + minute * MINUTE));
  });
}
