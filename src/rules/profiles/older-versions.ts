/** Rule: plugs and values that an older published version of OCPI does not have are told, because its output leaves them out. */

import { OCPI_VERSION } from '../../ocpi/enums.ts';
import { NEW_IN_VERSION } from '../../ocpi/version-differences.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'left-out-of-2.2': {
    severity: 'warning',
    wrong: 'A value is new in OCPI 2.2.1, so the connector or capability is left out of the 2.2 output.',
    why: 'Readers of version 2.2 reject values that this version does not have.',
    fix: 'Add 2.2.1 to versions in network.json, so that newer readers see it.',
  },
  'left-out-of-2.2.1': {
    severity: 'warning',
    wrong: 'A value is new in OCPI 2.3.0, so the connector or restriction is left out of the output of older versions.',
    why: 'Readers of version 2.2.1 or 2.2 reject values that these versions do not have.',
    fix: 'Add 2.3.0 to versions in network.json, so that newer readers see it.',
  },
});

/** What is new in a version, and the older ones that are published. */
const NEWER = [
  { code: 'left-out-of-2.2', version: '2.2.1', older: ['2.2'] },
  { code: 'left-out-of-2.2.1', version: '2.3.0', older: ['2.2', '2.2.1'] },
] as const;

function* check({ dataset, settings }: RuleInput): Findings {
  for (const { code, version, older } of NEWER) {
    const published = older.filter((one) => settings.versions?.includes(one));
    if (published.length === 0) continue;
    const [plugs, values] = [
      new Set<string>(NEW_IN_VERSION[version].plugs),
      new Set<string>(NEW_IN_VERSION[version].values),
    ];
    const lacking = `does not exist in OCPI ${published.join(' and ')}`;
    const newer = OCPI_VERSION.slice(OCPI_VERSION.indexOf(version)).find((one) => settings.versions?.includes(one));
    const hint = newer
      ? `Readers of ${newer} see it.`
      : `Add "${version}" to "versions" in network.json, so that newer readers see it.`;
    yield* inEachKind(dataset.contents.connectors.rows, function* (row) {
      const field = (['standard', 'power_type'] as const).find((name) => plugs.has(row.values[name]));
      if (field === undefined) return;
      const message = `${field} ${row.values[field]} ${lacking}, so the connector is left out there.`;
      yield rule.finding(code, 'connectors', row, field, { message, hint });
    });
    for (const row of dataset.contents.evses.rows) {
      for (const [field, what] of [
        ['capabilities', 'capability'],
        ['parking_restrictions', 'restriction'],
      ] as const) {
        const value = row.values[field]?.find((one) => values.has(one));
        if (value === undefined) continue;
        const message = `The ${what} ${value} ${lacking}, so it is left out there.`;
        yield rule.finding(code, 'evses', row, field, { message, hint });
      }
    }
  }
}
