/** All rules. A new rule is a file beside this one and a line here; ARCHITECTURE.md shows the way. */

import type { Finding } from '../findings/finding.ts';
import { completeObjects } from './complete-objects.ts';
import { connectorRatings } from './connector-ratings.ts';
import { energySources } from './energy-sources.ts';
import { futureTimestamps } from './future-timestamps.ts';
import { overlappingTariffs } from './overlapping-tariffs.ts';
import { pairedCells } from './paired-cells.ts';
import { periods } from './periods.ts';
import { places } from './places.ts';
import type { Rule, RuleInput } from './rule.ts';
import { strictReaders } from './strict-readers.ts';
import { tariffPrices } from './tariff-prices.ts';
import { unusedTariffs } from './unused-tariffs.ts';
import { vat } from './vat.ts';
import { version22 } from './version-2.2.ts';

const RULES: readonly Rule[] = [
  completeObjects,
  pairedCells,
  periods,
  tariffPrices,
  vat,
  unusedTariffs,
  overlappingTariffs,
  connectorRatings,
  places,
  strictReaders,
  energySources,
  futureTimestamps,
  version22,
];

/** What all rules find in the joined tables. */
export function checkRules(input: RuleInput): Finding[] {
  const findings: Finding[] = [];
  for (const rule of RULES) for (const found of rule(input)) findings.push(found);
  return findings;
}
