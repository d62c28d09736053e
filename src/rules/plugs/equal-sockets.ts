/** Rule: an EVSE has one socket of a kind, since it charges one vehicle at a time. */

import type { EvseData } from '../../read/load/join.ts';
import { placeInRow } from '../../tables/row-name.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'equal-sockets': {
    severity: 'warning',
    wrong: 'An EVSE has two equal sockets for alternating current. Cables, and plugs for direct current, may be two.',
    why: 'An EVSE charges one vehicle at a time. A post with two sockets for two cars is two EVSEs. Published as one, it has half of its places, and is taken as soon as one car charges.',
    fix: 'Give each socket an EVSE of its own, with a uid of its own. If really only one of the two can be used at a time, waive the finding.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  for (const { evses } of dataset.locations) {
    for (const data of evses) if (data.evse.values.status !== 'REMOVED') yield* inEvse(data);
  }
}

/** One finding for each EVSE, at its second socket. */
function* inEvse({ evse, connectors }: EvseData): Findings {
  const sockets = connectors.filter(({ values }) => values.format === 'SOCKET' && values.power_type !== 'DC');
  if (sockets.length < 2) return;
  const [first, second] = firstPair(sockets) ?? [];
  if (first === undefined || second === undefined) return;
  const { standard } = second.values;
  yield rule.finding('equal-sockets', 'connectors', second, 'evse_uid', {
    message: `EVSE "${evse.values.uid}" has two sockets of ${standard}, but only one vehicle at a time can charge at an EVSE.`,
    hint: 'If two vehicles can charge at the same time, give this socket an EVSE with a uid of its own.',
    related: [placeInRow(first, 'evse_uid')],
  });
}

function firstPair(sockets: readonly ConnectorRow[]): readonly ConnectorRow[] | undefined {
  return [...Map.groupBy(sockets, ({ values }) => values.standard).values()].find(({ length }) => length > 1);
}
