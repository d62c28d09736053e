/** Rule: a tariff that is called AC or DC is on plugs of this current. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isOtherCurrent } from './power-of-cells.ts';

export const rule = defineRule('tariffs', check, {
  'tariff-of-other-current': {
    severity: 'doubt',
    wrong: 'A plug for alternating current has a tariff that is called DC, or the other way round.',
    why: 'Fast charging costs more, so drivers would see a wrong price at this plug.',
    fix: 'Write the tariff of its current into tariff_ids. If the tariff is meant, give it another name, or add a waiver.',
  },
});

type Current = 'AC' | 'DC';

function* check({ dataset }: RuleInput): Findings {
  const { connectors, tariffs } = dataset.contents;
  if (!areReadInFull(connectors, tariffs)) return;
  const named = new Map<string, Current>();
  for (const row of tariffs.rows) {
    const current = currentInName(row);
    if (current !== undefined) named.set(foldCase(row.values.id), current);
  }
  // One name alone may be short for something else. Two are a system, which a network keeps to.
  if (new Set(named.values()).size < 2) return;
  for (const row of connectors.rows) {
    const { power_type, tariff_ids: ids = [] } = row.values;
    const current = power_type === 'DC' ? 'DC' : 'AC';
    const other = ids.find((id) => (named.get(foldCase(id)) ?? current) !== current);
    // That the plug is one for the other current has a finding of its own.
    if (other === undefined || isOtherCurrent(row.values)) continue;
    yield rule.finding('tariff-of-other-current', 'connectors', row, 'tariff_ids', {
      message: `The plug is for ${current}, but its tariff "${other}" is called ${current === 'AC' ? 'DC' : 'AC'}.`,
      hint: `Write the tariff of ${current} plugs, or correct power_type and standard.`,
    });
  }
}

/** The current that the id or the text for drivers names as a word: `T-DC`, `ac_22`, `DC50`; nothing if both are there. */
function currentInName({ values: { id, tariff_alt_text: texts = [] } }: TariffRow): Current | undefined {
  const ofId = onlyCurrent(id.toUpperCase());
  return ofId ?? onlyCurrent(texts.map(({ text }) => text).join(' '));
}

function onlyCurrent(text: string): Current | undefined {
  const [first, second] = new Set(text.match(/(?<!\p{L})(?:AC|DC)(?!\p{L})/gu) ?? []);
  return second === undefined ? (first as Current | undefined) : undefined;
}
