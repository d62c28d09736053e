/**
 * What a status source says, in CSV and in JSON: as a whole or not at all, with what single rows are about that cannot be read.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlace } from '../../../src/findings/print/print-text.ts';
import { STATUS } from '../../../src/ocpi/enums.ts';
import { FILE_FORMATS } from '../../../src/sources/status-formats/file-formats.ts';
import { readContent } from '../../../src/sources/status-formats/parse.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv } from '../../support/network-of.ts';

const AT = Date.parse('2025-12-31T23:00:00Z');

function read(format: 'csv' | 'json', text: string | Uint8Array) {
  return readContent({ name: 'hub', address: `live.${format}`, format, now: NOW }, Buffer.from(text), FILE_FORMATS);
}

/** Reports without the name of their source. */
function reports(format: 'csv' | 'json', text: string) {
  const reported = read(format, text);
  if (reported.kind === 'failed') throw new Error(reported.message);
  expect(reported.findings).toEqual([]);
  return reported.reports.map(({ source, ...report }) => report);
}

const TWO = [
  { evse_uid: 'E-1', status: 'CHARGING', last_updated: AT },
  { evse_uid: 'E-2', status: 'AVAILABLE' },
];

describe('two statuses', () => {
  test.each<[string, string]>([
    ['as in status.csv', csv('evse_uid,status,last_updated', 'E-1,CHARGING,2025-12-31T23:00:00Z', 'E-2,AVAILABLE,')],
    ['with uid for evse_uid', csv('status,uid,last_updated', 'CHARGING,E-1,2025-12-31T23:00:00Z', 'AVAILABLE,E-2,')],
    ['with semicolons', csv('evse_uid;status;last_updated', 'E-1;CHARGING;2025-12-31T23:00:00Z', 'E-2;AVAILABLE;')],
    [
      'with words of people',
      csv('Ladepunkt;Zustand;last_updated', 'E-1;CHARGING;2025-12-31T23:00:00Z', 'E-2;AVAILABLE;'),
    ],
    ['with notes', csv('_n,evse_uid,status,last_updated', ',E-1,CHARGING,2025-12-31T23:00:00Z', 'x,E-2,AVAILABLE,')],
    [
      'with a byte order mark and CRLF',
      '\ufeffuid,status,last_updated\r\nE-1,CHARGING,2025-12-31T23:00:00Z\r\nE-2,AVAILABLE,\r\n',
    ],
  ])('in CSV %s', (_, text) => expect(reports('csv', text)).toEqual(TWO));

  const list = [
    { evse_uid: ' E-1 ', status: 'CHARGING', last_updated: '2025-12-31T23:00:00Z', connectors: [] },
    { uid: 'E-2', status: 'AVAILABLE', last_updated: null },
  ];
  test.each<[string, unknown]>([
    ['as a list', list],
    ['in an envelope', { data: list, status_code: 1000, timestamp: '2026-01-01T00:00:00Z' }],
  ])('in JSON %s', (_, document) => expect(reports('json', JSON.stringify(document))).toEqual(TWO));

  test('in JSON by uid', () => {
    expect(reports('json', '{ "E-1": "CHARGING", "E-2": "AVAILABLE" }')).toEqual([
      { evse_uid: 'E-1', status: 'CHARGING' },
      { evse_uid: 'E-2', status: 'AVAILABLE' },
    ]);
  });
});

describe('a content that cannot be read as a whole', () => {
  test.each<['csv' | 'json', string | Uint8Array, string]>([
    ['csv', '', 'The file is empty.'],
    ['csv', 'evse_uid,status\n', 'It has no statuses.'],
    ['csv', '\n <!DOCTYPE html><title>\nSign in</title>', 'It is a web page ("Sign in") instead of CSV.'],
    ['csv', '<html>', 'It is a web page instead of CSV.'],
    ['csv', 'evse_uid,state\nE-1,AVAILABLE\n', 'It has no column "status".'],
    ['csv', 'Ladepunkt,evse_uid,status,uid,status\nE-1,E-1,AVAILABLE,,\n', 'It has the column "status" twice.'],
    ['csv', 'id,status\nE-1,AVAILABLE\n', 'It has no column "evse_uid".'],
    ['csv', 'uid,status,status\nE-1,AVAILABLE,CHARGING\n', 'It has the column "status" twice.'],
    [
      'csv',
      'uid,status\nE-1,"AVAIL',
      'The quotation mark here is not closed, so the file was not read. (line 2, column 5)',
    ],
    ['csv', Buffer.from('uid,status\nE-1,Caf\xe9\n', 'latin1'), 'The file is not encoded in UTF-8'],
    ['csv', '{"E-1":"CHARGING"}', 'It is JSON, not CSV.'],
    ['json', '', 'It is empty.'],
    ['json', '[', 'It is not JSON (line 1, column 2), or part of it is missing.'],
    ['json', '{"E-1":\n"CHARGING",}', 'It is not JSON (line 2, column 12), or part of it is missing.'],
    ['json', '['.repeat(200_000), 'It is not JSON'],
    ['json', '"E-1"', 'It is neither a list nor an object.'],
    ['json', '[]', 'It has no statuses.'],
    ['json', '{}', 'It has no statuses.'],
    ['json', '{"data":null,"status_code":2001,"status_message":"no"}', 'its server said "no" (2001).'],
    ['json', '{"error":"not found"}', 'None of its rows can be read. The first says: status: "not found" is not'],
    ['json', 'uid,status\nE-1,AVAILABLE\n', 'It is not JSON (line 1, column 1)'],
    ['json', '<html><head><title>502</title>', 'It is a web page ("502") instead of JSON.'],
    ['json', Buffer.from('{"E\xe9":"CHARGING"}', 'latin1'), 'It is not text in UTF-8'],
  ])('%s %j', (format, text, message) => {
    expect(read(format, text)).toMatchObject({ kind: 'failed', message: expect.stringContaining(message) });
  });

  test('tells which name may be meant', () => {
    expect(read('csv', 'evse_uid,staus\nE-1,AVAILABLE\n')).toMatchObject({ hint: 'Did you mean "staus"?' });
  });
});

describe('a row that cannot be read', () => {
  test.each<['csv' | 'json', string, string, string]>([
    ['csv', 'E-2,GREEN,', 'live.csv:3:5', '"GREEN" is not one of the values'],
    ['csv', ',AVAILABLE,', 'live.csv:3:1', 'evse_uid: The cell is empty.'],
    ['csv', 'E-2,AVAILABLE,21.11.2026', 'live.csv:3:15', '"21.11.2026" is not a date and time in the required format'],
    ['csv', 'E-2', 'live.csv:3:1', 'The row has 1 cell, but the header has 3 columns.'],
    ['csv', `${'E'.repeat(37)},AVAILABLE,`, 'live.csv:3:1', 'evse_uid: '],
    ['json', '7', 'live.json#/1', 'This is not an object.'],
    ['json', '{ "status": "AVAILABLE" }', 'live.json#/1', 'The uid of the EVSE is missing'],
    [
      'json',
      '{ "uid": 7, "status": "AVAILABLE" }',
      'live.json#/1',
      'The uid of the EVSE is missing, or is not a text.',
    ],
    ['json', '{ "uid": "E-2" }', 'live.json#/1', 'The status of "E-2" is missing'],
    ['json', '{ "uid": "E-2", "status": "GREEN" }', 'live.json#/1', 'status: "GREEN" is not one of the values'],
    ['json', '{ "uid": "É", "status": "AVAILABLE" }', 'live.json#/1', 'uid: "É" contains'],
    [
      'json',
      '{ "uid": "E-2", "status": "AVAILABLE", "last_updated": 7 }',
      'live.json#/1',
      'last_updated is not a text.',
    ],
    [
      'json',
      '{ "uid": "E-2", "status": "AVAILABLE", "last_updated": "x" }',
      'live.json#/1',
      'last_updated: "x" is not',
    ],
  ])('%s %s', (format, row, place, message) => {
    const good = {
      csv: `uid,status,last_updated\nE-1,CHARGING,\n${row}\n`,
      json: `[{"uid":"E-1","status":"CHARGING"},${row}]`,
    };
    const reported = read(format, good[format]);
    const own = reported.kind === 'reported' ? reported.reports.filter(({ unreadable }) => !unreadable) : [];
    expect(own).toEqual([{ evse_uid: 'E-1', status: 'CHARGING', source: 'hub' }]);
    const findings = reported.kind === 'reported' ? reported.findings : [];
    expect(findings.map((found) => `${found.code} ${found.severity} ${formatPlace(found)}`)).toEqual([
      `status-source-row warning ${place}`,
    ]);
    expect(findings[0]?.message).toContain(message);
  });

  test('has a pointer in which its uid is escaped', () => {
    const reported = read('json', '{ "E-1": "CHARGING", "a/b~c": "GREEN" }');
    expect(reported).toMatchObject({ findings: [{ pointer: '/a~1b~0c' }] });
  });

  test.each([
    ['csv', 'uid,status,last_updated\nE-1,CHARGING,2026-01-01T00:05:01Z\n'],
    ['json', '[{"uid":"E-1","status":"CHARGING","last_updated":"2026-01-01T00:05:01Z"}]'],
  ] as const)('in %s counts without its moment where that is in the future', (format, text) => {
    const reported = read(format, text);
    expect(reported).toMatchObject({
      reports: [{ evse_uid: 'E-1', status: 'CHARGING', source: 'hub' }],
      findings: [{ code: 'status-source-row', key: 'E-1', message: expect.stringContaining('is in the future') }],
    });
    expect(JSON.stringify(reported)).not.toContain('"last_updated":1');
    expect(reports(format, text.replace('05:01', '05:00'))).toMatchObject([{ last_updated: NOW + 300_000 }]);
  });

  test('is listed for the first hundred; the others are counted', () => {
    const reported = read('csv', `uid,status\nE-1,CHARGING\n${'E-2,GREEN\n'.repeat(1234)}`);
    const findings = reported.kind === 'reported' ? reported.findings : [];
    expect(findings).toHaveLength(101);
    expect(findings.at(-1)?.message).toBe('1,134 more rows with such mistakes.');
  });
});

test('the place of a report is that of the row that counts', () => {
  const text = csv('_n,uid,status', '"a', 'note",E-1,CHARGING', ',E-2,AVAILABLE', ',E-1,BLOCKED');
  const reported = read('csv', text);
  if (reported.kind === 'failed') throw new Error(reported.message);
  expect(reported.placeOf?.('E-2')).toEqual({ file: 'live.csv', line: 4, column: 2, cell: 'B3' });
  expect(reported.placeOf?.('E-1')).toMatchObject({ line: 5, column: 2 });
  expect(reported.placeOf?.('E-9')).toBeUndefined();
  const json = read('json', '{"E-1":"CHARGING"}');
  expect(json.kind === 'reported' && json.placeOf).toBeUndefined();
});

test('columns that are not read are one finding', () => {
  const reported = read('csv', 'uid,a,b,_c,status,,d,e,f,g\nE-1,,,,CHARGING,,,,,\n');
  expect(reported).toMatchObject({
    reports: [{ evse_uid: 'E-1', status: 'CHARGING' }],
    findings: [{ code: 'status-source-column', severity: 'warning', line: 1, column: 5 }],
  });
  const [found] = reported.kind === 'reported' ? reported.findings : [];
  expect(found?.message).toBe('Only evse_uid, status, last_updated are read, not "a", "b", "d", "e", "f" and 1 more.');
});

test('the same statuses are read from every form', () => {
  const uid = fc.string({ unit: fc.constantFrom(...'AZaz09*-_'), minLength: 1, maxLength: 36 });
  const row = fc.record({ evse_uid: uid, status: fc.constantFrom(...STATUS) });
  fc.assert(
    fc.property(fc.uniqueArray(row, { minLength: 1, selector: ({ evse_uid }) => evse_uid }), (rows) => {
      const lines = rows.map(({ evse_uid, status }) => `${evse_uid},${status}`);
      expect(reports('csv', csv('evse_uid,status', ...lines))).toEqual(rows);
      expect(reports('json', JSON.stringify(rows))).toEqual(rows);
      expect(reports('json', JSON.stringify({ data: rows }))).toEqual(rows);
    }),
  );
});

test('nothing that a source sends makes it throw', () => {
  const scrap = fc.array(
    fc.constantFrom('uid', 'status', ',', '\n', '"', 'CHARGING', '{', '}', '[', ']', ':', '\0', 'é'),
  );
  fc.assert(
    fc.property(fc.constantFrom('csv', 'json'), scrap, fc.json(), (format, parts, json) => {
      for (const text of [parts.join(''), json, `uid,status\n${parts.join('')}`]) {
        expect(['reported', 'failed']).toContain(read(format, text).kind);
      }
    }),
  );
});
