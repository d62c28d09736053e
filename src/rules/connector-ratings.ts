/** Voltage, current and power of a connector fit together, in the units of OCPI: V, A, W. */

import type { Finding } from '../findings/finding.ts';
import { PHASES, ratedPower } from '../ocpi/power.ts';
import { type ConnectorRow, TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const connectorRatings: Rule = function* ({ dataset }): Iterable<Finding> {
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
};

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
