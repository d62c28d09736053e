/** Rule: the voltage of alternating current is the one between a phase and neutral. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { PHASES } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { allowsPower, implausibleRating, isLineVoltage, isOtherCurrent, zeroRating } from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'line-voltage': {
    severity: 'warning',
    wrong: 'The voltage of a connector with alternating current is the one between two phases.',
    why: 'OCPI asks for the voltage between a phase and neutral. Readers multiply it by the phases, and would show too much power.',
    fix: 'Write 230 instead of 400. If the plug is for direct current, correct power_type.',
  },
});

function check({ dataset }: RuleInput): Findings {
  return inEachKind(dataset.contents.connectors.rows, inRow);
}

function* inRow(row: ConnectorRow): Findings {
  const { values } = row;
  if (!isLineVoltage(values) || isOtherCurrent(values)) return;
  if (zeroRating(values) !== undefined || implausibleRating(values) !== undefined) return;
  yield rule.finding('line-voltage', 'connectors', row, 'max_voltage', lineVoltage(row));
}

/** Voltages between a phase and neutral. Between two phases, it is the square root of three times as much. */
const PHASE_VOLTAGES = [220, 230, 240, 277];

/** 400 V are 230.9 V times the root, and 380 V are 219.4 V. */
const NEARLY = 0.01;

function lineVoltage({ values }: ConnectorRow): Advice & { message: string } {
  const { max_voltage: volts, max_amperage: amperes, max_electric_power: watts = 0, power_type: type } = values;
  const isLine = phaseVoltage(volts / Math.sqrt(3));
  const message = `max_voltage ${volts} V is ${isLine ? '' : 'not '}the voltage between ${isLine ? 'two phases' : 'a phase and neutral'}.`;
  if (type === 'AC_1_PHASE') {
    return { message, hint: `Check the power_type too: one phase, or three? ${PHASE_HINT}` };
  }
  const meant = isLine ?? phaseVoltage(watts / amperes / PHASES[type]);
  if (meant !== undefined && allowsPower({ ...values, max_voltage: meant })) {
    return { message, ...write([`${meant}`], 'That is the voltage between a phase and neutral.') };
  }
  const hint = isLine ? 'Correct the voltage, and then the power.' : 'Check the voltage and the power_type.';
  return { message, hint: `${hint} ${PHASE_HINT}` };
}

/** The usual voltage that this nearly is. */
function phaseVoltage(volts: number): number | undefined {
  return PHASE_VOLTAGES.find((usual) => Math.abs(volts / usual - 1) <= NEARLY);
}

const PHASE_HINT = 'OCPI asks for the voltage between a phase and neutral, 230 V in most countries.';
