/** Names of columns as people write them, in any language: what they mean, and when nobody can know. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/cells/texts/languages.ts';
import { documentation } from '../../../src/findings/text/documentation.ts';
import { columnCalled, meaningsOf, namesOf } from '../../../src/tables/column-names.ts';
import type { Table } from '../../../src/tables/table.ts';
import { TABLE_NAMES, TABLES } from '../../../src/tables/tables.ts';
import { wordLines } from '../../../tools/generate/words.ts';
import { brief, checkFor, csv, networkOf, sourcesOf } from '../../support/network-of.ts';

const check = checkFor('duplicate-column missing-column not-a-number title-row unknown-column');

test.each(TABLE_NAMES)('each name of a column of %s means that column alone', (name) => {
  const table: Table = TABLES[name];
  for (const column of Object.keys(table.columns)) {
    expect(columnCalled(column, table)).toBe(column);
    for (const word of namesOf(name, column)) expect([word, columnCalled(word, table)]).toEqual([word, column]);
  }
});

test('headers.csv is sorted, and each line is of columns that there are', () => {
  const all = new Set(
    TABLE_NAMES.flatMap((name) => Object.keys(TABLES[name].columns).flatMap((column) => [column, `${name}.${column}`])),
  ).add('notes');
  const lines = wordLines('headers');
  const faults = lines.flatMap(({ at, of, value, words }, i) => [
    ...(['is', 'one', 'ask', 'other', 'perhaps'].includes(of) ? [] : [`${at} "${of}" is no way to read a name`]),
    ...value.split('|').flatMap((column) => (all.has(column) ? [] : [`${at} there is no column ${column}`])),
    ...Object.keys(words).flatMap((language) =>
      language === 'any' || LANGUAGES.has(language) ? [] : [`${at} "${language}" is no language of ISO 639-1`],
    ),
    ...(`${lines[i - 1]?.of ?? ''} ${lines[i - 1]?.value ?? ''}` < `${of} ${value}` ? [] : [`${at} is not sorted`]),
  ]);
  expect(faults).toEqual([]);
});

describe('in chargers.csv', () => {
  test.each([
    ['LEISTUNG', 'power_kw'],
    ['Leistung (kW)', 'power_kw'],
    ['Leistung [kW]', 'power_kw'],
    ['Leistung in kW', 'power_kw'],
    ['Leistung/kW', 'power_kw'],
    ['max. Leistung kW', 'power_kw'],
    ['Потужність (кВт)', 'power_kw'],
    ['Strasse', 'address'],
    ['STRAẞE', 'address'],
    ['Straße & Hausnr.', 'address'],
    ['Laengengrad', 'longitude'],
    ['Langengrad', 'longitude'],
    ['Code_Postal', 'postal_code'],
    ['EVSE ID', 'evse_id'],
    ['Preis (€/kWh)', 'price_per_kwh'],
    ['Preis in EUR/kWh', 'price_per_kwh'],
    ['Preis pro kWh (€)', 'price_per_kwh'],
    ['Ціна за кВт·год', 'price_per_kwh'],
    ['MwSt (%)', 'vat'],
    ['Überdacht (ja/nein)', 'roofed'],
    ['Plaats', 'city'],
    ['Vermogen', 'power_kw'],
    ['Leistung (W)', undefined],
    ['Leistung (PS)', undefined],
    ['Preis pro kWh (ct)', undefined],
    ['Preis (€/min)', undefined],
    ['Preis pro kWh (brutto)', undefined],
    ['Adresse (Betreiber)', undefined],
    ['Name Nord', undefined],
    ['Standort', undefined],
    ['Nr', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['('.repeat(100_000), undefined],
  ])('%s', (written, column) => {
    expect(columnCalled(written, TABLES.chargers)).toBe(column);
  });
});

describe('is asked for, whatever the other names are', () => {
  test.each([
    ['Preis', ['Preis pro kWh', 'Preis pro Stunde'], ['price_per_kwh', 'price_per_hour', 'price_per_session']],
    ['Preis', ['Preis pro kWh', 'Startgebühr'], ['price_per_kwh', 'price_per_hour', 'price_per_session']],
    ['Station ID', ['Ladepunkt'], ['location_id', 'evse_uid']],
  ])('%s beside %s', (name, others, columns) => {
    const meanings = meaningsOf(TABLES.chargers, [...others, name]);
    expect(meanings.at(-1)).toEqual({ kind: 'several', columns, isNeverChosen: true });
  });

  test.each([
    ['Accès', 'directions', 'locations'],
    ['Energiepreis', 'price_per_kwh', 'chargers'],
    ['Strompreis', 'price_per_kwh', 'chargers'],
    ['energy price', 'price_per_kwh', 'chargers'],
  ] as const)('%s, which is only perhaps %s', (name, column, table) => {
    expect(meaningsOf(TABLES[table], [name])).toEqual([{ kind: 'guess', column }]);
  });

  test('a price of a minute is told to be multiplied, and not to be renamed alone', () => {
    for (const name of ['price_per_minute', 'Preis pro Minute (€)', 'prix à la minute']) {
      const [meaning] = meaningsOf(TABLES.tariffs, [name]);
      expect(meaning).toMatchObject({ kind: 'other', column: 'price_per_hour', note: expect.stringMatching(/ by 60/) });
    }
  });
});

test('a second price of an hour is not given the name of the first', () => {
  const tariffs = csv('id,price_per_hour,price_per_minute', 'T-1,3,0.05');
  const [hint] = check(sourcesOf({ tariffs })).findings.flatMap(({ code, hint }) =>
    code === 'unknown-column' ? [hint] : [],
  );
  expect(hint).toBe('"price_per_minute": The column is price_per_hour. It is the price of an hour: multiply by 60.');
});

test('advice about names knows what network.json says of the others', () => {
  const chargers = csv('Mein Hof;Standort;lat;lng;Straße;Ort', 'H1;Hotel;52,373169;4,893379;Markt 1;Amsterdam');
  const table_files = { 'chargers.csv': { columns: { 'Mein Hof': 'location_id' }, ignore_columns: [] } };
  const { findings } = check(sourcesOf({ chargers }, { table_files }));
  expect(findings.filter(({ hint }) => hint?.includes('may be location_id'))).toEqual([]);
});

const CELLS = {
  'Standort-ID': 'H1',
  Standort: 'Hotel',
  Straße: 'Bergstraße 1',
  Ort: 'Amsterdam',
  Breitengrad: '52,373169',
  Längengrad: '4,893379',
  Ladepunkt: 'LP1',
  Stecker: 'Typ 2',
  Anschlussart: 'Buchse',
  'Leistung (kW)': '22 kW',
  'Preis pro kWh (€)': '0,49 €',
};

/** Findings about chargers.csv with these columns and one row, separated as a German Excel does. */
function about(cells: { readonly [name: string]: string }, settings: object = {}) {
  const sheet = `\ufeff${Object.keys(cells).join(';')}\r\n${Object.values(cells).join(';')}\r\n`;
  return check(sourcesOf({ chargers: sheet }, settings)).findings;
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(CELLS).filter(([name]) => !names.includes(name)));

test('a German sheet is read without a word', () => {
  expect(about({ ...CELLS, MwSt: '21', 'inkl. MwSt': 'ja' })).toEqual([]);
});

describe('one finding', () => {
  test('for a name that may be one of two columns', () => {
    const [found, ...more] = about(without('Standort-ID'));
    expect(more).toEqual([]);
    expect(found?.hint).toBe('"Standort" may be location_id or name: rename it. location_id is needed.');
  });

  test('for names of one column', () => {
    const [found, ...more] = about({ ...CELLS, Anschrift: 'x' });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code: 'duplicate-column', field: 'address' });
    expect(found?.message).toBe('"Straße" and "Anschrift" are both the column address, as column 3 and column 12.');
  });

  test('for a unit that the column does not have, which is not a missing column too', () => {
    const [found, ...more] = about({ ...without('Leistung (kW)'), 'Leistung (W)': '22000' });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code: 'unknown-column', field: 'Leistung (W)' });
    expect(found?.hint).toBe(
      '"Leistung (W)": power_kw is in kW, and not in W. Convert the cells, and name it power_kw.',
    );
  });

  test('for a price of which the name says whether it includes VAT', () => {
    const [found, ...more] = about({ ...without('Preis pro kWh (€)'), 'Preis pro kWh (brutto)': '0,49' });
    expect(more).toEqual([]);
    expect(found?.hint).toContain('say in prices_include_vat');
  });

  test.each([
    ['setting', {}, { currency: 'CHF' }],
    ['column', { Währung: 'CHF' }, {}],
  ])('for a currency that is not that of the %s', (_, cells, settings) => {
    const [found, ...more] = about({ ...CELLS, ...cells, 'Preis pro kWh (€)': '0,49' }, settings);
    expect(more).toEqual([]);
    expect(found?.message).toBe('The name of the column says that its prices are in €, but there are prices in CHF.');
  });

  test('for all names that are unknown, and one for all columns that are missing', () => {
    const findings = about({
      ...without('Ladepunkt', 'Stecker', 'Anschlussart'),
      Bemerkung: 'x',
      Fahrer: 'x',
      Powr: '1',
    });
    expect(brief(findings)).toEqual(['missing-column data/chargers.csv:1:1', 'unknown-column data/chargers.csv:1:88']);
    const [missing, unknown] = findings;
    expect(missing?.message).toBe('The header lacks "evse_uid" and "standard".');
    expect(unknown?.message).toBe('chargers.csv has no column "Bemerkung", "Fahrer" or "Powr".');
    expect(unknown?.hint).toBe(
      `Perhaps "Bemerkung" is _Bemerkung: name it so. The name of a column of your own notes begins with an underscore. All columns: ${documentation('data-dictionary.md#chargerscsv')}`,
    );
    expect(unknown).toMatchObject({ related: [{ cell: 'J1' }, { cell: 'K1' }] });
  });
});

test('a finding about a cell names its column as the file does', () => {
  const [found] = about({ ...CELLS, Breitengrad: 'nord' });
  expect(found).toMatchObject({ field: 'latitude' });
  expect(found?.message).toMatch(/^Breitengrad: /);
});

test('a word in the title is no header', () => {
  const evses = 'Standort\nuid,location_id\nE-1,L-1\n';
  expect(brief(check(networkOf({ evses })).findings)).toEqual(['title-row data/evses.csv:1:1']);
});

test('our own names in other cases are read', () => {
  const evses = csv('UID,Location ID', 'E-1,L-1');
  expect(check(networkOf({ evses })).findings).toEqual([]);
});
