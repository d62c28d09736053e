/** Statuses that are too old to be told: what is published in their place, and when. */

import { describe, expect, test } from 'vitest';
import type { Location } from '../../src/ocpi/types.ts';
import { openPrevious } from '../../src/publish/previous/open-previous.ts';
import type { StatusReport } from '../../src/sources/status-formats/reported-statuses.ts';
import type { SourceReading } from '../../src/sources/statuses/source-life.ts';
import { jsonIn } from '../../src/stored-format/stored-body.ts';
import { brief, build, checkFor, csv, networkOf } from '../support/network-of.ts';
import { readFrom } from './history/support/builds.ts';

const check = checkFor('old-status');

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString().replace('.000', '');
const YEAR_AND_A_HALF = ago(17.5 * 730.5);

/** A network with these rows of evses.csv, `status,last_updated`, for E-1, E-2 and so on, and of status.csv. */
function network(evses: readonly string[], status: readonly string[] = [], settings: object = {}) {
  const uids = evses.map((_, i) => `E-${i + 1}`);
  return networkOf(
    {
      evses: csv('uid,location_id,status,last_updated', ...evses.map((cells, i) => `${uids[i]},L-1,${cells}`)),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...uids.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      ),
      ...(status.length > 0 && { status: csv('evse_uid,status,last_updated', ...status) }),
    },
    settings,
  );
}

type Options = NonNullable<Parameters<typeof build>[1]>;

async function published(sources: ReturnType<typeof network>, options: Options = {}) {
  const built = await build(sources, { now: NOW, ...options });
  const read = (path: string) => JSON.parse(Buffer.from(readFrom(built.files)(path) ?? '{}').toString());
  const [location] = built.publication.versions.map(({ locations }) => locations[0]?.bytes());
  const { evses = [] } = jsonIn<Partial<Location>>(location ?? Buffer.from('{}'));
  return { built, read, evses, statuses: evses.map(({ status }) => status).join(' ') };
}

describe('a status of a table that is older than three days', () => {
  test.each([
    ['is published as UNKNOWN', `AVAILABLE,${ago(73)}`, 'UNKNOWN'],
    ['is UNKNOWN, however long ago', `CHARGING,${YEAR_AND_A_HALF}`, 'UNKNOWN'],
    ['may also be a lasting one', `OUTOFORDER,${YEAR_AND_A_HALF}`, 'OUTOFORDER'],
    ['is not one of yesterday', `RESERVED,${ago(71)}`, 'RESERVED'],
    ['is not one that somebody typed without a time', 'AVAILABLE,', 'AVAILABLE'],
    ['is not one of 1970, which is no time', 'AVAILABLE,1970-01-01T00:00:00Z', 'AVAILABLE'],
  ])('%s', async (_, cells, expected) => {
    expect((await published(network([cells]))).statuses).toBe(expected);
    expect((await published(network([','], [`E-1,${cells}`]))).statuses).toBe(expected);
  });

  test('does not let the column status of evses.csv speak again', async () => {
    expect((await published(network(['AVAILABLE,'], [`E-1,CHARGING,${ago(73)}`]))).statuses).toBe('UNKNOWN');
  });

  test('may be as old as network.json says', async () => {
    const settings = (max_status_hours: number) => network([`AVAILABLE,${ago(30)}`], [], { max_status_hours });
    expect((await published(settings(24))).statuses).toBe('UNKNOWN');
    expect((await published(settings(31))).statuses).toBe('AVAILABLE');
  });

  test('is called free nowhere', async () => {
    const { read } = await published(network([`AVAILABLE,${YEAR_AND_A_HALF}`, `BLOCKED,${ago(80)}`]));
    expect(read('/status.json').evses).toMatchObject({ 'E-1': { status: 'UNKNOWN' }, 'E-2': { status: 'UNKNOWN' } });
    expect(read('/_snapshot/manifest.json').health.counts.evses_by_status).toEqual({ UNKNOWN: 2 });
  });

  test('is told once, and stops nothing', async () => {
    const rows = [`AVAILABLE,${YEAR_AND_A_HALF}`, `CHARGING,${YEAR_AND_A_HALF}`, `OUTOFORDER,${YEAR_AND_A_HALF}`];
    const { findings, data } = check(network(rows), NOW);
    expect(brief(findings)).toEqual(['old-status data/evses.csv:2:9']);
    expect(findings[0]?.message).toMatch(/^In 2 rows, .* the oldest is of 2025-06-08\./);
    expect(findings[0]?.severity).toBe('warning');
    expect(data).toBeDefined();
  });

  test('is not told of where status.csv says more of each of them, or a source may', () => {
    const old = [`AVAILABLE,${YEAR_AND_A_HALF}`, `CHARGING,${YEAR_AND_A_HALF}`];
    const codes = (...input: Parameters<typeof network>) => brief(check(network(...input), NOW).findings);
    expect(codes(old, [`E-1,CHARGING,${ago(1)}`, `E-2,CHARGING,${ago(1)}`])).toEqual([]);
    expect(codes(old, [`E-1,CHARGING,${ago(1)}`])).toEqual(['old-status data/evses.csv:2:9']);
    const source = { status_sources: [{ name: 'charging system', file: 'live.csv' }] };
    expect(codes(old, [], source).filter((found) => found.startsWith('old-status'))).toEqual([]);
  });
});

test('where sources were asked, all that is too old is told once', async () => {
  const source = { status_sources: [{ name: 'charging system', file: 'live.csv' }] };
  const report = {
    evse_uid: 'E-2',
    status: 'AVAILABLE',
    source: 'charging system',
    last_updated: NOW - 80 * HOUR,
  } as const;
  const reading: SourceReading = {
    name: 'charging system',
    address: 'live.csv',
    state: 'fresh',
    updatedAt: NOW - 80 * HOUR,
    maxAgeSeconds: 3600,
    reports: [report],
    findings: [],
  };
  const { built, statuses } = await published(network([`AVAILABLE,${ago(90)}`, ',', ','], [], source), {
    readings: [reading],
  });
  expect(statuses).toBe('UNKNOWN UNKNOWN UNKNOWN');
  expect(built.findings.filter(({ code }) => code === 'old-status')).toMatchObject([
    {
      file: 'data/network.json',
      field: 'status_sources',
      message:
        'Of 2 EVSEs, the status is more than 72 hours old, and no source says anything newer. UNKNOWN is published.',
    },
  ]);
});

describe('the time of an EVSE whose status became too old', () => {
  test('is that of the build that says so: who asks for changes hears of it', async () => {
    const sources = network([`AVAILABLE,${ago(1)}`, 'AVAILABLE,']);
    const before = await published(sources);
    const snapshot = openPrevious(readFrom(before.built.files), undefined, true);
    const history = { words: 'of the test', findings: [], snapshot };
    const later = NOW + 72 * HOUR;
    const after = await published(sources, { now: later, history });
    expect(before.statuses).toBe('AVAILABLE AVAILABLE');
    expect(after.statuses).toBe('UNKNOWN AVAILABLE');
    expect(Date.parse(after.evses[0]?.last_updated ?? '')).toBeGreaterThanOrEqual(later);
    expect(after.evses[1]).toEqual(before.evses[1]);
  });

  test('without a history, it is now', async () => {
    const { evses } = await published(network([`AVAILABLE,${YEAR_AND_A_HALF}`]));
    expect(evses[0]?.last_updated).toBe(ago(0));
  });
});

describe('a status of a source', () => {
  const reading = (reports: readonly Partial<StatusReport>[], more: Partial<SourceReading> = {}): SourceReading => ({
    ...{ name: 'hub', address: 'hub.json', state: 'fresh', updatedAt: NOW, maxAgeSeconds: 3600, findings: [] },
    reports: reports.map((one, i) => ({ evse_uid: `E-${i + 1}`, status: 'AVAILABLE', source: 'hub', ...one })),
    ...more,
  });
  const hours = (count: number) => ({ last_updated: NOW - count * HOUR });
  const sources = network([',', ','], [], { status_sources: [{ name: 'hub', file: 'hub.json' }] });

  test.each<[string, SourceReading, string]>([
    ['is UNKNOWN where nothing in the source is newer', reading([hours(73), hours(9000)]), 'UNKNOWN UNKNOWN'],
    ['counts while the source says something new of others', reading([hours(1), hours(200)]), 'AVAILABLE AVAILABLE'],
    ['is UNKNOWN after a year all the same', reading([hours(1), hours(9000)]), 'AVAILABLE UNKNOWN'],
    ['counts without a time', reading([{}, {}]), 'AVAILABLE AVAILABLE'],
    ['counts after something was pushed', reading([hours(200), hours(90)], { heardAt: NOW }), 'AVAILABLE AVAILABLE'],
  ])('%s', async (_, one, expected) => {
    expect((await published(sources, { readings: [one] })).statuses).toBe(expected);
  });
});
