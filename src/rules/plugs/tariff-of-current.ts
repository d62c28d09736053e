/** Rule: a tariff that is called AC or DC is on plugs of this current. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, oncePerNetwork } from '../rule/rule.ts';
import { isOtherCurrent } from './power-of-cells.ts';

type Current = 'AC' | 'DC';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'tariff-of-other-current': {
      severity: 'doubt',
      wrong: 'A plug for alternating current has a tariff that is called DC, or the other way round.',
      why: 'Fast charging costs more, so drivers would see a wrong price at this plug.',
      fix: 'Write the tariff of its current into tariff_ids, or correct the power_type and the standard. If the tariff is meant, give it another name, or add a waiver.',
      message: 'The plug is for {current}, but its tariff "{id}" is called {other}.',
    },
  },
  kinds: {
    connectors({ values }, say, network) {
      const named = currentsOfTariffs(network);
      const { power_type, tariff_ids: ids = [] } = values;
      const [current, other] = power_type === 'DC' ? (['DC', 'AC'] as const) : (['AC', 'DC'] as const);
      const id = ids.find((one) => named.get(foldCase(one)) === other);
      // That the plug is one for the other current has a finding of its own.
      if (id === undefined || isOtherCurrent(values)) return;
      say('tariff-of-other-current', 'tariff_ids', { params: { current, id, other } });
    },
  },
});

/** The current that tariffs are called after, by folded id. One name alone may be short for something else; two are a system. */
const currentsOfTariffs = oncePerNetwork(({ dataset: { contents } }): ReadonlyMap<string, Current> => {
  const named = new Map<string, Current>();
  for (const row of areReadInFull(contents.connectors, contents.tariffs) ? contents.tariffs.rows : []) {
    const current = currentInName(row);
    if (current !== undefined) named.set(foldCase(row.values.id), current);
  }
  return new Set(named.values()).size < 2 ? new Map() : named;
});

/** The current that the id or the text for drivers names as a word: `T-DC`, `ac_22`, `DC50`; nothing if both are there. */
function currentInName({ values: { id, tariff_alt_text: texts = [] } }: TariffRow): Current | undefined {
  const ofId = onlyCurrent(id.toUpperCase());
  return ofId ?? onlyCurrent(texts.map(({ text }) => text).join(' '));
}

function onlyCurrent(text: string): Current | undefined {
  const [first, second] = new Set(text.match(/(?<!\p{L})(?:AC|DC)(?!\p{L})/gu) ?? []);
  return second === undefined ? (first as Current | undefined) : undefined;
}
