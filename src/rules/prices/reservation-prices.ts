/** Rule: a tariff with a price for reservations is used where EVSEs can be reserved. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { tariffUse } from './tariff-use.ts';

export const rule = defineRule('tariffs', check, {
  'not-reservable': {
    severity: 'warning',
    wrong: 'A tariff has a price for reservations, but no EVSE with the tariff has the capability RESERVABLE.',
    why: 'Apps offer reservations by the capability, so the price is for nothing, or nobody can reserve.',
    fix: 'Add RESERVABLE to the capabilities of the EVSEs, or delete the price.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const uses = tariffUse(dataset);
  for (const { tariff, elements } of dataset.tariffs) {
    const row = elements.find(({ values }) => values.reservation !== undefined);
    if (row === undefined) continue;
    const use = uses?.get(foldCase(tariff.values.id));
    if (use === undefined || use.isReservable) continue;
    yield rule.finding('not-reservable', 'tariff_elements', row, 'reservation', {
      message: `Tariff "${tariff.values.id}" has a price for reservations, but none of its EVSEs has the capability RESERVABLE.`,
      hint: 'Add RESERVABLE to their capabilities in evses.csv, or delete the price.',
    });
  }
}
