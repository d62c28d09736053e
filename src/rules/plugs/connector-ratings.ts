/** Rule: the power (W) of a connector fits its voltage (V), its current (A) and its phases. */

import { write } from '../../findings/text/advice.ts';
import { PHASES, ratedPower } from '../../ocpi/power.ts';
import { defineRule } from '../rule/rule.ts';
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

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'power-in-kw': {
      severity: 'doubt',
      wrong: 'A power is below 1,000 W, but voltage and current give much more.',
      why: 'The column is in watts. Nobody would choose a charger of 22 W.',
      fix: 'Multiply kW by 1000: 22 kW is 22000.',
      message: '{field} {watts:W} is very low: voltage and current give {rated} W.',
      hint: CORRECT_ONE,
    },
    'power-digits': {
      severity: 'doubt',
      wrong: 'A power is many times what voltage and current give, or a small part of it.',
      why: 'Route planners choose chargers by power. A digit too many or too few makes a slow charger a fast one, or hides a fast one.',
      fix: 'Count the digits: 22 kW is 22000, and 150 kW is 150000. Or correct the voltage or the current.',
      message:
        '{field} {watts:W} is far from what voltage and current give: {volts} V × {amperes} A × {phases} = {rated} W.',
      hint: `Count the digits. ${CORRECT_ONE}`,
    },
    'power-above-rating': {
      severity: 'warning',
      wrong: 'A power is higher than voltage and current allow.',
      why: 'Route planners choose chargers by power, so the driver would wait longer than promised.',
      fix: 'Correct the power, the voltage or the current. With three phases, the power is three times voltage times current.',
      message:
        '{field} {watts:W} is more than voltage and current allow: {volts} V × {amperes} A × {phases} = {rated} W.',
      hint: {
        'one phase': `If it has three phases, write AC_3_PHASE in {#power_type}. ${CORRECT_ONE}`,
        other: CORRECT_ONE,
      },
    },
  },
  kinds: {
    connectors({ values: cells }, say) {
      const { max_electric_power: watts, max_voltage: volts, max_amperage: amperes, power_type: type } = cells;
      if (watts === undefined) return;
      // The voltage and the current must be plausible themselves; what else is wrong with them is told by other rules.
      if (zeroRating(cells) !== undefined || implausibleRating(cells) !== undefined) return;
      const rated = ratedPower(cells);
      const all = { watts, rated, volts, amperes, phases: PHASES[type] };
      if (isInKilowatts(watts, rated)) {
        const isCertain = watts >= 1 && allowsPower({ ...cells, max_electric_power: watts * 1000 });
        const note = `The column is in watts, and you probably mean ${watts} kW.`;
        const advice = isCertain ? write([`${watts * 1000}`], note) : undefined;
        say('power-in-kw', 'max_electric_power', { params: { watts, rated }, advice });
      } else if (isOtherCurrent(cells) || isLineVoltage(cells) || isCurrentForPower(cells)) return;
      else if (hasWrongDigits(cells, watts, rated)) {
        const meant = [watts * 10, watts / 10].find(
          (power) => power <= rated * POWER_TOLERANCE && power >= rated / POWER_TOLERANCE && type !== 'DC',
        );
        const advice = meant === undefined ? undefined : write([`${meant}`]);
        say('power-digits', 'max_electric_power', { params: all, advice });
      } else if (watts > rated * POWER_TOLERANCE) {
        const isThreePhase = type === 'AC_1_PHASE' && watts <= 3 * rated * POWER_TOLERANCE;
        const advises = isThreePhase ? 'one phase' : 'other';
        say('power-above-rating', 'max_electric_power', { advises, params: all });
      }
    },
  },
});
