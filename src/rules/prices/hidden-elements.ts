/** Rule: every price can apply: no earlier element of the tariff has no restrictions, or the same ones. */

import { toRestrictions } from '../../tables/declarations/tariff-elements.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'hidden-element': {
      severity: 'warning',
      wrong: 'A price can never apply, because an earlier element with the same kind of price always applies before.',
      why: 'For each kind of price, the first element that matches is the one that applies.',
      fix: 'Give the element without restrictions the highest number, correct the restrictions, or delete one of the two.',
      message: 'The {type} price of element {element} never applies, because element {other} does whenever it would.',
    },
    'repeated-element': {
      severity: 'warning',
      wrong: 'A price is there twice, in two elements with the same restrictions.',
      why: 'The second one never applies. It may have been copied to become another price.',
      fix: 'Delete one of the two, or correct its restrictions.',
      message: 'The {type} price of element {element} repeats the one of element {other}, with the same restrictions.',
    },
  },
  tariffs({ elements }, _, { tell }) {
    /** The first element of each kind of price, by its restrictions; those of the first that always applies are empty. */
    const first = new Map<string, TariffElementRow>();
    for (const row of elements) {
      const { type, element, reservation } = row.values;
      const kind = `${type} ${reservation ?? ''}`;
      const restrictions = JSON.stringify(toRestrictions(ofCharging(row))) ?? '';
      const same = first.get(kind + restrictions);
      const before = same ?? first.get(kind);
      if (before !== undefined) {
        const code = same?.values.price.eq(row.values.price) ? 'repeated-element' : 'hidden-element';
        tell(code, 'tariff_elements', row, 'element', { params: { type, element, other: before.values.element } });
      }
      if (same === undefined) first.set(kind + restrictions, row);
    }
  },
});

/** All elements of a kind of price are for reserving, or none. */
function ofCharging(row: TariffElementRow): TariffElementRow {
  return { ...row, values: { ...row.values, reservation: undefined } };
}
