/**
 * Who is believed about an EVSE: whoever tells the newest.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATUS } from '../../../src/ocpi/enums.ts';
import { readTables } from '../../../src/read/load/read-tables.ts';
import { targetOf } from '../../../src/read/load/references.ts';
import type { StatusReport } from '../../../src/sources/status-formats/reported-statuses.ts';
import { mergeStatuses } from '../../../src/sources/statuses/merge-statuses.ts';
import type { SourceReading } from '../../../src/sources/statuses/source-life.ts';
import { unknownStatusEvses } from '../../../src/sources/statuses/unknown-status-evses.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { NOW } from '../../support/data-directory.ts';
import { brief, csv, only, SETTINGS } from '../../support/network-of.ts';

const SECOND = 1000;

/** The tables of one site with these EVSEs, and these rows of status.csv. */
function read(evses: readonly string[], rows: readonly string[]) {
  const texts = {
    locations: csv('id,address,city,latitude,longitude', 'L-1,Main Street 1,Amsterdam,52.373169,4.893379'),
    evses: csv('uid,location_id,status', ...evses),
    status: csv('evse_uid,status,last_updated', ...rows),
  };
  const files = Object.entries(texts).map(([name, text]) => ({ path: `data/${name}.csv`, bytes: Buffer.from(text) }));
  return readTables(files, SETTINGS).contents;
}

const rowsOf = (...rows: readonly string[]) => read(['E-1,L-1,'], rows).status.rows;

type Report = Omit<StatusReport, 'source' | 'evse_uid'> & { readonly evse_uid?: string };

function source(name: string, reports: readonly Report[], more: Partial<SourceReading> = {}): SourceReading {
  const own = reports.map((report) => ({ evse_uid: 'E-1', source: name, ...report }));
  const about = { name, address: `${name}.csv`, state: 'fresh', updatedAt: NOW, maxAgeSeconds: 60 } as const;
  return { ...about, reports: own, findings: [], ...more };
}

const merged = (...input: Parameters<typeof mergeStatuses>) => mergeStatuses(...input).get('E-1');

describe('the status of an EVSE', () => {
  const early = { status: 'CHARGING', last_updated: NOW - 9 * SECOND } as const;
  const late = { status: 'AVAILABLE', last_updated: NOW - 8 * SECOND } as const;
  const undated = { status: 'BLOCKED' } as const;

  test.each<[string, readonly SourceReading[], object]>([
    ['is the newest', [source('a', [late]), source('b', [early])], { status: 'AVAILABLE', source: 'a' }],
    ['is the newest within a source', [source('a', [late, early])], { status: 'AVAILABLE' }],
    [
      'is that of the later source on a tie',
      [source('a', [late]), source('b', [{ ...early, ...late, status: 'RESERVED' }])],
      { status: 'RESERVED', source: 'b' },
    ],
    ['is the later one of a source on a tie', [source('a', [undated, { status: 'RESERVED' }])], { status: 'RESERVED' }],
    [
      'is as old as its source where it tells no moment',
      [source('a', [undated]), source('b', [late])],
      { status: 'BLOCKED' },
    ],
    [
      'is older than others where its source is',
      [source('a', [undated], { updatedAt: NOW - 10 * SECOND }), source('b', [early])],
      { status: 'CHARGING' },
    ],
    ['has the moment that was told', [source('a', [late])], { lastUpdated: NOW - 8 * SECOND }],
  ])('%s', (_, readings, expected) => expect(merged([], readings)).toMatchObject(expected));

  test('has no moment where none was told', () => {
    expect(merged([], [source('a', [undated])])).toEqual({ status: 'BLOCKED', source: 'a', reportedAt: NOW });
  });

  test('is UNKNOWN without a moment where its source is stale', () => {
    const reportedAt = NOW - 8 * SECOND;
    const stale = merged([], [source('a', [late], { state: 'stale' })]);
    expect(stale).toEqual({ status: 'UNKNOWN', source: 'a', reportedAt });
  });

  test('is what another source tells where that is newer than the stale one', () => {
    const stale = source('b', [early], { state: 'stale' });
    expect(merged([], [source('a', [late]), stale])).toMatchObject({ status: 'AVAILABLE' });
  });

  test.each([
    ['E-1,AVAILABLE,', 'BLOCKED'],
    ['E-1,AVAILABLE,1999-01-01T00:00:00Z', 'BLOCKED'],
    ['E-1,AVAILABLE,2026-01-01T00:00:01Z', 'AVAILABLE'],
  ])('with the row %s and an undated report of now is %s', (row, status) => {
    expect(merged(rowsOf(row), [source('a', [undated])])).toMatchObject({ status });
  });

  test('comes from status.csv where nobody else tells it', () => {
    const moment = Date.parse('2025-12-31T23:00:00Z');
    expect(merged(rowsOf('E-1,AVAILABLE,2025-12-31T23:00:00Z'), [])).toEqual({
      status: 'AVAILABLE',
      lastUpdated: moment,
      reportedAt: moment,
    });
  });

  test('is that of its uid in any case', () => {
    const readings = [
      source('a', [
        { ...late, evse_uid: 'e-1' },
        { ...early, evse_uid: 'E-1' },
      ]),
    ];
    expect([...mergeStatuses([], readings).keys()]).toEqual(['E-1']);
    expect(merged([], readings)).toMatchObject({ status: 'AVAILABLE' });
  });
});

test('of all reports the last of the newest wins', () => {
  const report = fc.record(
    { evse_uid: fc.constantFrom('E-1', 'E-2'), status: fc.constantFrom(...STATUS), last_updated: fc.nat({ max: 4 }) },
    { requiredKeys: ['evse_uid', 'status'] },
  );
  const reading = fc.record({ reports: fc.array(report), updatedAt: fc.nat({ max: 4 }) });
  fc.assert(
    fc.property(fc.array(reading), (readings) => {
      const reported = mergeStatuses(
        [],
        readings.map(({ reports, updatedAt }, i) => source(`${i}`, reports, { updatedAt })),
      );
      for (const uid of ['E-1', 'E-2']) {
        const all = readings.flatMap(({ reports, updatedAt }) =>
          reports
            .filter(({ evse_uid }) => evse_uid === uid)
            .map((one) => ({ ...one, moment: one.last_updated ?? updatedAt })),
        );
        const newest = Math.max(...all.map(({ moment }) => moment));
        const { status, last_updated: lastUpdated } = all.findLast(({ moment }) => moment === newest) ?? {};
        expect(reported.get(uid)?.status).toBe(status);
        expect(reported.get(uid)?.lastUpdated).toBe(lastUpdated);
      }
    }),
  );
});

test('the newest report of one content is the later one on a tie', () => {
  const report = (status: StatusReport['status'], last_updated?: number) => ({
    ...{ evse_uid: 'e-1', source: 'a', status },
    ...(last_updated !== undefined && { last_updated }),
  });
  const newest = (...reports: StatusReport[]) => merged([], [source('a', reports)])?.status;
  expect(newest(report('CHARGING'), report('BLOCKED', NOW), report('AVAILABLE'))).toBe('AVAILABLE');
  expect(newest(report('CHARGING', NOW), report('BLOCKED', NOW - SECOND))).toBe('CHARGING');
  expect(newest(report('CHARGING', NOW + SECOND), report('BLOCKED'))).toBe('CHARGING');
});

describe('EVSEs that nobody knows', () => {
  const evses = (...rows: readonly string[]) => targetOf(TABLES.evses, read(rows, []).evses);
  const about = (...uids: readonly string[]) =>
    source(
      'hub',
      uids.map((evse_uid) => ({ evse_uid, status: 'AVAILABLE' as const })),
    );

  test('that are all that a source reports are said to be', () => {
    const said = only(unknownStatusEvses([{ ...about('X-1'), state: 'unmatched' }], evses('E-1,L-1,'))).message;
    expect(said).toBe('The only EVSE that the status source "hub" reports, "X-1", is not in evses.csv.');
  });

  test('are one warning a source, with the first five', () => {
    const uids = Array.from({ length: 1234 }, (_, i) => `X-${i}`);
    const found = only(unknownStatusEvses([about('E-1', ...uids), about('e-1')], evses('E-1,L-1,')));
    expect(brief([found])).toEqual(['unknown-status-evse hub.csv']);
    expect(found).toMatchObject({ severity: 'warning', key: 'hub' });
    expect(found.message).toBe(
      'The status source "hub" reports 1,234 EVSEs that are not in evses.csv, and they are ignored: "X-0", "X-1", "X-2", "X-3", "X-4" and 1,229 more.',
    );
  });

  test('get a suggestion where it is one', () => {
    const found = only(unknownStatusEvses([about('AMS-1-A', 'ams-1-a')], evses('AMS-01-A,L-1,')));
    expect(found).toMatchObject({ message: expect.stringContaining('"ams-1-a"'), hint: 'Did you mean "AMS-01-A"?' });
  });

  test('are not those whose row cannot be read', () => {
    expect(unknownStatusEvses([about('E-2')], evses('E-1,L-1,', 'E-2,L-1,FREE'))).toEqual([]);
  });
});
