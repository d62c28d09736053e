/** Hints about what depends on a country, obeyed on a network of each of many countries. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { COUNTRY_NETWORKS, type CountryNetwork } from '../support/country-networks.ts';
import { check, onlyLocation, render } from '../support/network-of.ts';
import { obeyed } from '../support/obeyed.ts';
import { networkWith } from '../support/one-cell.ts';

/** Prices that are usual in this currency. */
const PRICES: { readonly [currency: string]: string } = {
  ...{ PLN: '1.99', CZK: '9.9', SEK: '4.9', NOK: '4.9', DKK: '3.9', HUF: '199', RON: '1.99', UAH: '14', ZAR: '7' },
};

function networkOf({ settings, cells, vat }: CountryNetwork, changed: object = {}, typed: object = {}): DataFiles {
  const price = PRICES[settings.currency] ?? '0.45';
  const prices = {
    'tariffs.price_per_kwh': price,
    'tariff_elements.price': price,
    'tariff_elements-others.price': price,
  };
  return networkWith({ ...cells, ...prices, 'tariffs.vat': vat, ...typed }, { ...settings, ...changed });
}

/** The plug is the same in all countries. */
const OF_PLUGS = ['line-voltage', 'power-in-kw', 'plug-of-elsewhere'];

/** What is said of the network of one cell has no word of countries in it. */
const OF_ALL = check(networkWith({})).findings.map(({ code }) => code);

const about = (files: DataFiles): readonly Finding[] =>
  check(files).findings.filter(({ code }) => !OF_PLUGS.includes(code) && !OF_ALL.includes(code));

/** Obeys one finding after the other, as a person would, and says how many there were. */
function obeyAll(files: DataFiles): { readonly files: DataFiles; readonly obeyed: readonly string[] } {
  const said: string[] = [];
  let now = files;
  for (let [found] = about(now); found !== undefined; [found] = about(now)) {
    const text = found.replacement;
    if (text === undefined || said.length === 4) throw new Error(`${found.file} ${found.message} ${found.hint}`);
    said.push(`${found.file}: ${found.field}`);
    now = obeyed(now, found, text);
  }
  return { files: now, obeyed: said };
}

describe.each([...COUNTRY_NETWORKS])('a network in %s', (_, network) => {
  const { settings, cells } = network;
  const other = settings.country === 'DEU' ? 'POL' : 'DEU';

  test('is sound', () => {
    expect(about(networkOf(network))).toEqual([]);
  });

  test('with the country of another', async () => {
    const { files, obeyed: said } = obeyAll(networkOf(network, { country: other }));
    expect(said).toEqual(['data/network.json: country']);
    expect(onlyLocation(await render(files)).country).toBe(settings.country);
  });

  test('with the time zone of another', () => {
    const found = about(networkOf(network, { time_zone: 'Asia/Tokyo' }));
    const { time_zone: replacement } = settings;
    expect(found).toMatchObject([{ code: 'other-time-zone', file: 'data/locations.csv', replacement }]);
  });

  test('with the currency of another', () => {
    const currency = settings.currency === 'JPY' ? 'KRW' : 'JPY';
    const wrong = networkOf(network, { currency });
    const found = about(wrong).find(({ field }) => field === 'currency');
    expect(found).toMatchObject({ code: 'currency-of-country', file: expect.stringMatching(/tariffs/) });
    expect(found?.message).toContain(`people pay in ${settings.currency}`);
  });

  test('with a coordinate whose sign is wrong', () => {
    const longitude = cells['locations.longitude'] ?? '';
    const turned = longitude.startsWith('-') ? longitude.slice(1) : `-${longitude}`;
    const wrong = networkOf(network, {}, { 'locations.longitude': turned });
    const { files, obeyed: said } = obeyAll(wrong);
    expect(said).toEqual(['data/locations.csv: longitude']);
    expect(about(files)).toEqual([]);
  });
});
