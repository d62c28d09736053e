/** What version 2.2 lacks is left out of its output; whoever maintains the data should know. */

import type { Finding } from '../findings/finding.ts';
import { ONLY_IN_2_2_1 } from '../ocpi/enums.ts';
import { TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const version22: Rule = function* ({ dataset, network }): Iterable<Finding> {
  if (!network.versions.includes('2.2')) return;
  const hint = network.versions.includes('2.2.1')
    ? 'Readers of 2.2.1 see it.'
    : 'Add "2.2.1" to "versions" in network.json, so that newer readers see it.';
  for (const row of dataset.contents.connectors.rows) {
    const field = (['standard', 'power_type'] as const).find((name) => ONLY_IN_2_2_1.has(row.values[name]));
    if (field === undefined) continue;
    const message = `${field} ${row.values[field]} does not exist in OCPI 2.2, so the connector is left out there.`;
    yield rowFinding('left-out-of-2.2', TABLES.connectors, row, field, { message, hint });
  }
  for (const row of dataset.contents.evses.rows) {
    const lacking = row.values.capabilities?.find((capability) => ONLY_IN_2_2_1.has(capability));
    if (lacking === undefined) continue;
    const message = `The capability ${lacking} does not exist in OCPI 2.2, so it is left out there.`;
    yield rowFinding('left-out-of-2.2', TABLES.evses, row, 'capabilities', { message, hint });
  }
};
