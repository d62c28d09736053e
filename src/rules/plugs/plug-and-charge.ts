/** Rule: plug and charge is said only of plugs over which a car can show its contract. */

import { write } from '../../findings/text/advice.ts';
import { cellText } from '../../tables/table.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'plug-and-charge-of-plug': {
      severity: 'warning',
      wrong: 'A plug that has no line for data is said to do plug and charge.',
      why: 'ISO 15118 needs the signal lines of Type 1, Type 2, CCS, MCS or NACS. Drivers would come without a card.',
      fix: 'Write NONE into capabilities of the plug, or correct the standard.',
      message: '{field} has {capability}, but a car cannot show a contract over {standard}.',
    },
  },
  kinds: {
    connectors(row, say) {
      const { standard, capabilities: [capability] = [] } = row.values;
      if (capability === undefined || !WITHOUT_DATA.test(standard)) return;
      const advice = cellText(row, 'capabilities') ? write(['NONE'], 'Or correct the standard.') : undefined;
      say('plug-and-charge-of-plug', 'capabilities', { params: { capability, standard }, advice });
    },
  },
});

/** Sockets of homes and of industry, and CHAdeMO, which speaks another language. */
const WITHOUT_DATA = /^(DOMESTIC|NEMA|IEC_60309)_|^CHADEMO$/;
