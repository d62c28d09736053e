/** /chargers.csv: read again by our own strict reader's opposite, csv-parse, and undone as the documents say. */

import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import {
  CHARGER_COLUMNS,
  HELD_EVSE_COLUMNS,
  HELD_PLUG_COLUMNS,
  HELD_SITE_COLUMNS,
} from '../../../packages/copies/charger-columns.ts';
import type { CopiedLocation } from '../../../packages/copies/feeds.ts';
import { unprotect } from '../../../src/csv/formulas.ts';
import type { DetailedTariff } from '../../../src/ocpi/detailed.ts';
import { completeHeld } from '../../support/complete-held.ts';
import { completeConnector, completeEvse, completeLocation } from '../../support/complete-objects.ts';
import { copiesOf, HOSTILE_PLUGS, HOSTILE_TEXTS, hostileLocations, TARIFFS, textAt } from './support/made-copies.ts';

type Row = Readonly<Record<string, string>>;

/** Columns of what older versions of the API have no field for. */
const HELD_COLUMNS = [...HELD_SITE_COLUMNS, ...HELD_EVSE_COLUMNS, ...HELD_PLUG_COLUMNS].map(({ name }) => name);

const csvOf = (locations: Iterable<CopiedLocation>, tariffs = TARIFFS) =>
  textAt(copiesOf(locations, { tariffs }), '/chargers.csv');

function rowsOf(locations: Iterable<CopiedLocation>, tariffs = TARIFFS): Row[] {
  return parse(csvOf(locations, tariffs), { bom: true, columns: true, record_delimiter: '\r\n' });
}

test('every column of a plug about which everything is known', () => {
  const [row, ...more] = rowsOf([completeLocation()]);
  expect(more).toEqual([]);
  expect(row).toEqual({
    location_id: 'L1',
    name: 'Café ’t Hoekje 🔌',
    address: 'Straße 7',
    postal_code: '4876 BS',
    city: 'Etten-Leur',
    state: 'Noord-Brabant',
    country: 'NLD',
    time_zone: 'Europe/Amsterdam',
    opening_times: 'Mo 08:00-24:00',
    parking_type: 'PARKING_LOT',
    operator: 'Example',
    evse_uid: 'E1',
    evse_id: 'NL*EXA*E1',
    capabilities: 'RFID_READER|CONTACTLESS_CARD_SUPPORT',
    physical_reference: 'Paal 1',
    floor_level: '-1',
    latitude: '-51.562787',
    longitude: '-179.638975',
    connector_id: '1',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type: 'AC_3_PHASE',
    power_kw: '22',
    max_voltage: '230',
    max_amperage: '32',
    tariff_ids: 'T-1',
    currency: 'EUR',
    price_per_kwh_from: '0.242',
    price_per_kwh_to: '0.605',
    prices_include_vat: 'true',
    further_costs: 'false',
    ...Object.fromEntries(HELD_COLUMNS.map((name) => [name, ''])),
  });
});

test('what the API has in some versions or in none comes last: NONE is a list of nothing, false is no', () => {
  const held = completeHeld();
  const [row = {}] = rowsOf([{ ...completeLocation(), held }]);
  expect(Object.keys(row).slice(-HELD_COLUMNS.length)).toEqual(HELD_COLUMNS);
  expect(Object.entries(row).slice(-HELD_COLUMNS.length)).toEqual([
    ['help_phone', "'+31 20 123 4567"],
    ['region', 'NL4'],
    ['legal_name', 'Example Charging B.V.'],
    ['operator_id', 'NL-1234'],
    ['services', 'STAFFED'],
    ['roofed', 'true'],
    ['lit', 'false'],
    ['catering', 'true'],
    ['toilets', 'false'],
    ['rest_area', 'true'],
    ['site_max_power', '600000'],
    ['parking', 'P1:LEFT'],
    ['vehicle_types', 'PERSONAL_VEHICLE|PERSONAL_VEHICLE_WITH_TRAILER|DISABLED'],
    ['accepted_service_providers', 'Example Mobility|Example Roaming'],
    ['payment_brands', 'VISA|GIROCARD'],
    ['payment_means', 'NONE'],
    ['smart_charging', 'false'],
    ['station', 'north'],
    ['connector_capabilities', 'ISO_15118_2_PLUG_AND_CHARGE'],
  ]);
});

test('what is held of one EVSE or plug says nothing of another', () => {
  const connectors = [completeConnector(), { ...completeConnector(), id: '2' }];
  const evses = ['E1', 'toString'].map((uid) => ({ ...completeEvse(), uid, connectors }));
  const rows = rowsOf([{ ...completeLocation(), evses, held: completeHeld() }]);
  const column = (name: string) => rows.map((row) => row[name]);
  expect(column('toilets')).toEqual(['false', 'false', 'false', 'false']);
  expect(column('station')).toEqual(['north', 'north', '', '']);
  expect(column('connector_capabilities')).toEqual(['ISO_15118_2_PLUG_AND_CHARGE', '', '', '']);
});

test('what is not known is an empty cell', () => {
  const { max_electric_power, tariff_ids, ...connector } = completeConnector();
  const { evse_id, coordinates, capabilities, physical_reference, floor_level, ...evse } = completeEvse();
  const { name, state, postal_code, operator, opening_times, parking_type, ...location } = completeLocation();
  const [row] = rowsOf([{ ...location, evses: [{ ...evse, connectors: [connector] }] }]);
  const empty = Object.entries(row ?? {}).filter(([, text]) => text === '');
  expect(empty.map(([column]) => column)).toEqual([
    ...['name', 'postal_code', 'state', 'opening_times', 'parking_type', 'operator', 'evse_id', 'capabilities'],
    ...['physical_reference', 'floor_level', 'power_kw', 'tariff_ids'],
    ...['currency', 'price_per_kwh_from', 'price_per_kwh_to', 'prices_include_vat', 'further_costs'],
    ...HELD_COLUMNS,
  ]);
  expect(row).toMatchObject({ latitude: '51.562787', longitude: '4.638975' });
});

test('the file begins with a byte order mark and the header, and every line ends with CR and LF', () => {
  const text = csvOf([completeLocation()]);
  expect(text).toMatch(/^\ufefflocation_id,name,/);
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a network without plugs is the header alone', () => {
  const { evses, ...location } = completeLocation();
  expect(rowsOf([location])).toEqual([]);
  expect(csvOf([])).toBe(`\ufeff${CHARGER_COLUMNS.map(({ name }) => name).join(',')}\r\n`);
});

test.each([
  [22000, '22'],
  [11040, '11.04'],
  [3680.5, '3.6805'],
  [0, '0'],
])('%d W are %s kW', (watts, text) => {
  const connector = { ...completeConnector(), max_electric_power: watts };
  const [row] = rowsOf([{ ...completeLocation(), evses: [{ ...completeEvse(), connectors: [connector] }] }]);
  expect(row).toMatchObject({ power_kw: text });
});

describe('prices', () => {
  const energy = (price: number, vat?: number) => ({
    type: 'ENERGY' as const,
    price,
    step_size: 1,
    ...(vat === undefined ? {} : { vat }),
  });
  const tariff = (id: string, more: Partial<DetailedTariff>): [string, DetailedTariff] => [
    id,
    { country_code: 'NL', party_id: 'EXA', id, currency: 'EUR', elements: [], ...more },
  ];
  const tariffs = new Map([
    tariff('NO-VAT', { elements: [{ price_components: [energy(0.5)] }] }),
    tariff('ADDED', { elements: [{ price_components: [energy(0.5)] }], excl_vat: true }),
    tariff('FREE', { elements: [{ price_components: [energy(0, 21)] }] }),
    tariff('TIME', { elements: [{ price_components: [{ type: 'TIME', price: 6, vat: 21, step_size: 60 }] }] }),
    tariff('BOTH', {
      elements: [{ price_components: [energy(0.5, 21), { type: 'FLAT', price: 1, vat: 21, step_size: 1 }] }],
    }),
    tariff('LEAST', { elements: [{ price_components: [energy(0.5, 21)] }], min_price: { excl_vat: 1 } }),
    tariff('CONTRACT', { type: 'REGULAR', elements: [{ price_components: [energy(0.1, 21)] }] }),
    tariff('OVER', { end_date_time: '2020-01-01T00:00:00Z', elements: [{ price_components: [energy(0.1, 21)] }] }),
    tariff('CROWNS', { currency: 'SEK', elements: [{ price_components: [energy(4, 25)] }] }),
  ]);
  const NONE = ['', '', '', '', ''];

  test.each([
    [['NO-VAT'], ['EUR', '0.5', '0.5', 'true', 'false']],
    [['ADDED'], ['EUR', '0.5', '0.5', 'false', 'false']],
    [['FREE'], ['EUR', '0', '0', 'true', 'false']],
    [['TIME'], ['', '', '', '', 'true']],
    [['BOTH'], ['EUR', '0.605', '0.605', 'true', 'true']],
    [['LEAST'], ['EUR', '0.605', '0.605', 'true', 'true']],
    [['CONTRACT'], NONE],
    [['OVER'], NONE],
    [['UNKNOWN'], NONE],
    [[], NONE],
    [
      ['FREE', 'BOTH'],
      ['EUR', '0', '0.605', 'true', 'true'],
    ],
    [
      ['BOTH', 'CONTRACT', 'OVER'],
      ['EUR', '0.605', '0.605', 'true', 'true'],
    ],
    [
      ['BOTH', 'CROWNS'],
      ['', '', '', '', 'true'],
    ],
  ])('of a plug with the tariffs %j', (tariff_ids, expected) => {
    const connector = { ...completeConnector(), tariff_ids };
    const site = { ...completeLocation(), evses: [{ ...completeEvse(), connectors: [connector] }] };
    const [row = {}] = rowsOf([site], tariffs);
    const columns = ['currency', 'price_per_kwh_from', 'price_per_kwh_to', 'prices_include_vat', 'further_costs'];
    expect(columns.map((column) => row[column])).toEqual(expected);
  });
});

describe('hostile texts', () => {
  const rows = rowsOf(hostileLocations());

  test('there are as many rows as plugs, all with every column', () => {
    expect(rows).toHaveLength(HOSTILE_PLUGS);
  });

  test('no cell begins as a formula does, unless it is a number', () => {
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[\s"]*[=+@\-＝＋－＠]/u.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
    expect(rows.map(({ longitude }) => longitude)).toEqual(Array(HOSTILE_PLUGS).fill('-179.638975'));
  });

  test.each(['name', 'address', 'city', 'operator', 'physical_reference'])(
    'the apostrophe of %s can be taken away again',
    (column) => {
      const undone = rows.map((row) => unprotect(row[column] ?? ''));
      expect(undone).toEqual(HOSTILE_TEXTS.flatMap((text) => [text, text, text]));
    },
  );

  test('the rule of the documents undoes it in a single line too', () => {
    const texts = HOSTILE_TEXTS.filter((text) => !/[\r\n\t;]/.test(text));
    const cells = rows.map(({ name = '' }) => name.replace(/^'(?='*[=+\-@＝＋－＠])/u, ''));
    for (const text of texts) expect(cells).toContain(text);
  });
});
