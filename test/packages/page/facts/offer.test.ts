/** What a tariff costs: which prices count, what is free, and when amounts are with VAT. */

import { describe, expect, test } from 'vitest';
import { offerOf } from '../../../../packages/page/facts/offer.ts';
import { plugPrice } from '../../../../packages/page/facts/price-of-energy.ts';
import { DAY_OF_WEEK } from '../../../../src/ocpi/enums.ts';
import { isValidAt, tariffsFrom } from '../../../../src/ocpi/tariff-validity.ts';
import type { PriceComponent, Tariff, TariffElement, TariffRestrictions } from '../../../../src/ocpi/types.ts';

type Type = PriceComponent['type'];
const price = (type: Type, amount: number, vat?: number): PriceComponent => ({
  ...{ type, price: amount, step_size: 1 },
  ...(vat !== undefined && { vat }),
});
const element = (components: PriceComponent[], restrictions?: TariffRestrictions): TariffElement => ({
  price_components: components,
  ...(restrictions && { restrictions }),
});
const tariff = (...elements: TariffElement[]) => ({
  ...{ country_code: 'NL', party_id: 'EXA', id: 'T', currency: 'EUR', elements },
});
const lines = (...elements: TariffElement[]) =>
  offerOf(tariff(...elements)).parts.flatMap(({ per, during, prices }) =>
    prices.map(({ amount }) => `${amount.toFixed()} per ${per}${during ? `, ${during}` : ''}`),
  );

describe('what is free', () => {
  const kind = (...elements: TariffElement[]) => offerOf(tariff(...elements)).kind;

  test('only what a tariff says: every price is 0, and one of them always applies', () => {
    expect(kind(element([price('FLAT', 0)]))).toBe('free');
    expect(kind(element([price('ENERGY', 0), price('TIME', 0)]))).toBe('free');
    expect(kind(element([price('ENERGY', 0)], { start_time: '22:00', end_time: '06:00' }))).toBe('priced');
    expect(kind(element([price('FLAT', 0), price('ENERGY', 0.5)]))).toBe('priced');
    expect(kind(element([price('TIME', 2)], { min_duration: 3600 }), element([price('TIME', 0)]))).toBe('priced');
  });

  test('a price that no session can have does not count', () => {
    expect(kind(element([price('ENERGY', 0)]), element([price('ENERGY', 0.5)]))).toBe('free');
  });

  test('restrictions that keep nothing out are none', () => {
    const allDays = [...DAY_OF_WEEK];
    expect(kind(element([price('FLAT', 0)], { day_of_week: allDays, start_time: '00:00', end_time: '00:00' }))).toBe(
      'free',
    );
    expect(kind(element([price('FLAT', 0)], { min_kwh: 0, min_duration: 0 }))).toBe('free');
    expect(kind(element([price('FLAT', 0)], { start_time: '00:00', end_time: '24:00' }))).toBe('free');
    expect(kind(element([price('FLAT', 0)], { max_duration: 3600 }))).toBe('priced');
    expect(kind(element([price('FLAT', 0)], { end_time: '20:00' }))).toBe('priced');
    expect(kind(element([price('FLAT', 0)], { day_of_week: allDays.slice(1) }))).toBe('priced');
  });

  test('a session with a least price is not free', () => {
    expect(offerOf({ ...tariff(element([price('ENERGY', 0)])), min_price: { excl_vat: 1 } }).kind).toBe('priced');
  });

  test('what only reservations cost says nothing about charging', () => {
    const reservation = offerOf(tariff(element([price('FLAT', 0)], { reservation: 'RESERVATION' })));
    expect(reservation).toMatchObject({ kind: 'unknown', parts: [], reservation: [{ per: 'session' }] });
  });
});

describe('which prices count', () => {
  test('for each dimension, those up to the first that always applies', () => {
    expect(
      lines(
        element([price('ENERGY', 0.25)], { max_kwh: 10 }),
        element([price('ENERGY', 0.5), price('FLAT', 1)]),
        element([price('ENERGY', 9), price('FLAT', 9), price('TIME', 2)]),
      ),
    ).toEqual(['0.25 per energy', '0.5 per energy', '2 per hour', '1 per session']);
  });

  test('a dimension that never costs anything is not named, but a part of one is', () => {
    expect(lines(element([price('ENERGY', 0.5), price('TIME', 0)]))).toEqual(['0.5 per energy']);
    expect(lines(element([price('TIME', 0)], { max_duration: 1800 }), element([price('TIME', 2)]))).toEqual([
      '0 per hour',
      '2 per hour',
    ]);
  });

  test('time that costs the same whether the vehicle charges or not is one price', () => {
    const after = { min_duration: 14_400 };
    expect(lines(element([price('TIME', 6), price('PARKING_TIME', 6)], after))).toEqual(['0.1 per minute']);
    expect(lines(element([price('TIME', 6), price('PARKING_TIME', 3)], after))).toEqual([
      '0.1 per minute, charging',
      '0.05 per minute, parking',
    ]);
  });
});

describe('the unit of time', () => {
  test('is the minute, unless a price of it had more decimals than cents have', () => {
    expect(lines(element([price('TIME', 6), price('PARKING_TIME', 2)]))).toEqual([
      '6 per hour, charging',
      '2 per hour, parking',
    ]);
    expect(lines(element([price('TIME', 2), price('PARKING_TIME', 0)]))).toEqual(['2 per hour']);
  });

  test('that reservations have is another matter', () => {
    const reserving = element([price('TIME', 6)], { reservation: 'RESERVATION' });
    const { parts, reservation } = offerOf(tariff(reserving, element([price('TIME', 2)])));
    expect([parts, reservation].map(([part]) => part?.per)).toEqual(['hour', 'minute']);
  });

  test('a step that nobody sees is none, so that it makes no two prices of one', () => {
    const steps = (time: number, parking: number) => [
      { ...price('TIME', 6), step_size: time },
      { ...price('PARKING_TIME', 6), step_size: parking },
    ];
    expect(lines(element(steps(1, 60)))).toEqual(['0.1 per minute']);
    expect(lines(element(steps(1, 61)))).toEqual(['0.1 per minute, charging', '0.1 per minute, parking']);
    const [part] = offerOf(tariff(element([{ ...price('ENERGY', 0.5), step_size: 10 }]))).parts;
    expect(part?.prices[0]).not.toHaveProperty('step');
  });
});

test('without a contract, for a session, and by agreement', () => {
  const typed = (type?: Tariff['type']) => offerOf({ ...tariff(element([price('FLAT', 1)])), ...(type && { type }) });
  expect([typed(), typed('AD_HOC_PAYMENT'), typed('REGULAR')].map((offer) => offer.isForEveryone)).toEqual([
    true,
    true,
    false,
  ]);
});

describe('VAT', () => {
  const vat = (...components: PriceComponent[]) => offerOf(tariff(element(components))).vat;

  test('is in the amounts only if a rate is stated for everything that is paid', () => {
    expect(vat(price('ENERGY', 0.5, 21), price('FLAT', 1, 21))).toBe('included');
    expect(vat(price('ENERGY', 0.5, 21), price('FLAT', 1))).toBe('not stated');
    expect(vat(price('ENERGY', 0.5, 21), price('FLAT', 0))).toBe('included');
    expect(vat(price('ENERGY', 0.5, 0))).toBe('included');
  });

  test('does not apply if no rate is stated, unless somebody wrote that it is added', () => {
    expect(vat(price('ENERGY', 0.5), price('FLAT', 1))).toBe('none');
    const added = (amount: number) =>
      offerOf({ ...tariff(element([price('ENERGY', amount)])), excl_vat: true as const }).vat;
    expect([added(0.5), added(0)]).toEqual(['not stated', 'included']);
  });

  test('each price has a rate of its own', () => {
    expect(lines(element([price('ENERGY', 0.25, 10), price('FLAT', 0.5, 20)]))).toEqual([
      '0.275 per energy',
      '0.6 per session',
    ]);
  });

  test('bounds say for themselves whether they include it', () => {
    const one = tariff(element([price('ENERGY', 0.5, 20)]));
    const bounded = offerOf({ ...one, min_price: { excl_vat: 1 }, max_price: { excl_vat: 50, incl_vat: 60 } });
    expect(bounded.least).toMatchObject({ includesVat: false });
    expect(bounded.most?.amount.toNumber()).toBe(60);
  });
});

describe('the price of a kWh in lists', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const energy = (amount: number, vat?: number) => tariff(element([price('ENERGY', amount, vat)]));

  test('is the lowest and the highest of the tariffs that need no contract', () => {
    const tariffs = [
      energy(0.4959, 21),
      { ...energy(0.5, 20), type: 'AD_HOC_PAYMENT' as const },
      { ...energy(0.1, 20), type: 'REGULAR' as const },
      { ...energy(0.2, 20), end_date_time: '2026-01-01T00:00:00Z' },
      { ...energy(0.3, 20), start_date_time: '2027-01-01T00:00:00Z' },
    ];
    expect(plugPrice(tariffs, now)?.energy).toEqual({ currency: 'EUR', from: 0.6, to: 0.6 });
    expect(plugPrice([...tariffs, energy(0.75, 0)], now)?.energy).toEqual({ currency: 'EUR', from: 0.6, to: 0.75 });
  });

  test('says that VAT is not in it, if it is added and nobody knows how much', () => {
    const euros = { currency: 'EUR', from: 0.5, to: 0.5 };
    expect(plugPrice([{ ...energy(0.5), excl_vat: true }], now)?.energy).toEqual({ ...euros, excl_vat: true });
    expect(plugPrice([energy(0.5)], now)?.energy).toEqual(euros);
  });

  test('is not known without a price of energy, and in two currencies', () => {
    expect(plugPrice([], now)?.energy).toBeUndefined();
    expect(plugPrice([tariff(element([price('TIME', 2, 20)]))], now)?.energy).toBeUndefined();
    expect(plugPrice([energy(0.5, 20), { ...energy(0.5, 20), currency: 'CHF' }], now)?.energy).toBeUndefined();
    expect(plugPrice([{ ...energy(0.5, 20), type: 'PROFILE_CHEAP' }], now)?.energy).toBeUndefined();
  });

  test('is free only if all of it is', () => {
    const free = tariff(element([price('FLAT', 0)]));
    expect(plugPrice([free], now)?.energy).toEqual({ currency: 'EUR', from: 0, to: 0, free: true });
    expect(plugPrice([free, energy(0.5, 20)], now)?.energy).toEqual({ currency: 'EUR', from: 0, to: 0.6 });
  });
});

test('tariffs that are over are left out, and those to come are last', () => {
  const now = Date.parse('2029-12-31T23:00:00Z');
  const old = { end_date_time: '2029-12-31T23:00:00Z' };
  const next = { start_date_time: '2029-12-31T23:00:00Z' };
  const later = { start_date_time: '2031-12-31T23:00:00Z' };
  expect(tariffsFrom([later, old, next, {}], now)).toEqual([next, {}, later]);
  expect([old, next, later, {}].map((one) => isValidAt(one, now))).toEqual([false, true, false, true]);
  expect(isValidAt(old, now - 1)).toBe(true);
});
