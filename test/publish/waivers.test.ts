/** Waivers silence the warnings they name, no others, and are called to account when they do not. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('expired-waiver long-address unencrypted-link unknown-evse unused-waiver waiver-of-error');

const LONG = 'x'.repeat(46);

/** Two sites with long addresses in two files, and these waivers. */
function about(...waivers: readonly string[]): string[] {
  const site = (id: string) => csv('id,address,city,latitude,longitude', `${id},${LONG},Amsterdam,52.373169,4.893379`);
  const { findings } = check(
    networkOf({
      locations: site('L-1'),
      'locations-north': site('L-2'),
      evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-2'),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
        'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
      ),
      ...(waivers.length > 0
        ? { waivers: csv('code,file,key,until,reason', ...waivers.map((row) => `${row},why`)) }
        : {}),
    }),
  );
  return brief(findings);
}

const FIRST = 'long-address data/locations.csv:2:5';
const SECOND = 'long-address data/locations-north.csv:2:5';

test('without waivers everything is said', () => {
  expect(about()).toEqual([SECOND, FIRST]);
});

describe('a waiver', () => {
  test.each([
    ['of a code silences it everywhere', 'long-address,,,', []],
    ['of a file silences it there', 'long-address,locations.csv,,', [SECOND]],
    ['of a path silences it there', 'long-address,data/locations.csv,,', [SECOND]],
    ['of a row silences it there', 'long-address,,L-2,', [FIRST]],
    ['of several rows silences them', 'long-address,,L-1|L-2,', []],
    ['of rows that left names these', 'long-address,,L-0|L-1|L-2|L-3,', ['unused-waiver data/waivers.csv:2:15']],
    ['holds on its last day', 'long-address,,,2026-01-01', []],
    ['ends with its last day', 'long-address,,,2025-12-31', [SECOND, FIRST, 'expired-waiver data/waivers.csv:2:16']],
    ['of another row silences nothing', 'long-address,,L-3,', [SECOND, FIRST, 'unused-waiver data/waivers.csv:2:1']],
    [
      'of a part of a name silences nothing',
      'long-address,ations.csv,,',
      [SECOND, FIRST, 'unused-waiver data/waivers.csv:2:1'],
    ],
    ['of an error is an error', 'unknown-evse,,,', [SECOND, FIRST, 'waiver-of-error data/waivers.csv:2:1']],
    [
      'of a code that does not exist is an error',
      'long-adress,,,',
      [SECOND, FIRST, 'waiver-of-error data/waivers.csv:2:1'],
    ],
  ])('%s', (_, waiver, expected) => {
    expect(about(waiver)).toEqual(expected);
  });
});

test('of two waivers of one warning the second silences nothing', () => {
  expect(about('long-address,,,', 'long-address,,L-1,')).toEqual(['unused-waiver data/waivers.csv:3:1']);
});

test('a waiver can name the row with the longest key', () => {
  const id = (letter: string) => letter.repeat(36);
  const url = `http://www.charging.nl/${'a'.repeat(230)}`;
  const tables = {
    locations: csv('id,address,city,latitude,longitude', `${id('L')},Quay 1,Amsterdam,52.373169,4.893379`),
    evses: csv('uid,location_id', `${id('E')},${id('L')}`),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      `${id('E')},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`,
    ),
    images: csv('location_id,evse_uid,url,category,type', `,${id('E')},${url},CHARGER,jpeg`),
  };
  const settings = { base_url: 'https://ocpi.charging.nl' };
  const [found] = check(networkOf(tables, settings)).findings;
  expect(found?.code).toBe('unencrypted-link');
  const waivers = csv('code,file,key,reason', `unencrypted-link,images.csv,${found?.key},The host has no https`);
  expect(check(networkOf({ ...tables, waivers }, settings)).findings).toEqual([]);
});
