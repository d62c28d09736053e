/** OCPI wants connectors in every EVSE; readers want EVSEs in every location, and to know who operates it. */

import type { Finding } from '../findings/finding.ts';
import { sameCase, TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const completeObjects: Rule = function* ({ dataset, network }): Iterable<Finding> {
  const { connectors, evses } = dataset.contents;
  const failedConnectors = new Set([...connectors.failedKeys].map((key) => key.split('\n')[0]));
  for (const { location, evses: present } of dataset.locations) {
    if (present.length === 0 && !evses.incomplete && evses.failedKeys.size === 0) {
      yield rowFinding('location-without-evses', TABLES.locations, location, 'id', {
        message: `Location "${location.values.id}" has no EVSE in evses.csv.`,
        hint: 'Add its EVSEs, or set publish to false until it has some.',
      });
    }
    if (location.values.operator === undefined && network.operator === undefined) {
      yield rowFinding('missing-operator', TABLES.locations, location, 'operator', {
        message: `Location "${location.values.id}" has no operator, and network.json names none.`,
        hint: 'Add "operator": { "name": "…" } to network.json.',
      });
    }
    for (const { evse, connectors: plugs } of present) {
      const excused = connectors.incomplete || failedConnectors.has(sameCase(evse.values.uid));
      if (plugs.length > 0 || excused) continue;
      yield rowFinding('evse-without-connectors', TABLES.evses, evse, 'uid', {
        message: `EVSE "${evse.values.uid}" has no connector in connectors.csv.`,
        hint: 'Add at least one, also for an EVSE that is REMOVED, or delete the EVSE.',
      });
    }
  }
};
