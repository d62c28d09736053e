/** Rule: the restrictions of a tariff element can be met, and are in the units of their columns. */

import type { Finding } from '../../findings/finding.ts';
import { write } from '../../findings/text/advice.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffData } from '../../read/load/join.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { oneRowOfEach } from './price-cells.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule('tariffs', check, {
  'short-duration': {
    severity: 'warning',
    wrong: 'A time limit in a tariff element is shorter than five minutes.',
    why: 'The column is in seconds. A fee for staying longer than 4 hours would begin after 4 minutes.',
    fix: 'Multiply minutes by 60: 240 minutes are 14400.',
  },
  'power-in-watts': {
    severity: 'doubt',
    wrong: 'A power in a tariff element is in watts.',
    why: 'These columns are in kW, so the element applies never, or always.',
    fix: 'Divide watts by 1000: 50000 W is 50.',
  },
  'past-element': {
    severity: 'warning',
    wrong: 'A tariff element has ended, or begins after its tariff ends.',
    why: 'It never applies, and may hide that nobody has written the price of this year.',
    fix: 'Correct its dates, or delete the element.',
  },
  'out-of-reach': {
    severity: 'warning',
    wrong: 'A tariff element begins at a power or current that no connector with the tariff has.',
    why: 'It never applies. The price of a fast charger may stand in the tariff of a slow one.',
    fix: 'Correct the restriction, or give the fast connectors this tariff.',
  },
});

function* check({ dataset, now }: RuleInput): Findings {
  const uses = tariffUse(dataset);
  for (const data of dataset.tariffs) {
    const use = uses?.get(foldCase(data.tariff.values.id));
    for (const row of oneRowOfEach(data)) {
      yield* durations(row);
      const inWatts = (['min_power', 'max_power'] as const).filter((column) => isInWatts(row.values[column], use));
      for (const column of inWatts) yield watts(row, column, inWatts.length);
      if (inWatts.length === 0) yield* unreachable(row, use);
      yield* past(row, data, now);
    }
  }
}

/** In seconds. Nobody lets a fee begin, or a price end, sooner than this. */
const SHORTEST = 300;

function* durations(row: TariffElementRow): Findings {
  const { type, max_duration = 0 } = row.values;
  const isShort = (seconds: number) => seconds > 0 && seconds < SHORTEST;
  const column = isShort(max_duration) ? 'max_duration' : 'min_duration';
  const seconds = row.values[column] ?? 0;
  if (!isShort(seconds) || (column === 'min_duration' && !type.endsWith('TIME'))) return;
  yield rule.finding('short-duration', 'tariff_elements', row, column, {
    message: `${column} ${seconds} s is very short.`,
    hint: `The column is in seconds: ${seconds} minutes are ${seconds * 60}.`,
  });
}

type Amount = TariffElementRow['values']['min_power'];

/** In kW. No connector has more. */
const MOST_KILOWATTS = 4000;

/** In W. Restrictions are at the power of sockets and more. */
const LEAST_WATTS = 2000;

/** 1000 and 99999 mean that there is no limit. */
const ENDLESS = /^(?:10+|9+)$/;

function isInWatts(power: Amount, use: TariffUse | undefined): boolean {
  if (power === undefined || power.lt(LEAST_WATTS) || ENDLESS.test(power.toFixed())) return false;
  if (use === undefined) return power.gt(MOST_KILOWATTS);
  return power.gt((2 * use.mostWatts) / 1000) && power.lte(2 * use.mostWatts);
}

function watts(row: TariffElementRow, column: 'min_power' | 'max_power', columns: number): Finding {
  const power = row.values[column];
  const kilowatts = power?.times('0.001');
  // One of two, corrected alone, would make a range that ends before it begins.
  const isAlone = columns === 1 && kilowatts !== undefined && kilowatts.round(4).eq(kilowatts);
  return rule.finding('power-in-watts', 'tariff_elements', row, column, {
    message: `${column} ${power?.toFixed()} kW is more than any connector with the tariff has.`,
    ...(isAlone
      ? write([kilowatts.toFixed()], 'The column is in kW, and you probably mean watts.')
      : { hint: 'The column is in kW: divide watts by 1000.' }),
  });
}

/** Ratings are rounded. */
const TOLERANCE = 1.1;

function* unreachable(row: TariffElementRow, use: TariffUse | undefined): Findings {
  if (use === undefined) return;
  for (const [column, most, unit] of [
    ['min_power', use.mostWatts / 1000, 'kW'],
    ['min_current', use.mostAmperes, 'A'],
  ] as const) {
    const least = row.values[column];
    if (least === undefined || least.lte(most * TOLERANCE)) continue;
    yield rule.finding('out-of-reach', 'tariff_elements', row, column, {
      message: `${column} ${least.toFixed()} ${unit} is more than the ${most} ${unit} of the strongest connector with tariff "${row.values.tariff_id}".`,
      hint: `Correct ${column}, or the tariff_ids of the connectors.`,
    });
  }
}

function* past(row: TariffElementRow, { tariff }: TariffData, now: number): Findings {
  const { start_date, end_date } = row.values;
  const { start_date_time = 0, end_date_time = Number.POSITIVE_INFINITY } = tariff.values;
  // A day more, because dates are local to the sites.
  const yesterday = dayOf(now - DAY_MS);
  if (end_date !== undefined && end_date <= yesterday && !(start_date !== undefined && end_date <= start_date)) {
    yield rule.finding('past-element', 'tariff_elements', row, 'end_date', {
      message: `Element ${row.values.element} has ended on ${end_date}.`,
      hint: 'Correct its dates, or delete it.',
    });
  } else if (start_date !== undefined && Date.parse(start_date) > Math.max(start_date_time, end_date_time) + DAY_MS) {
    yield rule.finding('past-element', 'tariff_elements', row, 'start_date', {
      message: `Element ${row.values.element} begins on ${start_date}, when tariff "${tariff.values.id}" has ended.`,
      hint: 'Correct its dates, or delete it.',
    });
  }
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
