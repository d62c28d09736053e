/** Rule: every EVSE has connectors, and every location has EVSEs and an operator. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('relations', check, {
  'evse-without-connectors': {
    severity: 'error',
    wrong: 'An EVSE has no row in connectors.csv.',
    why: 'OCPI requires at least one connector in every EVSE, even in one that is REMOVED.',
    fix: 'Add its connectors, or delete the EVSE.',
  },
  'location-without-evses': {
    severity: 'warning',
    wrong: 'A location has no EVSE.',
    why: 'Many readers treat a location without valid EVSEs as expired.',
    fix: 'Add its EVSEs, or hide the location until it has some (publish: false).',
  },
  'missing-operator': {
    severity: 'warning',
    wrong: 'A location has no operator, and network.json names none.',
    why: 'Public data has no other place for the name of the operator, and some readers drop locations without one.',
    fix: 'Name the operator in network.json, or fill in the column operator.',
  },
});

function* check({ dataset, settings }: RuleInput): Findings {
  const hasNoOperator = settings.operator === undefined && !settings.unknown.has('operator');
  const { connectors, evses: evseTable } = dataset.contents;
  const failedConnectors = new Set([...connectors.failedKeys].map((key) => key.split('\n')[0]));
  const isEvseTableRead = areReadInFull(evseTable);
  const [first, second] = dataset.locations;
  const hasNone = isEvseTableRead && evseTable.rows.length === 0 && second !== undefined;
  if (first && hasNone) {
    yield rule.finding('location-without-evses', 'locations', first.location, 'id', {
      message: `None of the ${dataset.locations.length} locations has an EVSE, because there are no rows in evses.csv.`,
      hint: 'Add the EVSEs.',
    });
  }
  for (const { location, evses } of dataset.locations) {
    if (evses.length === 0 && isEvseTableRead && !hasNone) {
      yield rule.finding('location-without-evses', 'locations', location, 'id', {
        message: `Location "${location.values.id}" has no EVSE in evses.csv.`,
        hint: 'Add its EVSEs, or set publish to false until it has some.',
      });
    }
    if (location.values.operator === undefined && hasNoOperator) {
      yield rule.finding('missing-operator', 'locations', location, 'operator', {
        message: `Location "${location.values.id}" has no operator, and network.json names none.`,
        hint: 'Add "operator": { "name": "…" } to network.json.',
      });
    }
    for (const { evse, connectors: plugs } of evses) {
      const mayHaveUnread = connectors.incomplete || failedConnectors.has(foldCase(evse.values.uid));
      if (plugs.length > 0 || mayHaveUnread) continue;
      yield rule.finding('evse-without-connectors', 'evses', evse, 'uid', {
        message: `EVSE "${evse.values.uid}" has no connector in connectors.csv.`,
        hint: 'Add at least one, even if the EVSE is REMOVED, or delete the EVSE.',
      });
    }
  }
}
