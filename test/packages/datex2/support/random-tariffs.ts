/** Tariffs and sessions by chance: bounds, days, fees, taxes, and now and then what DATEX II cannot say. */

import fc from 'fast-check';
import type { DetailedElement, DetailedTariff, TariffRestrictions } from '../../../../src/ocpi/index.ts';
import { DAY_OF_WEEK } from '../../../../src/ocpi/index.ts';
import type { ChargingSession } from './session-price.ts';

const FIRST_DAY = Date.parse('2026-01-05T00:00:00Z');
const DAY_MS = 86_400_000;

const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45)).map(([hour, minute]) => {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const date = fc
  .integer({ min: 0, max: 30 })
  .map((day) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10));

const span = <T, F extends string, U extends string>(value: fc.Arbitrary<T>, from: F, until: U) =>
  fc.record({ [from]: value, [until]: value } as { [N in F | U]: fc.Arbitrary<T> }, { requiredKeys: [] });

/** Restrictions that can be said, most of them of one kind. */
const sayable: fc.Arbitrary<TariffRestrictions> = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, span(clock, 'start_time', 'end_time')),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record({ day_of_week: fc.subarray([...DAY_OF_WEEK], { minLength: 1 }) }),
    ),
    fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, span(date, 'start_date', 'end_date')),
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, span(fc.integer({ min: 0, max: 40 }), 'min_kwh', 'max_kwh')),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      span(
        fc.integer({ min: 0, max: 300 }).map((minutes) => minutes * 60),
        'min_duration',
        'max_duration',
      ),
    ),
  )
  .map((parts) => Object.assign({}, ...parts) as TariffRestrictions);

const unsayable = fc.constantFrom<TariffRestrictions>(
  ...[
    { min_power: 16 },
    { max_current: 32 },
    { min_kwh: 2.5 },
    { max_duration: 90 },
    { reservation: 'RESERVATION' as const },
  ],
);

const price = fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100);

const elementOf = (vat: number | undefined, isSayable: boolean): fc.Arbitrary<DetailedElement> =>
  fc
    .record({
      types: fc.subarray(['ENERGY', 'TIME', 'PARKING_TIME'] as const, { minLength: 1 }),
      prices: fc.array(price, { minLength: 4, maxLength: 4 }),
      fee: fc.boolean(),
      steps: isSayable ? fc.constant(1) : fc.constantFrom(1, 60, 300),
      restrictions: fc.oneof(
        { weight: 1, arbitrary: fc.constant(undefined) },
        { weight: 4, arbitrary: sayable },
        ...(isSayable ? [] : [{ weight: 2, arbitrary: unsayable }]),
      ),
    })
    .map(({ types, prices, fee, steps, restrictions }) => {
      const all = [...types, ...(fee && restrictions === undefined ? (['FLAT'] as const) : [])];
      return {
        price_components: all.map((type, i) => ({
          ...{ type, price: prices[i] ?? 0, step_size: type === 'FLAT' ? 1 : steps },
          ...(vat !== undefined && { vat }),
        })),
        ...(restrictions && { restrictions }),
      };
    });

/** @param isSayable without what DATEX II cannot say */
export function anyTariff(isSayable: boolean): fc.Arbitrary<DetailedTariff> {
  return fc.constantFrom(undefined, 0, 19, 21).chain((vat) =>
    fc
      .record({
        elements: fc.array(elementOf(vat, isSayable), { minLength: 1, maxLength: 5 }),
        least: fc.option(price, { nil: undefined }),
        most: fc.option(
          fc.integer({ min: 500, max: 3000 }).map((cents) => cents / 100),
          { nil: undefined },
        ),
        areTyped: fc.boolean(),
      })
      .map(({ elements, least, most, areTyped }) => {
        const withTaxes = (amount: number) => amount * (1 + (vat ?? 0) / 100);
        const limit = (amount: number) => ({
          excl_vat: amount,
          ...(vat !== undefined && { incl_vat: withTaxes(amount) }),
        });
        const own = areTyped && vat !== undefined ? elements.map((element) => typed(element, withTaxes)) : elements;
        return {
          ...{ country_code: 'DE', party_id: 'ABC', id: 'T-1', currency: 'EUR', elements: own },
          ...(least !== undefined && { min_price: limit(least) }),
          ...(most !== undefined && { max_price: limit(most) }),
        };
      }),
  );
}

function typed(element: DetailedElement, withTaxes: (amount: number) => number): DetailedElement {
  const price_components = element.price_components.map((one) => ({ ...one, incl_vat: withTaxes(one.price) }));
  return { ...element, price_components };
}

/** Up to a day and a half, of up to five parts; the clock shows seconds, too. */
export const anySession: fc.Arbitrary<ChargingSession> = fc.record({
  begin: fc.integer({ min: 0, max: 40 * 86_400 }).map((second) => FIRST_DAY - 5 * DAY_MS + second * 1000),
  parts: fc.array(
    fc.record({
      seconds: fc.integer({ min: 1, max: 8 * 3600 }),
      kwh: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 30_000 }).map((wh) => wh / 1000),
      ),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
