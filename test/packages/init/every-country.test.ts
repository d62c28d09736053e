/** A new network is right from its first minute, in every country there is. */

import { expect, test } from 'vitest';
import { countryAt, followsFrom, placesIn, timeZonesOf } from '../../../packages/init/repository/country.ts';
import {
  exampleValues,
  inSpreadsheetForm,
  repositoryWords,
  writesDecimalComma,
} from '../../../packages/init/repository/example-network.ts';
import { exampleTables, TABLE_CHOICES, type TableChoice } from '../../../packages/init/repository/templates.ts';
import { settingsText } from '../../../packages/init/repository/write-repository.ts';
import { ALPHA_2 } from '../../../src/cells/places/country-codes.ts';
import { parseTimeZone } from '../../../src/cells/times/time-zone.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { brief, build, check } from '../../support/network-of.ts';

/** Codes that ISO reserves for what is no place of its own: the European Union, France without its islands, Clipperton. */
const NO_COUNTRIES = ['CP', 'EU', 'FX'];

const countries = [...ALPHA_2].filter((country) => !NO_COUNTRIES.includes(country));

/** The network that init writes there, on a machine in this time zone. */
async function networkIn(country: string, here: string, tables: TableChoice) {
  const answers = { name: 'Example Charging', country, 'base-url': 'http://localhost:8787', ci: 'github' };
  const network = { ...followsFrom(country, here), answers, host: 'github' } as const;
  const { language } = network;
  const files = [...(await exampleTables('.', tables, exampleValues(network, await repositoryWords(language))))];
  const text = settingsText(network, { companions: COMPANIONS, now: NOW });
  return {
    settingsFile: { path: 'data/network.json', bytes: Buffer.from(text) },
    tables: files.map(([path, table]) => ({ path, bytes: Buffer.from(inSpreadsheetForm(table, country, language)) })),
  };
}

test('there is a place in every country', () => {
  expect(countries.length).toBeGreaterThan(249);
  expect(countries.filter((country) => placesIn(country).length === 0)).toEqual([]);
  expect(NO_COUNTRIES.flatMap(placesIn)).toEqual([]);
});

test('every time zone there is one that network.json accepts', () => {
  const zones = countries.flatMap((country) => placesIn(country).map(({ timeZone }) => timeZone));
  expect(zones.filter((zone) => !parseTimeZone(zone).ok)).toEqual([]);
});

test.each(TABLE_CHOICES)('in every country and time zone, the example has no finding (%s)', async (tables) => {
  const found: string[] = [];
  for (const country of countries) {
    for (const timeZone of timeZonesOf(country, NOW)) {
      const network = await networkIn(country, timeZone, tables);
      const { findings } = check(network);
      if (findings.length > 0)
        found.push(`${country} ${timeZone}: ${brief(findings).join(', ')} ${findings[0]?.message}`);
    }
  }
  expect(found).toEqual([]);
});

test.each(TABLE_CHOICES)('both ways, the example is published as one site with two chargers (%s)', async (tables) => {
  const { publication } = await build(await networkIn('NL', 'Europe/Amsterdam', tables));
  expect(publication.counts).toMatchObject({ published: { locations: 1, evses: 2, connectors: 2, tariffs: 2 } });
});

test.each(TABLE_CHOICES)(
  'prices of the example are with the VAT of the country, where that is known (%s)',
  async (tables) => {
    const pricesIn = async (country: string, timeZone: string) => {
      const { tables: files } = await networkIn(country, timeZone, tables);
      const csv = files.find(({ path }) => /chargers|tariffs/.test(path))?.bytes.toString() ?? '';
      const [header = '', ...rows] = csv.trimEnd().split('\n');
      const separator = header.includes(';') ? ';' : ',';
      const at = header.split(separator).findIndex((name) => /^(?:price_per_kwh|Preis pro kWh)$/.test(name));
      return [header, ...rows].map((line) => line.split(separator).slice(at).join(' '));
    };
    const between = tables === 'sheet' ? '' : ' ';
    const columns = tables === 'sheet' ? 'price_per_kwh' : 'price_per_kwh price_per_hour';
    expect(await pricesIn('DE', 'Europe/Berlin')).toEqual([
      tables === 'sheet' ? 'Preis pro kWh MwSt inkl. MwSt' : `${columns} vat prices_include_vat`,
      `0,5${between} 19 ja`,
      `0,7${between} 19 ja`,
    ]);
    expect(await pricesIn('CH', 'Europe/Zurich')).toEqual([
      tables === 'sheet' ? 'Preis pro kWh MwSt inkl. MwSt' : `${columns} vat prices_include_vat`,
      `0.5${between} 8.1 ja`,
      `0.7${between} 8.1 ja`,
    ]);
    // Islands with a tax of their own, and a country whose tax depends on the state: the columns ask for it.
    for (const [country, zone] of [
      ['ES', 'Atlantic/Canary'],
      ['PT', 'Atlantic/Azores'],
      ['US', 'America/New_York'],
    ] as const)
      expect(await pricesIn(country, zone)).toEqual([
        `${columns} vat prices_include_vat`,
        expect.stringMatching(/ {2}$/),
        expect.stringMatching(/ {2}$/),
      ]);
  },
);

test('where they do, a double click shows columns: semicolons, a byte order mark, and no point in a number', async () => {
  for (const tables of TABLE_CHOICES) {
    const { tables: files } = await networkIn('DE', 'Europe/Berlin', tables);
    for (const text of files.map(({ bytes }) => bytes.toString())) {
      expect(text.startsWith('\u{FEFF}')).toBe(true);
      expect(text).not.toMatch(/,(?!\d)|\d\.\d/);
    }
  }
  const { tables: british } = await networkIn('GB', 'Europe/London', 'sheet');
  expect(british[0]?.bytes.toString()).toMatch(/^location_id,[^;]+$/);
});

test('which countries write numbers with a comma, by the locale data of Unicode', () => {
  const withComma = (country: string) => writesDecimalComma(country, followsFrom(country, 'UTC').language);
  const asked = [
    ...'DE AT FR NL ES IT PL UA DK NO SE FI BG BR AR ID'.split(' '),
    ...'GB IE US MX JP CN IN AU EG'.split(' '),
  ];
  expect(asked.filter(withComma).join(' ')).toBe('DE AT FR NL ES IT PL UA DK NO SE FI BG BR AR ID');
  // Where there are several languages, that of the network decides.
  expect(['de', 'fr'].map((language) => writesDecimalComma('CH', language))).toEqual([false, true]);
  expect(['fi', 'sv'].map((language) => writesDecimalComma('FI', language))).toEqual([true, true]);
  expect(['nl', 'fr'].map((language) => writesDecimalComma('BE', language))).toEqual([true, true]);
});

test('what follows from a country', () => {
  const follows = (country: string, here = 'UTC') => {
    const { place, currency, language } = followsFrom(country, here);
    return [place.timeZone, currency, language].join(' ');
  };
  expect(['NL', 'DE', 'GB', 'FR', 'UA', 'NO', 'BG'].map((country) => follows(country))).toEqual([
    'Europe/Amsterdam EUR nl',
    'Europe/Berlin EUR de',
    'Europe/London GBP en',
    'Europe/Paris EUR fr',
    'Europe/Kyiv UAH uk',
    'Europe/Oslo NOK no',
    'Europe/Sofia EUR bg',
  ]);
  // Where there are several, what most people have.
  expect(['US', 'ES', 'BE', 'CH', 'XK', 'BR', 'AU', 'CA', 'RU'].map((country) => follows(country))).toEqual([
    'America/New_York USD en',
    'Europe/Madrid EUR es',
    'Europe/Brussels EUR nl',
    'Europe/Zurich CHF de',
    'Europe/Belgrade EUR sq',
    'America/Sao_Paulo BRL pt',
    'Australia/Sydney AUD en',
    'America/Toronto CAD en',
    'Europe/Moscow RUB ru',
  ]);
  // This machine knows better where it is.
  expect(follows('US', 'America/Los_Angeles')).toBe('America/Los_Angeles USD en');
  expect(follows('ES', 'Europe/Amsterdam')).toBe('Europe/Madrid EUR es');
});

test('the country of a machine, by its time zone, also by an older name of that', () => {
  expect(['Europe/Berlin', 'Europe/Kiev', 'America/Los_Angeles', 'UTC', 'Etc/GMT+1'].map(countryAt)).toEqual([
    ...['DE', 'UA', 'US', undefined, undefined],
  ]);
});
