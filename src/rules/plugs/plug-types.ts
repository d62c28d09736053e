/** Rule: the power_type and the format of a connector are ones of its plug, and an EVSE has one socket of a kind. */

import { write } from '../../findings/text/advice.ts';
import { clause } from '../../findings/words.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';
import { allowsPower, isOtherCurrent, isRatedForAc } from './power-of-cells.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'power-type-of-plug': {
      severity: 'doubt',
      wrong: 'A plug for direct current has a power_type of alternating current, or the other way round.',
      why: 'Route planners would show a fast charger as a slow one, or a slow one as fast.',
      fix: 'Correct power_type: DC for CCS and CHAdeMO, AC_3_PHASE or AC_1_PHASE for Type 2. Or correct the standard.',
      message: '{standard} is a plug for {current} current, but {field} is {type}.',
    },
    'phases-of-plug': {
      severity: 'warning',
      wrong: 'A plug that has contacts for one phase has a power_type of three.',
      why: 'Readers multiply voltage and current by three, and would show too much power.',
      fix: 'Write AC_1_PHASE if the standard is right, and check the voltage and the current.',
      message: '{standard} has contacts for one phase, but {field} is {type}.',
    },
    'format-of-plug': {
      severity: 'warning',
      wrong: 'A plug that always hangs on a cable is called a socket, or the other way round.',
      why: 'Drivers would bring a cable that they do not need, or leave one at home that they do.',
      fix: 'Correct the format, or the standard.',
      message: '{standard} is always a {other}, but {field} is {format}.',
    },
    'equal-sockets': {
      severity: 'warning',
      wrong: 'An EVSE has two equal sockets for alternating current. Cables, and plugs for direct current, may be two.',
      why: 'An EVSE charges one vehicle at a time. A post with two sockets for two cars is two EVSEs. Published as one, it has half of its places, and is taken as soon as one car charges.',
      fix: 'Give each socket an EVSE of its own, with a uid of its own. If really only one of the two can be used at a time, waive the finding.',
      message: 'EVSE "{uid}" has two sockets of {standard}, but only one vehicle at a time can charge at an EVSE.',
    },
  },
  kinds: {
    /** At most one finding for each plug: if two of its cells do not fit, the standard is as likely to be wrong. */
    connectors({ values: cells }, say) {
      const { standard, format, power_type: type } = cells;
      const plug = PLUGS[standard];
      if (isOtherCurrent(cells)) {
        const advice = isCertainlyDc(cells) ? write(['DC']) : undefined;
        const params = { standard, type, current: plug.current === 'DC' ? clause`direct` : clause`alternating` };
        say('power-type-of-plug', 'power_type', { params, advice });
      } else if (plug.phases === 1 && type === 'AC_3_PHASE') {
        say('phases-of-plug', 'power_type', { params: { standard, type } });
      } else if (plug.format !== undefined && format !== plug.format) {
        const advice = write([plug.format], 'If there really is one, correct the standard instead.');
        say('format-of-plug', 'format', { params: { standard, other: plug.format, format }, advice });
      }
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

/** Whether nothing but the power_type of a plug for direct current can be wrong. A CCS plug that is rated for AC may be a Type 2 plug. */
function isCertainlyDc(cells: ConnectorRow['values']): boolean {
  const { standard, format } = cells;
  const { current, format: usual } = PLUGS[standard];
  const mayBeType2 = standard === 'IEC_62196_T2_COMBO' && isRatedForAc(cells);
  return current === 'DC' && format === usual && !mayBeType2 && allowsPower({ ...cells, power_type: 'DC' });
}
