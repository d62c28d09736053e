/** For tests: the scorecard of whole Locations, as of a server of anybody. */

import type { Unchecked } from '../../../packages/afir/measure/measured.ts';
import { startScorecard } from '../../../packages/afir/scorecard.ts';
import type { Location, Tariff } from '../../../src/ocpi/types.ts';

export function scorecardOf(
  sites: Iterable<{ readonly location: Unchecked<Location> }>,
  tariffs: Iterable<Unchecked<Tariff>>,
  at: number,
) {
  const scorecard = startScorecard(tariffs, at);
  for (const { location } of sites) scorecard.add(location);
  return scorecard.result();
}
