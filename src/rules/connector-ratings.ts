/** Rule: voltage (V), current (A) and power (W) of a connector fit together. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { PHASES, ratedPower } from '../ocpi/power.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { type ConnectorRow, TABLES } from '../source/tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'power-in-kw': {
    severity: 'warning',
    wrong: 'A power is below 1,000 W, but voltage and current give much more.',
    why: 'The column is in watts. Nobody would choose a charger of 22 W.',
    fix: 'Multiply kW by 1000: 22 kW is 22000.',
    bad: 'max_electric_power: 22',
    good: 'max_electric_power: 22000',
  },
  'power-above-rating': {
    severity: 'warning',
    wrong: 'A power is higher than voltage and current allow.',
    why: 'Route planners choose chargers by power, so the driver would wait longer than promised.',
    fix: 'Correct the power, the voltage or the current. With three phases, the power is three times voltage times current.',
    bad: '230 V, 16 A, AC_1_PHASE, 22000 W',
    good: '230 V, 32 A, AC_3_PHASE, 22000 W',
  },
  'line-voltage': {
    severity: 'warning',
    wrong: 'The voltage of a three-phase connector is the one between two phases.',
    why: 'OCPI asks for the voltage between a phase and neutral. Readers multiply it by three, and would show too much power.',
    fix: 'Write 230 instead of 400.',
    bad: 'AC_3_PHASE, max_voltage: 400',
    good: 'AC_3_PHASE, max_voltage: 230',
  },
  'zero-rating': {
    severity: 'warning',
    wrong: 'A voltage, current or power is 0.',
    why: 'Readers calculate the power from these values, and would show a charger without power.',
    fix: 'Write what the rating plate says. If the power is not known, leave max_electric_power empty.',
    bad: 'max_amperage: 0',
    good: 'max_amperage: 32',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  for (const row of dataset.contents.connectors.rows) {
    const zero = ZEROS.find((column) => row.values[column] === 0);
    if (zero === undefined) yield* ratings(row);
    else {
      yield rowFinding('zero-rating', TABLES.connectors, row, zero, {
        message: `${zero} is 0.`,
        hint:
          zero === 'max_electric_power'
            ? 'If the power is not known, leave the cell empty.'
            : 'Write what the rating plate says.',
      });
    }
  }
}

const ZEROS = ['max_voltage', 'max_amperage', 'max_electric_power'] as const;

/** In volts. A three-phase connector with more than this has the voltage between two phases. */
const LINE_VOLTAGE = 300;

/** Ratings are rounded: 230 V, 32 A and three phases are called 22 kW, but give 22,080 W. */
const TOLERANCE = 1.1;

function* ratings(row: ConnectorRow): Iterable<Finding> {
  const { max_voltage: volts, max_amperage: amperes, power_type: type, max_electric_power: watts } = row.values;
  const lineVoltage = type === 'AC_3_PHASE' && volts > LINE_VOLTAGE;
  if (lineVoltage) {
    yield rowFinding('line-voltage', TABLES.connectors, row, 'max_voltage', {
      message: `max_voltage ${volts} V is the voltage between two phases.`,
      hint: `Write ${Math.round(volts / Math.sqrt(3) / 10) * 10}, the voltage between a phase and neutral.`,
    });
  }
  if (watts === undefined) return;
  const rated = ratedPower(row.values);
  if (watts < 1000 && rated >= 2000) {
    yield rowFinding('power-in-kw', TABLES.connectors, row, 'max_electric_power', {
      message: `max_electric_power ${watts} W is very low: voltage and current give ${rated} W.`,
      hint: `The column is in watts. If you mean ${watts} kW, write ${watts * 1000}.`,
    });
  } else if (!lineVoltage && watts > rated * TOLERANCE) {
    yield rowFinding('power-above-rating', TABLES.connectors, row, 'max_electric_power', {
      message: `max_electric_power ${watts} W is more than voltage and current allow: ${volts} V × ${amperes} A × ${PHASES[type]} = ${rated} W.`,
      hint: 'Correct the power, the voltage, the current or the power_type.',
    });
  }
}
