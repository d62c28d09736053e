/** EVSEs at another site than their uid names. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('evse-of-other-site');

const SITES = ['CGN-01', 'CGN-01-B', 'BER-02', 'BER-0'];

/** What is found where EVSEs are at these sites: `uid@site`. */
function found(...evses: readonly string[]) {
  const rows = evses.map((evse) => [...evse.split('@'), ''].slice(0, 3).join());
  const { findings } = check(
    networkOf({
      locations: csv(
        'id,address,city,latitude,longitude',
        ...SITES.map((id, i) => `${id},Street ${i},Amsterdam,52.37${i + 1}169,4.893379`),
      ),
      evses: csv('uid,location_id,status', ...rows),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...evses.map((evse) => `${evse.split('@')[0]},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      ),
    }),
  );
  return findings.filter(({ code }) => code === 'evse-of-other-site');
}

const RIGHT = ['CGN-01-1@CGN-01', 'BER-02-1@BER-02', 'ber-0_1@BER-0'];

describe('the id of another site is found', () => {
  test.each(['CGN-01-2@BER-02', 'cgn-01*2@BER-02', 'CGN-01-B-1@CGN-01', 'BER-02-2@BER-0'])('in %s', (evse) => {
    const [only, second] = found(...RIGHT, evse);
    expect(only).toMatchObject({ severity: 'warning', file: 'data/evses.csv', line: 5, field: 'location_id' });
    expect(second).toBeUndefined();
  });

  test('by the longest id, which is the one to write', () => {
    expect(found(...RIGHT, 'CGN-01-B-1@CGN-01')[0]?.hint).toBe('If it is there, write CGN-01-B.');
  });
});

describe('nothing is said', () => {
  test.each([
    ['where all are right', [...RIGHT, 'CGN-01-B-1@CGN-01-B']],
    ['where uids have no site', ['1@CGN-01', '2@BER-02', 'CGN-01-2@BER-02']],
    ['where hardly any uid has its site', [...RIGHT, '1@BER-02', '2@BER-02', '3@BER-02', 'CGN-01-2@BER-02']],
    ['of an id that only begins alike', [...RIGHT, 'BER-021@BER-0', 'CGN-011@BER-02']],
    ['where several were moved', [...RIGHT, 'CGN-01-2@BER-02', 'CGN-01-3@BER-02']],
    ['of one that is REMOVED', [...RIGHT, 'CGN-01-2@BER-02@REMOVED']],
  ])('%s', (_, evses) => {
    expect(found(...evses)).toEqual([]);
  });
});
