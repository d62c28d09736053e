/** Prices as people read them. */

import { Big } from 'big.js';
import { expect, test } from 'vitest';
import { roundedPrice } from '../../../../packages/page/facts/rounded-price.ts';

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
