/** Rule: voltage, current and power of a connector are ones that plugs have, each in its column. */

import type { Finding } from '../../findings/finding.ts';
import { type Advice, write } from '../../findings/text/advice.ts';
import { formatWhole } from '../../findings/text/format.ts';
import { ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { implausibleRating, isCurrentForPower, isOtherCurrent, POWER_TOLERANCE, zeroRating } from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'zero-rating': {
    severity: 'warning',
    wrong: 'A voltage, current or power is 0.',
    why: 'Readers calculate the power from these values, and would show a charger without power.',
    fix: 'Write what the rating plate says. If the power is not known, leave max_electric_power empty.',
  },
  'implausible-rating': {
    severity: 'doubt',
    wrong: 'A voltage, current or power is one that no plug has.',
    why: 'Readers calculate the power from these values. Another unit, another column or a digit too many is the usual cause.',
    fix: 'Write what the rating plate says, in volts, amperes and watts.',
  },
  'swapped-ratings': {
    severity: 'doubt',
    wrong: 'Voltage and current of a plug, or current and power, are each what the other one usually is.',
    why: 'The two columns are probably swapped. Cars would seem to charge slowly there, or not at all.',
    fix: 'Write the voltage into max_voltage, the current into max_amperage, and the power into max_electric_power.',
  },
});

function check({ dataset }: RuleInput): Findings {
  return inEachKind(dataset.contents.connectors.rows, inRow);
}

function* inRow(row: ConnectorRow): Findings {
  yield* implausible(row);
  if (isSwapped(row)) yield swapped(row);
  else if (isCurrentForPower(row.values)) yield currentForPower(row);
}

function* implausible(row: ConnectorRow): Findings {
  const zero = zeroRating(row.values);
  const found = zero !== undefined || isOtherCurrent(row.values) ? undefined : implausibleRating(row.values);
  if (zero !== undefined) {
    const isPower = zero === 'max_electric_power';
    yield rule.finding('zero-rating', 'connectors', row, zero, {
      message: `${zero} is 0.`,
      hint: isPower ? 'If the power is not known, leave the cell empty.' : 'Write what the rating plate says.',
    });
  } else if (found !== undefined) {
    const { rating, value, unit, least, most } = found;
    const bound = value < least ? `less than ${least} ${unit}` : `more than ${formatWhole(most)} ${unit}`;
    yield rule.finding('implausible-rating', 'connectors', row, rating, {
      message: `${rating} is ${value} ${unit}, but no plug with power_type ${row.values.power_type} has ${bound}.`,
      ...advice(row, rating, value),
    });
  }
}

/** Factors of other units, and of a key that was pressed once too often or too rarely. */
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

/** In V. What rating plates of fast chargers say. Currents above 600 A are rare, and of other numbers. */
const USUAL_VOLTS: ReadonlySet<number> = new Set([750, 850, 900, 920, 950, 1000]);

/** In A. What the cables of fast chargers carry. */
const USUAL_AMPERES = { least: 125, most: 600 };

function swapped(row: ConnectorRow): Finding {
  const { max_voltage: volts, max_amperage: amperes } = row.values;
  const isUsual = USUAL_VOLTS.has(amperes);
  return rule.finding('swapped-ratings', 'connectors', row, 'max_voltage', {
    message: `max_voltage is ${volts} V and max_amperage ${amperes} A, which is ${isUsual ? 'a usual voltage' : 'a high current for so low a voltage'}.`,
    hint: isUsual
      ? `The two are probably swapped: ${amperes} is the voltage, and ${volts} the current.`
      : 'Write what the rating plate says. Perhaps the two are swapped.',
  });
}

function currentForPower(row: ConnectorRow): Finding {
  const { max_amperage: amperes, max_electric_power: watts = 0 } = row.values;
  return rule.finding('swapped-ratings', 'connectors', row, 'max_amperage', {
    message: `max_amperage is ${amperes} A and max_electric_power ${watts / 1000} kW, which is more than such a plug has with this current.`,
    hint: `The two are probably swapped: ${watts / 1000} is the current in A, and ${amperes} the power in kW.`,
  });
}

/** In V and A. No charger for cars ends at such a voltage, and none for light vehicles has such a current. */
const LOW_VOLTS = 300;
const HIGH_AMPERES = 400;

function isSwapped({ values }: ConnectorRow): boolean {
  const { power_type: type, max_voltage: volts, max_amperage: amperes } = values;
  if (type !== 'DC' || isOtherCurrent(values)) return false;
  if (volts >= USUAL_AMPERES.least && volts <= LOW_VOLTS && amperes >= HIGH_AMPERES) return true;
  return USUAL_VOLTS.has(amperes) && volts >= USUAL_AMPERES.least && volts <= USUAL_AMPERES.most;
}
