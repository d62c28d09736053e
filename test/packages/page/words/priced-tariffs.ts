/** Tariffs as operators publish them, made small, one for each thing that words must say. */

import type { PriceComponent, TariffElement, TariffRestrictions } from '../../../../src/ocpi/types.ts';

interface NamedTariff {
  readonly currency: string;
  readonly elements: TariffElement[];
  readonly min_price?: { excl_vat: number; incl_vat?: number };
  readonly max_price?: { excl_vat: number; incl_vat?: number };
  readonly excl_vat?: true;
}

type Type = PriceComponent['type'];

function price(type: Type, amount: number, vat?: number, step_size = 1): PriceComponent {
  return { type, price: amount, ...(vat !== undefined && { vat }), step_size };
}

function element(components: PriceComponent[], restrictions?: TariffRestrictions): TariffElement {
  return { price_components: components, ...(restrictions && { restrictions }) };
}

function euros(...elements: TariffElement[]): NamedTariff {
  return { currency: 'EUR', elements };
}

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

export const PRICED_TARIFFS: { readonly [name: string]: NamedTariff } = {
  'energy only': euros(element([price('ENERGY', 0.4959, 21)])),
  'energy and a fee for staying long, after the example of the issue': euros(
    element([price('TIME', 5, 20, 60)], { min_duration: 14_400 }),
    element([price('ENERGY', 0.5, 20)]),
  ),
  'the fee for staying long also counts while not charging, by day': euros(
    element([price('TIME', 5.042, 19, 60), price('PARKING_TIME', 5.042, 19, 60)], {
      ...{ start_time: '07:00', end_time: '22:00', min_duration: 14_400 },
    }),
    element([price('ENERGY', 0.437, 19)]),
  ),
  free: euros(element([price('FLAT', 0)])),
  'only the price of a reservation': euros(element([price('TIME', 5, 20, 60)], { reservation: 'RESERVATION' })),
  'reservations beside charging': euros(
    element([price('FLAT', 4, 20)], { reservation: 'RESERVATION_EXPIRES' }),
    element([price('FLAT', 2, 20), price('TIME', 5, 20, 300)], { reservation: 'RESERVATION' }),
    element([price('ENERGY', 0.25, 20)]),
  ),
  'no VAT': euros(element([price('ENERGY', 0.5), price('FLAT', 1)])),
  'VAT not stated': { ...euros(element([price('ENERGY', 0.5), price('FLAT', 1)])), excl_vat: true },
  'VAT stated for a part': euros(element([price('ENERGY', 0.5, 21), price('FLAT', 1)])),
  'VAT of 0 %': euros(element([price('ENERGY', 0.5, 0)])),
  'everything at once, each with its own rate': euros(
    element([
      price('FLAT', 0.5, 20),
      price('ENERGY', 0.25, 10),
      price('TIME', 1, 10),
      price('PARKING_TIME', 2, 20, 900),
    ]),
  ),
  'by the hour, which does not divide into minutes': euros(element([price('TIME', 1.9, 5.2, 300)])),
  'the first half hour costs nothing': euros(
    element([price('TIME', 0, 21)], { max_duration: 1800 }),
    element([price('TIME', 2.4, 25)]),
  ),
  'the first kWh are cheaper': euros(
    element([price('ENERGY', 0.25, 20)], { max_kwh: 10 }),
    element([price('ENERGY', 0.35, 20)], { min_kwh: 10, max_kwh: 20.5 }),
    element([price('ENERGY', 0.42, 20)]),
  ),
  'cheaper at night and at weekends': euros(
    element([price('ENERGY', 0.29, 0)], { day_of_week: [...WEEKDAYS], start_time: '22:00', end_time: '00:00' }),
    element([price('ENERGY', 0.29, 0)], { day_of_week: [...WEEKDAYS], start_time: '00:00', end_time: '06:00' }),
    element([price('ENERGY', 0.35, 0)], { day_of_week: ['SATURDAY', 'SUNDAY'] }),
    element([price('ENERGY', 0.42, 0)]),
  ),
  'only from and only until a time': euros(
    element([price('ENERGY', 0.29, 0)], { start_time: '22:00' }),
    element([price('ENERGY', 0.31, 0)], { end_time: '06:00' }),
    element([price('ENERGY', 0.33, 0)], { start_time: '20:00', end_time: '02:00' }),
  ),
  'by power': euros(
    element([price('ENERGY', 0.45, 0)], { max_power: 50 }),
    element([price('ENERGY', 0.59, 0)], { min_power: 50, max_power: 150 }),
    element([price('ENERGY', 0.69, 0)], { min_power: 150 }),
  ),
  'by current': euros(
    element([price('TIME', 1.2, 0, 900)], { max_current: 32 }),
    element([price('TIME', 2.4, 0, 600)], { min_current: 32 }),
  ),
  'dearer in winter': euros(
    element([price('ENERGY', 0.49, 0)], { start_date: '2027-12-01', end_date: '2028-03-01' }),
    element([price('ENERGY', 0.45, 0)], { start_date: '2028-12-01' }),
    element([price('ENERGY', 0.41, 0)], { end_date: '2027-01-01' }),
    element([price('ENERGY', 0.43, 0)], { start_date: '2027-01-01', end_date: '2027-01-02' }),
  ),
  'after some hours, for some hours': euros(
    element([price('TIME', 3, 0)], { min_duration: 4200, max_duration: 21_600 }),
    element([price('ENERGY', 0.41, 0)]),
  ),
  'billed by 100 Wh': euros(element([price('ENERGY', 0.25, 10, 100)])),
  'bounds of a session': {
    ...euros(element([price('ENERGY', 0.25, 10)])),
    min_price: { excl_vat: 0.5, incl_vat: 0.55 },
    max_price: { excl_vat: 50 },
  },
  'a least price beside nothing': {
    ...euros(element([price('ENERGY', 0)])),
    min_price: { excl_vat: 1, incl_vat: 1.2 },
  },
  'free at night, and nothing said of the day': euros(
    element([price('ENERGY', 0)], { start_time: '22:00', end_time: '06:00' }),
  ),
  'pounds, as on the islands: time is billed by 4 h 10 min': {
    currency: 'GBP',
    elements: [
      element([price('TIME', 4, 20, 15_000)], { min_duration: 15_000 }),
      element([price('ENERGY', 0.625, 20)]),
    ],
    min_price: { excl_vat: 4.17, incl_vat: 5 },
  },
  'pounds: once after a time': {
    currency: 'GBP',
    elements: [element([price('FLAT', 25, 20)], { min_duration: 29_700 }), element([price('ENERGY', 0.467, 20)])],
  },
  hryvnias: { currency: 'UAH', elements: [element([price('ENERGY', 12.5, 20)])] },
  dollars: { currency: 'USD', elements: [element([price('ENERGY', 0.4, 0)])] },
  'yen, which have no cents': { currency: 'JPY', elements: [element([price('ENERGY', 45, 10)])] },
  'kroner, thousands of them': { currency: 'DKK', elements: [element([price('FLAT', 1234.5, 25)])] },
};
