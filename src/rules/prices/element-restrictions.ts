/** Rule: the restrictions of a tariff element can be met, and are in the units of their columns. */

import { write } from '../../findings/text/advice.ts';
import { DAY_MS, dayOf } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';
import { oneRowOfEach } from './price-cells.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'short-duration': {
      severity: 'warning',
      wrong: 'A time limit in a tariff element is shorter than five minutes.',
      why: 'The column is in seconds. A fee for staying longer than 4 hours would begin after 4 minutes.',
      fix: 'Multiply minutes by 60: 240 minutes are 14400.',
      message: '{field} {seconds} s is very short.',
      hint: 'The column is in seconds: {seconds} minutes are {minutes}, and {seconds} hours are {hours}.',
    },
    'power-in-watts': {
      severity: 'doubt',
      wrong: 'A power in a tariff element is in watts.',
      why: 'These columns are in kW, so the element applies never, or always.',
      fix: 'The column is in kW: divide watts by 1000, so that 50000 W is 50.',
      message: '{field} {power} kW is more than any connector with the tariff has.',
    },
    'past-element': {
      severity: 'warning',
      wrong: 'A tariff element has ended, or begins after its tariff ends.',
      why: 'It never applies, and may hide that nobody has written the price of this year.',
      fix: 'Correct its dates, or delete the element.',
      message: {
        ended: 'Element {element} has ended on {day}.',
        late: 'Element {element} begins on {day}, when tariff "{id}" has ended.',
      },
    },
    'out-of-reach': {
      severity: 'warning',
      wrong: 'A tariff element begins at a power or current that no connector with the tariff has.',
      why: 'It never applies. The price of a fast charger may stand in the tariff of a slow one.',
      fix: 'Correct the restriction, or give the fast connectors this tariff.',
      message: '{field} {least} {unit} is more than the {most} {unit} of the strongest connector with tariff "{id}".',
    },
  },
  tariffs(data, _, { dataset, now, tell }) {
    const { id, start_date_time = 0, end_date_time = Number.POSITIVE_INFINITY } = data.tariff.values;
    const use = tariffUse(dataset)?.get(foldCase(id));
    // A day more, because dates are local to the sites.
    const yesterday = dayOf(now - DAY_MS);
    const lastStart = Math.max(start_date_time, end_date_time) + DAY_MS;
    for (const row of oneRowOfEach(data)) {
      const { element, start_date: start, end_date: end } = row.values;
      const short = shortDuration(row);
      if (short !== undefined) {
        const seconds = row.values[short] ?? 0;
        const params = { seconds, minutes: seconds * 60, hours: seconds * 3600 };
        tell('short-duration', 'tariff_elements', row, short, { params });
      }
      const inWatts = (['min_power', 'max_power'] as const).filter((column) => isInWatts(row.values[column], use));
      for (const column of inWatts) {
        const power = row.values[column]?.toFixed() ?? '';
        const kilowatts = row.values[column]?.times('0.001');
        // One of two, corrected alone, would make a range that ends before it begins.
        const isCertain = inWatts.length === 1 && kilowatts?.round(4).eq(kilowatts);
        const note = 'The column is in kW, and you probably mean watts.';
        const advice = isCertain ? write([kilowatts?.toFixed() ?? ''], note) : undefined;
        tell('power-in-watts', 'tariff_elements', row, column, { params: { power }, advice });
      }
      for (const [column, most, unit] of inWatts.length === 0 ? mostOf(use) : []) {
        const least = row.values[column];
        if (least === undefined || least.lte(most * TOLERANCE)) continue;
        const params = { least: least.toFixed(), most, unit, id: row.values.tariff_id };
        tell('out-of-reach', 'tariff_elements', row, column, { params });
      }
      if (end !== undefined && end <= yesterday && !(start !== undefined && end <= start)) {
        tell('past-element', 'tariff_elements', row, 'end_date', { says: 'ended', params: { element, day: end } });
      } else if (start !== undefined && Date.parse(start) > lastStart) {
        const params = { element, day: start, id };
        tell('past-element', 'tariff_elements', row, 'start_date', { says: 'late', params });
      }
    }
  },
});

/** In seconds. Nobody lets a fee begin, or a price end, sooner than this. */
const SHORTEST = 300;

/** The column with a time that is too short. */
function shortDuration({ values }: TariffElementRow): 'min_duration' | 'max_duration' | undefined {
  const isShort = (seconds = 0) => seconds > 0 && seconds < SHORTEST;
  if (isShort(values.max_duration)) return 'max_duration';
  return isShort(values.min_duration) && values.type.endsWith('TIME') ? 'min_duration' : undefined;
}

/** In kW. No connector has more. */
const MOST_KILOWATTS = 4000;

/** In W. Restrictions are at the power of sockets and more. */
const LEAST_WATTS = 2000;

/** 1000 and 99999 mean that there is no limit. */
const ENDLESS = /^(?:10+|9+)$/;

function isInWatts(power: TariffElementRow['values']['min_power'], use: TariffUse | undefined): boolean {
  if (power === undefined || power.lt(LEAST_WATTS) || ENDLESS.test(power.toFixed())) return false;
  if (use === undefined) return power.gt(MOST_KILOWATTS);
  return power.gt((2 * use.mostWatts) / 1000) && power.lte(2 * use.mostWatts);
}

/** Ratings are rounded. */
const TOLERANCE = 1.1;

/** What the strongest connector with the tariff has; nothing if that is not known. */
function mostOf(use: TariffUse | undefined) {
  if (use === undefined) return [];
  return [
    ['min_power', use.mostWatts / 1000, 'kW'],
    ['min_current', use.mostAmperes, 'A'],
  ] as const;
}
