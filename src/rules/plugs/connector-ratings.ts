/** Rule: the power (W) of a connector fits its voltage (V), its current (A) and its phases. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { PHASES, ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import {
  allowsPower,
  CORRECT_ONE,
  hasWrongDigits,
  implausibleRating,
  isCurrentForPower,
  isInKilowatts,
  isLineVoltage,
  isOtherCurrent,
  POWER_TOLERANCE,
  zeroRating,
} from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'power-in-kw': {
    severity: 'doubt',
    wrong: 'A power is below 1,000 W, but voltage and current give much more.',
    why: 'The column is in watts. Nobody would choose a charger of 22 W.',
    fix: 'Multiply kW by 1000: 22 kW is 22000.',
  },
  'power-digits': {
    severity: 'doubt',
    wrong: 'A power is many times what voltage and current give, or a small part of it.',
    why: 'Route planners choose chargers by power. A digit too many or too few makes a slow charger a fast one, or hides a fast one.',
    fix: 'Count the digits: 22 kW is 22000, and 150 kW is 150000. Or correct the voltage or the current.',
  },
  'power-above-rating': {
    severity: 'warning',
    wrong: 'A power is higher than voltage and current allow.',
    why: 'Route planners choose chargers by power, so the driver would wait longer than promised.',
    fix: 'Correct the power, the voltage or the current. With three phases, the power is three times voltage times current.',
  },
});

type Mistake = { readonly code: keyof typeof rule.findings; readonly message: string } & Advice;

function check({ dataset }: RuleInput): Findings {
  return inEachKind(dataset.contents.connectors.rows, inRow);
}

function* inRow(row: ConnectorRow): Findings {
  const mistake = powerMistake(row.values);
  if (mistake === undefined) return;
  const { code, ...details } = mistake;
  yield rule.finding(code, 'connectors', row, 'max_electric_power', details);
}

type Cells = ConnectorRow['values'];

/** The voltage and the current must be plausible themselves; what else is wrong with them is told by other rules. */
function powerMistake(cells: Cells): Mistake | undefined {
  const { max_electric_power: watts } = cells;
  if (watts === undefined || zeroRating(cells) !== undefined || implausibleRating(cells) !== undefined)
    return undefined;
  const rated = ratedPower(cells);
  if (isInKilowatts(watts, rated)) return inKilowatts(cells, watts, rated);
  if (isOtherCurrent(cells) || isLineVoltage(cells) || isCurrentForPower(cells)) return undefined;
  if (hasWrongDigits(cells, watts, rated)) return wrongDigits(cells, watts, rated);
  return watts > rated * POWER_TOLERANCE ? aboveRating(cells, watts, rated) : undefined;
}

function inKilowatts(cells: Cells, kilowatts: number, rated: number): Mistake {
  const watts = kilowatts * 1000;
  const isCertain = watts >= 1000 && allowsPower({ ...cells, max_electric_power: watts });
  return {
    code: 'power-in-kw',
    message: `max_electric_power ${kilowatts} W is very low: voltage and current give ${rated} W.`,
    ...(isCertain
      ? write([`${watts}`], `The column is in watts, and you probably mean ${kilowatts} kW.`)
      : { hint: CORRECT_ONE }),
  };
}

function wrongDigits(cells: Cells, watts: number, rated: number): Mistake {
  const meant = [watts * 10, watts / 10].find(
    (power) => power <= rated * POWER_TOLERANCE && power >= rated / POWER_TOLERANCE && cells.power_type !== 'DC',
  );
  return {
    code: 'power-digits',
    message: `max_electric_power ${watts} W is far from what voltage and current give: ${product(cells, rated)}.`,
    ...(meant === undefined ? { hint: `Count the digits. ${CORRECT_ONE}` } : write([`${meant}`])),
  };
}

function aboveRating(cells: Cells, watts: number, rated: number): Mistake {
  const isThreePhase = cells.power_type === 'AC_1_PHASE' && watts <= 3 * rated * POWER_TOLERANCE;
  return {
    code: 'power-above-rating',
    message: `max_electric_power ${watts} W is more than voltage and current allow: ${product(cells, rated)}.`,
    hint: isThreePhase ? `If it has three phases, write AC_3_PHASE in power_type. ${CORRECT_ONE}` : CORRECT_ONE,
  };
}

function product({ max_voltage: volts, max_amperage: amperes, power_type: type }: Cells, rated: number): string {
  return `${volts} V × ${amperes} A × ${PHASES[type]} = ${rated} W`;
}
