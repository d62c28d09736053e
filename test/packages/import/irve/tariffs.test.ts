/** The file of tariffs becomes tariffs.csv and tariff_elements.csv, a tariff as a whole or not at all. */

import { expect, test } from 'vitest';
import { type Cells, staticRow, tariffRow } from '../../../support/irve-rows.ts';
import { importRows, special, table, told } from './support.ts';

const point = staticRow({ tarif_ids: '["FRABCT1"]' });
const withTariffs = (...tariffs: Cells[]) => importRows({ static: [point], tariffs });

test('a tariff with an element by night and another by day', () => {
  const restrictions = '{"start_time":"22:00","end_time":"06:00","day_of_week":["SATURDAY","SUNDAY"],"min_duration":0}';
  const imported = withTariffs(
    tariffRow({ restrictions, min_price: '0.60' }),
    tariffRow({
      min_price: '0.60',
      element_index: '1',
      price_components: '[{"type":"ENERGY","price":0.33334},{"type":"PARKING_TIME","price":4,"step_size":60}]',
    }),
  );
  expect(special(imported)).toEqual([]);
  expect(table(imported, 'tariffs')).toEqual([
    {
      id: 'FRABCT1',
      vat: '20',
      prices_include_vat: 'true',
      min_price: '0.60',
      type: 'AD_HOC_PAYMENT',
      last_updated: '2025-01-01T00:00:00Z',
    },
  ]);
  const elements = table(imported, 'tariff_elements').map((row) =>
    Object.values(row)
      .filter((text) => text !== '')
      .join(' '),
  );
  expect(elements).toEqual([
    'FRABCT1 0 ENERGY 0.48 1 22:00 06:00 0 SATURDAY|SUNDAY',
    'FRABCT1 1 ENERGY 0.3333 1',
    'FRABCT1 1 PARKING_TIME 4 60',
  ]);
  expect(table(imported, 'connectors')[0]).toMatchObject({ tariff_ids: 'FRABCT1' });
});

test.each<[string, readonly Cells[], number, RegExp]>([
  ['a condition that OCPI does not have', [tariffRow({ restrictions: '{"weather":"rain"}' })], 2, /has "weather"/],
  ['prices that are no JSON', [tariffRow({ price_components: '0,48 €' })], 2, /is not a JSON list/],
  ['a price without a type', [tariffRow({ price_components: '[{"price":1}]' })], 2, /is not a JSON list/],
  ['terms that differ', [tariffRow(), tariffRow({ element_index: '1', max_price: '9' })], 3, /different max_price/],
  ['an element twice', [tariffRow(), tariffRow()], 3, /element_index 0 twice/],
])('%s: the whole tariff is left out', (_, tariffs, line, message) => {
  const imported = withTariffs(...tariffs);
  expect(table(imported, 'tariffs')).toEqual([]);
  const lost = special(imported).filter(({ code }) => code === 'object-left-out');
  expect(lost.map((found) => [found.file, found.line])).toEqual([['tariffs.csv', line]]);
  expect(lost[0]?.message).toMatch(message);
  expect(table(imported, 'evses')).toHaveLength(1);
});

test('a price that the check refuses takes its tariff along, and is told at its cell', () => {
  const imported = withTariffs(tariffRow({ price_components: '[{"type":"ENERGY","price":-1}]' }));
  expect(table(imported, 'tariffs')).toEqual([]);
  const lost = special(imported).filter(({ code }) => code === 'object-left-out');
  expect(lost.map(({ file, line, column }) => [file, line, column])).toEqual([['tariffs.csv', 2, 62]]);
});

test('points may refer to tariffs in several forms, and to none that is missing', () => {
  for (const tarif_ids of ['["FRABCT1"]', 'FRABCT1', "['FRABCT1']", '[FRABCT1]']) {
    const imported = importRows({ static: [staticRow({ tarif_ids })], tariffs: [tariffRow()] });
    expect(table(imported, 'connectors')[0]).toMatchObject({ tariff_ids: 'FRABCT1' });
  }
  const imported = importRows({ static: [point] });
  expect(told(imported)).toEqual([
    expect.stringMatching(/^undefined-tariff 2:\d+ The feed does not define tariffs of 1 connector: "FRABCT1"\.$/),
  ]);
});
