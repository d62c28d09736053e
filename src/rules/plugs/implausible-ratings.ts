/** Rule: voltage (V), current (A) and power (W) of a connector are ones that plugs have. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { formatWhole } from '../../findings/text/format.ts';
import { ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { implausibleRating, isOtherCurrent, POWER_TOLERANCE, zeroRating } from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'zero-rating': {
    severity: 'warning',
    wrong: 'A voltage, current or power is 0.',
    why: 'Readers calculate the power from these values, and would show a charger without power.',
    fix: 'Write what the rating plate says. If the power is not known, leave max_electric_power empty.',
    bad: 'max_amperage: 0',
    good: 'max_amperage: 32',
  },
  'implausible-rating': {
    severity: 'doubt',
    wrong: 'A voltage, current or power is one that no plug has.',
    why: 'Readers calculate the power from these values. Another unit, another column or a digit too many is the usual cause.',
    fix: 'Write what the rating plate says, in volts, amperes and watts.',
    bad: 'AC_3_PHASE, max_voltage: 22',
    good: 'AC_3_PHASE, max_voltage: 230',
  },
});

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.connectors.rows) {
    const zero = zeroRating(row.values);
    if (zero !== undefined) {
      yield rule.finding('zero-rating', 'connectors', row, zero, {
        message: `${zero} is 0.`,
        hint:
          zero === 'max_electric_power'
            ? 'If the power is not known, leave the cell empty.'
            : 'Write what the rating plate says.',
      });
      continue;
    }
    const found = isOtherCurrent(row.values) ? undefined : implausibleRating(row.values);
    if (found === undefined) continue;
    const { rating, value, unit, least, most } = found;
    const bound = value < least ? `less than ${least} ${unit}` : `more than ${formatWhole(most)} ${unit}`;
    yield rule.finding('implausible-rating', 'connectors', row, rating, {
      message: `${rating} is ${value} ${unit}, but no plug with power_type ${row.values.power_type} has ${bound}.`,
      ...advice(row, rating, value),
    });
  }
}

/** What people multiply by when they take another unit, or press a key once too often or too rarely. */
const SLIPS = [10, 0.1, 100, 0.01, 1000, 0.001];

/** The value that was meant, if the two other ratings name it. */
function advice({ values }: ConnectorRow, rating: keyof ConnectorRow['values'], value: number): Advice {
  const { max_electric_power: watts } = values;
  const candidates = SLIPS.map((factor) => Math.round(value * factor)).filter((meant) => {
    const cells = { ...values, [rating]: meant };
    if (watts === undefined || cells.power_type === 'DC' || implausibleRating(cells) !== undefined) return false;
    const share = (cells.max_electric_power ?? 0) / ratedPower(cells);
    return share <= POWER_TOLERANCE && share >= 1 / POWER_TOLERANCE;
  });
  const [meant, other] = candidates;
  return meant !== undefined && other === undefined
    ? write([`${meant}`], 'That fits the other ratings of the plug.')
    : { hint: 'Write what the rating plate says, in volts, amperes and watts.' };
}
