/** Rule: the power of a connector is one that its kind of current has. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { MOST_AC_WATTS } from '../ocpi/power.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { type ConnectorRow, TABLES } from '../source/tables/tables.ts';
import { soundPower } from './power-of-cells.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'ac-above-43-kw': {
    severity: 'doubt',
    wrong: 'A plug for alternating current has more than 43 kW.',
    why: 'No car and no charger can do that, so the power or the power_type is wrong.',
    fix: 'Write DC in power_type if it is a fast charger, and correct its standard. Otherwise correct the power.',
    bad: 'IEC_62196_T2, AC_3_PHASE, 230 V, 80 A',
    good: 'IEC_62196_T2, AC_3_PHASE, 230 V, 63 A',
  },
  'dc-below-5-kw': {
    severity: 'warning',
    wrong: 'A plug for direct current has less than 5 kW.',
    why: 'Chargers with direct current have more, so the power, the power_type or the current is wrong.',
    fix: 'Correct the power, or write AC_1_PHASE or AC_3_PHASE in power_type and correct the standard.',
    bad: 'CHADEMO, DC, 500 V, 125 A, 3700 W',
    good: 'CHADEMO, DC, 500 V, 125 A, 50000 W',
  },
  'single-phase-power': {
    severity: 'warning',
    wrong: 'A Type 2 plug has 11 kW or more from one phase.',
    why: 'One phase gives 7.4 kW at most sites. Cars with one phase would get more than they can, and others less.',
    fix: 'Write AC_3_PHASE in power_type, and the current of one phase. Or correct the current.',
    bad: 'AC_1_PHASE, 230 V, 48 A',
    good: 'AC_3_PHASE, 230 V, 16 A',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

/** Where the power is not written, the current decides it. */
function* check({ dataset }: RuleInput): Iterable<Finding> {
  for (const row of dataset.contents.connectors.rows) {
    const watts = soundPower(row.values);
    const code = watts === undefined ? undefined : mistakeOf(row.values, watts);
    if (watts === undefined || code === undefined) continue;
    const { field, kind, hint } = { ...DETAILS[code], field: fieldOf(row) };
    yield rowFinding(code, TABLES.connectors, row, field, { message: `The plug has ${watts} W ${kind}.`, hint });
  }
}

function fieldOf({ values }: ConnectorRow): string {
  return values.max_electric_power === undefined ? 'max_amperage' : 'max_electric_power';
}

const CORRECT_ONE = 'Correct the power, the voltage, the current or the power_type.';

const DETAILS = {
  'ac-above-43-kw': { kind: 'of alternating current', hint: CORRECT_ONE },
  'dc-below-5-kw': { kind: 'of direct current', hint: CORRECT_ONE },
  'single-phase-power': {
    kind: 'from one phase',
    hint: 'If it has three phases, write AC_3_PHASE in power_type, and the current of one of them.',
  },
} as const;

/** In V. Light vehicles have less, and need less power. */
const LEAST_CAR_VOLTS = 150;

/** In W. 7.4 kW is usual for one phase, and 11 kW for three; with a tolerance. */
const MOST_SINGLE_PHASE_WATTS = 10_500;

function mistakeOf(cells: ConnectorRow['values'], watts: number): keyof typeof FINDINGS | undefined {
  const { power_type: type, standard, max_voltage: volts } = cells;
  if (type === 'DC') return watts < 5000 && volts >= LEAST_CAR_VOLTS ? 'dc-below-5-kw' : undefined;
  if (watts > MOST_AC_WATTS) return 'ac-above-43-kw';
  const isSinglePhase = type === 'AC_1_PHASE' && standard === 'IEC_62196_T2';
  return isSinglePhase && watts > MOST_SINGLE_PHASE_WATTS ? 'single-phase-power' : undefined;
}
