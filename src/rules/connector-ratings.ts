/** Rule: voltage (V), current (A) and power (W) of a connector fit together. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { PHASES, ratedPower } from '../ocpi/power.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { type ConnectorRow, TABLES } from '../source/tables/tables.ts';
import { type Advice, write } from '../text/advice.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'power-in-kw': {
    severity: 'doubt',
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
    fix: 'Write 230 instead of 400. If the plug is for direct current, correct power_type.',
    bad: 'AC_3_PHASE, max_voltage: 400',
    good: 'AC_3_PHASE, max_voltage: 230',
  },
  'power-type-of-plug': {
    severity: 'warning',
    wrong: 'A plug for direct current has a power_type of alternating current.',
    why: 'Route planners would show a fast charger as a slow one, and calculate its power with the wrong number of phases.',
    fix: 'Write DC in power_type, or correct the standard.',
    bad: 'IEC_62196_T2_COMBO, AC_3_PHASE',
    good: 'IEC_62196_T2_COMBO, DC',
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

/** Plugs that have no contact for alternating current, or do not use it. */
const DIRECT_CURRENT: ReadonlySet<string> = new Set<ConnectorRow['values']['standard']>([
  'CHADEMO',
  'CHAOJI',
  'GBT_DC',
  'IEC_62196_T1_COMBO',
  'IEC_62196_T2_COMBO',
]);

/** Ratings are rounded: 230 V, 32 A and three phases are called 22 kW, but give 22,080 W. */
const TOLERANCE = 1.1;

function* ratings(row: ConnectorRow): Iterable<Finding> {
  const { standard, max_voltage: volts, max_amperage: amperes, power_type: type } = row.values;
  const isOtherPlug = type !== 'DC' && DIRECT_CURRENT.has(standard);
  const isLineVoltage = !isOtherPlug && type === 'AC_3_PHASE' && volts > LINE_VOLTAGE;
  if (isOtherPlug) {
    yield rowFinding('power-type-of-plug', TABLES.connectors, row, 'power_type', {
      message: `${standard} is a plug for direct current, but power_type is ${type}.`,
      ...(allowsPower({ ...row.values, power_type: 'DC' })
        ? write(['DC'])
        : { hint: 'Correct power_type, and then the power, the voltage or the current.' }),
    });
  }
  if (isLineVoltage) {
    yield rowFinding('line-voltage', TABLES.connectors, row, 'max_voltage', lineVoltage(row));
  }
  const watts = row.values.max_electric_power;
  if (watts === undefined) return;
  const rated = ratedPower(row.values);
  if (watts < 1000 && rated >= 2000) {
    yield rowFinding('power-in-kw', TABLES.connectors, row, 'max_electric_power', {
      message: `max_electric_power ${watts} W is very low: voltage and current give ${rated} W.`,
      ...kilowatts(row, watts),
    });
  } else if (!isOtherPlug && !isLineVoltage && watts > rated * TOLERANCE) {
    yield rowFinding('power-above-rating', TABLES.connectors, row, 'max_electric_power', {
      message: `max_electric_power ${watts} W is more than voltage and current allow: ${volts} V × ${amperes} A × ${PHASES[type]} = ${rated} W.`,
      hint: CORRECT_ONE,
    });
  }
}

function kilowatts({ values }: ConnectorRow, kilowatts: number): Advice {
  const watts = kilowatts * 1000;
  const isCertain = watts >= 1000 && allowsPower({ ...values, max_electric_power: watts });
  return isCertain
    ? write([`${watts}`], `The column is in watts, and you probably mean ${kilowatts} kW.`)
    : { hint: CORRECT_ONE };
}

const CORRECT_ONE = 'Correct the power, the voltage, the current or the power_type.';

/** Voltages between a phase and neutral. Between two phases, it is the square root of three times as much. */
const PHASE_VOLTAGES = [220, 230, 240, 277];

/** 400 V are 230.9 V times the root, and 380 V are 219.4 V. */
const NEARLY = 0.01;

/** Three phases with a voltage that no phase has. */
function lineVoltage({ values }: ConnectorRow): Advice & { message: string } {
  const { max_voltage: volts, max_amperage: amperes, max_electric_power: watts = 0 } = values;
  const isLine = phaseVoltage(volts / Math.sqrt(3));
  const message = `max_voltage ${volts} V is ${isLine ? '' : 'not '}the voltage between ${isLine ? 'two phases' : 'a phase and neutral'}.`;
  const meant = isLine ?? phaseVoltage(watts / amperes / PHASES[values.power_type]);
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

/** Whether voltage and current allow the power. */
function allowsPower(ratings: ConnectorRow['values']): boolean {
  const { max_electric_power: watts = 0 } = ratings;
  return watts <= ratedPower(ratings) * TOLERANCE;
}
