/** Ids that a spreadsheet took for numbers and dates. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('lost-zeros mangled-id not-an-id unknown-evse');

const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

/** A network whose EVSEs have these uids; references repeat them unless they are given. */
function found(uids: readonly string[], references = uids) {
  const evses = csv('uid,location_id', ...uids.map((uid) => `"${uid}",L-1`));
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
  const connectors = csv(header, ...references.map((uid) => `"${uid}",${PLUG}`));
  return check(networkOf({ evses, connectors })).findings.filter(({ code }) => OWN.includes(code));
}

/** What these tests are about. */
const OWN: readonly string[] = ['mangled-id', 'lost-zeros', 'unknown-evse'];

describe('an id that no URL reaches', () => {
  const TARIFF = { tariffs: csv('id,price_per_kwh', '..,0.45') };
  const LOCATION = {
    locations: csv('id,address,city,latitude,longitude', '.,Main Street 1,Amsterdam,52.373169,4.893379'),
  };
  const EVSE = { evses: csv('uid,location_id', '..,L-1') };
  const CONNECTOR = {
    connectors: csv('evse_uid,id,standard,format,power_type,max_voltage,max_amperage', `E-1,.,${PLUG}`),
  };

  test.each([
    ['a site', LOCATION, 'data/locations.csv:2:1', 'Write an id with letters or digits.'],
    ['an EVSE', EVSE, 'data/evses.csv:2:1', 'Write an id with letters or digits.'],
    ['a tariff', TARIFF, 'data/tariffs.csv:2:1', 'Write an id with letters or digits.'],
    // One plug alone needs no id.
    ['a plug', CONNECTOR, 'data/connectors.csv:2:5', 'Leave the cell empty if there is nothing to say.'],
  ])('is an error in %s', (_, tables, place, hint) => {
    const findings = check(networkOf(tables)).findings.filter(({ code }) => code === 'not-an-id');
    expect(brief(findings)).toEqual([`not-an-id ${place}`]);
    expect(findings[0]).toMatchObject({ severity: 'error', hint });
  });

  test.each(['...', '.a', '-', '%2e'])('is not %s', (id) => {
    const findings = check(networkOf({ tariffs: csv('id,price_per_kwh', `${id},0.45`) })).findings;
    expect(findings.filter(({ code }) => code === 'not-an-id')).toEqual([]);
  });
});

describe('an id', () => {
  test.each([
    ...[
      '1.00E+05',
      '1,00E+05',
      '1E+05',
      '1,23457E+15',
      '3e-07',
      '123456789012345000',
      '03. Apr',
      '3-Apr',
      '03-Apr',
      'Apr 03',
    ],
    ...['Apr-26', '01. Mai', '1. Dez', '1-Mar', '5-okt', '03.04.2026', '3/4/2026', '12. Jan. 2026'],
  ])('%s was something else, which is said once', (uid) => {
    expect(brief(found([uid]))).toEqual(['mangled-id data/evses.csv:2:1']);
  });

  test.each([
    ...[
      'E-1',
      '1E5',
      '1E05',
      '12E3',
      'E+05',
      '45385',
      '3-A',
      '12-04',
      '3.4',
      '2026-04-03',
      'MAY-FAIR-1',
      'APR',
      'JAN-AMS-01',
    ],
    ...[
      '123456789012345678',
      '100000',
      '1000000000000',
      'DEC-1',
      'Mar',
      'A-1-Apr',
      'NL*EXA*E1',
      '0',
      ...['MAR-01', 'GEN-12', 'SEPT-1234', '1107630810*1'],
      '3-APRIL-1',
    ],
  ])('%s is an id', (uid) => {
    expect(found([uid])).toEqual([]);
  });
});

test('a long number that ends in a zero is an id among others that have more than 15 digits', () => {
  expect(found(['1234567890123450', '1234567890123457'])).toEqual([]);
  expect(brief(found(['1234567890123450', '1234567890123460', 'E-1']))).toHaveLength(2);
});

describe('ids without zeros in front', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1).padStart(4, '0'));

  test('are found among others that have theirs', () => {
    const findings = found([...numbers(8), '12', '1016']);
    expect(findings).toMatchObject([{ code: 'lost-zeros', value: '12', hint: expect.stringContaining('0012') }]);
  });

  test.each([
    ['all have their zeros', numbers(12)],
    ['none begins with a zero', ['1', '12', '900', '1659', '1000']],
    ['many are shorter', ['0001', '0002', '3', '4']],
    ['some are longer', [...numbers(8), '12', '12345']],
    ['zeros are in front of different lengths', [...numbers(8), '01', '12']],
    ['others have letters', [...numbers(8), 'A12', 'E-1']],
    ['a zero alone is no zero in front', ['0', '48', '6', '7', '8', '9']],
  ])('are not found where %s', (_, uids) => {
    expect(found(uids)).toEqual([]);
  });

  test('are understood in references', () => {
    const findings = found(['0012', '0013'], ['12', '13']).filter(({ code }) => code === 'unknown-evse');
    expect(findings.map(({ value, replacement }) => [value, replacement])).toEqual([
      ['12', '0012'],
      ['13', '0013'],
    ]);
  });

  test('are not guessed at where two ids would fit', () => {
    const [only] = found(['012', '0012', '7'], ['012', '0012', '12']).filter(({ code }) => code === 'unknown-evse');
    expect(only?.replacement).toBeUndefined();
  });
});
