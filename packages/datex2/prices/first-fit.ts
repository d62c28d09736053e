/**
 * Prices of OCPI -> prices that apply together. Of the elements of a tariff with a price for a dimension the first one that matches
 * counts (OCPI 11.4.4); prices of a DATEX II rate apply side by side, so each gets the time, energy and duration that no earlier one has.
 * All bounds of the elements cut the space of sessions into boxes, each box has one price, and boxes of the same price are joined.
 */

import type { DayOfWeek, DetailedElement, DetailedPrice, TariffRestrictions } from '../../../src/ocpi/index.ts';
import { DAY_OF_WEEK } from '../../../src/ocpi/index.ts';

/** From and until, the end not included. */
export type Span<T> = readonly [from: T, until: T];

interface Bounds {
  /** Local days, `2026-12-24`. */
  readonly dates: Span<string>;
  /** kWh of the session. */
  readonly energy: Span<number>;
  /** Seconds since its beginning. */
  readonly duration: Span<number>;
}

/** A price, and the sessions, or the parts of them, that have it. */
export interface Box extends Bounds {
  readonly price: DetailedPrice;
  /** When in the week; undefined if always. */
  readonly week?: Week;
}

/** For each day of the week, from Monday, spans of local minutes. */
export type Week = readonly (readonly Span<number>[])[];

/** An element, and its price of a dimension. */
export interface Priced extends Pick<DetailedElement, 'restrictions'> {
  readonly price: DetailedPrice;
}

/** More than a tariff of people has. */
const MOST_BOXES = 3000;

/** Before and after all days. */
export const NO_DAYS = ['0000', '9999'] as const;

const DAY_MINUTES = 24 * 60;
const NEVER = Number.POSITIVE_INFINITY;

/** @param elements with a price of one dimension each, in their order; undefined if they are too many to tell apart */
export function disjoint(elements: readonly Priced[]): readonly Box[] | undefined {
  const regions = elements.map(toRegion);
  const dates = spansBetween(regions.flatMap((one) => one.dates).sort(), ...NO_DAYS);
  const energies = spansBetween(sorted(regions.flatMap((one) => one.energy)), 0, NEVER);
  const durations = spansBetween(sorted(regions.flatMap((one) => one.duration)), 0, NEVER);
  const times = spansBetween(sorted(regions.flatMap((one) => one.times.flat())), 0, DAY_MINUTES);
  if (dates.length * energies.length * durations.length * times.length > MOST_BOXES) return undefined;
  const grids = dates.flatMap((date) =>
    energies.flatMap((energy) =>
      durations.map((duration): Grid => {
        const own = regions.filter((one) => isIn(one, { dates: date, energy, duration }));
        return { dates: date, energy, duration, cells: JSON.stringify(weekOf(own, times)) };
      }),
    ),
  );
  return joined(joined(joined(grids, 'duration'), 'energy'), 'dates').flatMap(({ cells, ...bounds }) =>
    byPrice(JSON.parse(cells) as Cells, regions, times).map((found) => ({ ...found, ...bounds })),
  );
}

interface Region extends Bounds {
  readonly price: DetailedPrice;
  /** The same for the same price. */
  readonly key: string;
  readonly days: readonly DayOfWeek[];
  readonly times: readonly Span<number>[];
}

function toRegion({ price, restrictions = {} }: Priced): Region {
  const { min_kwh = 0, max_kwh = NEVER, min_duration = 0, max_duration = NEVER } = restrictions;
  const { start_date = NO_DAYS[0], end_date = NO_DAYS[1], day_of_week: days = DAY_OF_WEEK } = restrictions;
  return {
    ...{ price, key: JSON.stringify([price.price, price.vat, price.incl_vat]) },
    ...{ days, dates: [start_date, end_date], times: timesOf(restrictions) },
    ...{ energy: [min_kwh, max_kwh], duration: [min_duration, max_duration] },
  };
}

/** An end that is earlier than the start is on the next day, and 00:00 is the end of the day (OCPI 11.4.6). */
function timesOf({ start_time = '00:00', end_time = '00:00' }: TariffRestrictions): readonly Span<number>[] {
  const [from, until] = [minuteOf(start_time), minuteOf(end_time) || DAY_MINUTES];
  const spans: Span<number>[] = [[0, until]];
  return from < until ? [[from, until]] : [...spans, [from, DAY_MINUTES]];
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const sorted = (bounds: readonly number[]) => bounds.toSorted((a, b) => a - b);

/** The spans between all of these, from the first to the last. */
function spansBetween<T>(bounds: readonly T[], first: T, last: T): Span<T>[] {
  const between = [...new Set(bounds)].filter((bound) => bound !== first && bound !== last);
  return [...between, last].map((until, i) => [between[i - 1] ?? first, until]);
}

/** Whether all of the box is in the region. */
function isIn({ dates, energy, duration }: Region, box: Bounds): boolean {
  return covers(dates, box.dates) && covers(energy, box.energy) && covers(duration, box.duration);
}

function covers<T>([from, until]: Span<T>, [begin, end]: Span<T>): boolean {
  return from <= begin && end <= until;
}

/** The key of the price of each span of each day; empty where there is none. */
type Cells = readonly (readonly string[])[];

function weekOf(regions: readonly Region[], times: readonly Span<number>[]): Cells {
  return DAY_OF_WEEK.map((day) => {
    const ofDay = regions.filter(({ days }) => days.includes(day));
    return times.map((time) => ofDay.find((region) => region.times.some((span) => covers(span, time)))?.key ?? '');
  });
}

interface Grid extends Bounds {
  /** As JSON. */
  readonly cells: string;
}

/** Those that differ in nothing but their span of one axis, which follow each other, are one. */
function joined(grids: readonly Grid[], axis: keyof Bounds): Grid[] {
  const all: Grid[] = [];
  for (const grid of grids) {
    const at = all.findIndex((one) => one[axis][1] === grid[axis][0] && isSameBut(axis, one, grid));
    const before = all[at];
    if (before === undefined) all.push(grid);
    else all[at] = { ...grid, [axis]: [before[axis][0], grid[axis][1]] };
  }
  return all;
}

function isSameBut(axis: keyof Bounds, one: Grid, other: Grid): boolean {
  return JSON.stringify({ ...one, [axis]: 0 }) === JSON.stringify({ ...other, [axis]: 0 });
}

/** The prices of a week, each with its times. */
function byPrice(
  cells: Cells,
  regions: readonly Region[],
  times: readonly Span<number>[],
): Pick<Box, 'price' | 'week'>[] {
  return [...new Map(regions.map(({ key, price }) => [key, price]))].flatMap(([key, price]) => {
    const week = cells.map((ofDay) => spansOf(ofDay, key, times));
    if (week.every(({ length }) => length === 0)) return [];
    return [isAlways(week) ? { price } : { price, week }];
  });
}

export function isAlways(week: Week): boolean {
  return week.every(([span]) => span?.[0] === 0 && span[1] === DAY_MINUTES);
}

function spansOf(ofDay: readonly string[], key: string, times: readonly Span<number>[]): Span<number>[] {
  const own = times.filter((_, i) => ofDay[i] === key);
  const begins = own.filter(([from]) => !own.some(([, until]) => until === from));
  const ends = own.filter(([, until]) => !own.some(([from]) => from === until));
  return begins.map(([from], i) => [from, ends[i]?.[1] ?? DAY_MINUTES]);
}
