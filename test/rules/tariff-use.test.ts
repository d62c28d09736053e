/** Tariffs and the connectors that have them: when they are valid, in which currency, and with which reservations. */

import { describe, expect, test } from 'vitest';
import { besideVat, brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor('currency-of-country ended-tariff future-tariff not-reservable period-reversed tariff-gap');

const found = (tables: Tables, now?: number) => brief(besideVat(check(networkOf(tables), now).findings));

/** Plugs with these lists of tariffs. */
const plugs = (...lists: string[]) =>
  csv(
    'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    ...lists.map((ids, i) => `E-1,${i + 1},IEC_62196_T2,CABLE,AC_3_PHASE,230,32,${ids}`),
  );

describe('while a connector has its tariffs, they are valid', () => {
  /** Tests run on the first day of 2026. */
  const tariffs = (...rows: string[]) => csv('id,price_per_kwh,type,start_date_time,end_date_time', ...rows);
  const OLD = 'T-1,0.45,,,2025-12-30T23:00:00Z';
  const NEW = 'T-2,0.49,,2026-06-30T22:00:00Z,';
  const NOW = 'T-3,0.47,,2025-12-30T23:00:00Z,2026-06-30T22:00:00Z';

  test.each<[string, string[], string[], string[]]>([
    ['now and later', [NOW, NEW], ['T-3|T-2'], []],
    ['until today', ['T-1,0.45,,,2026-01-01T12:00:00Z'], ['T-1'], []],
    ['from today on', ['T-1,0.45,,2026-01-01T12:00:00Z,'], ['T-1'], []],
    ['no more', [OLD], ['T-1'], ['ended-tariff data/tariffs.csv:2:12']],
    ['no more, beside one that is', [OLD, NOW], ['T-1|T-3', 'T-1|T-3'], ['ended-tariff data/tariffs.csv:2:12']],
    ['not yet', [NEW], ['T-2'], ['future-tariff data/tariffs.csv:2:11']],
    ['not yet for one type', ['T-2,0.49,REGULAR,2026-06-30T22:00:00Z,', 'T-4,0.6,AD_HOC_PAYMENT,,'], ['T-2|T-4'], []],
    ['no more and not yet', [OLD, NEW], ['T-1|T-2'], ['tariff-gap data/tariffs.csv:3:11']],
  ])('%s', (_, rows, lists, expected) => {
    expect(found({ tariffs: tariffs(...rows), connectors: plugs(...lists) })).toEqual(expected);
  });

  test.each<[string, string, string, string[]]>([
    ['the same moment', '2026-03-31T22:00:00Z', '2026-03-31T22:00:00Z', []],
    ['a second later', '2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z', []],
    ['in the last minute', '2026-03-31T21:59:00Z', '2026-03-31T22:00:00Z', []],
    ['a day later', '2026-03-31T22:00:00Z', '2026-04-01T22:00:00Z', ['tariff-gap data/tariffs.csv:3:11']],
    [
      'by mistake of the time zone',
      '2026-03-31T22:00:00Z',
      '2026-04-01T00:00:00Z',
      ['tariff-gap data/tariffs.csv:3:11'],
    ],
  ])('one begins when the other ends: %s', (_, end, start, expected) => {
    const rows = tariffs(`T-1,0.45,,,${end}`, `T-2,0.49,,${start},`);
    expect(found({ tariffs: rows, connectors: plugs('T-1|T-2') })).toEqual(expected);
  });

  test('a third one may be between them, and other connectors may have only one', () => {
    const rows = tariffs(
      'T-1,0.45,,,2026-03-31T22:00:00Z',
      'T-2,0.49,,2026-05-31T22:00:00Z,',
      'T-3,0.47,,2026-03-31T22:00:00Z,2026-05-31T22:00:00Z',
    );
    expect(found({ tariffs: rows, connectors: plugs('T-1|T-2|T-3', 'T-1') })).toEqual([]);
  });

  test('the hour of the check does not matter', () => {
    const rows = { tariffs: tariffs('T-1,0.45,,,2026-01-01T12:00:00Z'), connectors: plugs('T-1') };
    for (const hour of [0, 11, 13, 23]) expect(found(rows, Date.UTC(2026, 0, 1, hour))).toEqual([]);
    for (const hour of [0, 11, 13, 23]) expect(found(rows, Date.UTC(2026, 0, 2, hour))).toHaveLength(1);
  });

  test('a tariff that ends before it begins is one mistake', () => {
    const rows = tariffs('T-1,0.45,,2026-01-01T00:00:00Z,2025-01-01T00:00:00Z');
    expect(found({ tariffs: rows, connectors: plugs('T-1') })).toEqual(['period-reversed data/tariffs.csv:2:32']);
  });
});

describe('a tariff is in the currency of its sites', () => {
  const locations = csv(
    'id,address,city,country,latitude,longitude,time_zone',
    'L-1,Main Street 1,Amsterdam,NLD,52.373169,4.893379,Europe/Amsterdam',
    'L-2,High Street 1,London,GBR,51.507400,-0.127800,Europe/London',
  );
  const evses = csv('uid,location_id', 'E-1,L-1', 'E-2,L-2');
  const connectors = (first: string, second: string) =>
    csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      `E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${first}`,
      `E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${second}`,
    );
  const tariffs = (...currencies: string[]) =>
    csv('id,price_per_kwh,currency', ...currencies.map((currency, i) => `T-${i + 1},0.45,${currency}`));

  test.each<[string, string[], [string, string], string[]]>([
    ['in both countries', ['EUR', 'GBP'], ['T-1', 'T-2'], []],
    ['on one side of a border', ['EUR'], ['T-1', 'T-1'], []],
    ['nowhere', ['EUR', 'EUR'], ['T-1', 'T-2'], ['currency-of-country data/tariffs.csv:3:10']],
    ['not where others are', ['EUR', 'GBP'], ['T-1', 'T-1|T-2'], ['currency-of-country data/connectors.csv:3:43']],
  ])('%s', (_, currencies, [first, second], expected) => {
    const tables = { locations, evses, tariffs: tariffs(...currencies), connectors: connectors(first, second) };
    expect(found(tables).filter((text) => !text.startsWith('overlapping'))).toEqual(expected);
  });

  test('but what is free is free in every currency', () => {
    const free = csv('id,price_per_session,currency', 'T-1,0,DKK');
    expect(found({ tariffs: free, connectors: plugs('T-1') })).toEqual([]);
  });
});

describe('a price for reservations', () => {
  const tables: Tables = {
    tariffs: csv('id', 'T-1'),
    tariff_elements: csv('tariff_id,element,type,price,reservation', 'T-1,1,TIME,2,RESERVATION', 'T-1,2,ENERGY,0.45,'),
    connectors: plugs('T-1'),
  };
  const evses = (...capabilities: string[]) =>
    csv('uid,location_id,capabilities', ...capabilities.map((list, i) => `E-${i + 1},L-1,${list}`));

  test.each<[string, string[]]>([
    ['RFID_READER|RESERVABLE', []],
    ['RFID_READER', ['not-reservable data/tariff_elements.csv:2:14']],
    ['', ['not-reservable data/tariff_elements.csv:2:14']],
  ])('at an EVSE with %s', (capabilities, expected) => {
    expect(found({ ...tables, evses: evses(capabilities) })).toEqual(expected);
  });
});
