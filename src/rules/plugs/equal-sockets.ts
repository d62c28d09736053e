/** Rule: an EVSE has one socket of a kind, since it charges one vehicle at a time. */

import { placeInRow } from '../../tables/row-name.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'equal-sockets': {
      severity: 'warning',
      wrong: 'An EVSE has two equal sockets for alternating current. Cables, and plugs for direct current, may be two.',
      why: 'An EVSE charges one vehicle at a time. A post with two sockets for two cars is two EVSEs. Published as one, it has half of its places, and is taken as soon as one car charges.',
      fix: 'Give each socket an EVSE of its own, with a uid of its own. If really only one of the two can be used at a time, waive the finding.',
      message: 'EVSE "{uid}" has two sockets of {standard}, but only one vehicle at a time can charge at an EVSE.',
    },
  },
  /** One finding for each EVSE, at its second socket. */
  evses({ evse, connectors }, _, { tell }) {
    if (evse.values.status === 'REMOVED') return;
    const sockets = connectors.filter(({ values }) => values.format === 'SOCKET' && values.power_type !== 'DC');
    if (sockets.length < 2) return;
    const pair = [...Map.groupBy(sockets, ({ values }) => values.standard).values()].find(({ length }) => length > 1);
    const [first, second] = pair ?? [];
    if (first === undefined || second === undefined) return;
    const params = { uid: evse.values.uid, standard: second.values.standard };
    tell('equal-sockets', 'connectors', second, 'evse_uid', { params, related: [placeInRow(first, 'evse_uid')] });
  },
});
