/** Rule: what an older published version of OCPI does not have, and its output leaves out, is told. */

import { OCPI_VERSION } from '../../ocpi/enums.ts';
import { NEW_IN_VERSION } from '../../ocpi/version-differences.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';

const MESSAGE = {
  plug: '{field} {plug} does not exist in OCPI {versions}, so the connector is left out there.',
  value: 'The {what} {name} does not exist in OCPI {versions}, so it is left out there.',
} as const;

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'left-out-of-2.2': {
      severity: 'warning',
      wrong: 'A value is new in OCPI 2.2.1, so the connector or capability is left out of the 2.2 output.',
      why: 'Readers of version 2.2 reject values that this version does not have.',
      fix: 'Add "2.2.1" to "versions" in network.json, so that newer readers see it.',
      message: MESSAGE,
    },
    'left-out-of-2.2.1': {
      severity: 'warning',
      wrong:
        'A value is new in OCPI 2.3.0, so the connector or restriction is left out of the output of older versions.',
      why: 'Readers of version 2.2.1 or 2.2 reject values that these versions do not have.',
      fix: 'Add "2.3.0" to "versions" in network.json, so that newer readers see it.',
      message: MESSAGE,
    },
  },
  kinds: {
    connectors({ values }, say, network) {
      for (const { code, versions, advice, plugs } of publishedOlder(network)) {
        const field = (['standard', 'power_type'] as const).find((name) => plugs.has(values[name]));
        if (field === undefined) continue;
        say(code, field, { says: 'plug', params: { plug: values[field], versions }, advice });
      }
    },
  },
  rows: {
    evses({ values: cells }, say, network) {
      for (const { code, versions, advice, values } of publishedOlder(network)) {
        for (const [field, what] of COLUMNS) {
          const name = cells[field]?.find((one) => values.has(one));
          if (name !== undefined) say(code, field, { says: 'value', params: { what, name, versions }, advice });
        }
      }
    },
  },
});

const COLUMNS = [
  ['capabilities', 'capability'],
  ['parking_restrictions', 'restriction'],
] as const;

/** What is new in a version, and the older ones. */
const NEWER = [
  { code: 'left-out-of-2.2', version: '2.2.1', older: ['2.2'] },
  { code: 'left-out-of-2.2.1', version: '2.3.0', older: ['2.2', '2.2.1'] },
] as const;

/** What the older versions that are published do not have, and a newer one that is published too. */
const publishedOlder = oncePerNetwork(({ settings }) =>
  NEWER.flatMap(({ code, version, older }) => {
    const published = older.filter((one) => settings.versions?.includes(one));
    const newer = OCPI_VERSION.slice(OCPI_VERSION.indexOf(version)).find((one) => settings.versions?.includes(one));
    const advice = newer && { hint: `Readers of ${newer} see it.` };
    const { plugs, values } = NEW_IN_VERSION[version];
    const lacking = { plugs: new Set<string>(plugs), values: new Set<string>(values) };
    return published.length === 0 ? [] : [{ code, advice, versions: published.join(' and '), ...lacking }];
  }),
);
