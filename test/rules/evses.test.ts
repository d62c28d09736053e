/** Ids of EVSEs, sites without EVSEs that are left, and statuses that nobody changes. */

import { describe, expect, test } from 'vitest';
import { EXAMPLE_PARTY } from '../../src/settings/example-party.ts';
import { brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor(
  'duplicate-evse-id evse-id-of-other-party old-status only-removed-evses operator-id-of-other ' +
    'status-against-plan',
);

const found = (tables: Tables, settings: object = {}) => brief(check(networkOf(tables, settings)).findings);

/** EVSEs with these cells at one site, each with a plug. */
function evses(columns: string, ...cells: readonly string[]): Tables {
  const plug = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
  return {
    evses: csv(`uid,location_id,${columns}`, ...cells.map((cell, i) => `E-${i + 1},L-1,${cell}`)),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...cells.map((_, i) => `E-${i + 1},${plug}`),
    ),
  };
}

describe('an evse_id', () => {
  const twice = ['duplicate-evse-id data/evses.csv:3:9'];
  test.each([
    ['the same', ['NL*EXA*E1', 'NL*EXA*E1'], twice],
    ['without stars', ['NL*EXA*E1', 'NLEXAE1'], twice],
    ['in small letters', ['NL*EXA*EA1', 'nl*exa*ea1'], twice],
    ['with a star more', ['NL*EXA*E1*2', 'NL*EXA*E12'], twice],
    ['with a star elsewhere', ['NL*EXA*E1*23', 'NL*EXA*E12*3'], []],
    ['another', ['NL*EXA*E1', 'NL*EXA*E2'], []],
    ['another with the same number (numberOf)', ['NL*EXA*EB1', 'NL*EXA*EAP'], []],
    ['the same, beside one with its number', ['NL*EXA*EB1', 'NL*EXA*EB1', 'NL*EXA*EAP'], twice],
    ['none', ['', ''], []],
  ])('%s', (_, ids, expected) => {
    expect(found(evses('evse_id', ...ids))).toEqual(expected);
  });

  test('may be used again when its EVSE is REMOVED', () => {
    expect(found(evses('evse_id,status', 'NL*EXA*E1,REMOVED', 'NL*EXA*E1,AVAILABLE'))).toEqual([]);
  });

  const odd = ['evse-id-of-other-party data/evses.csv:3:9'];
  test.each([
    ['one of another operator', ['NL*EXA*E1', 'NL*EXB*E2', 'NL*EXA*E3'], odd],
    ['one of another country', ['NL*EXA*E1', 'DE*EXA*E2', 'NL*EXA*E3'], odd],
    ['several operators', ['NL*EXA*E1', 'NL*EXB*E2', 'NL*EXB*E3'], []],
    ['several operators, and none is the party', ['NL*EXB*E1', 'NL*EXC*E2', 'NL*EXD*E3'], []],
  ])('%s', (_, ids, expected) => {
    expect(found(evses('evse_id', ...ids))).toEqual(expected);
  });

  test('is of no other party where the network has none yet', () => {
    const ids = evses('evse_id', 'NL*ABC*E1', 'NL*ABC*E2');
    expect(found(ids)).toHaveLength(2);
    expect(found(ids, { party_id: EXAMPLE_PARTY })).toEqual([]);
  });

  test('has the country of the site, or of the party', () => {
    const locations = csv(
      'id,address,city,country,time_zone,latitude,longitude',
      'L-1,Platz 1,Berlin,DEU,Europe/Berlin,52.521711,13.413312',
    );
    expect(found({ locations, ...evses('evse_id', 'NL*EXA*E1', 'DE*EXA*E2') })).toEqual([]);
    expect(found({ locations, ...evses('evse_id', 'NL*EXA*E1', 'NL*EXA*E3', 'BE*EXA*E2') })).toHaveLength(1);
  });

  test('is that of the party of the site', () => {
    const locations = csv(
      'id,address,city,party_id,latitude,longitude',
      'L-1,Main Street 1,Amsterdam,EXB,52.373169,4.893379',
    );
    expect(found({ locations, ...evses('evse_id', 'NL*EXB*E1') })).toEqual([]);
  });
});

describe('a site whose EVSEs are REMOVED', () => {
  const gone = ['only-removed-evses data/locations.csv:2:1'];
  test.each([
    ['all of them', ['NL*EXA*E1,REMOVED', 'NL*EXA*E2,REMOVED'], gone],
    ['all of them, without ids', [',REMOVED', ',REMOVED'], gone],
    ['some of them', ['NL*EXA*E1,REMOVED', 'NL*EXA*E2,PLANNED'], []],
  ])('%s', (_, cells, expected) => {
    expect(found(evses('evse_id,status', ...cells))).toEqual(expected);
  });

  test('is retired on purpose if their ids were taken away', () => {
    const tables = evses('evse_id,status', ',REMOVED', 'NL*EXA*E2,AVAILABLE');
    const locations = csv(
      'id,address,city,latitude,longitude',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379',
      'L-2,Main Street 9,Amsterdam,52.373269,4.893479',
    );
    expect(found({ ...tables, locations, evses: `${tables.evses?.replace('E-2,L-1', 'E-2,L-2')}` })).toEqual([]);
  });
});

describe('a status that is old', () => {
  const old = ['old-status data/evses.csv:2:9'];
  test.each([
    ['CHARGING', '2021-03-01T08:00:00Z', old],
    ['AVAILABLE', '2025-12-28T08:00:00Z', old],
    ['AVAILABLE', '2025-12-30T08:00:00Z', []],
    ['OUTOFORDER', '2021-03-01T08:00:00Z', []],
    ['PLANNED', '2021-03-01T08:00:00Z', []],
  ])('%s since %s', (status, since, expected) => {
    const tables = evses('status,last_updated', `${status},${since}`, 'AVAILABLE,2025-12-31T14:30:00Z');
    expect(found(tables)).toEqual(expected);
  });

  test('in a network that was copied long ago: once, with the oldest day', () => {
    const tables = evses('status,last_updated', 'AVAILABLE,2024-07-20T08:00:00Z', 'BLOCKED,2025-12-20T08:00:00Z');
    const { findings } = check(networkOf(tables));
    expect(brief(findings)).toEqual(old);
    expect(findings[0]?.message).toMatch(/^In 2 rows, .* the oldest is of 2024-07-20\./);
  });

  test('accepted by one waiver, whichever row is the first', () => {
    const waivers = csv('code,file,key,reason,until', 'old-status,evses.csv,status,by hand,');
    const [one, other] = ['AVAILABLE,2024-07-20T08:00:00Z', 'BLOCKED,2025-12-20T08:00:00Z'];
    expect(found({ ...evses('status,last_updated', one, other), waivers })).toEqual([]);
    expect(found({ ...evses('status,last_updated', other, one), waivers })).toEqual([]);
  });

  test('in status.csv, unless a newer row or a source says more', () => {
    const status = csv('evse_uid,status,last_updated', 'E-1,CHARGING,2021-03-01T08:00:00Z');
    const newer = `${status}E-1,CHARGING,2025-12-31T08:00:00Z\n`;
    const source = { status_sources: [{ name: 'charging system', file: 'live.csv' }] };
    expect(found({ status })).toEqual(['old-status data/status.csv:2:5']);
    expect(found({ status: newer }).filter((text) => text.startsWith('old-status'))).toEqual([]);
    expect(found({ status }, source).filter((text) => text.startsWith('old-status'))).toEqual([]);
  });
});
