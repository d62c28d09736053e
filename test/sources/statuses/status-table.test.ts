/**
 * status.csv: several rows for one EVSE are no mistake, as long as one can tell which is the newest.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { finding } from '../../../src/read/load/finding-codes.ts';
import { readTables } from '../../../src/read/load/read-tables.ts';
import { newestStatusRows } from '../../../src/read/load/status-times.ts';
import { brief, checkFor, csv, networkOf, SETTINGS, SMALLEST } from '../../support/network-of.ts';

const check = checkFor(
  'duplicate-status status-source-column status-source-failed status-source-row unknown-file ' +
    'unknown-status-evse unreadable-file',
);

const statusTable = (...rows: readonly string[]) => csv('evse_uid,status,last_updated', ...rows);

const EARLY = 'E-1,CHARGING,2025-12-31T22:00:00Z';
const LATE = 'e-1,AVAILABLE,2025-12-31T23:00:00Z';
const UNDATED = 'E-1,BLOCKED,';

const CASES: readonly [rows: readonly string[], counts: string, findings: readonly string[]][] = [
  [[EARLY, LATE], 'AVAILABLE', []],
  [[LATE, EARLY], 'AVAILABLE', []],
  [[LATE, LATE.replace('AVAILABLE', 'RESERVED')], 'RESERVED', []],
  [[LATE, UNDATED], 'AVAILABLE', ['duplicate-status data/status.csv:3:1']],
  [[UNDATED, LATE], 'AVAILABLE', ['duplicate-status data/status.csv:2:1']],
  [[UNDATED, 'E-1,RESERVED,'], 'RESERVED', ['duplicate-status data/status.csv:2:1']],
  [[UNDATED, EARLY, LATE], 'AVAILABLE', ['duplicate-status data/status.csv:2:1']],
  [[UNDATED], 'BLOCKED', []],
];

describe.each(CASES)('of the rows %j', (rows, counts, findings) => {
  test(`${counts} counts`, () => {
    const files = Object.entries({ ...SMALLEST, status: statusTable(...rows) });
    const sources = files.map(([name, text]) => ({ path: `data/${name}.csv`, bytes: Buffer.from(text) }));
    const newest = newestStatusRows(readTables(sources, SETTINGS).contents.status.rows);
    expect([...newest].map(([uid, { values }]) => [uid, values.status])).toEqual([['E-1', counts]]);
  });

  test('is said', () => {
    const { findings: said, data } = check(networkOf({ status: statusTable(...rows) }));
    expect(brief(said)).toEqual(findings);
    expect(data?.statuses.get('E-1')?.status).toBe(counts);
  });
});

test('rows may be in several files', () => {
  const { findings } = check(networkOf({ status: statusTable(EARLY), 'status-north': statusTable(UNDATED) }));
  expect(brief(findings)).toEqual(['duplicate-status data/status-north.csv:2:1']);
  expect(findings[0]?.related).toEqual([expect.objectContaining({ file: 'data/status.csv', line: 2 })]);
});

test('a row for an EVSE that nobody knows is left out with a warning', () => {
  const { findings, data } = check(networkOf({ status: statusTable('E-7,CHARGING,', LATE) }));
  expect(findings).toMatchObject([{ code: 'unknown-status-evse', severity: 'warning', line: 2 }]);
  expect([...(data?.statuses.keys() ?? [])]).toEqual(['E-1']);
});

describe('a status source whose file lies among the tables', () => {
  const broken = 'evse_uid;"status';

  test.each(['live', 'status-live', 'north/live'])('data/%s.csv stops nothing', (name) => {
    const settings = { status_sources: [{ name: 'hub', file: `./${name}.csv` }] };
    const { findings, data } = check(networkOf({ [name]: broken }, settings));
    expect(findings).toEqual([]);
    expect(data).toBeDefined();
  });

  test('stops nothing either when it cannot be opened', () => {
    const unopened = [finding('unreadable-file', { file: 'data/live.csv' }, { says: 'circle' })];
    const named = networkOf({}, { status_sources: [{ name: 'hub', file: 'live.csv' }] });
    expect(check({ ...named, findings: unopened }).findings).toEqual([]);
    expect(check({ ...networkOf({}), findings: unopened }).findings).toEqual(unopened);
  });

  test('is no table for others only where it is named', () => {
    expect(brief(check(networkOf({ live: broken })).findings)).toEqual(['unknown-file data/live.csv']);
  });
});

const TYPE_2 = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

describe('a mistake in status.csv is a warning, and everything else is published', () => {
  const others = ['E-2,CHARGING,2025-12-31T22:00:00Z'];
  const network = (text: string) =>
    networkOf({
      evses: csv('uid,location_id,status', 'E-1,L-1,INOPERATIVE', 'E-2,L-1,'),
      connectors: csv('evse_uid,standard,format,power_type,max_voltage,max_amperage', `E-1,${TYPE_2}`, `E-2,${TYPE_2}`),
      status: text,
    });

  test.each([
    ['an unknown status', 'E-1,CHARGNG,', 'status-source-row data/status.csv:2:5', 'UNKNOWN'],
    ['no status', 'E-1,,', 'status-source-row data/status.csv:2:5', 'UNKNOWN'],
    ['no EVSE', ',CHARGING,', 'status-source-row data/status.csv:2:1', undefined],
    ['an impossible time', 'E-1,CHARGING,2025-02-30T00:00:00Z', 'status-source-row data/status.csv:2:14', 'UNKNOWN'],
    ['a cell too few', 'E-1,CHARGING', 'status-source-row data/status.csv:2:1', 'UNKNOWN'],
    ['a cell too many', 'E-1,CHARGING,,x', 'status-source-row data/status.csv:2:1', 'UNKNOWN'],
    ['an unknown EVSE', 'E-9,CHARGING,', 'unknown-status-evse data/status.csv:2:1', undefined],
    ['a comment', '# out of order,,', 'status-source-row data/status.csv:2:1', undefined],
  ])('a row with %s: the other rows count, and its EVSE is UNKNOWN', (_, row, place, status) => {
    const { findings, data } = check(network(statusTable(row, ...others)));
    expect(brief(findings)).toEqual([place]);
    expect(findings[0]?.severity).toBe('warning');
    expect(data?.statuses.get('E-1')?.status).toBe(status);
    expect(data?.statuses.get('E-2')?.status).toBe('CHARGING');
    expect(data?.statuses.has('E-9')).toBe(false);
  });

  test.each([
    ['an empty file', '', 'status-source-failed data/status.csv:1:1'],
    ['half a line', 'evse_uid,statu', 'status-source-failed data/status.csv:1:10'],
    ['an open quotation mark', `${statusTable(...others)}"E-1,CHAR`, 'status-source-failed data/status.csv:3:1'],
    ['NUL bytes, as after a power failure', 'evse_uid,status\n\0\0\0', 'status-source-failed data/status.csv:2:1'],
  ])('%s: no status of the file counts', (_, text, place) => {
    const { findings, data } = check(network(text));
    expect(brief(findings)).toEqual([place]);
    for (const { status } of data?.statuses.values() ?? []) expect(status).toBe('UNKNOWN');
  });

  test('columns of others are ignored', () => {
    const { findings, data } = check(network(csv('evse_uid,status,firmware', 'E-2,CHARGING,1.2')));
    expect(brief(findings)).toEqual(['status-source-column data/status.csv:1:17']);
    expect(data?.statuses.get('E-2')?.status).toBe('CHARGING');
  });

  test('a file that cannot be opened stops nothing', () => {
    const unopened = [finding('unreadable-file', { file: 'data/status.csv' }, { says: 'circle' })];
    const { findings, data } = check({ ...networkOf({}), findings: unopened });
    expect(brief(findings)).toEqual(['status-source-failed data/status.csv']);
    expect(data).toBeDefined();
  });

  test('the same mistakes in evses.csv stop the build', () => {
    const { data } = check(networkOf({ evses: csv('uid,location_id,status', 'E-1,L-1,CHARGNG') }));
    expect(data).toBeUndefined();
  });
});
