/**
 * A rate of DATEX II means what the tariff means. Two calculators say what sessions cost, each written from its own specification: OCPI's
 * of the tariff, and that of DATEX II of the rate. Where a rate cannot say a tariff, it says so.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRate } from '../../../packages/datex2/prices/rate.ts';
import { localToUtc } from '../../../src/cells/index.ts';
import type { DetailedTariff } from '../../../src/ocpi/index.ts';
import { runs } from '../../support/sampled.ts';
import { type DatexPrice, priceOfStay } from './support/datex-price.ts';
import { anySession, anyTariff } from './support/random-tariffs.ts';
import { type ChargingSession, sessionPrice } from './support/session-price.ts';

const ZONE = 'Europe/Berlin';

/** What a tariff costs by both. */
function byBoth(tariff: DetailedTariff) {
  const { prices, least, most, lacks } = toRate(tariff, ZONE);
  const rate = {
    energyPrice: JSON.parse(JSON.stringify(prices)) as DatexPrice[],
    ...(least !== undefined && { minimumDeliveryFee: least }),
    ...(most !== undefined && { maximumDeliveryFee: most }),
  };
  const isIncluded = rate.energyPrice.some(({ taxIncluded }) => taxIncluded === true);
  const isSame = (session: ChargingSession) => {
    const phases = session.parts.map(({ seconds, kwh }) => ({ minutes: seconds / 60, kWh: kwh }));
    const datex = priceOfStay(rate, { clock: session.begin, toInstant: instantOf, phases });
    const ocpi = sessionPrice(tariff, session);
    const asPriced = isIncluded ? ocpi.afterTaxes : ocpi.beforeTaxes;
    return near(asPriced, datex.asPriced) && near(ocpi.afterTaxes, datex.toPay);
  };
  return { lacks, isSame };
}

function instantOf(clock: number): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = new Date(clock)
    .toISOString()
    .split(/[-T:.Z]/)
    .map(Number);
  return localToUtc({ year, month, day, hour, minute, second, millisecond: 0 }, ZONE);
}

/** A hundredth of a cent is the most that a price per minute loses by its digits. */
const near = (one: number, other: number) => Math.abs(one - other) < 1e-4;

const TARIFFS = runs(150, 5_000);
const SESSIONS = 20;

test('a tariff that can be said costs the same by both, in any session', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      anyTariff(true),
      fc.array(anySession, { minLength: SESSIONS, maxLength: SESSIONS }),
      (tariff, sessions) => {
        const { lacks, isSame } = byBoth(tariff);
        expect(['fee', 'none']).toEqual(expect.arrayContaining([...lacks]));
        if (lacks.length > 0) return;
        compared += sessions.length;
        expect(sessions.filter((session) => !isSame(session))).toEqual([]);
      },
    ),
    TARIFFS,
  );
  expect(compared).toBeGreaterThan((TARIFFS.numRuns * SESSIONS) / 2);
});

test('any other tariff costs the same, or says what its rate lacks', () => {
  let lacking = 0;
  fc.assert(
    fc.property(anyTariff(false), anySession, (tariff, session) => {
      const { lacks, isSame } = byBoth(tariff);
      if (lacks.length === 0) expect(isSame(session)).toBe(true);
      else lacking++;
    }),
    TARIFFS,
  );
  expect(lacking).toBeGreaterThan(TARIFFS.numRuns / 10);
});

const ENERGY = { type: 'ENERGY' as const, price: 0.5, step_size: 1 };
const FEE = { type: 'FLAT' as const, price: 1, step_size: 1 };

test.each<[string, DetailedTariff['elements'], boolean]>([
  ['power', [{ price_components: [ENERGY], restrictions: { max_power: 50 } }], false],
  ['fraction', [{ price_components: [ENERGY], restrictions: { min_kwh: 2.5 } }], false],
  ['fraction', [{ price_components: [ENERGY], restrictions: { max_duration: 90 } }], false],
  ['fee', [{ price_components: [FEE], restrictions: { min_duration: 600 } }], false],
  ['none', [], false],
  [
    'cases',
    Array.from({ length: 60 }, (_, i) => ({
      price_components: [ENERGY],
      restrictions: { min_kwh: 1 + i, min_duration: 60 * (60 - i) },
    })),
    false,
  ],
  ['steps', [{ price_components: [{ ...ENERGY, step_size: 500 }] }], true],
  [
    'reservation',
    [{ price_components: [FEE], restrictions: { reservation: 'RESERVATION' } }, { price_components: [ENERGY] }],
    true,
  ],
])('a rate says that it lacks: %s', (lack, elements, hasPrices) => {
  const { lacks, prices } = toRate({ country_code: 'DE', party_id: 'ABC', id: 'T', currency: 'EUR', elements }, ZONE);
  expect(lacks).toEqual([lack]);
  expect(prices.length > 0).toBe(hasPrices);
});
