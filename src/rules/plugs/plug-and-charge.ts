/** Rule: plug and charge is said only of plugs over which a car can show its contract. */

import { write } from '../../findings/text/advice.ts';
import type { ConnectorType } from '../../ocpi/enums.ts';
import { cellText } from '../../tables/table.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'plug-and-charge-of-plug': {
    severity: 'warning',
    wrong: 'A plug that has no line for data is said to do plug and charge.',
    why: 'ISO 15118 needs the signal lines of Type 1, Type 2, CCS, MCS or NACS. Drivers would come without a card.',
    fix: 'Write NONE into capabilities of the plug, or correct the standard.',
  },
});

/** Sockets of homes and of industry, and CHAdeMO, which speaks another language. */
function isWithoutData(standard: ConnectorType): boolean {
  return /^(DOMESTIC|NEMA|IEC_60309)_|^CHADEMO$/.test(standard);
}

function check({ dataset }: RuleInput): Findings {
  return inEachKind(dataset.contents.connectors.rows, function* (row) {
    const { standard, capabilities = [] } = row.values;
    const [first] = capabilities;
    if (first === undefined || !isWithoutData(standard)) return;
    yield rule.finding('plug-and-charge-of-plug', 'connectors', row, 'capabilities', {
      message: `capabilities has ${first}, but a car cannot show a contract over ${standard}.`,
      ...(cellText(row, 'capabilities') ? write(['NONE'], 'Or correct the standard.') : { hint: 'Write NONE here.' }),
    });
  });
}
