/** Prices with VAT, exact to the last digit; and rounded, as people read them. */

import { Big } from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedPrice, withVat } from '../../../../packages/page/facts/money.ts';
import { parseDecimal, withoutVat } from '../../../../src/cells/numbers/money.ts';

const gross = (price: number, vat: number) => withVat(price, vat).toFixed();

test('a price of few decimals is multiplied exactly', () => {
  expect(gross(0.1, 20)).toBe('0.12');
  expect(gross(0.59, 19)).toBe('0.7021');
  expect(gross(0.25, 21)).toBe('0.3025');
  expect(gross(0.5, 0)).toBe('0.5');
  expect(gross(1.9, 5.2)).toBe('1.9988');
});

test('a price that was rounded is what it was with VAT', () => {
  expect(gross(0.4959, 21)).toBe('0.6');
  expect(gross(0.5798, 19)).toBe('0.69');
  expect(gross(5.042, 19)).toBe('6');
  // Of ChargePlace Scotland: £20 an hour, £0.56 per kWh.
  expect(gross(16.667, 20)).toBe('20');
  expect(gross(0.467, 20)).toBe('0.56');
});

test('a price that was not rounded from cents keeps its digits', () => {
  expect(gross(0.4958, 21)).toBe('0.5999');
  expect(gross(0.595, 0)).toBe('0.595');
});

test('every price with VAT survives the way through OCPI', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  const rate = fc.constantFrom(5.5, 7, 8.1, 10, 19, 20, 21, 25, 25.5);
  const decimal = (text: string) => {
    const cell = parseDecimal(text);
    if (!cell.ok) throw new Error(text);
    return cell.value;
  };
  fc.assert(
    fc.property(cents, rate, (price, vat) => {
      const shown = decimal((price / 100).toFixed(2));
      const { exclVat } = withoutVat(shown, decimal(String(vat)));
      expect(gross(exclVat.toNumber(), vat)).toBe(shown.toFixed());
    }),
    { numRuns: 2000, seed: 1 },
  );
});

test.each([
  ['0.4695', 'EUR', '0.47'],
  ['0.4235', 'EUR', '0.42'],
  ['0.6', 'EUR', '0.6'],
  ['1543.125', 'DKK', '1543.13'],
  ['49.5', 'JPY', '50'],
  ['0.1234', 'KWD', '0.123'],
  ['0.4695', 'euro', '0.47'],
])('%s %s is %s', (exact, currency, rounded) => {
  expect(roundedPrice(new Big(exact), currency).toFixed()).toBe(rounded);
});

test.each([
  ['0.045', 'EUR', '0.045'],
  ['0.0456', 'EUR', '0.046'],
  ['0.004', 'EUR', '0.004'],
  ['5.5', 'JPY', '5.5'],
  ['0', 'EUR', '0'],
])(
  'a low price keeps two digits, so that it is not free or a tenth dearer: %s %s is %s',
  (exact, currency, rounded) => {
    expect(roundedPrice(new Big(exact), currency).toFixed()).toBe(rounded);
  },
);
