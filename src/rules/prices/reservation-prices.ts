/** Rule: a tariff with a price for reservations is used where EVSEs can be reserved. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule } from '../rule/rule.ts';
import { tariffUse } from './tariff-use.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'not-reservable': {
      severity: 'warning',
      wrong: 'A tariff has a price for reservations, but no EVSE with the tariff has the capability RESERVABLE.',
      why: 'Apps offer reservations by the capability, so the price is for nothing, or nobody can reserve.',
      fix: 'Add RESERVABLE to the capabilities of the EVSEs, or delete the price.',
      message: 'Tariff "{id}" has a price for reservations, but none of its EVSEs has the capability RESERVABLE.',
    },
  },
  tariffs({ tariff, elements }, _, { dataset, tell }) {
    const { id } = tariff.values;
    const row = elements.find(({ values }) => values.reservation !== undefined);
    const isReservable = row && tariffUse(dataset)?.get(foldCase(id))?.isReservable;
    if (row && isReservable === false)
      tell('not-reservable', 'tariff_elements', row, 'reservation', { params: { id } });
  },
});
