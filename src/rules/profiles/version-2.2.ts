/** Rule: values that OCPI 2.2 does not have are told, because its output leaves them out. */

import { ONLY_IN_2_2_1 } from '../../ocpi/enums.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'left-out-of-2.2': {
    severity: 'warning',
    wrong: 'A value is new in OCPI 2.2.1, so the connector or capability is left out of the 2.2 output.',
    why: 'Readers of version 2.2 reject values that this version does not have.',
    fix: 'Add 2.2.1 to versions in network.json, so that newer readers see it.',
    bad: '"versions": ["2.2"] and standard: CHAOJI',
    good: '"versions": ["2.2", "2.2.1"] and standard: CHAOJI',
  },
});

function* check({ dataset, settings }: RuleInput): Findings {
  if (!settings.versions?.includes('2.2')) return;
  const hint = settings.versions.includes('2.2.1')
    ? 'Readers of 2.2.1 see it.'
    : 'Add "2.2.1" to "versions" in network.json, so that newer readers see it.';
  yield* inEachKind(dataset.contents.connectors.rows, function* (row) {
    const field = (['standard', 'power_type'] as const).find((name) => ONLY_IN_2_2_1.has(row.values[name]));
    if (field === undefined) return;
    const message = `${field} ${row.values[field]} does not exist in OCPI 2.2, so the connector is left out there.`;
    yield rule.finding('left-out-of-2.2', 'connectors', row, field, { message, hint });
  });
  for (const row of dataset.contents.evses.rows) {
    const lacking = row.values.capabilities?.find((capability) => ONLY_IN_2_2_1.has(capability));
    if (lacking === undefined) continue;
    const message = `The capability ${lacking} does not exist in OCPI 2.2, so it is left out there.`;
    yield rule.finding('left-out-of-2.2', 'evses', row, 'capabilities', { message, hint });
  }
}
