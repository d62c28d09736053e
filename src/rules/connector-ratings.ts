/** Voltage, current and power of a connector fit together, in the units of OCPI: V, A, W. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { PHASES, ratedPower } from '../ocpi/power.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { type ConnectorRow, TABLES } from '../source/tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'power-in-kw': {
    severity: 'warning',
    wrong: 'A power is below 1,000 W although voltage and current give much more.',
    why: 'The column is in watts. A charger of 22 W would never be chosen.',
    fix: 'Multiply by 1000: 22 kW is 22000.',
    bad: 'max_electric_power: 22',
    good: 'max_electric_power: 22000',
  },
  'power-above-rating': {
    severity: 'warning',
    wrong: 'A power is more than voltage and current can give.',
    why: 'Route planners choose by power; the driver waits longer than promised.',
    fix: 'Correct the power, the voltage or the current. Of three phases each counts once.',
    bad: '230 V, 16 A, AC_1_PHASE, 22000 W',
    good: '230 V, 32 A, AC_3_PHASE, 22000 W',
  },
  'line-voltage': {
    severity: 'warning',
    wrong: 'A three-phase connector has the voltage between two phases.',
    why: 'OCPI wants the voltage between a phase and neutral; readers multiply by three and get too much power.',
    fix: 'Write 230 instead of 400.',
    bad: 'AC_3_PHASE, max_voltage: 400',
    good: 'AC_3_PHASE, max_voltage: 230',
  },
  'zero-rating': {
    severity: 'warning',
    wrong: 'A voltage, current or power is 0.',
    why: 'Readers compute the power from them and show a charger without any.',
    fix: 'Enter the rating that is on the type plate; leave max_electric_power empty if it is not known.',
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
            ? 'Leave the cell empty if it is not known.'
            : 'Write what the type plate says.',
      });
    }
  }
}

const ZEROS = ['max_voltage', 'max_amperage', 'max_electric_power'] as const;

/** From here on a voltage of a three-phase connector is that between two phases. */
const LINE_VOLTAGE = 300;

/** Ratings are rounded: 22 kW is given for 230 V, 32 A, three phases, which is 22,080 W. */
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
      message: `max_electric_power ${watts} W is very little; voltage and current give ${rated} W.`,
      hint: `The column is in watts: if ${watts} kW is meant, write ${watts * 1000}.`,
    });
  } else if (!lineVoltage && watts > rated * TOLERANCE) {
    yield rowFinding('power-above-rating', TABLES.connectors, row, 'max_electric_power', {
      message: `max_electric_power ${watts} W is more than voltage and current give: ${volts} V × ${amperes} A × ${PHASES[type]} = ${rated} W.`,
      hint: 'Correct the power, the voltage, the current or the power_type.',
    });
  }
}
