/**
 * A content may have a million rows and no more: so many small ones as 50 MB can hold do not fit into memory.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { FILE_FORMATS } from '../../../src/sources/status-formats/file-formats.ts';
import { readContent } from '../../../src/sources/status-formats/parse.ts';
import { countLines } from '../../../src/sources/status-formats/parse-csv.ts';
import { MOST_ROWS, tooManyRows } from '../../../src/sources/status-formats/rows.ts';
import { NOW } from '../../support/data-directory.ts';

const read = (format: 'csv' | 'json', bytes: Buffer) =>
  readContent({ name: 'hub', address: `live.${format}`, format, now: NOW }, bytes, FILE_FORMATS);

const many = (head: string, unit: string, end = '') =>
  Buffer.concat([Buffer.from(head), Buffer.alloc((MOST_ROWS + 1) * unit.length, unit), Buffer.from(end)]);

describe('a content of more rows than allowed fails before its rows are read', () => {
  test.each<[string, 'csv' | 'json', Buffer]>([
    ['blank lines', 'csv', many('evse_uid,status\n', '\n')],
    ['lines that end in CR', 'csv', many('evse_uid,status\r', 'x\r')],
    ['numbers', 'json', many('[0', ',0', ']')],
    ['an envelope of numbers', 'json', many('{"data":[0', ',0', ']}')],
    ['statuses by uid', 'json', byUid()],
  ])('%s', (_, format, bytes) => {
    expect(read(format, bytes)).toMatchObject({ kind: 'failed', message: 'It has more than 1,000,000 rows.' });
  });

  test('and as many as allowed do not', () => {
    expect(tooManyRows(MOST_ROWS)).toBeUndefined();
  });
});

test.each([
  ['', 0],
  ['a', 0],
  ['a\nb\n', 2],
  ['a\r\nb\r\n', 2],
  ['a\rb\r', 2],
  ['\n\n\r\r\n', 4],
])('%j has %i line ends', (text, count) => {
  expect(countLines(Buffer.from(text))).toBe(count);
});

function byUid(): Buffer {
  const members = Array.from({ length: MOST_ROWS + 1 }, (_, i) => `"${i.toString(36)}":0`);
  return Buffer.from(`{${members.join(',')}}`);
}
