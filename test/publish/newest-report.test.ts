/** `newest_status` in /_health.json says when a status was last reported: nothing else may make a dead feed look alive. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readManifest } from '../../src/snapshot/read-snapshot.ts';
import { lastGoodInMemory } from '../../src/sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../src/sources/statuses/on-machine.ts';
import { readStatusSources } from '../../src/sources/statuses/read-sources.ts';
import { type Failed, failed } from '../../src/sources/urls/source-answer.ts';
import { content } from '../sources/statuses/support/read.ts';
import { csv, networkOf, type Tables } from '../support/network-of.ts';
import { type BuildSettings, buildInto, filesIn } from './history/support/disk-builds.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');
const MINUTE = 60_000;

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-newest-status-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const site = (name: string, address = 'Main Street 1') =>
  csv('id,name,address,city,latitude,longitude', `L-1,${name},${address},Amsterdam,52.373169,4.893379`);
const plugs = (...rows: readonly string[]) =>
  csv('evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids', ...rows);
const PLUG = 'E-1,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1';
const evses = (...rows: readonly string[]) => csv('uid,location_id,status', ...rows);
const tariffs = (price: string) => csv('id,price_per_kwh,vat,prices_include_vat', `T-1,${price},21,no`);

const TABLES: Tables = {
  locations: site('Market'),
  evses: evses('E-1,L-1,AVAILABLE'),
  connectors: plugs(PLUG),
  tariffs: tariffs('0.60'),
};

interface Build extends BuildSettings {
  readonly tables?: Tables;
  readonly settings?: object;
}

/** Builds so many minutes after noon, and gives what the health says. */
async function healthAt(minutes: number, { tables = {}, settings = {}, ...more }: Build = {}) {
  const out = join(directory, 'dist');
  const { built } = await buildInto(out, networkOf({ ...TABLES, ...tables }, settings), NOON + minutes * MINUTE, more);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
  return readManifest(filesIn(out).get('_snapshot/manifest.json')).health;
}

const newestAt = async (minutes: number, build: Build = {}) => (await healthAt(minutes, build)).newest_status;

const dated = (time: string, status = 'CHARGING') => ({
  status: csv('evse_uid,status,last_updated', `E-1,${status},${time}`),
});
const undated = (status: string) => ({ status: csv('evse_uid,status', `E-1,${status}`) });

describe('it is', () => {
  test('unknown if nobody gives a time, and nothing was published before', async () => {
    expect(await newestAt(0, { tables: undated('CHARGING') })).toBeUndefined();
  });

  test('the newest time in a row of status.csv', async () => {
    expect(await newestAt(0, { tables: dated('2026-05-01T11:00:00Z') })).toBe('2026-05-01T11:00:00Z');
    expect(await newestAt(1, { tables: dated('2026-05-01T12:00:30Z') })).toBe('2026-05-01T12:00:30Z');
  });

  test.each([
    ['in status.csv', { before: undated('CHARGING'), after: undated('AVAILABLE') }],
    ['in evses.csv', { before: {}, after: { evses: evses('E-1,L-1,OUTOFORDER') } }],
  ])('the time of the build in which a status changed %s, if that gives no time', async (_, { before, after }) => {
    expect(await newestAt(0, { tables: before })).toBeUndefined();
    expect(await newestAt(1, { tables: after })).toBe('2026-05-01T12:01:00Z');
    expect(await newestAt(2, { tables: after })).toBe('2026-05-01T12:01:00Z');
  });

  test('never earlier than it was', async () => {
    await newestAt(0, { tables: dated('2026-05-01T11:59:00Z') });
    expect(await newestAt(1, { tables: dated('2026-05-01T09:00:00Z') })).toBe('2026-05-01T11:59:00Z');
  });

  test.each([false, true])('never later than built_at, where it is uploaded: %s', async (isUploaded) => {
    await healthAt(0);
    const health = await healthAt(1, { tables: dated('2026-05-01T12:03:00Z'), isUploaded });
    expect(health).toMatchObject({ built_at: '2026-05-01T12:01:00Z', newest_status: '2026-05-01T12:01:00Z' });
  });
});

const EDITS: [what: string, tables: Tables][] = [
  ['a name', { locations: site('Market Square') }],
  ['an address', { locations: site('Market', 'Main Street 2') }],
  ['a tariff', { tariffs: tariffs('0.70') }],
  ['a new connector', { connectors: plugs(PLUG, PLUG.replace('E-1,1', 'E-1,2')) }],
  [
    'a new EVSE',
    { evses: evses('E-1,L-1,AVAILABLE', 'E-2,L-1,CHARGING'), connectors: plugs(PLUG, PLUG.replace('E-1', 'E-2')) },
  ],
  [
    'a time in locations.csv',
    { locations: site('Market').replace('id,', 'last_updated,id,').replace('L-1', '2026-05-01T11:59:59Z,L-1') },
  ],
];

describe('it is not moved by', () => {
  test.each(EDITS)('%s', async (_, edit) => {
    const status = dated('2026-05-01T11:00:00Z');
    await newestAt(0, { tables: status });
    expect(await newestAt(1, { tables: { ...status, ...edit } })).toBe('2026-05-01T11:00:00Z');
  });

  test.each(EDITS)('%s, if nobody ever gave a time', async (_, edit) => {
    await newestAt(0);
    expect(await newestAt(1, { tables: edit })).toBeUndefined();
  });

  test('an EVSE that leaves the tables', async () => {
    const two = { evses: evses('E-1,L-1,AVAILABLE', 'E-2,L-1,'), connectors: plugs(PLUG, PLUG.replace('E-1', 'E-2')) };
    await newestAt(0, { tables: two });
    expect(await newestAt(1)).toBeUndefined();
  });

  test('the status of an EVSE that is not published', async () => {
    const locations = site('Market').replace('id,', 'publish,id,').replace('L-1', 'false,L-1');
    expect(await newestAt(0, { tables: { locations, ...dated('2026-05-01T11:00:00Z') } })).toBeUndefined();
  });
});

describe('with a status source', () => {
  const settings = { status_sources: [{ name: 'hub', url: 'https://hub.test/live.csv', max_age_seconds: 300 }] };
  const lastGood = lastGoodInMemory();

  const hub = (answer: ReturnType<typeof content> | Failed, minutes: number, copies = lastGood): Build => ({
    settings,
    readStatuses: (settings) =>
      readStatusSources(settings, {
        now: NOON + minutes * MINUTE,
        dataDirectory: 'data',
        ...ON_MACHINE,
        lastGood: copies,
        fetch: async () => answer,
      }),
  });
  const charging = content(csv('evse_uid,status', 'E-1,CHARGING'), { modified: NOON });

  test('it is when that last reported it, and stays so when the source is dead', async () => {
    expect(await newestAt(1, hub(charging, 1))).toBe('2026-05-01T12:00:00Z');
    for (const minutes of [2, 60, 61]) {
      const health = await healthAt(minutes, hub(failed('It is down.'), minutes));
      expect(health.newest_status).toBe('2026-05-01T12:00:00Z');
    }
  });

  test('it stays where the source has no copy any more, or is not asked, and the tables tell another status', async () => {
    await newestAt(1, hub(charging, 1));
    const down = await healthAt(2, hub(failed('It is down.'), 2, lastGoodInMemory()));
    expect(down).toMatchObject({
      counts: { evses_by_status: { AVAILABLE: 1 } },
      newest_status: '2026-05-01T12:00:00Z',
    });
    await newestAt(3, hub(charging, 3));
    expect(await newestAt(4, { settings })).toBe('2026-05-01T12:00:00Z');
  });

  test('it moves with each answer that has no time, since each is a report', async () => {
    const { modified: _, ...undatedAnswer } = charging;
    for (const minutes of [1, 2]) {
      expect(await newestAt(minutes, hub(undatedAnswer, minutes))).toBe(`2026-05-01T12:0${minutes}:00Z`);
    }
  });
});
