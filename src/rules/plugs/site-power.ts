/** Rule: the power of a site is at least that of its strongest plug, and at most that of all its points together. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { ratedPower } from '../../ocpi/power.ts';
import type { EvseData, LocationData } from '../../read/load/join.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'site-power': {
    severity: 'warning',
    wrong: 'The power of a site is less than that of one of its plugs, or more than that of all its points together.',
    why: 'The law asks for the power of each site, and readers would count too much or too little.',
    fix: 'Write what all points can give at the same time, in watts: 600 kW is 600000.',
  },
});

/** Powers are rounded: 22,080 W are called 22 kW, and sums of such are as far from each other. */
const TOLERANCE = 1.02;

function* check({ dataset }: RuleInput): Findings {
  if (!areReadInFull(dataset.contents.evses, dataset.contents.connectors)) return;
  for (const data of dataset.locations) yield* atSite(data);
}

function* atSite({ location, evses }: LocationData): Findings {
  const { site_max_power: written } = location.values;
  const points = evses.filter(({ evse }) => evse.values.status !== 'REMOVED').map(wattsOfPoint);
  const [largest, sum] = [Math.max(0, ...points), points.reduce((total, watts) => total + watts, 0)];
  if (written === undefined || largest === 0) return;
  const fits = (watts: number) => watts * TOLERANCE >= largest && watts <= sum * TOLERANCE;
  if (fits(written)) return;
  yield rule.finding('site-power', 'locations', location, 'site_max_power', {
    message: `site_max_power is ${written} W, but ${
      written < largest ? `one of its plugs alone has ${largest} W` : `all its points together have ${sum} W`
    }.`,
    ...advice([written * 1000, Math.round(written / 1000)].find(fits)),
  });
}

function advice(watts: number | undefined): Advice {
  if (watts === undefined) return { hint: 'Correct it, or the powers of the plugs. The column is in watts.' };
  return write([String(watts)], 'The column is in watts.');
}

/** Only one plug of a point charges at a time. */
function wattsOfPoint({ connectors }: EvseData): number {
  return Math.max(0, ...connectors.map(wattsOf));
}

/** Less than 1,000 W is another mistake (connector-ratings.ts). */
function wattsOf({ values }: ConnectorRow): number {
  const { max_electric_power: written = 0 } = values;
  return written < 1000 ? ratedPower(values) : written;
}
