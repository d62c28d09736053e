/** /status.json: what it says of each EVSE, since when, until when, and that it stays the same while nothing changes. */

import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../src/snapshot/snapshot.ts';
import type { SourceReading } from '../../src/sources/statuses/source-life.ts';
import { csv } from '../support/network-of.ts';
import { readFrom } from './history/support/builds.ts';
import { at, HUB, hub, type Made, made, network, plug, reporting, TABLES } from './support/status-builds.ts';

test('it has the EVSEs that are public and not REMOVED, by their uids as they are written', async () => {
  const { file } = await made(network(), 0);
  expect(file).toEqual({
    last_updated: at(0),
    ttl: 30,
    evses: {
      'E-1': { status: 'AVAILABLE', since: at(0) },
      'e-2': { status: 'UNKNOWN', since: at(0) },
      'E-3': { status: 'UNKNOWN', since: at(0) },
    },
  });
});

test('without history, the times of the tables say since when', async () => {
  const evses = csv('uid,location_id,status,last_updated', 'E-1,L-1,AVAILABLE,2026-04-30T10:00:00Z');
  const connectors = csv('evse_uid,standard,format,power_type,max_voltage,max_amperage', plug('E-1'));
  const { file } = await made(network({ evses, connectors }), 0);
  expect(file.evses['E-1']?.since).toBe('2026-04-30T10:00:00Z');
});

describe('with history,', () => {
  test('a status has the time at which it was first shown, whatever else changes at its EVSE', async () => {
    const first = await made(reporting('E-1,CHARGING'), 0);
    const second = await made(reporting('E-1,AVAILABLE'), 1, { before: first.tree });
    const evses = csv('uid,location_id,status,floor_level', 'E-1,L-1,AVAILABLE,-1', 'e-2,L-1,,', 'E-3,L-2,,');
    const connectors = TABLES.connectors.replace(`${plug('E-4')}\n`, '');
    const renamed = network({ evses, connectors, status: csv('evse_uid,status', 'E-1,AVAILABLE') });
    const third = await made(renamed, 2, { before: second.tree });
    expect(second.file.evses['E-1']).toEqual({ status: 'AVAILABLE', since: at(1) });
    expect(third.file.evses['E-1']).toEqual({ status: 'AVAILABLE', since: at(1) });
    expect(third.file.evses['E-3']).toEqual({ status: 'UNKNOWN', since: at(0) });
  });

  test('a status that comes back is new', async () => {
    const first = await made(reporting('E-1,CHARGING'), 0);
    const second = await made(reporting('E-1,AVAILABLE'), 1, { before: first.tree });
    const third = await made(reporting('E-1,CHARGING'), 2, { before: second.tree });
    expect(third.file.evses['E-1']?.since).toBe(at(2));
  });

  test('a status is what it is since its first report, and one that confirms it is not the first', async () => {
    const told = (status: string, time: string) =>
      network({ status: csv('evse_uid,status,last_updated', `E-1,${status},${time}`) });
    const first = await made(told('CHARGING', at(-5)), 0);
    const second = await made(told('AVAILABLE', at(1)), 3, { before: first.tree });
    const third = await made(told('AVAILABLE', at(4)), 5, { before: second.tree });
    const since = [first, second, third].map(({ file }) => file.evses['E-1']?.since);
    expect(since).toEqual([at(-5), at(1), at(1)]);
  });

  test('the file stays as it is while nothing in it changes', async () => {
    const first = await made(reporting('E-1,CHARGING'), 0);
    const address = TABLES.locations.replace('Main Street 1', 'Main Street 1a');
    const status = csv('evse_uid,status', 'E-1,CHARGING');
    const second = await made(network({ locations: address, status }), 5, { before: first.tree });
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  test('a hidden, a deleted and a purged site are gone at once', async () => {
    const first = await made(network(), 0);
    const hidden = TABLES.locations.replace(/(L-1.*),true/, '$1,false');
    const uids = async (purge: string[]) =>
      Object.keys((await made(network({ locations: hidden }), 1, { before: first.tree, purge })).file.evses);
    expect(await uids([])).toEqual(['E-3']);
    expect(await uids(['L-1'])).toEqual(['E-3']);
  });

  test('an EVSE that moves to another site keeps the time of its status', async () => {
    const first = await made(network(), 0);
    const evses = TABLES.evses.replace('E-1,L-1', 'E-1,L-2');
    const second = await made(network({ evses }), 1, { before: first.tree });
    expect(second.file.evses['E-1']?.since).toBe(at(0));
  });
});

describe('expires', () => {
  test('is when the first source that speaks in it counts as stale', async () => {
    const slow = {
      ...HUB,
      name: 'slow',
      maxAgeSeconds: 3600,
      reports: [{ evse_uid: 'E-3', status: 'BLOCKED', source: 'slow' }],
    } as const;
    const unheard = { ...HUB, name: 'unheard', maxAgeSeconds: 60, reports: [] };
    expect((await made(network(), 1, { readings: [HUB, slow, unheard] })).file.expires).toBe(at(10));
    expect((await made(network(), 1, { readings: [slow, unheard] })).file.expires).toBe(at(60));
  });

  test('is missing where nobody but people keep statuses, and where the sources are stale: what they said is UNKNOWN', async () => {
    expect((await made(network(), 0)).file).not.toHaveProperty('expires');
    const { file } = await made(network(), 20, { readings: [{ ...HUB, state: 'stale' }] });
    expect(file).not.toHaveProperty('expires');
    expect(file.evses['E-1']?.status).toBe('UNKNOWN');
  });

  test('moves on once half of the time is over, and before that the file stays as it is', async () => {
    const first = await made(network(), 0, { readings: [hub(0)] });
    const second = await made(network(), 4, { before: first.tree, readings: [hub(4)] });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const third = await made(network(), 5, { before: second.tree, readings: [hub(5)] });
    expect(third.file).toMatchObject({ last_updated: at(5), expires: at(15) });
    expect(third.file.evses).toEqual(first.file.evses);
  });

  test('moves with every change of a status', async () => {
    const first = await made(network(), 0, { readings: [hub(0)] });
    const second = await made(network(), 1, { before: first.tree, readings: [hub(1, 'AVAILABLE')] });
    expect(second.file).toMatchObject({ last_updated: at(1), expires: at(11) });
  });

  test('comes earlier at once if the source may be less old than before', async () => {
    const first = await made(network(), 0, { readings: [hub(0)] });
    const stricter = { ...hub(1), maxAgeSeconds: 120 };
    expect((await made(network(), 1, { before: first.tree, readings: [stricter] })).file.expires).toBe(at(3));
  });
});

describe('confirmed', () => {
  test('is when the source said anything that did so longest ago', async () => {
    const other = {
      ...hub(3),
      name: 'other',
      reports: [{ evse_uid: 'E-3', status: 'BLOCKED', source: 'other' }],
    } as const;
    const { file } = await made(network(), 4, { readings: [hub(1), other] });
    expect(file).toMatchObject({ confirmed: at(1) });
    expect(file).not.toHaveProperty('silent');
  });

  test('is the newest time that people wrote, where no source says more', async () => {
    const told = (...rows: string[]) =>
      network({
        status: csv('evse_uid,status,last_updated', ...rows),
      });
    const old = await made(told(`E-1,AVAILABLE,${at(-90)}`, `E-3,OUTOFORDER,${at(-1)}`), 0);
    expect(old.file).toMatchObject({ last_updated: at(0), confirmed: at(-90) });
    const looked = await made(told(`E-1,AVAILABLE,${at(-30)}`, `E-3,OUTOFORDER,${at(-1)}`), 1, { before: old.tree });
    expect(looked.file).toMatchObject({ confirmed: at(-30) });
    expect((await made(told('E-1,AVAILABLE,'), 0)).file).not.toHaveProperty('confirmed');
  });

  test('is missing where nobody but people keep statuses, and they write no time', async () => {
    expect((await made(network(), 0)).file).not.toHaveProperty('confirmed');
  });
});

describe('silent', () => {
  const lost = (missed: number, more: Partial<SourceReading> = {}) => ({ ...hub(0), missed, ...more });

  test('is said at once, in the second round that a source misses, and taken back when it answers', async () => {
    const first = await made(network(), 0, { readings: [hub(0)] });
    const second = await made(network(), 1, { before: first.tree, readings: [lost(1)] });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const third = await made(network(), 2, { before: second.tree, readings: [lost(2)] });
    expect(third.file).toMatchObject({ last_updated: at(2), confirmed: at(0), silent: true });
    const fourth = await made(network(), 3, { before: third.tree, readings: [lost(2)] });
    expect(fourth.bytes.equals(third.bytes)).toBe(true);
    const fifth = await made(network(), 4, { before: fourth.tree, readings: [hub(4)] });
    expect(fifth.file).toMatchObject({ confirmed: at(4) });
    expect(fifth.file).not.toHaveProperty('silent');
  });

  test.each<[string, Partial<SourceReading>, boolean]>([
    ['a source that knows none of the EVSEs', { state: 'unmatched' }, true],
    ['a source that was never read', { state: 'failed' }, true],
    ['a stale source, whose EVSEs are UNKNOWN', { state: 'stale', missed: 2 }, false],
  ])('is said of %s: %#', async (_, more, isSilent) => {
    expect((await made(network(), 1, { readings: [lost(0, more)] })).file.silent ?? false).toBe(isSilent);
  });
});

test('ttl is as long as caches keep an answer, and at least half a minute', async () => {
  expect((await made(network({}, { cache_seconds: 300 }), 0)).file.ttl).toBe(300);
  expect((await made(network({}, { cache_seconds: 5 }), 0)).file.ttl).toBe(30);
});

describe('a previous file that', () => {
  const damaged = async (change: (text: string) => string | undefined, keepsSum = false) => {
    const first = await made(reporting('E-1,CHARGING'), 0);
    const before = replaced(first, change, keepsSum);
    return { second: await made(reporting('E-1,CHARGING'), 5, { before }) };
  };

  /** The snapshot with another /status.json. @param keepsSum whether its manifest calls the new one right */
  function replaced(
    { tree, bytes }: Made,
    change: (text: string) => string | undefined,
    keepsSum: boolean,
  ): SnapshotFiles {
    const text = change(bytes.toString());
    const other = new Map(tree);
    if (text === undefined) other.delete('status.json');
    else other.set('status.json', Buffer.from(text));
    if (text !== undefined && keepsSum) {
      const manifest = JSON.parse(Buffer.from(readFrom(tree)('/_snapshot/manifest.json') ?? []).toString());
      const status = { size: Buffer.byteLength(text), crc32: crc32(text) };
      other.set(
        '_snapshot/manifest.json',
        Buffer.from(JSON.stringify({ ...manifest, plain_files: { ...manifest.plain_files, status } })),
      );
    }
    return other;
  }

  test.each<[string, (text: string) => string | undefined]>([
    ['is missing', () => undefined],
    ['was cut', (text) => text.slice(0, -9)],
    ['was edited', (text) => text.replace('2026-05-01', '2020-05-01')],
  ])('%s is not believed: the time of the EVSE stands in', async (_, change) => {
    const { second } = await damaged(change);
    expect(second.file.evses['E-1']).toEqual({ status: 'CHARGING', since: at(0) });
    expect(second.file.last_updated).toBe(at(5));
  });

  test.each<[string, (text: string) => string]>([
    ['is no JSON', () => '{'],
    ['is something else', () => 'null'],
    ['has no EVSEs', () => '{"last_updated":"2026-05-01T00:00:00Z","evses":[1,null]}'],
    ['is from the future', (text) => text.replaceAll('2026-', '2027-')],
    ['has other times', (text) => text.replaceAll('2026-05-01T00:00:00Z', '<script>')],
    ['has other statuses', (text) => text.replaceAll('CHARGING', 'FREE')],
    [
      'has lists for statuses',
      (text) => text.replace('{"status":"CHARGING"', '[{"status":"CHARGING"').replace('}', '}]'),
    ],
  ])('%s says nothing, whoever wrote it', async (_, change) => {
    const { second } = await damaged(change, true);
    expect(second.file.evses['E-1']).toEqual({ status: 'CHARGING', since: at(0) });
    expect(Object.keys(second.file.evses)).toEqual(['E-1', 'e-2', 'E-3']);
  });

  test('names EVSEs like parts of every object does no harm', async () => {
    const member = '"__proto__":{"status":"CHARGING","since":"2026-05-01T00:00:00Z"},';
    const { second } = await damaged((text) => text.replace('"evses":{', `"evses":{${member}`), true);
    expect(second.bytes.toString()).not.toContain('__proto__');
  });
});
