/** Which elements of a tariff apply: those hidden behind others, times without a price, and restrictions nobody meets. */

import { describe, expect, test } from 'vitest';
import { besideVat, brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor(
  'hidden-element implausible-limit last-day last-minute not-reservable odd-step-size out-of-reach ' +
    'past-element power-in-watts repeated-element same-times short-duration unpriced-charging zero-limit',
);

const CONNECTORS = 'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids';

/** The findings about the elements of T-1, which an AC plug of 22 kW has. */
function found(columns: string, rows: readonly string[], more: Tables = {}): string[] {
  const tables: Tables = {
    tariffs: csv('id', 'T-1'),
    tariff_elements: csv(`tariff_id,element,type,price,${columns}`, ...rows.map((row) => `T-1,${row}`)),
    connectors: csv(CONNECTORS, 'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1'),
    ...more,
  };
  return brief(besideVat(check(networkOf(tables)).findings)).map((text) =>
    text.replace(' data/tariff_elements.csv', ''),
  );
}

const WEEK = 'day_of_week,start_time,end_time';
const WORKING_DAYS = 'MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY';

describe('charging has a price', () => {
  test.each<[string, string, string[]]>([
    ['always', WEEK, ['1,ENERGY,0.45,,,']],
    ['by day and by night', WEEK, ['1,ENERGY,0.45,,06:00,22:00', '2,ENERGY,0.29,,22:00,06:00']],
    ['until midnight, and from then on', WEEK, ['1,ENERGY,0.45,,00:00,12:00', '2,ENERGY,0.29,,12:00,00:00']],
    ['on working days and on weekends', WEEK, [`1,ENERGY,0.45,${WORKING_DAYS},,`, '2,ENERGY,0.29,SATURDAY|SUNDAY,,']],
    ['by energy or by time', WEEK, ['1,ENERGY,0.45,,06:00,22:00', '2,TIME,1.20,,22:00,06:00']],
    ['by energy, or once for the night', WEEK, ['1,ENERGY,0.45,,06:00,22:00', '2,FLAT,5,,22:00,06:00']],
    ['for the first 20 kWh and the others', 'min_kwh,max_kwh', ['1,ENERGY,0.29,,20', '2,ENERGY,0.45,20,']],
    ['below and from 50 A', 'min_current,max_current', ['1,ENERGY,0.29,,50', '2,ENERGY,0.45,50,']],
    ['up to the power of the plug', 'max_power', ['1,ENERGY,0.29,50']],
    [
      'in winter and in summer, forever',
      'start_date,end_date',
      ['1,ENERGY,0.49,,2026-03-01', '2,ENERGY,0.41,2026-03-01,'],
    ],
    ['and staying too long too', 'min_duration', ['1,TIME,6,14400', '2,ENERGY,0.45,']],
    ['for parking at certain times only', WEEK, ['1,ENERGY,0.45,,,', '2,PARKING_TIME,3,,08:00,20:00']],
    ['once, and by time on some days', WEEK, ['1,TIME,1.2,MONDAY,,', '2,FLAT,2,,,']],
    [
      'for every kWh by one of two elements with other restrictions',
      'max_kwh,max_power',
      ['1,ENERGY,0.29,20,', '2,ENERGY,0.45,,30'],
    ],
  ])('%s', (_, columns, rows) => {
    expect(found(columns, rows)).toEqual([]);
  });

  test.each<[string, string, string[], string]>([
    ['not on Sundays', WEEK, [`1,ENERGY,0.45,${WORKING_DAYS},,`, '2,ENERGY,0.29,SATURDAY,,'], ':3:5'],
    ['not by day', WEEK, ['1,ENERGY,0.29,,22:00,06:00'], ':2:5'],
    ['not below 11 kW', 'min_power', ['1,ENERGY,0.45,11'], ':2:5'],
    ['not after two hours', 'max_duration', ['1,ENERGY,0.45,7200'], ':2:5'],
    ['not after this winter', 'start_date,end_date', ['1,ENERGY,0.49,2025-12-01,2026-03-01'], ':2:5'],
    ['not by time after two hours', 'max_duration', ['1,TIME,1.2,7200'], ':2:5'],
    ['not before the fee for staying too long', 'min_duration', ['1,TIME,6,14400'], ':2:12'],
    ['but parking', 'min_duration', ['1,PARKING_TIME,6,'], ':2:20'],
  ])('%s', (_, columns, rows, place) => {
    expect(found(columns, rows)).toEqual([`unpriced-charging${place}`]);
  });

  test('at every hour of a day alike, because findings are cached for a day', () => {
    const tables = {
      tariffs: csv('id,end_date_time', 'T-1,2026-01-03T05:00:00Z'),
      tariff_elements: csv('tariff_id,element,type,price,end_date', 'T-1,1,ENERGY,0.49,2026-01-01'),
    };
    const at = (time: string) => brief(besideVat(check(networkOf(tables), Date.parse(`2026-01-01T${time}Z`)).findings));
    expect(at('23:00:00')).toEqual(at('00:30:00'));
  });

  test('until the tariff ends', () => {
    const tariffs = csv('id,end_date_time', 'T-1,2026-02-28T23:00:00Z');
    expect(found('start_date,end_date', ['1,ENERGY,0.49,2025-12-01,2026-03-01'], { tariffs })).toEqual([]);
  });
});

describe('an element applies', () => {
  test.each<[string, string, string[]]>([
    ['before one that always does', WEEK, ['1,ENERGY,0.29,,22:00,06:00', '2,ENERGY,0.45,,,']],
    ['beside one of another kind', WEEK, ['1,ENERGY,0.45,,,', '2,TIME,1.2,,,']],
    [
      'at times that those before it leave',
      WEEK,
      [`1,ENERGY,0.29,${WORKING_DAYS},22:00,06:00`, '2,ENERGY,0.27,SATURDAY,,06:00', '3,ENERGY,0.45,,,'],
    ],
    [
      'behind one for the same hours in winter',
      'start_time,end_time,start_date',
      ['1,ENERGY,0.29,22:00,06:00,2026-12-01', '2,ENERGY,0.27,22:00,06:00,', '3,ENERGY,0.45,,,'],
    ],
  ])('%s', (_, columns, rows) => {
    expect(found(columns, rows)).toEqual([]);
  });

  test.each<[string, string, string[], string[]]>([
    [
      'never behind one that always does',
      WEEK,
      ['1,ENERGY,0.45,,,', '2,ENERGY,0.29,,22:00,06:00'],
      ['hidden-element:3:5'],
    ],
    [
      'never behind one in the same winter',
      'start_date,end_date',
      ['1,ENERGY,0.45,2026-12-01,2027-03-01', '2,ENERGY,0.29,2026-12-01,2027-03-01', '3,ENERGY,0.4,,'],
      ['hidden-element:3:5'],
    ],
    [
      'twice by mistake',
      WEEK,
      ['1,ENERGY,0.29,,22:00,06:00', '2,ENERGY,0.29,,22:00,06:00', '3,ENERGY,0.45,,,'],
      ['repeated-element:3:5'],
    ],
    [
      'twice by mistake, for a reservation',
      'reservation',
      ['1,TIME,2,RESERVATION', '2,TIME,2,RESERVATION', '3,ENERGY,0.45,'],
      ['not-reservable:2:14', 'repeated-element:3:5'],
    ],
  ])('%s', (_, columns, rows, expected) => {
    expect(found(columns, rows)).toEqual(expected);
  });
});

describe('restrictions', () => {
  test.each<[string, string, string[], string[]]>([
    ['from midnight to midnight', 'start_time,end_time', ['1,ENERGY,0.45,00:00,00:00'], []],
    [
      'from eight to eight',
      'start_time,end_time',
      ['1,ENERGY,0.3,08:00,08:00', '2,ENERGY,0.45,,'],
      ['same-times:2:24'],
    ],
    ['of the power of the plug', 'min_power', ['1,ENERGY,0.5,11', '2,ENERGY,0.45,'], []],
    ['of a rounded power', 'min_power', ['1,ENERGY,0.5,22.1', '2,ENERGY,0.45,'], []],
    ['of the power of another plug', 'min_power', ['1,ENERGY,0.5,50', '2,ENERGY,0.45,'], ['out-of-reach:2:18']],
    ['of the current of all phases', 'min_current', ['1,ENERGY,0.5,96', '2,ENERGY,0.45,'], []],
    ['of another current', 'min_current', ['1,ENERGY,0.5,250', '2,ENERGY,0.45,'], ['out-of-reach:2:18']],
    ['without a limit', 'max_power', ['1,ENERGY,0.5,1000', '2,ENERGY,0.45,'], []],
    ['without any limit', 'max_power', ['1,ENERGY,0.5,99999', '2,ENERGY,0.45,'], []],
    ['in watts', 'max_power', ['1,ENERGY,0.5,11000', '2,ENERGY,0.45,'], ['power-in-watts:2:18']],
    ['in this winter', 'end_date', ['1,ENERGY,0.5,2026-03-01', '2,ENERGY,0.45,'], []],
    ['that ended yesterday, perhaps', 'end_date', ['1,ENERGY,0.5,2026-01-01', '2,ENERGY,0.45,'], []],
    ['in the last winter', 'end_date', ['1,ENERGY,0.5,2025-03-01', '2,ENERGY,0.45,'], ['past-element:2:18']],
  ])('%s', (_, columns, rows, expected) => {
    expect(found(columns, rows)).toEqual(expected);
  });

  test.each<[string, string, string[], string[]]>([
    ['until 23:59', 'start_time,end_time', ['1,ENERGY,0.3,22:00,23:59', '2,ENERGY,0.45,,'], ['last-minute:2:24']],
    [
      'until 29 February',
      'start_date,end_date',
      ['1,ENERGY,0.3,2027-12-01,2028-02-29', '2,ENERGY,0.45,,'],
      ['last-day:2:29'],
    ],
    ['until the end of February', 'start_date,end_date', ['1,ENERGY,0.3,2027-12-01,2028-03-01', '2,ENERGY,0.45,,'], []],
    ['until 28 February of a leap year', 'end_date', ['1,ENERGY,0.3,2028-02-28', '2,ENERGY,0.45,'], []],
    ['until 23:59, and not at night', 'end_time', ['1,ENERGY,0.3,23:59'], ['last-minute:2:18']],
    ['of four hours', 'min_duration', ['1,TIME,6,14400', '2,ENERGY,0.45,'], []],
    ['of four minutes', 'min_duration', ['1,TIME,6,240', '2,ENERGY,0.45,'], ['short-duration:2:14']],
    ['of an hour in minutes', 'max_duration', ['1,ENERGY,0,60', '2,ENERGY,0.45,'], ['short-duration:2:16']],
    ['of a failed start', 'min_duration', ['1,FLAT,1,120', '2,ENERGY,0.45,'], []],
    ['of the first minute', 'min_duration', ['1,ENERGY,0.3,60', '2,ENERGY,0.45,'], []],
  ])('%s', (_, columns, rows, expected) => {
    expect(found(columns, rows)).toEqual(expected);
  });

  test('are said once for all prices of an element', () => {
    const rows = ['1,ENERGY,0.5,2025-03-01', '1,FLAT,0.5,2025-03-01', '2,ENERGY,0.45,'];
    expect(found('end_date', rows)).toEqual(['past-element:2:18']);
  });

  test('are not held against plugs that could not be read', () => {
    const connectors = csv(CONNECTORS, 'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1', 'E-1,CCS,,,,,T-1');
    const findings = found('min_power', ['1,ENERGY,0.5,50', '2,ENERGY,0.45,'], { connectors });
    expect(findings.filter((text) => !text.includes('connectors.csv'))).toEqual([]);
  });
});

describe('a step size', () => {
  test.each([
    ['ENERGY', '1', []],
    ['ENERGY', '1000', []],
    ['ENERGY', '100000', ['odd-step-size:2:19']],
    ['ENERGY', '0', ['odd-step-size:2:19']],
    ['TIME', '60', []],
    ['TIME', '15000', []],
    ['TIME', '900', []],
    ['TIME', '15', ['odd-step-size:2:16']],
    ['TIME', '900000', ['odd-step-size:2:16']],
  ])('of %s: %s', (type, step, expected) => {
    expect(found('step_size', [`1,${type},${type === 'TIME' ? '1.2' : '0.45'},${step}`])).toEqual(expected);
  });

  test('of a session does not matter', () => {
    expect(found('step_size', ['1,FLAT,2,0'])).toEqual([]);
  });
});

describe('a limit that no session has', () => {
  test.each<[string, string, string, string[]]>([
    ['1 A', 'max_current', '1,ENERGY,0.45,1', ['implausible-limit:2:19']],
    ['1 A of standing still', 'max_current', '1,PARKING_TIME,0.45,1', []],
    ['32 A', 'max_current', '1,ENERGY,0.45,32', []],
    ['32 A in milliamperes', 'max_current', '1,ENERGY,0.45,32000', ['implausible-limit:2:19']],
    ['10,000 kWh', 'max_kwh', '1,ENERGY,0.45,10000', ['implausible-limit:2:19']],
    ['from 10,000 kWh', 'min_kwh', '1,ENERGY,0.45,10000', ['implausible-limit:2:19']],
    ['500 kWh, of a lorry', 'max_kwh', '1,ENERGY,0.45,500', []],
    ['9,999 kWh, which means none', 'max_kwh', '1,ENERGY,0.45,9999', []],
    ['0.1 kW', 'max_power', '1,ENERGY,0.45,0.1', ['implausible-limit:2:19']],
    ['4 hours in milliseconds', 'min_duration', '1,PARKING_TIME,2,14400000', ['implausible-limit:2:22']],
    ['30 days', 'max_duration', '1,ENERGY,0.45,2592000', []],
  ])('%s', (_, column, row, expected) => {
    expect(found(column, [row]).filter((text) => !/^(?:unpriced-charging|out-of-reach)/.test(text))).toEqual(expected);
  });
});

test.each([
  ['4', '4 minutes are 240, and 4 hours are 14400.'],
  ['240', '240 minutes are 14400, and 240 hours are 864000.'],
])('a limit of %s s may be meant in other units', (seconds, hint) => {
  const rows = [`T-1,1,TIME,6,${seconds}`, 'T-1,2,ENERGY,0.45,'];
  const tables = {
    tariff_elements: csv('tariff_id,element,type,price,min_duration', ...rows),
    tariffs: csv('id', 'T-1'),
  };
  const short = check(networkOf(tables)).findings.find(({ code }) => code === 'short-duration');
  expect(short?.hint).toBe(`The column is in seconds: ${hint}`);
});
