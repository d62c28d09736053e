/** OCPI wants connectors in every EVSE; readers want EVSEs in every location, and to know who operates it. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { foldCase } from '../ocpi/ci-string.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { TABLES } from '../source/tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'evse-without-connectors': {
    severity: 'error',
    wrong: 'An EVSE has no row in connectors.csv.',
    why: 'OCPI requires at least one connector in every EVSE, also in one that is REMOVED.',
    fix: 'Add its connectors, or delete the EVSE.',
    bad: 'evses.csv has E-3, connectors.csv has not',
    good: 'connectors.csv: E-3,1,IEC_62196_T2,…',
  },
  'location-without-evses': {
    severity: 'warning',
    wrong: 'A location has no EVSE.',
    why: 'Many readers treat a location without valid EVSEs as expired.',
    fix: 'Add its EVSEs, or take the location out until it has some (publish: false).',
    bad: 'locations.csv has L-3, evses.csv has not',
    good: 'evses.csv: E-7,L-3',
  },
  'missing-operator': {
    severity: 'warning',
    wrong: 'A location has no operator, and network.json names none.',
    why: 'A public feed has no other place for the name of the operator; some readers drop such locations.',
    fix: 'Name the operator in network.json, or fill the column operator.',
    bad: '"country_code": "NL", "party_id": "EXA"',
    good: '"operator": { "name": "Example Charging" }',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'relations', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset, settings }: RuleInput): Iterable<Finding> {
  const { connectors, evses } = dataset.contents;
  const failedConnectors = new Set([...connectors.failedKeys].map((key) => key.split('\n')[0]));
  for (const { location, evses: statuses } of dataset.locations) {
    if (statuses.length === 0 && !evses.incomplete && evses.failedKeys.size === 0) {
      yield rowFinding('location-without-evses', TABLES.locations, location, 'id', {
        message: `Location "${location.values.id}" has no EVSE in evses.csv.`,
        hint: 'Add its EVSEs, or set publish to false until it has some.',
      });
    }
    if (location.values.operator === undefined && settings.operator === undefined) {
      yield rowFinding('missing-operator', TABLES.locations, location, 'operator', {
        message: `Location "${location.values.id}" has no operator, and network.json names none.`,
        hint: 'Add "operator": { "name": "…" } to network.json.',
      });
    }
    for (const { evse, connectors: plugs } of statuses) {
      const excused = connectors.incomplete || failedConnectors.has(foldCase(evse.values.uid));
      if (plugs.length > 0 || excused) continue;
      yield rowFinding('evse-without-connectors', TABLES.evses, evse, 'uid', {
        message: `EVSE "${evse.values.uid}" has no connector in connectors.csv.`,
        hint: 'Add at least one, also for an EVSE that is REMOVED, or delete the EVSE.',
      });
    }
  }
}
