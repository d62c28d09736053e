/** A post with two sockets for two cars is two EVSEs. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('equal-sockets');

const HEADER = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage';

function found(...connectors: readonly string[]) {
  const uids = new Set(connectors.map((row) => row.split(',')[0]));
  const evses = csv('uid,location_id', ...[...uids].map((uid) => `${uid},L-1`));
  return brief(check(networkOf({ evses, connectors: csv(HEADER, ...connectors) })).findings);
}

const SOCKET = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

describe('the plugs of an EVSE', () => {
  test('are not two equal sockets', () => {
    expect(found(`E-1,1,${SOCKET}`, `E-1,2,${SOCKET}`)).toEqual(['equal-sockets data/connectors.csv:3:1']);
    const weaker = 'IEC_62196_T2,SOCKET,AC_1_PHASE,230,16';
    expect(found(`E-1,1,${SOCKET}`, `E-1,2,${weaker}`)).toEqual(['equal-sockets data/connectors.csv:3:1']);
  });

  test('are told of once, however many they are', () => {
    const rows = ['1', '2', '3', '4'].map((id) => `E-1,${id},${SOCKET}`);
    expect(found(...rows)).toEqual(['equal-sockets data/connectors.csv:3:1']);
  });

  test('may be anything where it is REMOVED', () => {
    const evses = csv('uid,location_id,status', 'E-1,L-1,REMOVED');
    const connectors = csv(HEADER, `E-1,1,${SOCKET}`, `E-1,2,${SOCKET}`);
    const codes = check(networkOf({ evses, connectors })).findings.map(({ code }) => code);
    expect(codes).not.toContain('equal-sockets');
  });

  test.each([
    ['sockets of two EVSEs', [`E-1,1,${SOCKET}`, `E-2,1,${SOCKET}`]],
    ['different sockets', [`E-1,1,${SOCKET}`, 'E-1,2,DOMESTIC_F,SOCKET,AC_1_PHASE,230,16']],
    ['a socket and a cable', [`E-1,1,${SOCKET}`, `E-1,2,${SOCKET.replace('SOCKET', 'CABLE')}`]],
    ['two cables', ['1', '2'].map((id) => `E-1,${id},${SOCKET.replace('SOCKET', 'CABLE')}`)],
    ['two CCS', ['1', '2'].map((id) => `E-1,${id},IEC_62196_T2_COMBO,CABLE,DC,920,500`)],
  ])('may be %s', (_, rows) => {
    expect(found(...rows).filter((text) => text.startsWith('equal-sockets'))).toEqual([]);
  });
});
