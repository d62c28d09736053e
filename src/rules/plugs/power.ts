/** Rule: the power of a connector fits its voltage, its current and its phases, and its plug. */

import { write } from '../../findings/text/advice.ts';
import { formatWhole } from '../../findings/text/format.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { MOST_AC_WATTS, PHASES, ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { defineRule, type Say } from '../rule/rule.ts';
import {
  allowsPower,
  hasWrongDigits,
  implausibleRating,
  isCurrentForPower,
  isInKilowatts,
  isLineVoltage,
  isOtherCurrent,
  POWER_TOLERANCE,
  zeroRating,
} from './power-of-cells.ts';

const FINDINGS = {
  'power-in-kw': {
    severity: 'doubt',
    wrong: 'A power is below 1,000 W, but voltage and current give much more.',
    why: 'The column is in watts. Nobody would choose a charger of 22 W.',
    fix: 'Multiply kW by 1000: 22 kW is 22000.',
    message: '{field} {watts:W} is very low: voltage and current give {rated} W.',
  },
  'power-digits': {
    severity: 'doubt',
    wrong: 'A power is many times what voltage and current give, or a small part of it.',
    why: 'Route planners choose chargers by power. A digit too many or too few makes a slow charger a fast one, or hides a fast one.',
    fix: 'Count the digits: 22 kW is 22000, and 150 kW is 150000. Or correct the voltage or the current.',
    message:
      '{field} {watts:W} is far from what voltage and current give: {volts} V × {amperes} A × {phases} = {rated} W.',
  },
  'power-above-rating': {
    severity: 'warning',
    wrong: 'A power is higher than voltage and current allow.',
    why: 'Route planners choose chargers by power, so the driver would wait longer than promised.',
    fix: 'Correct the power, the voltage, the current or the power_type. With three phases, the power is three times voltage times current.',
    message:
      '{field} {watts:W} is more than voltage and current allow: {volts} V × {amperes} A × {phases} = {rated} W.',
  },
  'ac-above-43-kw': {
    severity: 'doubt',
    wrong: 'A plug for alternating current has more than 43 kW.',
    why: 'No car and no charger can do that, so the power or the power_type is wrong.',
    fix: 'Write DC in power_type if it is a fast charger, and correct its standard. Otherwise correct the power.',
    message: 'The plug has {watts:W} of alternating current.',
  },
  'dc-below-5-kw': {
    severity: 'warning',
    wrong: 'A plug for direct current has less than 5 kW.',
    why: 'Chargers with direct current have more, so the power, the power_type or the current is wrong.',
    fix: 'Correct the power, or write AC_1_PHASE or AC_3_PHASE in power_type and correct the standard.',
    message: 'The plug has {watts:W} of direct current.',
  },
  'single-phase-power': {
    severity: 'warning',
    wrong: 'A Type 2 plug has 11 kW or more from one phase.',
    why: 'One phase gives 7.4 kW at most sites. Cars with one phase would get more than they can, and others less.',
    fix: 'If it has three phases, write AC_3_PHASE in power_type, and the current of one of them. Or correct the current.',
    message: 'The plug has {watts:W} from one phase.',
  },
  'power-of-one-phase': {
    severity: 'warning',
    wrong: 'A plug with three phases has the power of one.',
    why: 'One of the two is wrong: 7.4 kW is one phase with 32 A, which is 22 kW with three. Cars charge at another speed than promised.',
    fix: 'If it has one phase, write AC_1_PHASE in power_type. Otherwise correct the power.',
    message: 'The plug has {watts:W} from three phases, which is what one phase with {amperes} A gives.',
  },
  'power-of-plug': {
    severity: 'warning',
    wrong: 'A plug has more power than any of its kind.',
    why: 'The power may be that of the whole charger, or the plug another one. Route planners choose chargers by both.',
    fix: 'Write the power of this plug, or correct the standard.',
    message: 'The plug has {watts:W}, but no {standard} has more than {most} W.',
  },
} as const;

export const rule = defineRule({
  group: 'plausibility',
  findings: FINDINGS,
  kinds: {
    /** At most one finding for each plug. */
    connectors({ values: cells }, say) {
      // The voltage and the current must be plausible themselves; what else is wrong with them is told by other rules.
      if (zeroRating(cells) !== undefined || implausibleRating(cells) !== undefined) return;
      const { max_electric_power: watts, max_voltage: volts, max_amperage: amperes, power_type: type } = cells;
      const rated = ratedPower(cells);
      const all = { watts: watts ?? rated, rated, volts, amperes, phases: PHASES[type] };
      if (watts !== undefined && isInKilowatts(watts, rated)) {
        const isCertain = watts >= 1 && allowsPower({ ...cells, max_electric_power: watts * 1000 });
        const note = `The column is in watts, and you probably mean ${watts} kW.`;
        const advice = isCertain ? write([`${watts * 1000}`], note) : undefined;
        say('power-in-kw', 'max_electric_power', { params: { watts, rated }, advice });
      } else if (isOtherCurrent(cells) || isLineVoltage(cells) || isCurrentForPower(cells)) return;
      else if (watts !== undefined && hasWrongDigits(cells, watts, rated)) {
        const isNear = (power: number) => power <= rated * POWER_TOLERANCE && power >= rated / POWER_TOLERANCE;
        const meant = type === 'DC' ? undefined : [watts * 10, watts / 10].find(isNear);
        const advice = meant === undefined ? undefined : write([`${meant}`]);
        say('power-digits', 'max_electric_power', { params: all, advice });
      } else if (watts !== undefined && watts > rated * POWER_TOLERANCE) {
        say('power-above-rating', 'max_electric_power', { params: all });
      } else sayOfKind(cells, all.watts, say);
    },
  },
});

function sayOfKind(cells: Cells, watts: number, say: Say<typeof FINDINGS>): void {
  const { standard, max_voltage: volts } = cells;
  const code = mistakeOf(cells, watts);
  // Where the power is not written, the current decides it.
  const field = cells.max_electric_power === undefined ? 'max_amperage' : 'max_electric_power';
  const most = formatWhole(PLUGS[standard].mostWatts ?? 0);
  const params = { watts, standard, most, amperes: Math.round(watts / volts) };
  if (code !== undefined) say(code, field, { params });
}

type Cells = ConnectorRow['values'];

type Mistake = 'ac-above-43-kw' | 'dc-below-5-kw' | 'single-phase-power' | 'power-of-one-phase' | 'power-of-plug';

/** In V. Light vehicles have less, and need less power. */
const LEAST_CAR_VOLTS = 150;

/** In W. 7.4 kW is usual for one phase, and 11 kW for three; with a tolerance. */
const MOST_SINGLE_PHASE_WATTS = 10_500;

function mistakeOf(cells: Cells, watts: number): Mistake | undefined {
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

function isOfOnePhase(cells: Cells, watts: number): boolean {
  const isNearly = (other: number) => Math.abs(watts / other - 1) <= NEARLY;
  const rated = ratedPower(cells);
  return isNearly(rated / PHASES.AC_3_PHASE) || (isNearly(ONE_PHASE_WATTS) && !isNearly(rated));
}
