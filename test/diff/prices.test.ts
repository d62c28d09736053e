/** What a reviewer reads of tariffs. */

import type { Tariff } from '../../src/ocpi/types.ts';
import { energy, published, tariff, testReports } from './support.ts';

const prices = (...tariffs: Tariff[]) => published([], tariffs);

testReports([
  [
    'a price',
    prices(tariff('T-2')),
    prices(tariff('T-2', { elements: [{ price_components: [energy(0.45)] }] })),
    '1 tariff changed',
    'tariff T-2 now 0.45 EUR/kWh (was 0.39)',
  ],
  [
    'the same price of many tariffs',
    prices(...['1', '2', '3', '4'].map((id) => tariff(id))),
    prices(...['1', '2', '3', '4'].map((id) => tariff(id, { elements: [{ price_components: [energy(0.5)] }] }))),
    '4 tariffs changed',
    '4 tariffs (1, 2, 3, …) now 0.50 EUR/kWh (was 0.39)',
  ],
  [
    'a price with VAT, another rate, another step',
    prices(priced('T-1', energy(0.39, { vat: 21 })), priced('T-2', energy(0.39, { vat: 9 })), priced('T-3', energy(1))),
    prices(
      priced('T-1', energy(0.45, { vat: 21 })),
      priced('T-2', energy(0.39, { vat: 21 })),
      priced('T-3', energy(1, { step_size: 1000, vat: 0 })),
    ),
    '3 tariffs changed',
    'tariff T-1 now 0.45 EUR/kWh (was 0.39), with 21 % VAT 0.5445 (was 0.4719)',
    'tariff T-2 still 0.39 EUR/kWh, 21 % VAT (was 9 % VAT)',
    'tariff T-3 still 1.00 EUR/kWh, 0 % VAT (was no VAT), in steps of 1000 Wh (was 1)',
  ],
  [
    'prices of every dimension, and when they apply',
    prices(),
    prices(
      tariff('T-4', {
        currency: 'GBP',
        elements: [
          {
            price_components: [energy(0.3), { type: 'FLAT', price: 1, step_size: 1 }],
            restrictions: {
              day_of_week: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'SUNDAY'],
              start_time: '08:00',
              end_time: '20:00',
              max_kwh: 50,
            },
          },
          {
            price_components: [{ type: 'PARKING_TIME', price: 6, step_size: 60 }],
            restrictions: { min_duration: 5400 },
          },
          { price_components: [{ type: 'TIME', price: 2.5, step_size: 60 }] },
        ],
      }),
    ),
    '1 tariff added',
    'tariff T-4 added: 0.30 GBP/kWh (Mo-We,Su 08:00-20:00, below 50 kWh), 1.00 GBP/session (Mo-We,Su 08:00-20:00, below 50 kWh), 6.00 GBP/h parking (from 90 min), 2.50 GBP/h charging',
  ],
  [
    'a price that comes, and one that goes',
    prices(tariff('T-1'), priced('T-2', energy(0.39), { type: 'FLAT', price: 1, step_size: 1 })),
    prices(priced('T-1', energy(0.39), { type: 'PARKING_TIME', price: 6, step_size: 60 }), tariff('T-2')),
    '2 tariffs changed',
    'tariff T-1 now also 6.00 EUR/h parking',
    'tariff T-2 no longer 1.00 EUR/session',
  ],
  [
    'the order of prices, which decides',
    prices(tariff('T-1', { elements: [...night(), ...tariff('').elements] })),
    prices(tariff('T-1', { elements: [...tariff('').elements, ...night()] })),
    '1 tariff changed',
    'tariff T-1: the same prices in a different order, which decides which price applies',
  ],
  [
    'another order, and a new price',
    prices(tariff('T-1', { elements: [...night(), ...tariff('').elements] })),
    prices(
      tariff('T-1', {
        elements: [{ price_components: [energy(0.39), { type: 'FLAT', price: 1, step_size: 1 }] }, ...night()],
      }),
    ),
    '1 tariff changed',
    'tariff T-1 now also 1.00 EUR/session',
    'tariff T-1: the same prices in a different order, which decides which price applies',
  ],
  [
    'an end, another end, no end',
    prices(
      tariff('T-1'),
      tariff('T-2', { end_date_time: '2026-12-01T00:00:00Z' }),
      tariff('T-3', { end_date_time: '2026-12-01T00:00:00Z' }),
    ),
    prices(
      tariff('T-1', { end_date_time: '2026-12-01T00:00:00Z' }),
      tariff('T-2', { end_date_time: '2026-12-31T22:30:00Z' }),
      tariff('T-3'),
    ),
    '3 tariffs changed',
    'tariff T-1 ends 2026-12-01',
    'tariff T-2 ends 2026-12-31 22:30 UTC (was 2026-12-01)',
    'tariff T-3 no longer ends (was 2026-12-01)',
  ],
  [
    'a tariff removed, another with other bounds',
    prices(tariff('T-1'), tariff('T-2', { max_price: { excl_vat: 50 } })),
    prices(tariff('T-2', { max_price: { excl_vat: 60, incl_vat: 72.6 } })),
    '1 tariff removed, 1 tariff changed',
    'tariff T-1 removed',
    'max_price of tariff T-2: 50.00 -> 60.00 (72.60 with VAT)',
  ],
]);

function priced(id: string, ...price_components: Tariff['elements'][number]['price_components']): Tariff {
  return tariff(id, { elements: [{ price_components }] });
}

function night(): Tariff['elements'] {
  return [{ price_components: [energy(0.2)], restrictions: { start_time: '22:00', end_time: '06:00' } }];
}
