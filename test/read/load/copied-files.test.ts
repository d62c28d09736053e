/** A backup in the data directory is one finding, and slips that two files share stay one finding each. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, sourcesOf } from '../../support/network-of.ts';

const check = checkFor('duplicate-key');

const HEADER =
  'location_id,name,address,city,latitude,longitude,evse_uid,standard,format,power_kw,power_type,max_voltage,max_amperage';

function plug(uid: string, site = 'L-1'): string {
  return `${site},Town Hall,Main Street 1,Amsterdam,52.373169,4.893379,${uid},Type 2,socket,22,AC_3_PHASE,230,32`;
}

const SHEET = csv(HEADER, ...['E-1', 'E-2', 'E-3', 'E-4'].map((uid) => plug(uid)));

describe('a sheet in two files', () => {
  test.each([
    ['a copy', SHEET, '4 of 4 rows in this file are in data/chargers-old.csv too.'],
    [
      'a copy that was edited since',
      csv(HEADER, ...['E-1', 'E-2', 'E-4', 'E-5'].map((uid) => plug(uid))),
      '3 of 4 rows in this file are in data/chargers-old.csv too.',
    ],
  ])('%s is one finding', (_, chargers, message) => {
    const { findings } = check(sourcesOf({ 'chargers-old': SHEET, chargers }));
    expect(brief(findings)).toEqual(['duplicate-key data/chargers.csv:1:1']);
    expect(findings[0]?.message).toBe(message);
    expect(findings[0]?.hint).toMatch(/^One of the two files seems to be a copy/);
  });

  test.each([
    ['two slips', ['E-1', 'E-2', 'E-5'], 2],
    ['few of many', ['E-1', 'E-2', 'E-3', 'E-5', 'E-6', 'E-7'], 3],
  ])('%s are found at their rows', (_, uids, count) => {
    const chargers = csv(HEADER, ...uids.map((uid) => plug(uid)));
    const { findings } = check(sourcesOf({ 'chargers-old': SHEET, chargers }));
    expect(findings.map(({ line }) => line)).toEqual(Array.from({ length: count }, (__, i) => i + 2));
  });
});

test('rows that one file has twice are found one by one', () => {
  const { findings } = check(sourcesOf({ chargers: SHEET + SHEET.slice(SHEET.indexOf('\n') + 1) }));
  expect(findings.map(({ line }) => line)).toEqual([6, 7, 8, 9]);
});
