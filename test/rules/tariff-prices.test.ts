/** What prices may be: in every currency, per hour, free, with VAT, and between bounds. */

import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../../src/cells/numbers/currencies.ts';
import { isPlausible, plausibleRange, UNITS_PER_EURO } from '../../src/rules/prices/price-ranges.ts';
import { besideVat, brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor(
  'bounds-reversed kwh-price-per-session max-price-too-low min-price-per-kwh price-implausible ' +
    'price-per-minute vat-as-factor vat-as-fraction vat-implausible vat-inexact ' +
    'vat-missing vat-on-some vat-unlike-others vat-unsaid zero-price',
);

const CONNECTORS = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';

/** The findings about tariffs T-1, T-2, … which the plugs of one site have, each its own. */
function found(columns: string, rows: readonly string[], more: Tables = {}): string[] {
  const ids = rows.map((_, i) => `T-${i + 1}`);
  const tables: Tables = {
    tariffs: csv(`id,${columns}`, ...rows.map((row, i) => `${ids[i]},${row}`)),
    connectors: csv(CONNECTORS, ...ids.map((id, i) => `E-1,${i + 1},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${id}`)),
    ...more,
  };
  return brief(besideVat(check(networkOf(tables)).findings)).filter(
    (text) => !/^(currency-of-country|equal-sockets)/.test(text),
  );
}

describe('a price per kWh', () => {
  test.each(['0.02', '0.07', '0.39', '0.4959', '0.89', '1.95', '3', '0.05'])('may be %s EUR', (price) => {
    expect(found('price_per_kwh', [price])).toEqual([]);
  });

  test.each(['49', '4.90', '3.01', '0.0049', '0.0199', '450'])('is no %s EUR', (price) => {
    expect(found('price_per_kwh', [price])).toEqual(['price-implausible data/tariffs.csv:2:5']);
  });

  test.each([
    ['NOK', '2.5', '9'],
    ['SEK', '3', '8.49'],
    ['GBP', '0.20', '1.10'],
    ['HUF', '100', '250'],
    ['JPY', '40', '120'],
    ['CZK', '7', '19'],
    ['KWD', '0.02', '0.1'],
    ['IDR', '1500', '3000'],
    ['USD', '0.05', '0.99'],
  ])('of %s may be %s, and %s', (currency, low, high) => {
    expect(found('currency,price_per_kwh', [`${currency},${low}`, `${currency},${high}`])).toEqual([]);
  });

  test('in a currency without a known rate may be anything', () => {
    expect(found('currency,price_per_kwh', ['IRR,40000', 'IRR,0.0001'])).toEqual([]);
  });

  test.each([
    ['49', '0.49'],
    ['100', '1'],
    ['4.90', undefined],
    ['0.0049', undefined],
    ['5', undefined],
    ['300', undefined],
  ])('of %s EUR, if that is cents, is %s', (price, meant) => {
    const { findings } = check(networkOf({ tariffs: csv('id,price_per_kwh', `T-1,${price}`) }));
    expect(findings.find(({ code }) => code === 'price-implausible')?.replacement).toBe(meant);
  });

  test('is no cents where there are none', () => {
    const { findings } = check(networkOf({ tariffs: csv('id,currency,price_per_kwh', 'T-1,HUF,19000') }));
    expect(findings.find(({ code }) => code === 'price-implausible')?.replacement).toBeUndefined();
  });
});

describe('the ranges', () => {
  test('are of ten currencies, which exist; of others, nothing is known', () => {
    const currencies = Object.keys(UNITS_PER_EURO);
    expect(currencies.filter((currency) => !CURRENCIES.has(currency))).toEqual([]);
    expect(currencies).toHaveLength(10);
    expect(plausibleRange('kWh', 'JPY')).toBeUndefined();
    expect(isPlausible(new Big(1_000_000), 'kWh', 'JPY')).toBe(true);
  });

  test('are rounded outwards', () => {
    expect(plausibleRange('kWh', 'EUR')).toEqual(['0.02', '3']);
    expect(plausibleRange('kWh', 'GBP')).toEqual(['0.017', '2.7']);
    expect(isPlausible(new Big(0), 'kWh', 'EUR')).toBe(true);
  });
});

describe('a price for time', () => {
  const columns = 'price_per_kwh,price_per_hour,parking_price_per_hour,price_per_session';
  test.each([
    ['by the hour', ',1.20,,'],
    ['and energy', '0.39,0.60,3,'],
    ['as a blocking fee of a euro per minute', '0.59,,60,'],
    ['by the minute, at a fast charger', ',36,,'],
    ['beside a fee for the session', ',0.40,,2'],
  ])('%s', (_, row) => {
    expect(found(columns, [row])).toEqual([]);
  });

  test.each([
    ['per minute', '0.39,,0.20,', 'price-per-minute data/tariffs.csv:2:11'],
    ['per minute, and very little', '0.39,,0.02,', 'price-implausible data/tariffs.csv:2:11'],
    ['per minute, for charging', ',0.10,,', 'price-per-minute data/tariffs.csv:2:6'],
    ['so little that a kWh costs a cent', ',0.30,,', 'price-per-minute data/tariffs.csv:2:6'],
    ['multiplied twice', ',72,,', 'price-per-minute data/tariffs.csv:2:6'],
    ['of 3 per minute', '0.45,,180,', 'price-implausible data/tariffs.csv:2:11'],
  ])('%s', (_, row, expected) => {
    expect(found(columns, [row])).toEqual([expected]);
  });

  test('counts from the start of the session: a fee for staying too long may be high at a slow plug', () => {
    const tariff_elements = csv(
      'tariff_id,element,type,price,min_duration,step_size',
      'T-1,1,TIME,90,14400,60',
      'T-1,2,ENERGY,0.45,,',
    );
    expect(found('vat', ['21'], { tariff_elements })).toEqual([]);
  });
});

describe('a price per session', () => {
  test.each([
    [',25', []],
    ['0.45,5', []],
    [',2.50', []],
    ['0.45,35', ['price-implausible data/tariffs.csv:2:10']],
    [',3500', ['price-implausible data/tariffs.csv:2:6']],
    [',0.0035', ['price-implausible data/tariffs.csv:2:6']],
  ])('%s', (row, expected) => {
    expect(found('price_per_kwh,price_per_session', [row])).toEqual(expected);
  });
});

describe('a price of 0', () => {
  const columns = 'price_per_kwh,price_per_hour,price_per_session,tariff_alt_text';
  test.each([
    ['per session says that charging is free', ',,0,'],
    ['per kWh and per session too', '0,,0,'],
    ['may be said in a note', '0,,,en: Free for guests | nl: Gratis voor gasten'],
    ['may be said in another language', '0,,,de: Kostenlos für Kunden'],
    ['per kWh, where time costs something', '0,1.20,,'],
    ['and a fee for the session', '0,,2,'],
  ])('%s', (_, row) => {
    expect(found(columns, [row])).toEqual([]);
  });

  test.each([
    ['per kWh says nothing', '0,,,', 'zero-price data/tariffs.csv:2:5'],
    ['nor does one per hour', ',0,,', 'zero-price data/tariffs.csv:2:6'],
    ['nor does a note about something else', '0,,,en: Please make room', 'zero-price data/tariffs.csv:2:5'],
  ])('%s', (_, row, expected) => {
    expect(found(columns, [row])).toEqual([expected]);
  });

  test('per kWh is meant where parking costs something', () => {
    const withParking = 'price_per_kwh,parking_price_per_hour';
    expect(found(withParking, ['0,6'])).toEqual([]);
    expect(found(withParking, ['0,0'])).toEqual(['zero-price data/tariffs.csv:2:5']);
  });
});

describe('VAT', () => {
  test.each(['0', '1', '2.1', '5.5', '19', '21', '25.5', '27', '28', '2.6'])('of %s %%', (vat) => {
    expect(found('price_per_kwh,vat', [`0.45,${vat}`])).toEqual([]);
  });

  test.each([
    ['0.21', 'vat-as-fraction', '21'],
    ['1.19', 'vat-as-factor', '19'],
    ['1.2', 'vat-as-factor', '20'],
    ['1.255', 'vat-as-factor', '25.5'],
    ['1.9', 'vat-implausible', undefined],
    ['45', 'vat-implausible', undefined],
    ['100', 'vat-implausible', undefined],
  ])('of %s %%, which is %s', (vat, code, meant) => {
    const { findings } = check(networkOf({ tariffs: csv('id,price_per_kwh,vat', `T-1,0.45,${vat}`) }));
    expect(findings.find((one) => one.code === code)).toMatchObject({ field: 'vat' });
    expect(findings.find((one) => one.code === code)?.replacement).toBe(meant);
  });

  test.each([
    ['0.21', 'vat-as-fraction'],
    ['1.21', 'vat-as-factor'],
  ])('of %s converts prices as it is meant, so that mending it brings nothing to light', (vat, code) => {
    const columns = 'price_per_kwh,vat,prices_include_vat';
    expect(found(columns, [`0.49,${vat},true`])).toEqual([`${code} data/tariffs.csv:2:10`]);
    const inexact = 'vat-inexact data/tariffs.csv:2:5';
    expect(found(columns, [`0.1236,${vat},true`])).toEqual([inexact, `${code} data/tariffs.csv:2:12`]);
    expect(found(columns, ['0.1236,21,true'])).toEqual([inexact]);
  });

  test('of less than a hundredth is no missing rate', () => {
    expect(found('price_per_kwh,vat,prices_include_vat', ['0.49,0.005,true'])).toEqual([
      'vat-as-fraction data/tariffs.csv:2:10',
    ]);
  });

  test('may be missing everywhere, or from a third of the tariffs', () => {
    expect(found('price_per_kwh,vat', ['0.45,', '0.49,'])).toEqual([]);
    expect(found('price_per_kwh,vat', ['0.45,21', '0.49,21', '0.59,'])).toEqual([]);
    expect(found('currency,price_per_kwh,vat', ['EUR,0.45,21', 'EUR,0.49,21', 'EUR,0.5,21', 'CHF,0.59,'])).toEqual([]);
  });

  test('may be missing where charging is free', () => {
    const rows = ['0.45,,21', '0.49,,21', '0.5,,21', ',0,'];
    expect(found('price_per_kwh,price_per_session,vat', rows)).toEqual([]);
  });

  test('is missing from few tariffs by mistake', () => {
    expect(found('price_per_kwh,vat', ['0.45,21', '0.49,', '0.59,21', '0.5,21'])).toEqual([
      'vat-on-some data/tariffs.csv:3:10',
    ]);
  });

  test('is missing from few tariffs by mistake, among prices that include it', () => {
    const rows = [...Array(9).fill('0.45,19,yes'), '0.45,,'];
    expect(found('price_per_kwh,vat,prices_include_vat', rows)).toEqual(['vat-on-some data/tariffs.csv:11:11']);
    expect(found('price_per_kwh,vat,prices_include_vat', ['0.45,19,yes', '0.45,,', '0.4,,'])).toEqual([]);
  });

  test('is missing from one price of a tariff', () => {
    const tariff_elements = csv('tariff_id,element,type,price,vat', 'T-1,1,ENERGY,0.45,21', 'T-1,1,TIME,1.2,');
    expect(found('type', ['REGULAR'], { tariff_elements })).toEqual(['vat-on-some data/tariff_elements.csv:3:16']);
    expect(found('vat', ['21'], { tariff_elements })).toEqual([]);
  });
});

test('a fee for staying too long may be more than the highest price of a session', () => {
  const tariff_elements = csv('tariff_id,element,type,price,min_duration', 'T-1,1,FLAT,25,14400', 'T-1,2,ENERGY,0.45,');
  expect(found('max_price', ['20'], { tariff_elements })).toEqual([]);
});

describe('a tariff among others', () => {
  const vat = (...rates: string[]) =>
    found(
      'price_per_kwh,vat',
      rates.map((rate) => `0.45,${rate}`),
    );

  test('may have another rate, if that is not the only one, or the network is small', () => {
    expect(vat('21', '21', '21', '21', '21')).toEqual([]);
    expect(vat('21', '21', '21', '12')).toEqual([]);
    expect(vat('21', '21', '21', '12', '12')).toEqual([]);
    expect(vat('21', '21', '21', '12', '6')).toEqual([]);
  });

  test('has the rate of all others; one that the country has not is told of elsewhere', () => {
    expect(vat('21', '21', '9', '21', '21')).toEqual(['vat-unlike-others data/tariffs.csv:4:10']);
    expect(vat('21', '21', '12', '21', '21')).toEqual([]);
    expect(vat('21', '21', '0.21', '21', '21')).toEqual(['vat-as-fraction data/tariffs.csv:4:10']);
  });
});

describe('the bounds of the price of a session', () => {
  const columns = 'price_per_kwh,vat,min_price,min_price_incl_vat,max_price,max_price_incl_vat';
  test.each([
    ['0.45,21,1,1.21,60,72.60', []],
    ['0.45,21,5,5,5,5', []],
    ['0.45,21,9,,4,', ['bounds-reversed data/tariffs.csv:2:16']],
    ['0.45,21,1.21,1,,', ['bounds-reversed data/tariffs.csv:2:18']],
    ['0.45,21,1,21,,', ['bounds-reversed data/tariffs.csv:2:15']],
    ['0.45,21,,,60,7.26', ['bounds-reversed data/tariffs.csv:2:18']],
    ['0.45,21,50,,,', ['price-implausible data/tariffs.csv:2:13']],
    ['0.45,21,0.45,,,', ['min-price-per-kwh data/tariffs.csv:2:13']],
    ['0.45,21,0.50,,,', []],
    ['0.45,21,,,0.79,', ['max-price-too-low data/tariffs.csv:2:15']],
    ['0.45,21,,,2500,', ['price-implausible data/tariffs.csv:2:15']],
    ['0.45,21,,,600,', []],
    ['0.45,21,500,,,', ['price-implausible data/tariffs.csv:2:13']],
    ['0.45,21,,,0.40,', ['price-implausible data/tariffs.csv:2:15']],
    ['0.95,21,,,0.90,', ['max-price-too-low data/tariffs.csv:2:15']],
  ])('%s', (row, expected) => {
    expect(found(columns, [row])).toEqual(expected);
  });

  test.each([
    ['EUR,0.45,21,9,,4,', 'max_price 4 is less than min_price 9. Correct one of the two. Perhaps they are swapped.'],
    [
      'EUR,0.45,21,1.21,1,,',
      'min_price_incl_vat 1 is less than min_price 1.21. Correct one of the two. Perhaps they are swapped.',
    ],
    [
      'EUR,0.45,21,5,9,,',
      'min_price_incl_vat 9 is more than a third above min_price 5. Correct one of the two. Perhaps they are swapped.',
    ],
    [
      'EUR,0.45,21,9,5,,',
      'min_price_incl_vat 5 is less than min_price 9. Correct one of the two. Perhaps they are swapped.',
    ],
    [
      'HUF,150,27,,,150,',
      'max_price 150 HUF is less than 190 HUF as the highest price of a session, which charging costs nowhere. Check the decimal point, and the currency. Prices are in whole units of it: 0.49 for 49 cents.',
    ],
    [
      'EUR,0.45,21,500,,,',
      'min_price 500 EUR is more than 25 EUR as the lowest price of a session, which charging costs nowhere. Check the decimal point, and the currency. Prices are in whole units of it: 0.49 for 49 cents.',
    ],
  ])('%s: what is said can be obeyed', (row, said) => {
    const { findings } = check(networkOf({ tariffs: csv(`id,currency,${columns}`, `T-1,${row}`) }));
    const told = findings.filter(({ code }) => code === 'bounds-reversed' || code === 'price-implausible');
    expect(told.map(({ message, hint }) => `${message} ${hint}`)).toEqual([said]);
  });
});
