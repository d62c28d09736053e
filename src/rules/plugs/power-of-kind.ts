/** Rule: the power of a connector is one that its plug and its kind of current have. */

import { formatWhole } from '../../findings/text/format.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { MOST_AC_WATTS, PHASES, ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { CORRECT_ONE, soundPower } from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'ac-above-43-kw': {
    severity: 'doubt',
    wrong: 'A plug for alternating current has more than 43 kW.',
    why: 'No car and no charger can do that, so the power or the power_type is wrong.',
    fix: 'Write DC in power_type if it is a fast charger, and correct its standard. Otherwise correct the power.',
  },
  'dc-below-5-kw': {
    severity: 'warning',
    wrong: 'A plug for direct current has less than 5 kW.',
    why: 'Chargers with direct current have more, so the power, the power_type or the current is wrong.',
    fix: 'Correct the power, or write AC_1_PHASE or AC_3_PHASE in power_type and correct the standard.',
  },
  'single-phase-power': {
    severity: 'warning',
    wrong: 'A Type 2 plug has 11 kW or more from one phase.',
    why: 'One phase gives 7.4 kW at most sites. Cars with one phase would get more than they can, and others less.',
    fix: 'Write AC_3_PHASE in power_type, and the current of one phase. Or correct the current.',
  },
  'power-of-one-phase': {
    severity: 'warning',
    wrong: 'A plug with three phases has the power of one.',
    why: 'One of the two is wrong: 7.4 kW is one phase with 32 A, which is 22 kW with three. Cars charge at another speed than promised.',
    fix: 'Write AC_1_PHASE in power_type if there is one phase. Otherwise correct the power.',
  },
  'power-of-plug': {
    severity: 'warning',
    wrong: 'A plug has more power than any of its kind.',
    why: 'The power may be that of the whole charger, or the plug another one. Route planners choose chargers by both.',
    fix: 'Write the power of this plug, or correct the standard.',
  },
});

function check({ dataset }: RuleInput): Findings {
  return inEachKind(dataset.contents.connectors.rows, inRow);
}

/** Where the power is not written, the current decides it. */
function* inRow(row: ConnectorRow): Findings {
  const watts = soundPower(row.values);
  const code = watts === undefined ? undefined : mistakeOf(row.values, watts);
  if (watts === undefined || code === undefined) return;
  const field = row.values.max_electric_power === undefined ? 'max_amperage' : 'max_electric_power';
  yield rule.finding(code, 'connectors', row, field, {
    message: `The plug has ${watts} W${problemOf(code, row.values, watts)}.`,
    hint: HINTS[code],
  });
}

type Cells = ConnectorRow['values'];

function problemOf(code: keyof typeof rule.findings, { standard, max_voltage: volts }: Cells, watts: number): string {
  switch (code) {
    case 'ac-above-43-kw':
      return ' of alternating current';
    case 'dc-below-5-kw':
      return ' of direct current';
    case 'single-phase-power':
      return ' from one phase';
    case 'power-of-one-phase':
      return ` from three phases, which is what one phase with ${Math.round(watts / volts)} A gives`;
    case 'power-of-plug':
      return `, but no ${standard} has more than ${formatWhole(PLUGS[standard].mostWatts ?? 0)} W`;
    default:
      return code satisfies never;
  }
}

const HINTS = {
  'ac-above-43-kw': CORRECT_ONE,
  'dc-below-5-kw': CORRECT_ONE,
  'single-phase-power': 'If it has three phases, write AC_3_PHASE in power_type, and the current of one of them.',
  'power-of-one-phase': 'If it has one phase, write AC_1_PHASE in power_type. Otherwise correct the power.',
  'power-of-plug': 'Write the power of this plug, or correct the standard.',
} as const;

/** In V. Light vehicles have less, and need less power. */
const LEAST_CAR_VOLTS = 150;

/** In W. 7.4 kW is usual for one phase, and 11 kW for three; with a tolerance. */
const MOST_SINGLE_PHASE_WATTS = 10_500;

function mistakeOf(cells: Cells, watts: number): keyof typeof rule.findings | undefined {
  const { power_type: type, standard, max_voltage: volts, max_electric_power: written } = cells;
  const { mostWatts = Number.POSITIVE_INFINITY, phases } = PLUGS[standard];
  if (type === 'DC') {
    if (watts < 5000 && volts >= LEAST_CAR_VOLTS) return 'dc-below-5-kw';
    // A power that is worked out from the current may be that of the cable, and not of the charger.
    return written !== undefined && written > mostWatts ? 'power-of-plug' : undefined;
  }
  // That a plug has contacts for one phase only is told by plug-types.ts.
  if (phases === 1 && type === 'AC_3_PHASE') return undefined;
  if (watts > MOST_AC_WATTS) return 'ac-above-43-kw';
  if (watts > mostWatts) return 'power-of-plug';
  if (type === 'AC_3_PHASE') return isOfOnePhase(cells, watts) ? 'power-of-one-phase' : undefined;
  const isSinglePhase = type === 'AC_1_PHASE' && standard === 'IEC_62196_T2';
  return isSinglePhase && watts > MOST_SINGLE_PHASE_WATTS ? 'single-phase-power' : undefined;
}

/** In W. One phase with 32 A is called so; with three phases, no usual current gives it. */
const ONE_PHASE_WATTS = 7400;

/** Powers are rounded: 230 V and 32 A give 7,360 W, 16 A give 3,680 W. */
const NEARLY = 0.04;

/** Whether this is what one of the three phases gives. */
function isOfOnePhase(cells: Cells, watts: number): boolean {
  const isNearly = (other: number) => Math.abs(watts / other - 1) <= NEARLY;
  const rated = ratedPower(cells);
  return isNearly(rated / PHASES.AC_3_PHASE) || (isNearly(ONE_PHASE_WATTS) && !isNearly(rated));
}
