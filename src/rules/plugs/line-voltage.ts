/** Rule: the voltage of alternating current is the one between a phase and neutral. */

import { write } from '../../findings/text/advice.ts';
import { PHASES } from '../../ocpi/power.ts';
import { defineRule } from '../rule/rule.ts';
import { allowsPower, implausibleRating, isLineVoltage, isOtherCurrent, zeroRating } from './power-of-cells.ts';

const PHASE_HINT = 'OCPI asks for the voltage between a phase and neutral, 230 V in most countries.';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'line-voltage': {
      severity: 'warning',
      wrong: 'The voltage of a connector with alternating current is the one between two phases.',
      why: 'OCPI asks for the voltage between a phase and neutral. Readers multiply it by the phases, and would show too much power.',
      fix: 'Write 230 instead of 400. If the plug is for direct current, correct power_type.',
      message: {
        line: '{field} {volts} V is the voltage between two phases.',
        none: '{field} {volts} V is not the voltage between a phase and neutral.',
      },
      hint: {
        'one phase': `Check the {#power_type} too: one phase, or three? ${PHASE_HINT}`,
        line: `Correct the voltage, and then the power. ${PHASE_HINT}`,
        none: `Check the voltage and the {#power_type}. ${PHASE_HINT}`,
      },
    },
  },
  kinds: {
    connectors({ values: cells }, say) {
      const { max_voltage: volts, max_amperage: amperes, max_electric_power: watts = 0, power_type: type } = cells;
      if (!isLineVoltage(cells) || isOtherCurrent(cells)) return;
      if (zeroRating(cells) !== undefined || implausibleRating(cells) !== undefined) return;
      const isLine = phaseVoltage(volts / Math.sqrt(3));
      const says = isLine === undefined ? 'none' : 'line';
      const isOne = type === 'AC_1_PHASE';
      const meant = isOne ? undefined : (isLine ?? phaseVoltage(watts / amperes / PHASES[type]));
      const isCertain = meant !== undefined && allowsPower({ ...cells, max_voltage: meant });
      const advice = isCertain ? write([`${meant}`], 'That is the voltage between a phase and neutral.') : undefined;
      say('line-voltage', 'max_voltage', { says, advises: isOne ? 'one phase' : says, params: { volts }, advice });
    },
  },
});

/** Voltages between a phase and neutral. Between two phases, it is the square root of three times as much. */
const PHASE_VOLTAGES = [220, 230, 240, 277];

/** 400 V are 230.9 V times the root, and 380 V are 219.4 V. */
const NEARLY = 0.01;

/** The usual voltage that this nearly is. */
function phaseVoltage(volts: number): number | undefined {
  return PHASE_VOLTAGES.find((usual) => Math.abs(volts / usual - 1) <= NEARLY);
}
