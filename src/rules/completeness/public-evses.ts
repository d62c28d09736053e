/** Rule: a public location has an EVSE that is not REMOVED. */

import { areReadInFull, defineRule, oncePerNetwork } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'only-removed-evses': {
      severity: 'warning',
      wrong: 'All EVSEs of a public location are REMOVED.',
      why: 'Drivers see a site where nothing is left to charge at.',
      fix: 'Set publish to false, or delete the location with its EVSEs. Or add the EVSEs that took their place.',
      message: 'All EVSEs of location "{id}" are REMOVED.',
    },
  },
  sites({ location, evses }, say, network) {
    const { publish, id } = location.values;
    if (!publish || evses.length === 0 || evses.some(({ evse }) => evse.values.status !== 'REMOVED')) return;
    if (!areReadInFull(network.dataset.contents.evses)) return;
    // If no EVSE has an id, the site was retired on purpose: the ids can be used again (OCPI 8.3.2).
    if (haveIds(network) && evses.every(({ evse }) => evse.values.evse_id === undefined)) return;
    say('only-removed-evses', 'id', { params: { id } });
  },
});

/** Whether an EVSE of the network has an evse_id. */
const haveIds = oncePerNetwork(({ dataset }) =>
  dataset.contents.evses.rows.some(({ values }) => values.evse_id !== undefined),
);
