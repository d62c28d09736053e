/** The words of closed lists: which mean one thing, which several, and that nothing else is taken for one of them. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { KnownRow } from '../../src/cells/cell.ts';
import { alpha2Of } from '../../src/cells/places/country-codes.ts';
import { countryNamed } from '../../src/cells/words/country-words.ts';
import * as vocabularies from '../../src/cells/words/vocabularies.ts';
import { Vocabulary } from '../../src/cells/words/vocabulary.ts';
import { factsOf } from '../../src/tables/cell-types/column-type.ts';
import { readWritten } from '../../src/tables/cell-types/read-cell.ts';
import type { Columns } from '../../src/tables/table.ts';
import { TABLES, type TableName } from '../../src/tables/tables.ts';
import { foldWord } from '../../src/words/fold-word.ts';

type Cells = { readonly [column: string]: string };

function read(column: string, text: string, cells: Cells = {}, settings: Cells = { country_code: 'NL' }) {
  const [table = '', name = ''] = column.split('.');
  const { type } = (TABLES[table as TableName].columns as Columns)[name] ?? {};
  if (type === undefined) throw new Error(`no column ${column}`);
  const row: KnownRow = { cell: (other) => cells[other], setting: (setting) => settings[setting] };
  const reading = readWritten(type, text, row);
  return 'value' in reading ? reading.value : { hint: reading.problem.hint };
}

const CLOSED = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  Object.entries<Columns[string]>(columns).flatMap(([name, { type }]) => {
    const { words } = factsOf(type);
    return words === undefined ? [] : [{ column: `${table}.${name}`, type, words }];
  }),
);

describe.each(CLOSED)('$column', ({ type, words }) => {
  const meanings = words.meanings.flatMap(({ values: [value = '', second], words: said }) =>
    second === undefined ? said.map((word) => [word, value] as const) : [],
  );

  test('has no empty word', () => expect(meanings.filter(([word]) => word === '')).toEqual([]));

  test.skipIf(meanings.length === 0)('reads each of its words as its value, in any case', () => {
    const valueOfCell = (text: string) => readWritten(type, text);
    // A share needs an amount beside its name.
    const amount = factsOf(type).form.startsWith('name and amount') ? ':40' : '';
    for (const [word, value] of meanings) {
      for (const text of [word, word.toUpperCase(), word.toLowerCase(), word.replaceAll(' ', '\u00a0')]) {
        expect(valueOfCell(text + amount), text).toMatchObject({ text: value + amount });
      }
    }
  });

  test('refuses words of which each value is possible', () => {
    for (const { words: several, values } of words.meanings.filter(({ values }) => values.length > 1)) {
      for (const word of several) {
        const reading = readWritten(type, word);
        if (!('problem' in reading)) throw new Error(`${word} is accepted as ${reading.text}`);
        for (const value of values) expect(reading.problem.hint).toContain(value);
      }
    }
  });
});

test.each([
  ['connectors.standard', 'Type 2', 'IEC_62196_T2'],
  ['connectors.standard', 'typ2', 'IEC_62196_T2'],
  ['connectors.standard', 'CCS (Typ 2)', 'IEC_62196_T2_COMBO'],
  ['connectors.standard', 'CCS-2', 'IEC_62196_T2_COMBO'],
  ['connectors.standard', 'CHAdeMO', 'CHADEMO'],
  ['connectors.standard', 'Ｔｙｐｅ ２', 'IEC_62196_T2'],
  ['connectors.standard', 'Schuko', 'DOMESTIC_F'],
  ['connectors.standard', 'Typ 2-Stecker', 'IEC_62196_T2'],
  ['connectors.standard', 'AC Typ 2 Fahrzeugkupplung', 'IEC_62196_T2'],
  ['connectors.standard', 'DC Fahrzeugkupplung Typ Combo 2 (CCS)', 'IEC_62196_T2_COMBO'],
  ['connectors.standard', 'Typ 2 Steckdose', 'IEC_62196_T2'],
  ['connectors.standard', 'Type 2 tethered', 'IEC_62196_T2'],
  ['connectors.standard', 'Kabel Typ 2', 'IEC_62196_T2'],
  ['connectors.standard', 'CCS2 (cable)', 'IEC_62196_T2_COMBO'],
  ['connectors.standard', '3 pin', 'DOMESTIC_G'],
  ['connectors.standard', 'E/F', 'DOMESTIC_F'],
  ['connectors.standard', 'CSS', { hint: 'Did you mean "IEC_62196_T2_COMBO"?' }],
  ['evses.capabilities', 'VISA', { hint: 'It belongs into payment_brands of evses.csv: write VISA there.' }],
  [
    'evses.payment_means',
    'Bancontact',
    { hint: 'It belongs into payment_brands of evses.csv: write BANCONTACT there.' },
  ],
  ['evses.payment_brands', 'RFID', { hint: 'It belongs into capabilities of evses.csv: write RFID_READER there.' }],
  [
    'evses.capabilities',
    'Plug & Charge',
    {
      hint: 'It belongs into capabilities of connectors.csv: write ISO_15118_2_PLUG_AND_CHARGE or ISO_15118_20_PLUG_AND_CHARGE there.',
    },
  ],
  [
    'evses.physical_reference',
    'Behind the building, on the left',
    {
      hint: 'Write what stands on the charger. How to find it belongs into directions, in evses.csv or locations.csv.',
    },
  ],
  [
    'locations.directions',
    'dk: Bag stationen',
    { hint: 'Write da: Bag stationen. If it is text and not a language, write "en: dk:".' },
  ],
  ['connectors.standard', 'iec_60309_2_SINGLE_16', 'IEC_60309_2_single_16'],
  ['connectors.power_type', 'Drehstrom', 'AC_3_PHASE'],
  ['evses.status', 'İN USE', 'CHARGING'],
  ['evses.status', 'avaılable', 'AVAILABLE'],
  ['connectors.standard', 'Tpy 2', { hint: 'Did you mean "IEC_62196_T2"?' }],
  ['evses.status', 'defeckt', { hint: 'Did you mean "OUTOFORDER"?' }],
  ['evses.status', 'ledig', 'AVAILABLE'],
  ['evses.status', 'optaget', 'CHARGING'],
  [
    'locations.postal_code',
    'Emmendingen',
    { hint: 'Write only the postal code here, and the name of the city into city.' },
  ],
  ['chargers.power_kw', '22000', { hint: 'Write 22. The column is in kW, and you probably mean watts.' }],
  ['chargers.power_kw', '6000000', { hint: 'Write a number from 0 to 5000; the unit is kW.' }],
  ['evses.status', 'Außer Betrieb', { hint: 'Write INOPERATIVE or OUTOFORDER. The second if it is broken.' }],
  [
    'evses.capabilities',
    'RFID, Kreditkarte; kontaktlos',
    ['RFID_READER', 'CREDIT_CARD_PAYABLE', 'CONTACTLESS_CARD_SUPPORT'],
  ],
  ['locations.facilities', 'Café|WLAN|wifi', ['CAFE', 'WIFI']],
  ['tariff_elements.day_of_week', 'Mon, Samstag, dimanche', ['MONDAY', 'SATURDAY', 'SUNDAY']],
  ['tariff_elements.day_of_week', 'Mo|Tu|We|Th|Fr', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']],
  ['locations.publish', 'WAHR', true],
  ['locations.publish', 'Нет', false],
  ['locations.country', 'DE', 'DEU'],
  ['locations.country', 'Deutschland', 'DEU'],
  ['locations.country', 'україна', 'UKR'],
  ['locations.country', 'UK', 'GBR'],
  ['locations.country_code', 'Germany', 'DE'],
  ['tariffs.currency', 'zł', 'PLN'],
  ['tariffs.currency', 'eur', 'EUR'],
  [
    'energy_mixes.energy_sources',
    'Sonne 40|Wind: 60',
    expect.arrayContaining([expect.objectContaining({ name: 'SOLAR' })]),
  ],
  ['energy_mixes.is_green_energy', 'x', true],
] as const)('%s: %s', (column, text, value) => {
  expect(read(column, text)).toEqual(value);
});

test.each([
  ['connectors.standard', 'CCS2?'],
  ['connectors.standard', 'Type'],
  ['connectors.standard', 'Typ EF'],
  ['connectors.standard', '2'],
  ['connectors.standard', 'not Type 2'],
  ['connectors.standard', 'Type ٢'],
  ['evses.status', 'nicht frei'],
  ['evses.status', 'frei!'],
  ['locations.publish', '-'],
  ['locations.publish', '2'],
  ['locations.publish', '１０'],
  ['locations.country', 'Congo'],
  ['locations.country', 'Korea'],
  ['locations.facilities', 'WIFI, fast food'],
  ['evses.status', `${'frei '.repeat(2_000_000)}`],
])('%s: %.20s means nothing', (column, text) => {
  expect(read(column, text)).toHaveProperty('hint');
});

describe('what a word means in a row', () => {
  test.each([
    ['CCS', {}, { country_code: 'DE' }, 'IEC_62196_T2_COMBO'],
    ['CCS', {}, { country_code: 'US' }, 'IEC_62196_T1_COMBO'],
    ['CCS', {}, { country_code: 'US', country: 'FRA' }, 'IEC_62196_T2_COMBO'],
    ['GB/T', { power_type: 'Gleichstrom' }, {}, 'GBT_DC'],
    ['GB/T', { power_type: 'AC' }, {}, 'GBT_AC'],
    ['E/F', {}, { country_code: 'FR' }, 'DOMESTIC_E'],
    ['E/F', {}, { country_code: 'DE' }, 'DOMESTIC_F'],
    ['Type 2 tethered', { format: 'Kabel' }, {}, 'IEC_62196_T2'],
  ])('%s beside %j in a network with %j', (text, cells, settings, value) => {
    const reading = read('connectors.standard', text, cells, settings);
    expect(reading).toEqual(value);
  });

  test.each([{}, { country_code: 'JP' }, { country_code: 'IN' }])(
    'CCS in a network with %j may be both',
    (settings) => {
      expect(read('connectors.standard', 'CCS', {}, settings)).toEqual({
        hint: 'Write IEC_62196_T2_COMBO or IEC_62196_T1_COMBO. The first is the plug with Type 2, the second the one with Type 1.',
      });
    },
  );

  test('E/F may be both where the country does not tell, and a plug beside another format is asked for', () => {
    const { hint } = read('connectors.standard', 'E/F', {}, { country_code: 'DK' }) as { hint: string };
    expect(hint).toMatch(/^Write DOMESTIC_E or DOMESTIC_F\. The first is the socket of France/);
    expect(read('connectors.standard', 'Type 2 tethered', { format: 'SOCKET' })).toEqual({
      hint: 'Write IEC_62196_T2. It says CABLE, and the column format SOCKET: correct one of them.',
    });
  });

  test('AC has one phase at a domestic plug', () => {
    expect(read('connectors.power_type', 'AC', { standard: 'Schuko' })).toBe('AC_1_PHASE');
    expect(read('connectors.power_type', 'AC', { standard: 'Typ 2' })).toHaveProperty('hint');
    expect(read('connectors.power_type', 'AC', { standard: '' })).toHaveProperty('hint');
  });

  test('an amount in another currency is no price of the tariff', () => {
    const price = (text: string, currency: string) => String(read('tariffs.price_per_kwh', text, { currency }));
    expect(price('0,49 €', 'EUR')).toBe('0.49');
    expect(price('0,49 €', 'Euro')).toBe('0.49');
    expect(price('0,49 €', 'CHF')).toBe('[object Object]');
    expect(price('0.49 $', 'AUD')).toBe('0.49');
    expect(price('49 p', 'GBP')).toBe('0.49');
    expect(price('49 p', 'EUR')).toBe('[object Object]');
    expect(price('49 ct', 'EUR')).toBe('0.49');
  });
});

test('every country is known by its codes and its English name', () => {
  expect(countryNamed('nl')).toBe('NLD');
  expect(countryNamed('nld')).toBe('NLD');
  expect(countryNamed('the Netherlands')).toBe('NLD');
  expect(countryNamed('Atlantis')).toBeUndefined();
});

test('every name of a country that was ever read is read, as the same country', () => {
  const lines = readFileSync(new URL('country-names.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const names = lines.flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((name) => [name, line.slice(0, 2)]),
  );
  expect(names).toHaveLength(1376);
  expect(names.filter(([name = '', code]) => alpha2Of(countryNamed(name) ?? '') !== code)).toEqual([]);
});

test('a word with two meanings cannot be looked up', () => {
  const line = (value: string, any: string) => ({ of: 'Letter', value, words: { any } });
  const twice = new Vocabulary('Letter', ['A', 'B'], [line('A', 'one|two'), line('B', 'Two')]);
  expect(() => twice.meant('one')).toThrow(RangeError);
});

test('no declared word has two meanings', () => {
  const lists = Object.values(vocabularies).filter((one) => one instanceof Vocabulary);
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) expect(list.meant('no word of any list')).toBeUndefined();
});

test('a text that is too long is no word', () => expect(foldWord('x'.repeat(61))).toBeUndefined());
