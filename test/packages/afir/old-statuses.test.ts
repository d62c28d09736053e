/** A status that is too old to be told counts for no item of the scorecard. */

import { expect, test } from 'vitest';
import { readFrom } from '../../publish/history/support/builds.ts';
import { build, csv, networkOf } from '../../support/network-of.ts';

test('what is older than three days says neither the state nor the use of a charger', async () => {
  const plug = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
  const tables = {
    evses: csv(
      'uid,location_id,status,last_updated',
      'E-1,L-1,AVAILABLE,2025-06-01T12:00:00Z',
      'E-2,L-1,BLOCKED,2026-11-20T04:00:00Z',
    ),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...['E-1', 'E-2'].map((uid) => `${uid},${plug}`),
    ),
  };
  const now = Date.parse('2026-11-23T12:00:00Z');
  const { files } = await build(networkOf(tables, { scorecard: true }), { now });
  const { items } = JSON.parse(Buffer.from(readFrom(files)('/afir.json') ?? '{}').toString());
  const presentOf = (id: string) => items.find(({ item }: { item: string }) => item === id)?.present;
  expect([presentOf('F1'), presentOf('F2')]).toEqual([0, 0]);
});
