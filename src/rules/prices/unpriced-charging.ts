/** Rule: a tariff has a price for charging at every time of the week, and for every kWh. */

import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { DAY_OF_WEEK } from '../../ocpi/enums.ts';
import type { TariffData } from '../../read/load/join.ts';
import { toRestrictions } from '../../tables/declarations/tariff-elements.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';
import { saysFree } from './tariff-prices.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'unpriced-charging': {
      severity: 'warning',
      wrong:
        'A tariff has no price for charging, or none for some times, amounts or powers, because all its elements are restricted.',
      why: 'Readers show no price then, or a free one.',
      fix: 'Add an element without restrictions, with the highest number. If charging is free then, its price is 0.',
      message: {
        fee: 'Tariff "{id}" has a price for parking or reserving, and none for charging.',
        hole: 'Tariff "{id}" has no price for charging {hole}.',
      },
      hint: {
        fee: 'Add a price for charging, per kWh or per hour. If charging is free, a price per session of 0 says so.',
      },
    },
  },
  tariffs(data, _, { dataset, now, tell }) {
    if (!areReadInFull(dataset.contents.tariff_elements)) return;
    const { id } = data.tariff.values;
    const fee = onlyFee(data);
    if (fee) tell('unpriced-charging', fee.table, fee.row, fee.field, { says: 'fee', advises: 'fee', params: { id } });
    const priced = chargingElements(data);
    const last = priced.at(-1);
    if (last === undefined || priced.some((row) => toRestrictions(row) === undefined || isReversed(row))) return;
    const use = tariffUse(dataset)?.get(foldCase(id));
    const hole = inTheWeek(priced) ?? inAnotherRange(priced, use) ?? inDates(priced, data, now);
    if (hole === undefined) return;
    tell('unpriced-charging', 'tariff_elements', last, 'element', { says: 'hole', params: { id, hole } });
  },
});

/** The first price of a tariff that has prices only for parking, for reserving, and for staying too long. */
function onlyFee(data: TariffData): PriceCell | undefined {
  const cells = priceCells(data);
  const isFee = (cell: PriceCell) =>
    cell.type === 'PARKING_TIME' ||
    isForReservation(cell) ||
    (cell.type === 'TIME' && !!cell.element?.values.min_duration);
  return cells.every(isFee) && !saysFree(data.tariff) ? cells[0] : undefined;
}

/**
 * The elements that price charging: by energy, or else by time. A fee for every session prices no kWh, nor does one for
 * staying too long. Nothing for a tariff without such prices, or by time with a fee for the session: that may be all.
 */
function chargingElements({ elements }: TariffData): TariffElementRow[] {
  const charging = elements.filter(({ values }) => values.type !== 'PARKING_TIME' && values.reservation === undefined);
  const fallback = charging.some((row) => row.values.type === 'FLAT' && toRestrictions(row) === undefined);
  const ofEnergy = charging.filter(({ values }) => values.type === 'ENERGY');
  const ofTime = charging.filter(({ values }) => values.type === 'TIME' && !values.min_duration);
  const ofSession = charging.filter((row) => row.values.type === 'FLAT' && toRestrictions(row) !== undefined);
  if (ofEnergy.length > 0) return [...ofEnergy, ...ofTime, ...ofSession].sort(byElement);
  return ofTime.length > 0 && !fallback ? [...ofTime, ...ofSession].sort(byElement) : [];
}

function byElement(a: TariffElementRow, b: TariffElementRow): number {
  return a.values.element - b.values.element;
}

const RANGES = [
  ['min_kwh', 'max_kwh', ' kWh'],
  ['min_power', 'max_power', ' kW'],
  ['min_current', 'max_current', ' A'],
  ['min_duration', 'max_duration', ' s'],
] as const;

/** That a range ends before it begins is another finding (periods.ts). */
function isReversed({ values }: TariffElementRow): boolean {
  const { start_date, end_date } = values;
  if (start_date !== undefined && end_date !== undefined && end_date <= start_date) return true;
  return RANGES.some(([low, high]) => Number(values[high] ?? Number.POSITIVE_INFINITY) <= Number(values[low] ?? 0));
}

/** From, and until before. */
type Stretch = readonly [from: number, until: number];

const MINUTES_OF_DAY = 1440;

/** A time of the week that no element has: each is looked at as if it had no other restrictions. */
function inTheWeek(rows: readonly TariffElementRow[]): Clause | undefined {
  const week = 7 * MINUTES_OF_DAY;
  const [from, until] = firstHole([...rows.flatMap(weekStretches), [week, Number.POSITIVE_INFINITY]]) ?? [];
  if (from === undefined || until === undefined) return undefined;
  const [day, last] = [from, until - 1].map((minute) => Math.floor(minute / MINUTES_OF_DAY));
  const to = day === last ? clock(until) : `${dayOf(last)} ${clock(until)}`;
  return clause`on ${{ day: dayOf(day) }} from ${{ from: clock(from) }} to ${{ to }}, for example`;
}

/**
 * The minutes since Monday 00:00 in which an element may apply. The hours after midnight of a period over midnight may belong
 * to the day before or not. Equal times may be the whole day, and people let it end at 23:59 (element-limits.ts).
 */
function weekStretches({ values: { start_time, end_time, day_of_week } }: TariffElementRow): Stretch[] {
  const start = start_time === undefined ? 0 : minuteOf(start_time);
  const isEndOfDay = end_time === undefined || end_time === '00:00' || end_time === '23:59';
  const end = isEndOfDay ? MINUTES_OF_DAY : minuteOf(end_time);
  return DAY_OF_WEEK.flatMap((name, day): Stretch[] => {
    if (day_of_week?.includes(name) === false) return [];
    const at = day * MINUTES_OF_DAY;
    if (start < end) return [[at + start, at + end]];
    const tomorrow = ((day + 1) % 7) * MINUTES_OF_DAY;
    if (start === end) return [[at, at + MINUTES_OF_DAY]];
    return [
      [at, at + end],
      [at + start, at + MINUTES_OF_DAY],
      [tomorrow, tomorrow + end],
    ];
  });
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A session that takes more energy, lasts longer, or has more power and current than this does not exist. */
const MOST = { ' kWh': 2000, ' kW': 4000, ' A': 6000, ' s': 7 * 86_400 } as const;

/** A range of energy, power, current or duration that no element has, each looked at alone. */
function inAnotherRange(rows: readonly TariffElementRow[], use?: TariffUse): Clause | undefined {
  const most = { ...MOST, ...(use ? { ' kW': use.mostWatts / 1000, ' A': use.mostAmperes } : {}) };
  for (const [from, until, unit] of RANGES) {
    const hole = firstHole(
      rows.map(({ values }) => [Number(values[from] ?? 0), Number(values[until] ?? Number.POSITIVE_INFINITY)]),
    );
    if (hole !== undefined && hole[0] < most[unit]) return ranged(hole, unit);
  }
  return undefined;
}

/** Days from today on that no element has. Without a day in the dates, the rest of the future counts too. */
function inDates(rows: readonly TariffElementRow[], { tariff }: TariffData, now: number): Clause | undefined {
  const today = startOfDay(now);
  const { start_date_time: begin = today, end_date_time: end = Number.POSITIVE_INFINITY } = tariff.values;
  // The day before and the day after, because the dates are local to the sites.
  const first = Math.max(today, begin) + DAY_MS;
  const hole = firstHole([
    [0, first],
    ...rows.map(({ values: { start_date, end_date } }): Stretch => {
      return [start_date ? Date.parse(start_date) : 0, end_date ? Date.parse(end_date) : Number.POSITIVE_INFINITY];
    }),
  ]);
  if (hole === undefined || hole[0] + DAY_MS >= end) return undefined;
  const from = new Date(hole[0]).toISOString().slice(0, 10);
  return hole[0] === first ? clause`now` : clause`from ${{ from }} on`;
}

/** The first part from 0 on that no stretch has. */
function firstHole(stretches: readonly Stretch[]): Stretch | undefined {
  let reached = 0;
  for (const [from, until] of [...stretches].sort((a, b) => a[0] - b[0])) {
    if (from > reached) return [reached, from];
    if (until > reached) reached = until;
  }
  return reached === Number.POSITIVE_INFINITY ? undefined : [reached, Number.POSITIVE_INFINITY];
}

/** The name of a day of the week: `Monday` of 0. */
function dayOf(day = 0): string {
  const name = DAY_OF_WEEK[day] ?? '';
  return name.slice(0, 1) + name.slice(1).toLowerCase();
}

function ranged([from, until]: Stretch, unit: string): Clause {
  if (until === Number.POSITIVE_INFINITY) return clause`from ${{ from }}${{ unit }} on`;
  const end = clause`${{ until }}${{ unit }}`;
  return from === 0 ? clause`below ${end}` : clause`from ${{ from }} to ${end}`;
}

/** The time of day at the end of a day is 24:00. */
function clock(minute: number): string {
  const ofDay = minute % 1440;
  const atEnd = ofDay === 0 && minute > 0;
  const two = (number: number) => String(number).padStart(2, '0');
  return atEnd ? '24:00' : `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
