/** Rows of tariffs and tariff elements as the Tariff that is published. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tariff } from '../../../src/ocpi/types.ts';
import { csv, networkOf, only, onlyTariff, render, type Tables } from '../../support/network-of.ts';
import { runs } from '../../support/sampled.ts';

const connectors = csv(
  'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
  'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
);

/** The tariff T-1 of a network with these columns and cells in tariffs.csv. */
async function tariffWith(columns: string, cells: string, tables: Tables = {}): Promise<Tariff> {
  return onlyTariff(await render(networkOf({ connectors, tariffs: csv(`id,${columns}`, `T-1,${cells}`), ...tables })));
}

/** A currency in which any price is plausible, at a site where people pay in it, and whose VAT nobody looks at. */
const ANY_PRICE = 'IRR';
const WHERE_ANY_PRICE: Tables = {
  locations: csv('id,address,city,latitude,longitude,country', 'L-1,Valiasr Street 1,Tehran,35.715298,51.404343,IRN'),
};

test('the smallest tariff', async () => {
  expect(await tariffWith('price_per_kwh', '0.45')).toEqual({
    country_code: 'NL',
    party_id: 'EXA',
    id: 'T-1',
    currency: 'EUR',
    elements: [{ price_components: [{ type: 'ENERGY', price: 0.45, step_size: 1 }] }],
    last_updated: '2026-01-01T00:00:00Z',
  });
});

describe('prices are published without VAT', () => {
  test.each([
    ['0.60', '21', 'true', 0.4959],
    ['0.60', '21', 'false', 0.6],
    ['0.30', '20', 'true', 0.25],
    ['0.79', '19', 'true', 0.6639],
    ['0.45', '0', 'true', 0.45],
    ['1.005', '', 'false', 1.005],
    ['0.3000', '', 'false', 0.3],
    ['0.1', '7.7', 'true', 0.0929],
    ['999999.99', '21', 'true', 826446.2727],
    ['0', '21', 'true', 0],
  ])('%s with %s %%, VAT included: %s', async (price, vat, included, published) => {
    const columns = 'currency,price_per_kwh,vat,prices_include_vat';
    const { elements } = await tariffWith(columns, `${ANY_PRICE},${price},${vat},${included}`, WHERE_ANY_PRICE);
    expect(only(elements).price_components).toEqual([
      { type: 'ENERGY', price: published, ...(vat === '' ? {} : { vat: Number(vat) }), step_size: 1 },
    ]);
  });

  test('the JSON shows the digits that the cell has, and never those of binary fractions', async () => {
    const tenThousandths = fc.integer({ min: 0, max: 10_000_000 });
    await fc.assert(
      fc.asyncProperty(tenThousandths, async (amount) => {
        const text = `${Math.floor(amount / 10_000)}.${String(amount % 10_000).padStart(4, '0')}`;
        const tariff = await tariffWith('currency,price_per_kwh', `${ANY_PRICE},${text}`, WHERE_ANY_PRICE);
        const json = JSON.stringify(tariff.elements);
        expect(json).toContain(`"price":${text.replace(/\.?0+$/, '')},`);
      }),
      runs(20, 100),
    );
  });
});

test('each price column is a component, in an order of its own', async () => {
  const columns = 'price_per_hour,price_per_kwh,price_per_session,parking_price_per_hour';
  expect(only((await tariffWith(columns, '1.2,0.45,0.35,6')).elements).price_components).toEqual([
    { type: 'ENERGY', price: 0.45, step_size: 1 },
    { type: 'FLAT', price: 0.35, step_size: 1 },
    { type: 'PARKING_TIME', price: 6, step_size: 1 },
    { type: 'TIME', price: 1.2, step_size: 1 },
  ]);
});

describe('bounds of the price of a session', () => {
  test.each([
    ['without VAT', '1', '', 'false', { excl_vat: 1 }],
    ['both given', '1', '1.21', 'false', { excl_vat: 1, incl_vat: 1.21 }],
    ['VAT included', '1.21', '', 'true', { excl_vat: 1, incl_vat: 1.21 }],
  ])('%s', async (_, price, withVat, included, published) => {
    const columns = 'price_per_kwh,vat,min_price,min_price_incl_vat,max_price,max_price_incl_vat,prices_include_vat';
    const tariff = await tariffWith(columns, `0.25,21,${price},${withVat},${price},${withVat},${included}`);
    expect(tariff.min_price).toEqual(published);
    expect(tariff.max_price).toEqual(published);
  });
});

describe('elements', () => {
  const elements = async (...rows: readonly string[]) =>
    (
      await tariffWith('vat,prices_include_vat', '21,true', {
        tariff_elements: csv('tariff_id,element,type,price,vat,step_size,min_kwh,end_time', ...rows),
      })
    ).elements;

  test('come in the order of their numbers, and rows of one number are one element', async () => {
    expect(
      await elements('T-1,10,ENERGY,0.60,,,,', 'T-1,2,FLAT,1.21,,,20,06:00', 't-1,2,ENERGY,0.30,0,1000,20,06:00'),
    ).toEqual([
      {
        price_components: [
          { type: 'ENERGY', price: 0.3, vat: 0, step_size: 1000 },
          { type: 'FLAT', price: 1, vat: 21, step_size: 1 },
        ],
        restrictions: { end_time: '06:00', min_kwh: 20 },
      },
      { price_components: [{ type: 'ENERGY', price: 0.4959, vat: 21, step_size: 1 }] },
    ]);
  });

  test('midnight as an end is 00:00', async () => {
    expect(only(await elements('T-1,1,ENERGY,0.60,,,,24:00')).restrictions).toEqual({ end_time: '00:00' });
  });
});

test('currency, operator and country come from the row before network.json', async () => {
  const tariff = await tariffWith('price_per_kwh,currency,country_code,party_id', '0.45,GBP,GB,EXB', {
    locations: csv('id,address,city,latitude,longitude,country', 'L-1,High Street 1,London,51.507351,-0.127758,GBR'),
  });
  expect(tariff).toMatchObject({ currency: 'GBP', country_code: 'GB', party_id: 'EXB' });
});

test('times are published in UTC', async () => {
  const tariff = await tariffWith(
    'price_per_kwh,start_date_time,end_date_time,last_updated',
    '0.45,2027-01-01T00:00:00+01:00,2027-07-01T00:00:00Z,2025-06-01T12:00:00.5Z',
  );
  expect(tariff.start_date_time).toBe('2026-12-31T23:00:00Z');
  expect(tariff.end_date_time).toBe('2027-07-01T00:00:00Z');
  expect(tariff.last_updated).toBe('2025-06-01T12:00:00.500Z');
});
