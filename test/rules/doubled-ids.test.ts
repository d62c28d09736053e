/** Sites and EVSEs that are there twice, because their ids are written in two ways. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('doubled-id');

const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

/** Where ids are found to be doubled. */
function found(tables: { readonly [name: string]: string }): string[] {
  const { findings } = check(networkOf(tables));
  return findings.flatMap(({ code, severity, file, line, field }) =>
    code === 'doubled-id' ? [`${severity} ${file}:${line} ${field}`] : [],
  );
}

describe('a site that is there twice', () => {
  const QUAY = 'Quay 4,Amsterdam,52.373169,4.893379';
  const sites = (...rows: readonly string[]) => ({
    locations: csv('id,address,city,latitude,longitude', ...rows),
    evses: csv('uid,location_id', ...rows.map((row, i) => `E-${i + 1},${row.split(',')[0]}`)),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...rows.map((_, i) => `E-${i + 1},${PLUG}`),
    ),
  });

  test.each([['EDI -1'], ['EDI_1'], ['edi 1'], ['EDI1'], ['EDI-01'], ['EDI.1']])('as EDI-1 and %s', (id) => {
    expect(found(sites(`EDI-1,${QUAY}`, `${id},${QUAY}`))).toEqual(['doubt data/locations.csv:3 id']);
  });

  test.each([
    ['at one address, some kilometres apart', 'Quay 4,Amsterdam,52.403169,4.893379'],
    ['at one point, with two addresses', 'Road 6,Amsterdam,52.373169,4.893379'],
    ['some metres apart', 'Road 6,Amsterdam,52.373212,4.893412'],
  ])('%s', (_, place) => {
    expect(found(sites(`EDI-1,${QUAY}`, `EDI 1,${place}`))).toEqual(['doubt data/locations.csv:3 id']);
  });

  test.each([
    ['EDI-11', QUAY],
    ['EDI-1-1', QUAY],
    ['EDI-1A', QUAY],
    ['EDI 1', 'Road 6,Utrecht,52.090737,5.121420'],
    ['EDI 1', 'Road 6,Amsterdam,52.378169,4.893379'],
  ])('not where the other is %s at %s', (id, place) => {
    expect(found(sites(`EDI-1,${QUAY}`, `${id},${place}`))).toEqual([]);
  });

  test('not where the parts of two ids have other lengths', () => {
    expect(found(sites(`1-23,${QUAY}`, `12-3,${QUAY}`))).toEqual([]);
  });

  test('in a sheet, at its own column', () => {
    const columns = 'location_id,address,city,latitude,longitude,evse_uid,evse_id,standard,format,power_kw';
    const chargers = csv(
      columns,
      `EDI-1,${QUAY},EDI-1-A,NL*EXA*E1,Type 2,socket,22`,
      `EDI -1,${QUAY},EDI-1-B,NL*EXA*E2,Type 2,socket,22`,
    );
    const { findings } = check(networkOf({ chargers, locations: '', evses: '', connectors: '' }));
    const own = findings.filter(({ code }) => code === 'doubled-id');
    expect(own).toMatchObject([
      {
        file: 'data/chargers.csv',
        line: 3,
        field: 'location_id',
        value: 'EDI -1',
        hint: expect.stringContaining('write EDI-1 in all rows'),
      },
    ]);
  });
});

describe('an EVSE that is there twice', () => {
  const evses = (...rows: readonly string[]) => ({
    evses: csv('uid,location_id', ...rows),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...rows.map((row) => `${row.split(',')[0]},${PLUG}`),
    ),
  });

  test('at one site', () => {
    expect(found(evses('L-1-A,L-1', 'L-1 A,L-1'))).toEqual(['doubt data/evses.csv:3 uid']);
  });

  test.each([
    ['L-1-A', 'L-1-B'],
    ['1-11', '11-1'],
    ['4F0A', '4F0B'],
  ])('not %s and %s', (one, other) => {
    expect(found(evses(`${one},L-1`, `${other},L-1`))).toEqual([]);
  });
});

describe('a station that is there twice', () => {
  const stations = (...names: readonly string[]) => ({
    evses: csv(
      'uid,location_id,station,status',
      ...names.map((name, i) => `E-${i + 1},L-1,${name}${name.includes(',') ? '' : ','}`),
    ),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...names.map((_, i) => `E-${i + 1},${PLUG}`),
    ),
  });

  test.each(['Fast', 'FAST ', 'fast_'])('as fast and %s', (name) => {
    expect(found(stations('fast', 'fast', name))).toEqual(['doubt data/evses.csv:4 station']);
  });

  test.each([[['fast', 'fast']], [['fast', '']], [['north', 'north 2']], [['a1', 'a11']], [['fast', 'Fast,REMOVED']]])(
    'not as %j',
    (names) => {
      expect(found(stations(...names))).toEqual([]);
    },
  );
});
