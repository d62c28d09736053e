/** The declarations of the items: each has its article, and a place to type it that exists. */

import { describe, expect, test } from 'vitest';
import { ITEMS } from '../../../packages/afir/items/items.ts';
import { articleOf, formatsOf, typedInWords } from '../../../packages/afir/measure/item.ts';
import { settingsSchema } from '../../../src/settings/settings.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { COMPANIONS } from '../../support/companions.ts';

const numbered = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

test('there are 37, in the order of the annex', () => {
  expect(ITEMS.map(({ id }) => id)).toEqual([...numbered('A', 24), ...numbered('B', 10), ...numbered('F', 3)]);
});

const TENS = ['', 'x', 'xx'];
const ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

describe.each(ITEMS)('$id', (item) => {
  test('names its article', () => {
    const number = Number(item.id.slice(1));
    const roman = `${TENS[Math.floor(number / 10)]}${ONES[number % 10]}`;
    expect(item.paragraph).toBe(`(${item.id.slice(0, 1).toLowerCase()})(${roman})`);
    expect(articleOf(item)).toContain(`2023/1804, art. 20(2)(${item.id.slice(0, 1).toLowerCase()})`);
  });

  test('says its rule in words', () => expect(item.counts).toMatch(/^\S.{10,}\.$/));

  test('is typed into columns that exist', () => {
    const { table, columns, setting } = item.typedIn;
    expect(Object.keys(TABLES[table].columns)).toEqual(expect.arrayContaining([...columns]));
    const [name = '', ...rest] = setting?.split('.') ?? [];
    if (setting !== undefined) expect(Object.keys(settingsSchema(COMPANIONS).shape)).toContain(name);
    if (name === 'defaults' && rest.length > 0) {
      expect(Object.keys(settingsSchema(COMPANIONS).shape.defaults.unwrap().shape)).toContain(rest.join('.'));
    }
  });

  test('is in OCPI, or is said to be held', () => expect(item.ocpi.length > 0 || 'isHeld' in item).toBe(true));
});

test('words for people', () => {
  const words = ITEMS.map((item) => `${item.id}: ${typedInWords(item.typedIn)} | ${formatsOf(item).join('; ')}`);
  expect(words.filter((line) => /^(A1|A5|A6|A10|B6|F1):/.test(line))).toEqual([
    'A1: legal_name in businesses.csv, or operator.legal_name in network.json | OCPI 2.2 on: Location.owner.name; the rest is held, no OCPI field; /locations.geojson',
    'A5: help_phone in locations.csv, or operator.phone in network.json | OCPI 2.3.0: Location.help_phone; /locations.geojson',
    'A6: roofed, lit, catering, toilets and rest_area in locations.csv, or defaults in network.json | OCPI 2.2 on: Location.facilities; OCPI 2.3.0: Parking.roofed, Parking.lighting; the rest is held, no OCPI field; /locations.geojson',
    'A10: region in locations.csv | held, no OCPI field; /locations.geojson',
    'B6: max_electric_power in connectors.csv | OCPI 2.2 on: Connector.max_electric_power',
    'F1: status in status.csv, or status_sources in network.json | OCPI 2.2 on: EVSE.status; /status.json',
  ]);
});
