/** Rule: the power of a site is between that of its strongest plug and that of all its points. */

import { write } from '../../findings/text/advice.ts';
import type { EvseData } from '../../read/load/join.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';
import { wattsOf } from './power-of-cells.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'site-power': {
      severity: 'warning',
      wrong: 'The power of a site is less than that of one of its plugs, or more than that of all its points together.',
      why: 'The law asks for the power of each site, and readers would count too much or too little.',
      fix: 'Write what all points can give at the same time, in watts: 600 kW is 600000. Or correct the powers of the plugs.',
      message: '{field} is {power:W}, but its strongest plug has {largest} W, and all its points together {sum} W.',
    },
  },
  sites({ location, evses }, say, { dataset: { contents } }) {
    const { site_max_power: power } = location.values;
    if (power === undefined || !areReadInFull(contents.evses, contents.connectors)) return;
    const points = evses.filter(({ evse }) => evse.values.status !== 'REMOVED').map(wattsOfPoint);
    const [largest, sum] = [Math.max(0, ...points), points.reduce((total, watts) => total + watts, 0)];
    const fits = (watts: number) => watts * TOLERANCE >= largest && watts <= sum * TOLERANCE;
    if (largest === 0 || fits(power)) return;
    const meant = [power * 1000, Math.round(power / 1000)].find(fits);
    const advice = meant === undefined ? undefined : write([String(meant)], 'The column is in watts.');
    say('site-power', 'site_max_power', { params: { power, largest, sum }, advice });
  },
});

/** Powers are rounded: 22,080 W are called 22 kW, and sums of such are as far from each other. */
const TOLERANCE = 1.02;

/** Only one plug of a point charges at a time. */
function wattsOfPoint({ connectors }: EvseData): number {
  return Math.max(0, ...connectors.map(({ values }) => wattsOf(values)));
}
