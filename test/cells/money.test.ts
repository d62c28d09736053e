import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal, toJsonNumber, withoutVat } from '../../src/cells/numbers/money.ts';
import { hintFor, problemIn, valueIn } from './reading.ts';

const ONLY = 'Write only the number, in the currency of the tariff and the unit of the column.';

describe('reading decimals', () => {
  test.each([
    ['0.45', '0.45'],
    ['-3', '-3'],
    ['12', '12'],
    [' 0.4500 ', '0.45'],
    ['-0.0', '0'],
    ['123456789012345', '123456789012345'],
  ])('%s is %s', (text, expected) => {
    expect(formatDecimal(valueIn(parseDecimal(text)))).toBe(expected);
  });

  test.each([
    ['', 'The cell is empty.', 'Write a number such as 0.45.'],
    ['0,45', '"0,45" is not a plain number.', 'Write 0.45.'],
    ['1,234', 'is not a plain number', 'Write 1.234 or 1234.'],
    ['1,234.56', 'is not a plain number', 'Write 1234.56.'],
    ['1.234,56', 'is not a plain number', 'Write 1234.56.'],
    ['1 234 567', 'is not a plain number', 'Write 1234567.'],
    ["1'234.5", 'is not a plain number', 'Write 1234.5.'],
    ["1'234,567", 'is not a plain number', 'Write 1234.567.'],
    ['4.5e-1', 'has an exponent', 'Write 0.45.'],
    ['1E3', 'has an exponent', 'Write 1000.'],
    ['.5', 'is not a plain number', 'Write 0.5.'],
    ['5.', 'is not a plain number', 'Write 5.'],
    ['007', 'is not a plain number', 'Write a number such as 0.45.'],
    ['+3', 'is not a plain number', 'Write 3.'],
    ['−3', 'is not a plain number', 'Write -3.'],
    ['- 3', 'is not a plain number', 'Write a number such as 0.45.'],
    ['21 %', 'has "%" besides the number', ONLY],
    ['0.45 €', 'has "€" besides the number', 'Write 0.45. The currency of the tariff must be EUR.'],
    ['€0.45', 'has "€" besides the number', 'Write 0.45. The currency of the tariff must be EUR.'],
    ['GBP 0.45', 'has "GBP" besides the number', 'Write 0.45. The currency of the tariff must be GBP.'],
    ['49 ct', 'has "ct" besides the number', 'Write 0.49. Prices are in whole units of the currency.'],
    ['22 kW', 'has "kW" besides the number', ONLY],
    ['W0.1281', 'has "W" besides the number', ONLY],
    ['free', '"free" is not a number.', 'Write 0. That says that it is free.'],
    ['1.2.3', 'is not a plain number', 'Write a number such as 0.45.'],
    ['1234567890123456', 'has more than 15 digits', 'Write a number such as 0.45.'],
    ['9'.repeat(100), 'is too long to be a number', 'Write a number such as 0.45.'],
  ])('%s: %s', (text, problem, hint) => {
    const read = (written: string) => parseDecimal(written, { unit: 'money' });
    expect(problemIn(read(text))).toContain(problem);
    expect(hintFor(read, text)).toBe(hint);
  });

  test('decimals are counted without zeros at the end', () => {
    expect(parseDecimal('0.450000', { maxDecimals: 2 }).ok).toBe(true);
    expect(problemIn(parseDecimal('0.495', { maxDecimals: 2 }))).toBe(
      '"0.495" has 3 decimals, but at most 2 are allowed.',
    );
    expect(hintFor((text) => parseDecimal(text, { maxDecimals: 2 }), '0.495')).toBe('Write 0.5. That is the nearest.');
  });
});

describe('prices without VAT', () => {
  test.each([
    ['0.60', '21', '0.4959', true],
    ['0.45', '0', '0.45', true],
    ['0.59', '19', '0.4958', true],
    ['0.455', '21', '0.376', true],
    ['1.00', '7.7', '0.9285', true],
    ['0.00005', '0', '0.0001', false],
    ['-0.60', '21', '-0.4959', true],
  ])('%s at %s %% is %s', (price, vat, expected, exact) => {
    const result = withoutVat(new Big(price), new Big(vat));
    expect([result.exclVat.toFixed(), result.exact]).toEqual([expected, exact]);
  });

  test('a rate below zero is our own mistake', () => {
    expect(() => withoutVat(new Big(1), new Big(-100))).toThrow(RangeError);
  });
});

const decimal = (maxDecimals: number, max: number) =>
  fc
    .tuple(fc.integer({ min: -max, max }), fc.integer({ min: 0, max: maxDecimals }))
    .map(([digits, places]) => new Big(digits).times(new Big(10).pow(-places)).plus(0));

describe('properties of decimals', () => {
  test('every decimal is read as it was written', () => {
    fc.assert(
      fc.property(decimal(6, 1e9), (value) => {
        expect(valueIn(parseDecimal(formatDecimal(value))).eq(value)).toBe(true);
      }),
    );
  });

  test('the JSON of a number is the decimal, digit by digit', () => {
    fc.assert(
      fc.property(decimal(4, Number.MAX_SAFE_INTEGER), (value) => {
        const number = toJsonNumber(value);
        if (number.ok) expect(JSON.stringify(number.value)).toBe(value.eq(0) ? '0' : value.toFixed());
        else expect(value.abs().gte(1e11)).toBe(true);
      }),
    );
    expect(JSON.stringify(valueIn(toJsonNumber(new Big('-0'))))).toBe('0');
    expect(problemIn(toJsonNumber(new Big('0.00001')))).toContain('has more than 4 decimals');
    expect(problemIn(toJsonNumber(new Big('1e11')))).toContain('is too large');
  });

  test('VAT is taken out as whole numbers do it, with one rounding', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), fc.bigInt({ min: 0n, max: 5000n }), (cents, vat) => {
        // price / 100 : (1 + vat / 10000) in ten-thousandths, rounded half up
        const [above, below] = [cents * 1_000_000n, 10_000n + vat];
        const expected = (2n * above + below) / (2n * below);
        const result = withoutVat(new Big(cents.toString()).times('0.01'), new Big(vat.toString()).times('0.01'));
        expect(result.exclVat.times(10_000).toFixed()).toBe(expected.toString());
        expect(result.exact).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+.,'eE %\d€]*$/)), (text) => {
        expect(typeof parseDecimal(text, { maxDecimals: 4 }).ok).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});
