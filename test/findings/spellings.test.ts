/**
 * How people and spreadsheets write numbers, coordinates, prices, dates and hours: what can mean only one thing is read as
 * that. Of anything else, what the hint names is accepted, brings no other finding, and is what was meant.
 */

import { describe, expect, test } from 'vitest';
import type { KnownRow } from '../../src/cells/cell.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { textOf } from '../../src/findings/words.ts';
import { readWritten } from '../../src/tables/cell-types/read-cell.ts';
import type { Columns } from '../../src/tables/table.ts';
import { TABLES, type TableName } from '../../src/tables/tables.ts';
import { check, SETTINGS } from '../support/network-of.ts';
import { namedValue } from '../support/obeyed.ts';
import { networkWith, saidAbout } from '../support/one-cell.ts';

type Spelling = readonly [written: string, meant: string | undefined];

function meaningOf(column: string, text: string): { named: string | undefined; found: Finding | undefined } {
  const [found] = saidAbout(networkWith({ [column]: text }), column).here;
  return { named: found && namedValue(found), found };
}

/** What the column reads, with what this network says about the row. */
function readAs(column: string, text: string): unknown {
  const [table = '', name = ''] = column.split('.');
  const { type } = (TABLES[table as TableName].columns as Columns)[name] ?? {};
  if (type === undefined) throw new Error(`no column ${column}`);
  const row: KnownRow = {
    cell: (other) => (other === 'currency' && table === 'tariffs' ? 'EUR' : undefined),
    setting: (setting) => SETTINGS[setting],
  };
  const reading = readWritten(type, text, row);
  return 'value' in reading ? reading.value : textOf(reading.problem.problem);
}

/** Accepted without a word. */
function accepted(column: string, list: readonly (readonly [written: string, meant: string])[]) {
  test.each(list)(`${column}: %s is %s`, (text, meant) => {
    expect(saidAbout(networkWith({ [column]: text }), column)).toEqual({ here: [], elsewhere: [] });
    expect(readAs(column, text)).toEqual(readAs(column, meant));
  });
}

/** Refused; the hint names the value, or none. */
function hinted(column: string, list: readonly Spelling[]) {
  test.each(list)(`${column}: %s may mean %s`, (text, meant) => {
    const { named, found } = meaningOf(column, text);
    expect(found, 'nothing is said').toBeDefined();
    expect(named, found?.hint).toBe(meant);
    if (named === undefined) return;
    expect(found?.replacement).toBe(named);
    expect(saidAbout(networkWith({ [column]: named }), column), `after: ${found?.hint}`).toEqual({
      here: [],
      elsewhere: [],
    });
  });
}

test('there is nothing to say about the network itself', () => {
  expect(check(networkWith({})).findings).toEqual([]);
});

describe('control characters that were signs or letters', () => {
  hinted('locations.name', [
    ['Place de l\u0092\u00c9toile', 'Place de l’Étoile'],
    ['Gare \u0096 Sud', 'Gare – Sud'],
    ['ENTR\u00c3\u0089E', 'ENTRÉE'],
    ['Caf\u0082', undefined],
    ['Saint-\u0081lie', undefined],
    ['a\u0007b', undefined],
  ]);
  hinted('locations.directions', [
    ['Derri\u00e8re l\u0092h\u00f4tel', 'Derrière l’hôtel'],
    ['fr: l\u0092h\u00f4tel | en: the hotel', 'fr: l’hôtel | en: the hotel'],
    ['Caf\u0082', undefined],
  ]);
});

describe('units', () => {
  accepted('connectors.max_electric_power', [
    ['22 kW', '22000'],
    ['22kw', '22000'],
    ['0,022 MW', '22000'],
    ['22 000', '22000'],
    ['22,000', '22000'],
    ['22.000 W', '22000'],
    ['22000 Watt', '22000'],
    ['22,08 kW', '22080'],
  ]);
  hinted('connectors.max_electric_power', [
    ['22.080 kW', undefined],
    ['22 mW', undefined],
    ['32 A', undefined],
    ['22,08', undefined],
    ['22 W', undefined],
    ['0 W', undefined],
    ['22', '22000'],
  ]);
  accepted('connectors.max_voltage', [
    ['230 V', '230'],
    ['0.23 kV', '230'],
    ['230V AC', '230'],
  ]);
  hinted('connectors.max_voltage', [
    ['230/400', undefined],
    ['400', '230'],
    ['380', '220'],
    ['688', '230'],
    ['1000', '230'],
  ]);
  accepted('connectors.max_amperage', [
    ['32A', '32'],
    ['32,0', '32.0'],
    ['32 Ampere', '32'],
  ]);
  hinted('connectors.max_amperage', [
    ['31.9', '32'],
    ['0,032', undefined],
    ['0.032', undefined],
    ['0 A', undefined],
    ['3x32 A', '32'],
    ['32000 mA', undefined],
  ]);
  accepted('tariff_elements.min_duration', [
    ['30 min', '1800'],
    ['1,5 h', '5400'],
    ['90 s', '90'],
  ]);
  hinted('tariff_elements.min_duration', [['2 d', undefined]]);
  accepted('tariff_elements.max_power', [
    ['22 kW', '22'],
    ['22000 W', '22'],
    ['0,15 MW', '150'],
  ]);
});

describe('prices', () => {
  accepted('tariffs.price_per_kwh', [
    ['49 ct', '0.49'],
    ['49ct/kWh', '0.49'],
    ['49,5 Cent', '0.495'],
    ['49¢', '0.49'],
    ['0,49', '0.49'],
    ['0,49 €', '0.49'],
    ['€ 0.49', '0.49'],
    ['EUR 0,49 / kWh', '0.49'],
  ]);
  hinted('tariffs.price_per_kwh', [
    ['0.49 €/min', undefined],
    ['1,250', undefined],
    ['1.250 €', undefined],
    ['045', undefined],
    ['0.123456', '0.1235'],
    ['0.00001', undefined],
    ['0.49 per piece', undefined],
    ['49 abc', undefined],
    ['0,49 $', undefined],
    ['£0.49', undefined],
    ['49 p', undefined],
    ['free', undefined],
    ['-0,49', undefined],
  ]);
  accepted('tariffs.max_price', [
    ['1.234,50', '1234.50'],
    ["1'234.50", '1234.50'],
  ]);
  accepted('tariffs.price_per_hour', [
    ['5 ct/min', '3'],
    ['0,05 €/min', '3'],
    ['3 €/h', '3'],
  ]);
  hinted('tariffs.price_per_hour', [['3 €/kWh', undefined]]);
  accepted('tariffs.vat', [
    ['21 %', '21'],
    ['21%', '21'],
  ]);
  hinted('tariffs.vat', [
    ['0,21', undefined],
    ['0,21 %', undefined],
    ['0.21', '21'],
    ['0.005', undefined],
  ]);
});

describe('prices by type', () => {
  test.each([
    ['TIME', '5 ct/min', '3'],
    ['Parkzeit', '10 ct/min', '6'],
    ['ENERGY', '49 ct/kWh', '0.49'],
    ['FLAT', '35 ct', '0.35'],
  ])('%s: %s is %s', (type, text, meant) => {
    const files = networkWith({ 'tariff_elements.type': type, 'tariff_elements.price': text });
    expect(saidAbout(files, 'tariff_elements.price').here).toEqual([]);
    const column = TABLES.tariff_elements.columns.price.type;
    const row: KnownRow = { cell: (name) => (name === 'type' ? type : undefined), setting: () => undefined };
    expect(readWritten(column, text, row)).toMatchObject({ text: meant });
  });

  test.each([
    ['ENERGY', '5 ct/min', undefined],
    ['TIME', '49 ct/kWh', undefined],
    ['TIME', '0,05 €/min', '3'],
    ['ENERGY', '0,05 €/min', undefined],
  ])('%s: %s may mean %s', (type, text, meant) => {
    const files = networkWith({ 'tariff_elements.type': type, 'tariff_elements.price': text });
    expect(saidAbout(files, 'tariff_elements.price').here).toMatchObject([{ code: 'not-a-number' }]);
    expect(saidAbout(files, 'tariff_elements.price').here[0]?.replacement).toBe(meant);
  });
});

describe('coordinates', () => {
  accepted('locations.latitude', [
    [`52°22'23.4"N`, '52.373167'],
    ['52° 22′ 23,4″ N', '52.373167'],
    [`N 52°22'23.4''`, '52.373167'],
    ['52 22 23.4 N', '52.373167'],
    ['52°22.39N', '52.373167'],
    [`52° 22.39' N`, '52.373167'],
    ['52.373169N', '52.373169'],
    ['52,373169', '52.373169'],
    ['52,373', '52.373'],
    ['52.373169°', '52.373169'],
    ['+52.373169', '52.373169'],
  ]);
  hinted('locations.latitude', [
    ['52.373.169', undefined],
    ['50.551.200', undefined],
    ['52,373,169', undefined],
    ['52373169', undefined],
    ['5,2373E+07', undefined],
    ['52.373169, 4.893379', undefined],
    ['4.893379 E', undefined],
    ['52°75.45N', undefined],
    ['-52.373169 S', undefined],
  ]);
  accepted('locations.longitude', [
    [`4°53'36.2"E`, '4.893389'],
    ['E4.893379', '4.893379'],
    ['4,893', '4.893'],
  ]);
  hinted('locations.longitude', [
    ['4.893379 O', undefined],
    ['4.893.379', undefined],
  ]);
});

test.each([
  [`50°33'16.9"S`, '-50.554694'],
  ['0,1281 S', '-0.1281'],
])('south and west are negative: %s', (written, meant) => {
  expect(readAs('evses.latitude', written)).toBe(readAs('evses.latitude', meant));
  expect(readAs('evses.longitude', written.replace('S', 'W'))).toBe(readAs('evses.longitude', meant));
});

describe('dates and times', () => {
  accepted('tariff_elements.start_date', [
    ['25.12.2026', '2026-12-25'],
    ['1.1.2027', '2027-01-01'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['12/12/2026', '2026-12-12'],
    ['25-12-2026', '2026-12-25'],
    ['2026/12/25', '2026-12-25'],
    ['2026-1-5', '2026-01-05'],
    ['25-Dec-2026', '2026-12-25'],
    ['25. Dezember 2026', '2026-12-25'],
    ['Dec 25, 2026', '2026-12-25'],
    ['25.12.2026 00:00', '2026-12-25'],
  ]);
  hinted('tariff_elements.start_date', [
    ['25.12.2026 08:00', undefined],
    ['03/04/2026', undefined],
    ['03-04-2026', undefined],
    ['25.12.26', undefined],
    ['31.02.2026', undefined],
    ['46347', undefined],
    ['24. Jul', undefined],
    ['24.12.', undefined],
  ]);
  accepted('exceptional_hours.period_begin', [
    ['25.12.2026', '2026-12-25'],
    ['25.12.2026 8:00', '2026-12-25 08:00'],
    ['12/25/2026 8:00 PM', '2026-12-25 20:00'],
    ['2026-12-25 24:00', '2026-12-26 00:00'],
  ]);
  hinted('exceptional_hours.period_begin', [['03/04/2026 08:00', undefined]]);
  accepted('status_schedules.period_begin', [
    ['25.12.2026 08:00 UTC', '2026-12-25T08:00:00Z'],
    ['2026-12-25 08:00+0100', '2026-12-25T08:00:00+01:00'],
  ]);
  hinted('status_schedules.period_begin', [
    ['25.12.2026 08:00', undefined],
    ['2026-12-25', undefined],
  ]);
  accepted('tariff_elements.start_time', [
    ['10pm', '22:00'],
    ['12 am', '00:00'],
    ['7.30', '07:30'],
    ['08:00:00', '08:00'],
    ['8 Uhr', '08:00'],
    ['0800', '08:00'],
  ]);
  hinted('tariff_elements.start_time', [
    ['6:60', undefined],
    ['0.3333', undefined],
    ['8', undefined],
  ]);
});

describe('opening hours', () => {
  accepted('locations.opening_times', [
    ['Mon-Fri 8:00-20:00', 'Mo-Fr 08:00-20:00'],
    ['Mon-Fri 7:00-19:00; Sat 9-17', 'Mo-Fr 07:00-19:00; Sa 09:00-17:00'],
    ['Monday to Friday: 8am to 8pm', 'Mo-Fr 08:00-20:00'],
    ['Montag bis Freitag 8-20 Uhr', 'Mo-Fr 08:00-20:00'],
    ['Mo-Fr 08.00 – 20.00', 'Mo-Fr 08:00-20:00'],
    ['Mo-Fr 8-20, Sunday closed', 'Mo-Fr 08:00-20:00'],
    ['Mo-Fr 0800-2000', 'Mo-Fr 08:00-20:00'],
    ['Mon, Wed and Fri 8-12, 13-18', 'Mo,We,Fr 08:00-12:00,13:00-18:00'],
    ['Mo: 8-20\nTu: 9-20', 'Mo 08:00-20:00; Tu 09:00-20:00'],
    ['daily 6-22', 'Mo-Su 06:00-22:00'],
    ['24h', '24/7'],
    ['24h/24, 7j/7', '24/7'],
    ['Rund um die Uhr', '24/7'],
    ['Di-So 8-20', 'Tu-Su 08:00-20:00'],
    ['Mo-So 8-20 Uhr', 'Mo-Su 08:00-20:00'],
    ['lun-ven 8h-18h', 'Mo-Fr 08:00-18:00'],
    ['du lundi au vendredi de 8h à 18h30', 'Mo-Fr 08:00-18:30'],
    ['ma-vr 8.00-18.00, za 9-17 uur', 'Mo-Fr 08:00-18:00; Sa 09:00-17:00'],
    ['lunes a viernes 8-20', 'Mo-Fr 08:00-20:00'],
    ['pn-pt 8-18, sob 9-14', 'Mo-Fr 08:00-18:00; Sa 09:00-14:00'],
    ['пн-нд 8-20', 'Mo-Su 08:00-20:00'],
    ['Fr-So 8-20', 'Fr-Su 08:00-20:00'],
    ['TÄGLICH 6–22', 'Mo-Su 06:00-22:00'],
    ['tous les jours 6h-22h', 'Mo-Su 06:00-22:00'],
    ['0-24', '24/7'],
    ['Mo-Fr 24/7', 'Mo-Fr 00:00-24:00'],
    ['Mo-Fr, 08:00-12:00', 'Mo-Fr 08:00-12:00'],
    ['Mo 08:00-12:00 13:00-14:00', 'Mo 08:00-12:00,13:00-14:00'],
  ]);
  hinted('locations.opening_times', [
    ['weekdays 8 to 8', undefined],
    ['9-5', undefined],
    ['8-5pm', undefined],
    ['Di 8-20', undefined],
    ['so 8-20', undefined],
    ['ma-do 8-20', undefined],
    ['werktags 8-20', undefined],
    ['Mo-Fr 08:00-20:00; PH off', 'Mo-Fr 08:00-20:00'],
    ['Fri 8pm-2am; Sat 10am-6pm', undefined],
  ]);
});

test('a voltage is not named where the power does not say it', () => {
  const ratings = { 'connectors.max_voltage': '688', 'connectors.max_electric_power': '30000' };
  const [found] = saidAbout(networkWith(ratings), 'connectors.max_voltage').here;
  expect(found).toMatchObject({ code: 'line-voltage', hint: expect.stringMatching(/^Write the voltage/) });
  expect(found?.replacement).toBeUndefined();
});

describe('power types', () => {
  const ccs = {
    'connectors.standard': 'IEC_62196_T2_COMBO',
    'connectors.format': 'CABLE',
    'connectors.max_voltage': '400',
  };
  test('of a plug for direct current', () => {
    const files = networkWith({ ...ccs, 'connectors.max_amperage': '125', 'connectors.max_electric_power': '50000' });
    const { here, elsewhere } = saidAbout(files, 'connectors.power_type');
    expect(elsewhere).toEqual([]);
    expect(here).toMatchObject([{ code: 'power-type-of-plug', replacement: 'DC' }]);
    const mended = networkWith({
      ...ccs,
      ...{ 'connectors.max_amperage': '125', 'connectors.max_electric_power': '50000', 'connectors.power_type': 'DC' },
    });
    expect(saidAbout(mended, 'connectors.power_type')).toEqual({ here: [], elsewhere: [] });
  });

  test('is not named where the power would be too high then', () => {
    const files = networkWith({ ...ccs, 'connectors.max_amperage': '32', 'connectors.max_electric_power': '22000' });
    expect(saidAbout(files, 'connectors.power_type').here).toMatchObject([{ code: 'power-type-of-plug' }]);
    expect(saidAbout(files, 'connectors.power_type').here[0]?.replacement).toBeUndefined();
  });
});
