/** Brands of cards and wallets, by the names that stand on them in every language. */

import type { PaymentBrand } from '../../../src/ocpi/browser.ts';
import type { PageWords } from './words.ts';

const NAMES: { readonly [B in Exclude<PaymentBrand, 'OTHER'>]: string } = {
  AMERICAN_EXPRESS: 'American Express',
  APPLE_PAY: 'Apple Pay',
  BANCONTACT: 'Bancontact',
  CARTES_BANCAIRES: 'CB',
  CIRRUS: 'Cirrus',
  DANKORT: 'Dankort',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  GIROCARD: 'girocard',
  GOOGLE_PAY: 'Google Pay',
  JCB: 'JCB',
  MAESTRO: 'Maestro',
  MASTERCARD: 'Mastercard',
  PAYPAL: 'PayPal',
  UNIONPAY: 'UnionPay',
  V_PAY: 'V Pay',
  VISA: 'Visa',
};

export function brandName(brand: PaymentBrand, words: PageWords): string {
  return brand === 'OTHER' ? words.say('payment_brand.OTHER') : NAMES[brand];
}
