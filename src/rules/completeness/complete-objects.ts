/** Rule: every EVSE has connectors, every location has EVSEs and an operator, and something is public. */

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
      message: 'EVSE "{uid}" has no connector in {where}.',
    },
    'location-without-evses': {
      severity: 'warning',
      wrong: 'A location has no EVSE.',
      why: 'Many readers treat a location without valid EVSEs as expired.',
      fix: 'Add its EVSEs, or hide the location until it has some (publish: false).',
      message: {
        one: 'Location "{id}" has no EVSE in {where}.',
        all: 'None of the {count} locations has an EVSE, because there are no rows in {where}.',
      },
    },
    'missing-operator': {
      severity: 'warning',
      wrong: 'A location has no operator, and network.json names none.',
      why: 'Public data has no other place for the name of the operator, and some readers drop locations without one.',
      fix: 'Add "operator": { "name": "…" } to network.json, or fill in the column operator.',
      message: 'Location "{id}" has no operator, and network.json names none.',
    },
    'only-removed-evses': {
      severity: 'warning',
      wrong: 'All EVSEs of a public location are REMOVED.',
      why: 'Drivers see a site where nothing is left to charge at.',
      fix: 'Set publish to false, or delete the location with its EVSEs. Or add the EVSEs that took their place.',
      message: 'All EVSEs of location "{id}" are REMOVED.',
    },
    'nothing-public': {
      severity: 'warning',
      wrong: 'No location of the network is public.',
      why: 'The lists that readers get are empty, as if there were no network.',
      fix: 'Set publish to true, or leave the cell empty, for the locations that drivers may see.',
      message: '{field} is false in {count:location}, and true in none, so nothing is published.',
    },
  },
  sites({ location, evses }, say, network) {
    const { id, operator, publish } = location.values;
    const { settings, dataset } = network;
    const { contents, locations } = dataset;
    const count = locations.length;
    const { where } = contents.evses;
    if (evses.length === 0 && areReadInFull(contents.evses)) {
      if (contents.evses.rows.length > 0 || count === 1) {
        say('location-without-evses', 'id', { says: 'one', params: { id, where } });
      } else if (location === locations[0]?.location) {
        say('location-without-evses', 'id', { says: 'all', params: { count, where } });
      }
    }
    const isNamed = settings.operator !== undefined || settings.unknown.has('operator');
    if (operator === undefined && !isNamed) say('missing-operator', 'operator', { params: { id } });
    if (!publish || evses.length === 0 || evses.some(({ evse }) => evse.values.status !== 'REMOVED')) return;
    // If no EVSE has an id, the site was retired on purpose: the ids can be used again (OCPI 8.3.2).
    const isRetired = haveIds(network) && evses.every(({ evse }) => evse.values.evse_id === undefined);
    if (!isRetired && areReadInFull(contents.evses)) say('only-removed-evses', 'id', { params: { id } });
  },
  evses({ evse, connectors }, say, network) {
    const { uid } = evse.values;
    const { incomplete, where } = network.dataset.contents.connectors;
    if (connectors.length > 0 || incomplete) return;
    if (!evsesOfUnread(network).has(foldCase(uid))) say('evse-without-connectors', 'uid', { params: { uid, where } });
  },
  network({ dataset, tell }) {
    const { locations } = dataset.contents;
    const [first] = locations.rows;
    if (first === undefined || !areReadInFull(locations)) return;
    if (locations.rows.some(({ values }) => values.publish)) return;
    tell('nothing-public', 'locations', first, 'publish', { params: { count: locations.rows.length } });
  },
});

const evsesOfUnread = oncePerNetwork(({ dataset }) => {
  return new Set([...dataset.contents.connectors.failedKeys].map((key) => key.split('\n')[0]));
});

const haveIds = oncePerNetwork(({ dataset }) =>
  dataset.contents.evses.rows.some(({ values }) => values.evse_id !== undefined),
);
