/** Rule: every price can apply: no earlier element of the tariff applies whenever it would. */

import type { Finding } from '../../findings/finding.ts';
import { toRestrictions } from '../../tables/declarations/restrictions.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'hidden-element': {
    severity: 'warning',
    wrong: 'A price can never apply, because earlier elements with the same kind of price always apply before.',
    why: 'For each kind of price, the first element that matches is the one that applies.',
    fix: 'Give the element without restrictions the highest number.',
  },
  'repeated-element': {
    severity: 'warning',
    wrong: 'A price is there twice, in two elements with the same restrictions.',
    why: 'The second one never applies. It may have been copied to become another price.',
    fix: 'Delete one of the two, or correct its restrictions.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  for (const { elements } of dataset.tariffs) {
    if (elements.length < 2) continue;
    const kinds = Map.groupBy(elements, ({ values }) => `${values.type} ${values.reservation ?? ''}`);
    for (const rows of kinds.values()) if (rows.length > 1) yield* hidden(rows);
  }
}

/** Rows of one kind of price, in the order in which they are tried. */
function* hidden(rows: readonly TariffElementRow[]): Findings {
  const byRestrictions = new Map<string, TariffElementRow>();
  let always: TariffElementRow | undefined;
  for (const row of rows) {
    const restrictions = JSON.stringify(toRestrictions(ofCharging(row))) ?? '';
    const same = byRestrictions.get(restrictions);
    if (same?.values.price.eq(row.values.price)) yield repeated(row, same);
    else if (always !== undefined || same !== undefined) yield behind(row, always, same);
    if (same === undefined) byRestrictions.set(restrictions, row);
    if (restrictions === '') always ??= row;
  }
}

function repeated(row: TariffElementRow, same: TariffElementRow): Finding {
  const { type, element } = row.values;
  return rule.finding('repeated-element', 'tariff_elements', row, 'element', {
    message: `The ${type} price of element ${element} repeats the one of element ${same.values.element}, with the same restrictions.`,
    hint: 'Delete one of the two, or correct its restrictions.',
  });
}

function behind(row: TariffElementRow, always?: TariffElementRow, same?: TariffElementRow): Finding {
  const { type, element } = row.values;
  const [because, hint] = always
    ? [`element ${always.values.element} always does`, 'Give the element without restrictions the highest number.']
    : [
        `element ${same?.values.element} has the same restrictions`,
        'Correct the restrictions, or delete one of the two.',
      ];
  return rule.finding('hidden-element', 'tariff_elements', row, 'element', {
    message: `The ${type} price of element ${element} never applies, because ${because}.`,
    hint,
  });
}

/** All of them are for reserving, or none. */
function ofCharging(row: TariffElementRow): TariffElementRow {
  return { ...row, values: { ...row.values, reservation: undefined } };
}
