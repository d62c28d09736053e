/** Rule: voltage, current and power of a connector are ones that plugs have, each in its column. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { formatWhole } from '../../findings/text/format.ts';
import { PHASES, ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { defineRule, type Say } from '../rule/rule.ts';
import {
  allowsPower,
  implausibleRating,
  isCurrentForPower,
  isLineVoltage,
  isOtherCurrent,
  POWER_TOLERANCE,
  zeroRating,
} from './power-of-cells.ts';

const FINDINGS = {
  'zero-rating': {
    severity: 'warning',
    wrong: 'A voltage, current or power is 0.',
    why: 'Readers calculate the power from these values, and would show a charger without power.',
    fix: 'Write what the rating plate says. If the power is not known, leave max_electric_power empty.',
    message: '{field} is 0.',
  },
  'implausible-rating': {
    severity: 'doubt',
    wrong: 'A voltage, current or power is one that no plug has.',
    why: 'Readers calculate the power from these values. Another unit, another column or a digit too many is the usual cause.',
    fix: 'Write what the rating plate says, in volts, amperes and watts.',
    message: '{field} is {value} {unit}, but plugs with {#power_type} {type} have {least} to {most} {unit}.',
  },
  'swapped-ratings': {
    severity: 'doubt',
    wrong: 'Voltage and current of a plug, or current and power, are each what the other one usually is.',
    why: 'The two columns are probably swapped. Cars would seem to charge slowly there, or not at all.',
    fix: 'Write the voltage into max_voltage, the current into max_amperage, and the power into max_electric_power.',
    message: {
      volts: '{field} is {volts} V and {#max_amperage} {amperes} A, and the two are probably swapped.',
      power: '{field} is {amperes} A and {#max_electric_power} {power} kW, and the two are probably swapped.',
    },
  },
  'line-voltage': {
    severity: 'warning',
    wrong: 'The voltage of a connector with alternating current is the one between two phases.',
    why: 'OCPI asks for the voltage between a phase and neutral. Readers multiply it by the phases, and would show too much power.',
    fix: 'Write the voltage between a phase and neutral, 230 V in most countries, and check the power and the power_type.',
    message: '{field} {volts} V is not the voltage between a phase and neutral.',
  },
} as const;

export const rule = defineRule({
  group: 'plausibility',
  findings: FINDINGS,
  kinds: {
    connectors({ values: cells }, say) {
      if (saySwapped(cells, say)) return;
      const zero = zeroRating(cells);
      if (zero !== undefined) return say('zero-rating', zero);
      if (isOtherCurrent(cells)) return;
      const found = implausibleRating(cells);
      if (found === undefined) return sayLineVoltage(cells, say);
      const { rating, value, unit, least, most } = found;
      const params = { value, unit, type: cells.power_type, least, most: formatWhole(most) };
      say('implausible-rating', rating, { params, advice: meantRating(cells, rating, value) });
    },
  },
});

type Cells = ConnectorRow['values'];

/** Factors of other units, and of a key that was pressed once too often or too rarely. */
const SLIPS = [10, 0.1, 100, 0.01, 1000, 0.001];

function meantRating(values: Cells, rating: keyof Cells, value: number): Advice | undefined {
  const { max_electric_power: watts } = values;
  const slips = SLIPS.map((factor) => Math.round(value * factor));
  const isSum = rating === 'max_amperage' && values.power_type === 'AC_3_PHASE' && value % 3 === 0;
  const candidates = (isSum ? [...slips, value / 3] : slips).filter((meant) => {
    const cells = { ...values, [rating]: meant };
    if (watts === undefined || cells.power_type === 'DC' || implausibleRating(cells) !== undefined) return false;
    const share = (cells.max_electric_power ?? 0) / ratedPower(cells);
    return share <= POWER_TOLERANCE && share >= 1 / POWER_TOLERANCE;
  });
  const [meant, other] = candidates;
  return meant !== undefined && other === undefined
    ? write([`${meant}`], 'That fits the other ratings of the plug.')
    : undefined;
}

/** In V. What rating plates of fast chargers say. Currents above 600 A are rare, and of other numbers. */
const USUAL_VOLTS: ReadonlySet<number> = new Set([750, 850, 900, 920, 950, 1000]);

/** In A. What the cables of fast chargers carry. */
const USUAL_AMPERES = { least: 125, most: 600 };

/** In V and A. No charger for cars ends at such a voltage, and none for light vehicles has such a current. */
const LOW_VOLTS = 300;
const HIGH_AMPERES = 400;

function isSwapped(cells: Cells): boolean {
  const { power_type: type, max_voltage: volts, max_amperage: amperes } = cells;
  if (type !== 'DC') {
    if (volts === 0 || phaseVoltage(amperes) === undefined) return false;
    return implausibleRating({ ...cells, max_voltage: amperes, max_amperage: volts }) === undefined;
  }
  if (volts >= USUAL_AMPERES.least && volts <= LOW_VOLTS && amperes >= HIGH_AMPERES) return true;
  return USUAL_VOLTS.has(amperes) && volts >= USUAL_AMPERES.least && volts <= USUAL_AMPERES.most;
}

/** Whether it said so. */
function saySwapped(cells: Cells, say: Say<typeof FINDINGS>): boolean {
  const { max_voltage: volts, max_amperage: amperes, max_electric_power: watts = 0 } = cells;
  if (isSwapped(cells) && !isOtherCurrent(cells)) {
    say('swapped-ratings', 'max_voltage', { says: 'volts', params: { volts, amperes } });
    return true;
  }
  if (!isCurrentForPower(cells)) return false;
  const params = { amperes, power: watts / 1000 };
  say('swapped-ratings', 'max_amperage', { says: 'power', params });
  return true;
}

function sayLineVoltage(cells: Cells, say: Say<typeof FINDINGS>): void {
  const { max_voltage: volts, max_amperage: amperes, max_electric_power: watts = 0, power_type: type } = cells;
  if (!isLineVoltage(cells)) return;
  const ofLine = phaseVoltage(volts / Math.sqrt(3)) ?? phaseVoltage(watts / amperes / PHASES[type]);
  const meant = type === 'AC_1_PHASE' ? undefined : ofLine;
  const isCertain = meant !== undefined && allowsPower({ ...cells, max_voltage: meant });
  const advice = isCertain ? write([`${meant}`], 'That is the voltage between a phase and neutral.') : undefined;
  say('line-voltage', 'max_voltage', { params: { volts }, advice });
}

/** Voltages between a phase and neutral. Between two phases, it is the square root of three times as much. */
const PHASE_VOLTAGES = [220, 230, 240, 277];

/** 400 V are 230.9 V times the root, and 380 V are 219.4 V. */
const NEARLY = 0.01;

function phaseVoltage(volts: number): number | undefined {
  return PHASE_VOLTAGES.find((usual) => Math.abs(volts / usual - 1) <= NEARLY);
}
