/** Public EVSEs in Europe that have no evse_id, and uids that are one. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf, type Tables } from '../support/network-of.ts';

const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

const [HEADER, SITE] = ['id,address,city,latitude,longitude', 'Main Street 1,Amsterdam,52.373169,4.893379'];

/** Tables of EVSEs by their rows: `uid,location_id,evse_id,status`. */
const evses = (...rows: readonly string[]): Tables => ({
  evses: csv('uid,location_id,evse_id,status', ...rows),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    ...rows.map((row) => `${row.split(',')[0]},${PLUG}`),
  ),
});

const own = (tables: Tables, settings: object = {}): readonly Finding[] =>
  validate(networkOf(tables, settings), { companions: COMPANIONS, now: NOW }).findings.filter(
    ({ code }) => code === 'evse-id-missing' || code === 'evse-id-in-uid',
  );

const messages = (tables: Tables, settings: object = {}) => own(tables, settings).map(({ message }) => message);

describe('EVSEs without an evse_id', () => {
  test('are told once, with their share and the way to an id', () => {
    const found = own(evses('E-1,L-1,,', 'E-2,L-1,NL*EXA*E2,', 'E-3,L-1,,'));
    expect(found).toMatchObject([
      {
        ...{ code: 'evse-id-missing', severity: 'warning', file: 'data/evses.csv', line: 2, cell: 'C2' },
        ...{ field: 'evse_id', key: 'evse_id' },
        message:
          'In 2 of 3 public EVSEs, evse_id is empty, so no app can show their statuses: apps match them by this id alone.',
        related: [{ line: 4, cell: 'C4' }],
      },
    ]);
    expect(found[0]?.hint).toMatch(/NL\*EXA\*E1 .*docs\/party-id\.md#evse_id/);
  });

  test.each([
    ['all of several', ['E-1,L-1,,', 'E-2,L-1,,'], 'In 2 of 2 public EVSEs, evse_id is empty'],
    ['the only one', ['E-1,L-1,,'], 'In 1 of 1 public EVSE, evse_id is empty'],
    ['one of two', ['E-1,L-1,,', 'E-2,L-1,NL*EXA*E2,'], 'In 1 of 2 public EVSEs, evse_id is empty'],
  ])('%s', (_, rows, said) => {
    const [message, ...others] = messages(evses(...rows));
    expect(message?.slice(0, said.length)).toBe(said);
    expect(others).toEqual([]);
  });

  test('where there is no such column', () => {
    expect(messages({ ...evses(), evses: csv('uid,location_id', 'E-1,L-1') })[0]).toMatch(
      /^There is no column evse_id, so no app can show the statuses of 1 of 1 public EVSE: /,
    );
  });

  const inCountry = (country: string) => ({
    ...evses('E-1,L-1,,'),
    locations: csv(`${HEADER},country`, `L-1,${SITE},${country}`),
  });

  test.each(['NLD', 'DEU', 'NOR', 'ISL', 'LIE', 'GBR', 'CHE'])('in %s', (country) => {
    expect(own(inCountry(country))).toHaveLength(1);
  });

  test.each(['USA', 'BRA', 'TUR', 'UKR'])('but not in %s', (country) => {
    expect(own(inCountry(country))).toEqual([]);
  });

  test('nor those that are gone or to come, of a hidden site, or of the example', () => {
    expect(own(evses('E-1,L-1,,REMOVED', 'E-2,L-1,,PLANNED', 'E-3,L-1,NL*EXA*E3,'))).toEqual([]);
    const hidden = csv(`${HEADER},publish`, `L-1,${SITE},false`);
    expect(own({ ...evses('E-1,L-1,,'), locations: hidden })).toEqual([]);
    const example = csv(HEADER, `EXAMPLE-1,${SITE}`);
    expect(own({ ...evses('E-1,EXAMPLE-1,,'), locations: example })).toEqual([]);
  });

  test('are said where the profile afir is set, too, and only once', () => {
    const { findings } = validate(networkOf(evses('E-1,L-1,,'), { profiles: ['afir'] }), {
      companions: COMPANIONS,
      now: NOW,
    });
    const about = findings.filter(({ message }) => message.includes('evse_id'));
    expect(about.map(({ code }) => code)).toEqual(['evse-id-missing']);
  });

  test('of a sheet', () => {
    const chargers = csv(
      'location_id,address,city,latitude,longitude,evse_uid,standard,format,power_kw',
      `L-1,${SITE},E-1,Type 2,socket,22`,
    );
    const found = own({ chargers, locations: '', evses: '', connectors: '' });
    expect(found).toMatchObject([{ file: 'data/chargers.csv', line: 2, column: 1, field: 'evse_id' }]);
  });

  test('silenced by one waiver', () => {
    const waivers = csv('code,file,key,reason,until', 'evse-id-missing,evses.csv,evse_id,asked for,');
    expect(own({ ...evses('E-1,L-1,,', 'E-2,L-1,,'), waivers })).toEqual([]);
    expect(own({ ...evses('E-0,L-1,,', 'E-1,L-1,,', 'E-2,L-1,,'), waivers })).toEqual([]);
  });
});

describe('a uid that is an EVSE id', () => {
  test.each([
    ['NL*EXA*E7', 'NL*EXA*E7'],
    ['DE*ABC*E7', 'DE*ABC*E7'],
    ['NLEXAE7', 'NLEXAE7'],
    ['NL-EXA-E7', 'NL*EXA*E7'],
  ])('%s, while evse_id is empty, is %s', (uid, id) => {
    const found = own(evses(`${uid},L-1,,`));
    expect(found).toMatchObject([
      { code: 'evse-id-in-uid', severity: 'warning', line: 2, cell: 'C2', field: 'evse_id' },
    ]);
    expect(found[0]?.hint).toContain(`Write ${id} into evse_id`);
  });

  test('is told once, also of sites outside of Europe', () => {
    const found = own(evses('US*EXA*E7,L-1,,', 'US*EXA*E8,L-1,,'), { country: 'USA' });
    expect(found).toMatchObject([{ message: expect.stringContaining('is empty, in 2 EVSEs in all.') }]);
  });

  test.each(['CHARGER1', 'AMSTEEL', 'BE-ANT-E1', 'DEABCE7', 'NL*EXA*7', 'NL*EXA'])('%s is none', (uid) => {
    expect(own(evses(`${uid},L-1,,`)).map(({ code }) => code)).toEqual(['evse-id-missing']);
  });

  test('is fine where evse_id is filled in', () => {
    expect(own(evses('NL*EXA*E7,L-1,NL*EXA*E7,'))).toEqual([]);
  });
});
