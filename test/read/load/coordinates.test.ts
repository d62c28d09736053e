/** Degrees have six decimals, and are rounded as decimals. */

import { Big } from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reading } from '../../../src/tables/cell-types/column-type.ts';
import { latitude, longitude } from '../../../src/tables/cell-types/geography.ts';

const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${most}}$`));
const numbers = fc
  .record({ sign: fc.constantFrom('', '-'), whole: fc.integer({ min: 0, max: 200 }), decimals: digits(9) })
  .map(({ sign, whole, decimals }) => `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`);

test.each([
  ['0', '0.000000'],
  ['-0', '0.000000'],
  ['-0.000', '0.000000'],
  ['0.0000004', '0.000000'],
  ['-0.0000004', '0.000000'],
  ['-0.05', '-0.050000'],
  ['4.9', '4.900000'],
  ['52', '52.000000'],
  ['52.3731694', '52.373169'],
])('%s is %s', (text, expected) => {
  expect(reading(latitude(), text)).toEqual({ ok: true, value: expected });
});

test.each([
  ['latitude', latitude(), 90],
  ['longitude', longitude(), 180],
] as const)('any number within the bounds of a %s is rounded to six decimals', (_, type, limit) => {
  fc.assert(
    fc.property(numbers, (text) => {
      const value = new Big(text);
      const rounded = value.round(6).plus(0).toFixed(6);
      const cell = reading(type, text);
      expect(cell.ok ? cell.value : 'too far').toBe(value.abs().lte(limit) ? rounded : 'too far');
    }),
    { numRuns: 5000 },
  );
});
