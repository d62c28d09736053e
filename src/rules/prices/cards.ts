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
      fix: 'Correct payment_brands, or add what reads the cards to capabilities, such as CONTACTLESS_CARD_SUPPORT.',
      message: {
        none: '{#payment_brands} is NONE, but {#capabilities} has {reader}.',
        unread: '{#payment_brands} has {brand}, but nothing in {#capabilities} reads cards.',
      },
      hint: {
        none: 'Name the brands, or leave {#payment_brands} empty if you do not know them.',
        unread:
          'Add CONTACTLESS_CARD_SUPPORT, CHIP_CARD_SUPPORT or PED_TERMINAL to {#capabilities}; or QR_CODE, WEBSITE or APP to {#payment_means} if drivers pay there.',
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
        say('cards-contradict', field, { says: 'none', advises: 'none', params: { reader } });
      }
      const brand = brands.find((one) => !ELSEWHERE.includes(one));
      if (brand === undefined || reader !== undefined || means.some((one) => ONLINE.includes(one))) return;
      say('cards-contradict', field, { says: 'unread', advises: 'unread', params: { brand } });
    },
  },
});
