/** Rule: the cards that an EVSE takes fit what it has to read them. */

import type { Capability } from '../../ocpi/enums.ts';
import type { PaymentBrand, PaymentMeans } from '../../ocpi/held.ts';
import { cellText } from '../../tables/table.ts';
import { defineRule } from '../rule/rule.ts';

const READ_CARDS: readonly Capability[] = [
  'CHIP_CARD_SUPPORT',
  'CONTACTLESS_CARD_SUPPORT',
  'CREDIT_CARD_PAYABLE',
  'DEBIT_CARD_PAYABLE',
  'PED_TERMINAL',
];

/** Brands that need no reader at the charger. */
const ELSEWHERE: readonly PaymentBrand[] = ['OTHER', 'PAYPAL'];

/** Ways on which cards pay without a reader. */
const ONLINE: readonly PaymentMeans[] = ['APP', 'QR_CODE', 'WEBSITE'];

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'cards-contradict': {
      severity: 'warning',
      wrong: 'An EVSE takes cards by its payment_brands and none by its capabilities, or the other way round.',
      why: 'Drivers without a contract would come with a card that the charger does not take, or not come at all.',
      fix: 'Correct payment_brands, or leave it empty. Or add what reads cards to capabilities, such as CONTACTLESS_CARD_SUPPORT, or a way to pay without a reader to payment_means, such as QR_CODE.',
      message: {
        none: '{#payment_brands} is NONE, but {#capabilities} has {reader}.',
        unread: '{#payment_brands} has {brand}, but nothing in {#capabilities} reads cards.',
      },
    },
  },
  rows: {
    evses(row, say) {
      const { payment_brands: brands, payment_means: means = [], capabilities, status } = row.values;
      if (brands === undefined || capabilities === undefined || status === 'REMOVED') return;
      const reader = capabilities.find((one) => READ_CARDS.includes(one));
      const field = cellText(row, 'payment_brands') ? 'payment_brands' : 'capabilities';
      if (brands.length === 0 && reader !== undefined) {
        say('cards-contradict', field, { says: 'none', params: { reader } });
      }
      const brand = brands.find((one) => !ELSEWHERE.includes(one));
      if (brand === undefined || reader !== undefined || means.some((one) => ONLINE.includes(one))) return;
      say('cards-contradict', field, { says: 'unread', params: { brand } });
    },
  },
});
