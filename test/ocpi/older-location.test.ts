/** What a version does not know is left out there, and there only. */

import { describe, expect, test } from 'vitest';
import { compileContract } from '../../src/contract/json-schema.ts';
import { olderLocation } from '../../src/ocpi/older-location.ts';
import type { Evse } from '../../src/ocpi/types.ts';
import { isPlugIn } from '../../src/ocpi/version-differences.ts';
import { csv, networkOf, renderVersions } from '../support/network-of.ts';

const OLD = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const NEW = 'CHAOJI,CABLE,DC,920,500';
const NEW_CURRENT = 'DOMESTIC_B,SOCKET,AC_2_PHASE_SPLIT,120,16';

/** The location in both versions, by what its EVSEs have: capabilities, and the connectors. */
async function bothVersions(...evses: readonly { capabilities?: string; connectors: readonly string[] }[]) {
  const sources = networkOf(
    {
      evses: csv(
        'uid,location_id,capabilities',
        ...evses.map(({ capabilities = '' }, i) => `E-${i},L-1,${capabilities}`),
      ),
      connectors: csv(
        'evse_uid,id,standard,format,power_type,max_voltage,max_amperage',
        ...evses.flatMap(({ connectors }, i) => connectors.map((connector, n) => `E-${i},${n},${connector}`)),
      ),
    },
    { versions: ['2.2', '2.2.1'] },
  );
  const versions = await renderVersions(sources);
  const [old, newer] = ['2.2', '2.2.1'].map((version) => versions.get(version)?.locations[0]);
  if (old === undefined || newer === undefined) throw new Error('both versions must be there');
  expect(compileContract('2.2').location(old)).toEqual([]);
  expect(compileContract('2.2.1').location(newer)).toEqual([]);
  return { old, newer };
}

const connectorsOf = ({ connectors }: Evse) => connectors.map(({ standard }) => standard);

test('what 2.2 knows is the same in both versions', async () => {
  const { old, newer } = await bothVersions({ capabilities: 'RFID_READER', connectors: [OLD] });
  expect(old).toEqual(newer);
});

test('a connector that 2.2 does not know is left out', async () => {
  const { old, newer } = await bothVersions({ connectors: [OLD, NEW, NEW_CURRENT] });
  expect(old.evses?.map(connectorsOf)).toEqual([['IEC_62196_T2']]);
  expect(newer.evses?.map(connectorsOf)).toEqual([['IEC_62196_T2', 'CHAOJI', 'DOMESTIC_B']]);
});

test('an EVSE without any other connector is left out', async () => {
  const { old, newer } = await bothVersions({ connectors: [NEW] }, { connectors: [OLD] });
  expect(old.evses?.map(({ uid }) => uid)).toEqual(['E-1']);
  expect(newer.evses?.map(({ uid }) => uid)).toEqual(['E-0', 'E-1']);
});

test('a location whose EVSEs are all left out stays, without the field', async () => {
  const { old, newer } = await bothVersions({ connectors: [NEW] }, { connectors: [NEW_CURRENT] });
  expect(old).not.toHaveProperty('evses');
  expect({ ...old, evses: newer.evses }).toEqual(newer);
});

describe('a capability that 2.2 does not know', () => {
  test('is left out', async () => {
    const capabilities = 'RFID_READER|START_SESSION_CONNECTOR_REQUIRED';
    const { old, newer } = await bothVersions({ capabilities, connectors: [OLD] });
    expect(old.evses?.[0]?.capabilities).toEqual(['RFID_READER']);
    expect(newer.evses?.[0]?.capabilities).toEqual(capabilities.split('|'));
  });

  test('takes the field with it if it is the only one', async () => {
    const { old } = await bothVersions({ capabilities: 'START_SESSION_CONNECTOR_REQUIRED', connectors: [OLD] });
    expect(old.evses?.[0]).not.toHaveProperty('capabilities');
  });
});

test('an unchanged location is the very same object, and no object is changed in place', async () => {
  const { newer } = await bothVersions({ connectors: [OLD, NEW] });
  const before = structuredClone(newer);
  const old = olderLocation('2.2', newer);
  expect(newer).toEqual(before);
  expect(olderLocation('2.2', old)).toBe(old);
});

test.each([
  ['IEC_62196_T2', 'AC_3_PHASE', true],
  ['CHAOJI', 'DC', false],
  ['DOMESTIC_B', 'AC_2_PHASE', false],
] as const)('2.2 knows %s with %s: %s', (standard, power_type, known) => {
  expect(isPlugIn('2.2', { standard, power_type })).toBe(known);
});
