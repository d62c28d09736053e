/** Rule: every EVSE has connectors, and every location has EVSEs and an operator. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { areReadInFull, defineRule, oncePerNetwork } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'relations',
  findings: {
    'evse-without-connectors': {
      severity: 'error',
      wrong: 'An EVSE has no row in connectors.csv.',
      why: 'OCPI requires at least one connector in every EVSE, even in one that is REMOVED.',
      fix: 'Add its connectors, or delete the EVSE.',
      message: 'EVSE "{uid}" has no connector in connectors.csv.',
      hint: 'Add at least one, even if the EVSE is REMOVED, or delete the EVSE.',
    },
    'location-without-evses': {
      severity: 'warning',
      wrong: 'A location has no EVSE.',
      why: 'Many readers treat a location without valid EVSEs as expired.',
      fix: 'Add its EVSEs, or hide the location until it has some (publish: false).',
      message: {
        one: 'Location "{id}" has no EVSE in evses.csv.',
        all: 'None of the {count} locations has an EVSE, because there are no rows in evses.csv.',
      },
      hint: { all: 'Add the EVSEs.' },
    },
    'missing-operator': {
      severity: 'warning',
      wrong: 'A location has no operator, and network.json names none.',
      why: 'Public data has no other place for the name of the operator, and some readers drop locations without one.',
      fix: 'Add "operator": { "name": "…" } to network.json, or fill in the column operator.',
      message: 'Location "{id}" has no operator, and network.json names none.',
    },
  },
  sites({ location, evses }, say, { dataset, settings }) {
    const { id, operator } = location.values;
    const { contents, locations } = dataset;
    const count = locations.length;
    if (evses.length === 0 && areReadInFull(contents.evses)) {
      if (contents.evses.rows.length > 0 || count === 1) {
        say('location-without-evses', 'id', { says: 'one', params: { id } });
      } else if (location === locations[0]?.location) {
        say('location-without-evses', 'id', { says: 'all', advises: 'all', params: { count } });
      }
    }
    const isNamed = settings.operator !== undefined || settings.unknown.has('operator');
    if (operator === undefined && !isNamed) say('missing-operator', 'operator', { params: { id } });
  },
  evses({ evse, connectors }, say, network) {
    const { uid } = evse.values;
    if (connectors.length > 0 || network.dataset.contents.connectors.incomplete) return;
    if (!evsesOfUnread(network).has(foldCase(uid))) say('evse-without-connectors', 'uid', { params: { uid } });
  },
});

/** The folded uids of the EVSEs of connectors that could not be read. */
const evsesOfUnread = oncePerNetwork(({ dataset }) => {
  return new Set([...dataset.contents.connectors.failedKeys].map((key) => key.split('\n')[0]));
});
