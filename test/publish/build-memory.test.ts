/** What a process remembers between builds: its key, and that nothing is remembered that has become untrue. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuildMemory, recallStaticData, staticDataKey } from '../../src/publish/build-memory.ts';
import { openSettings } from '../../src/publish/validate/check-static.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { COMPANIONS } from '../support/companions.ts';
import { csv, networkOf, SMALLEST } from '../support/network-of.ts';
import { buildInto, differences, filesIn } from './history/support/disk-builds.ts';

const MORNING = Date.parse('2026-05-01T08:00:00Z');
const EVENING = Date.parse('2026-05-01T23:59:59Z');
const key = (sources: DataFiles, now = MORNING) => staticDataKey(openSettings(sources, COMPANIONS), now);
const KEY = key(networkOf({}));

describe('the key is another one for', () => {
  test.each<[string, string]>([
    ['another table', key(networkOf({ tariffs: 'id\n' }))],
    ['one byte of a table', key(networkOf({ evses: `${SMALLEST.evses} ` }))],
    ['another setting', key(networkOf({}, { currency: 'DKK' }))],
    ['no settings', key({ tables: networkOf({}).tables })],
    ['another name of a file', key(networkOf({ 'evses-2': SMALLEST.evses ?? '', evses: '' }))],
    ['another day', key(networkOf({}), EVENING + 1000)],
  ])('%s', (_, other) => {
    expect(other).not.toBe(KEY);
  });

  test('a byte that went from one file to the next', () => {
    const one = key(networkOf({ evses: 'a', locations: 'bc' }));
    expect(one).not.toBe(key(networkOf({ evses: 'ab', locations: 'c' })));
  });
});

test('the key is the same all day long, whatever statuses and waivers there are', () => {
  expect(key(networkOf({}), EVENING)).toBe(KEY);
  const dynamic = { status: 'evse_uid,status\nE-1,CHARGING\n', waivers: 'code\nlong-address\n' };
  expect(key(networkOf(dynamic))).toBe(KEY);
});

describe('builds of one process', () => {
  const sites = csv(
    'id,address,city,latitude,longitude',
    ...['L-1', 'L-2'].map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379`),
  );
  const plugs = (...uids: string[]) =>
    csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...uids.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
    );
  const both = {
    locations: sites,
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-2'),
    connectors: plugs('E-1', 'E-2'),
  };
  const gone = { ...both, evses: csv('uid,location_id', 'E-2,L-2'), connectors: plugs('E-2') };
  const atTwo = { ...both, evses: csv('uid,location_id', 'E-1,L-2', 'E-2,L-2') };

  test('forget what an EVSE that came back elsewhere left at its old place', async () => {
    const root = mkdtempSync(join(tmpdir(), 'memory-'));
    try {
      const memory: BuildMemory = {};
      for (const [day, tables] of [both, gone, gone, atTwo].entries()) {
        const now = MORNING + day * 86_400_000;
        for (const [out, options] of [
          ['kept', { memory }],
          ['anew', {}],
        ] as const) {
          const { reported } = await buildInto(join(root, out), networkOf(tables), now, {
            ...options,
            allowsRemovals: true,
          });
          // A build that finds something wrong in the memory begins again without it.
          expect(reported.has('again')).toBe(false);
        }
      }
      expect(differences(filesIn(join(root, 'kept')), filesIn(join(root, 'anew')))).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('say that a status of the tables became too old since they were read', async () => {
    const evses = csv(
      'uid,location_id,evse_id,status,last_updated',
      'E-1,L-1,NL*EXA*E1,AVAILABLE,2026-04-28T20:00:00Z',
      'E-2,L-2,NL*EXA*E2,,',
    );
    const root = mkdtempSync(join(tmpdir(), 'memory-'));
    try {
      const memory: BuildMemory = {};
      const codes = async (now: number) => {
        const { built } = await buildInto(join(root, 'out'), networkOf({ ...both, evses }), now, { memory });
        return built.findings.map(({ code }) => code);
      };
      expect(await codes(MORNING)).toEqual([]);
      expect(await codes(EVENING)).toEqual(['old-status']);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('let go of static data that other tables have replaced, before these are checked', () => {
    const memory: BuildMemory = { staticData: { key: 'old', value: { checkedAt: MORNING } as never } };
    expect(recallStaticData(memory, 'new', MORNING)).toBeUndefined();
    expect(memory.staticData).toBeUndefined();
  });
});
