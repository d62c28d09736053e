/** Rule: a tariff has a price for charging at every time of the week, and for every kWh. */

import { DAY_MS, dayOf, startOfDay } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { DAY_OF_WEEK, type DayOfWeek } from '../../ocpi/enums.ts';
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
      fix: 'Add a price for charging without restrictions, in an element with the highest number. If charging is free then, it is 0.',
      message: {
        fee: 'Tariff "{id}" has a price for parking or reserving, and none for charging.',
        hole: 'Tariff "{id}" has no price for charging at {hole}, for example.',
      },
    },
  },
  tariffs(data, _, { dataset, now, tell }) {
    if (!areReadInFull(dataset.contents.tariff_elements)) return;
    const { id } = data.tariff.values;
    const fee = onlyFee(data);
    if (fee) tell('unpriced-charging', fee.table, fee.row, fee.field, { says: 'fee', params: { id } });
    const priced = chargingElements(data);
    const last = priced.at(-1);
    if (last === undefined || priced.some((row) => toRestrictions(row) === undefined || isReversed(row))) return;
    const use = tariffUse(dataset)?.get(foldCase(id));
    const hole = timeWithout(priced) ?? amountWithout(priced, use) ?? dayWithout(priced, data, now);
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

const ENDLESS = Number.POSITIVE_INFINITY;

const RANGES = [
  ['min_kwh', 'max_kwh', 'kWh'],
  ['min_power', 'max_power', 'kW'],
  ['min_current', 'max_current', 'A'],
  ['min_duration', 'max_duration', 's'],
] as const;

/** That a range ends before it begins is another finding (periods.ts). */
function isReversed({ values }: TariffElementRow): boolean {
  const { start_date, end_date } = values;
  if (start_date !== undefined && end_date !== undefined && end_date <= start_date) return true;
  return RANGES.some(([low, high]) => Number(values[high] ?? ENDLESS) <= Number(values[low] ?? 0));
}

/** From, and until before. */
type Stretch = readonly [from: number, until: number];

/** The first time of the week that no element has, such as `MONDAY 22:00`: each is looked at as if it had no other restrictions. */
function timeWithout(rows: readonly TariffElementRow[]): string | undefined {
  // The first time without a price is the beginning of a day, or the end of an element.
  const times = ['00:00', ...rows.flatMap(({ values }) => values.end_time ?? [])].sort();
  for (const day of DAY_OF_WEEK) {
    const time = times.find((one) => !rows.some((row) => mayApply(row, day, one)));
    if (time !== undefined) return `${day} ${time}`;
  }
  return undefined;
}

/**
 * The hours after midnight of a period over midnight may belong to the day before or not. Equal times may be the whole day, and
 * people let it end at 23:59 (element-limits.ts).
 */
function mayApply({ values }: TariffElementRow, day: DayOfWeek, time: string): boolean {
  const { start_time: start = '00:00', end_time = '00:00', day_of_week: days = DAY_OF_WEEK } = values;
  const end = end_time === '00:00' || end_time === '23:59' ? '24:00' : end_time;
  const isOn = days.includes(day);
  if (start < end) return isOn && start <= time && time < end;
  if (start === end) return isOn;
  const yesterday = DAY_OF_WEEK.at(DAY_OF_WEEK.indexOf(day) - 1) ?? day;
  return (isOn && start <= time) || (time < end && (isOn || days.includes(yesterday)));
}

/** A session that takes more energy, lasts longer, or has more power and current than this does not exist. */
const MOST = { kWh: 2000, kW: 4000, A: 6000, s: 7 * 86_400 } as const;

/** The first energy, power, current or duration that no element has, such as `50 kW`; each is looked at alone. */
function amountWithout(rows: readonly TariffElementRow[], use?: TariffUse): string | undefined {
  const most = { ...MOST, ...(use && { kW: use.mostWatts / 1000, A: use.mostAmperes }) };
  for (const [from, until, unit] of RANGES) {
    const stretches = rows.map(({ values }): Stretch => [Number(values[from] ?? 0), Number(values[until] ?? ENDLESS)]);
    const amount = firstWithout(stretches, 0, most[unit]);
    if (amount !== undefined) return `${amount} ${unit}`;
  }
  return undefined;
}

/** The first day from today on that no element has. Without a day in the dates, the rest of the future counts too. */
function dayWithout(rows: readonly TariffElementRow[], { tariff }: TariffData, now: number): string | undefined {
  const today = startOfDay(now);
  const { start_date_time: begin = today, end_date_time: end = ENDLESS } = tariff.values;
  const stretches = rows.map(({ values: { start_date, end_date } }): Stretch => {
    return [start_date ? Date.parse(start_date) : 0, end_date ? Date.parse(end_date) : ENDLESS];
  });
  // The day before and the day after, because the dates are local to the sites.
  const day = firstWithout(stretches, Math.max(today, begin) + DAY_MS, end - DAY_MS);
  return day === undefined ? undefined : dayOf(day);
}

/** The first number from `from` on, and below `until`, that is in no stretch. */
function firstWithout(stretches: readonly Stretch[], from: number, until: number): number | undefined {
  let reached = from;
  for (const [begin, end] of [...stretches].sort((a, b) => a[0] - b[0])) {
    if (begin > reached) break;
    reached = Math.max(reached, end);
  }
  return reached < until ? reached : undefined;
}
