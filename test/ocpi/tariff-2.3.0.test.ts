/** A Tariff as 2.3.0 has it, and back: the same prices, with or without VAT. */

import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutVat } from '../../src/cells/numbers/money.ts';
import { toTariff221, toTariff230 } from '../../src/ocpi/tariff-2.3.0.ts';
import type { Tariff } from '../../src/ocpi/types.ts';
import { completeTariff } from '../support/complete-objects.ts';

const priced = (price: number, vat?: number): Tariff => ({
  ...completeTariff(),
  elements: [{ price_components: [{ type: 'ENERGY', price, step_size: 1, ...(vat !== undefined && { vat }) }] }],
});
const priceOf = (tariff: Pick<Tariff, 'elements'> | undefined) => tariff?.elements[0]?.price_components[0]?.price;

describe('tax_included', () => {
  test('is YES if somebody wrote prices with VAT, which are then these', () => {
    const tariff = toTariff230(priced(0.5798, 19), { typed: [[0.69]] });
    expect(tariff.tax_included).toBe('YES');
    expect(priceOf(tariff)).toBe(0.69);
  });

  test.each([
    ['NO', 19],
    ['N/A', undefined],
    ['N/A', 0],
  ])('is %s with a VAT of %s', (expected, vat) => {
    expect(toTariff230(priced(0.5, vat)).tax_included).toBe(expected);
  });

  test.each([undefined, 0, 19])('is NO if somebody wrote that VAT is added, with a VAT of %s', (vat) => {
    expect(toTariff230(priced(0.5, vat), { areAdded: true }).tax_included).toBe('NO');
  });
});

test('bounds have the names of 2.3.0', () => {
  expect(toTariff230(completeTariff())).toMatchObject({
    min_price: { before_taxes: 0.5, after_taxes: 0.605 },
    max_price: { before_taxes: 50, after_taxes: 60.5 },
  });
});

describe('back in 2.2.1', () => {
  test('a Tariff without VAT in its prices is what it was', () => {
    expect(toTariff221(toTariff230(completeTariff()))).toEqual(completeTariff());
  });

  test('prices are without VAT, rounded as those of the tables', () => {
    const cents = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom(5, 7, 12, 19, 20, 21, 22, 25.5), (ten_thousandths, vat) => {
        const typed = ten_thousandths / 10_000;
        const older = toTariff221(toTariff230(priced(0, vat), { typed: [[typed]] }));
        expect(priceOf(older)).toBe(withoutVat(new Big(typed), new Big(vat)).exclVat.toNumber());
      }),
      { examples: [[10_010, 12]] },
    );
  });

  test('there is none if nobody knows the rate', () => {
    expect(toTariff221(toTariff230(priced(0.69), { typed: [[0.69]] }))).toBeUndefined();
  });
});
