/** A file that is read in pieces says the same as one that is read as a whole, and is never asked for as a whole. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ByteSource, PIECE, sourceOfBytes } from '../../../src/source/csv/byte-source.ts';
import { type CsvFile, cellsOf } from '../../../src/source/csv/csv-file.ts';
import { placeOf } from '../../../src/source/csv/position.ts';
import { readCsv, readCsvInPieces } from '../../../src/source/csv/read-csv.ts';

const EXPECTED = { isName: (text: string) => ['a', 'b', 'c'].includes(text), accepts: () => false };

/** All that is known of a file. */
function known({ file, ...reading }: { readonly file?: CsvFile }) {
  if (file === undefined) return reading;
  const { text: _, records: __, rows, ...rest } = file;
  const places = [...rows].map((record) =>
    file.header.map((name, at) => [name, cellsOf(file, record)[at], placeOf(file, { record }, at)]),
  );
  return { ...reading, ...rest, rows: [...rows], places };
}

function expectSame(bytes: Uint8Array): void {
  expect(known(readCsvInPieces('x.csv', sourceOfBytes(bytes), EXPECTED))).toEqual(
    known(readCsv('x.csv', bytes, EXPECTED)),
  );
}

test.each([
  ['nothing', ''],
  ['a byte order mark', '\uFEFFa,b,c\n1,2,3\n'],
  ['a byte order mark alone', '\uFEFF'],
  ['blank lines', '\n\n\na,b,c\n\n1,2,3\n\n'],
  ['CRLF, also in a cell', 'a,b,c\r\n1,"x\r\ny",3\r\n4,5,6\r\n'],
  ['a lone CR', 'a,b,c\r1,2,3\r'],
  ['a lone CR in a cell', 'a,b,c\n1,"x\ry",3\n'],
  ['CR at the end', 'a,b,c\n1,2,3\r'],
  ['no line end at the end', 'a,b,c\n1,2,"3"'],
  ['quotation marks in cells', 'a,b,c\n1,"2 ""x""",""\n"",,""""\n'],
  ['a mark that is not closed', 'a,b,c\n1,"2,3\n4,5,6\n'],
  ['text behind a mark', 'a,b,c\n1,"2"x,3\n'],
  ['a blank before a mark', 'a,b,c\n1, "2" ,3\n'],
  ['apostrophes', "a,b,c\n1,'=2,3\n"],
  ['semicolons', 'a;b;c\n1;2,5;3\n'],
  ['a title and sep=', 'sep=;\nTitle\na;b;c\n1;2;3\n'],
  ['rows with other separators', 'a,b,c\n1;2;3\n4;5;6\n'],
  ['padded rows, and one with too many cells', 'a,b,c\n1,2,3,,\n4,5,6,7\n8,9\n'],
  ['a NUL byte', 'a,b,c\n1,\0,3\n'],
  ['U+FFFD, which is a character', 'a,b,c\n1,\uFFFD,é😀\n'],
])('%s', (_, text) => {
  expectSame(Buffer.from(text));
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFa,b,c\n1,2,3\n', 'utf16le')],
  ['Windows-1252', Buffer.from('a,b,c\n1,\xe9,3\n', 'latin1')],
  ['half a character at the end', Buffer.from('a,b,c\n1,2,é').subarray(0, -1)],
])('%s', (_, bytes) => {
  expectSame(bytes);
});

test('any text', () => {
  const piece = fc.constantFrom(
    ',',
    ',',
    '\n',
    '\n',
    '\r\n',
    '\r',
    '"',
    '""',
    ' ',
    'x',
    'é',
    '😀',
    "'",
    '\u00a0',
    ';',
    '1',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => expectSame(Buffer.from(`a,b,c\n${pieces.join('')}`))),
    { numRuns: 1000 },
  );
});

test('characters and line ends between two pieces', () => {
  const row = 'é😀,"x\r\n""y",3\r\n';
  for (let shift = 0; shift < Buffer.byteLength(row); shift++)
    expectSame(Buffer.from(`a,b,c\r\n${'z'.repeat(shift)},,\r\n${row.repeat(2 * Math.ceil(PIECE / row.length))}`));
});

/** A file of `rows` rows that is made as it is read, and how much of it was asked for. */
function madeAsRead(rows: number) {
  const [header, row] = [Buffer.from('a,b,c\n'), Buffer.from(`1,${'x'.repeat(995)},3\n`)];
  const asked = { most: 0, total: 0 };
  const size = header.length + rows * row.length;
  const source: ByteSource = {
    size,
    read: (position, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      for (let i = 0; i < bytes.length; i++) {
        const at = position + i;
        bytes[i] = (at < header.length ? header[at] : row[(at - header.length) % row.length]) ?? 0;
      }
      asked.most = Math.max(asked.most, bytes.length);
      asked.total += bytes.length;
      return bytes;
    },
  };
  return { source, asked, rowLength: row.length };
}

test('no more is asked for at once than the beginning, of a file that is ten times as long', () => {
  const { source, asked } = madeAsRead(3200);
  const { file } = readCsvInPieces('x.csv', source, EXPECTED);
  expect(file?.rows).toHaveLength(3200);
  expect(file?.text).toBe('');
  expect(source.size / asked.most).toBeGreaterThanOrEqual(10);
});

test('rows that are asked for one after the other are read once', () => {
  const { source, asked, rowLength } = madeAsRead(3200);
  const { file } = readCsvInPieces('x.csv', source, EXPECTED);
  if (file === undefined) throw new Error('not read');
  asked.total = asked.most = 0;
  for (const record of file.rows) expect(cellsOf(file, record)).toHaveLength(3);
  expect(asked.total).toBeLessThan(1.2 * source.size);
  expect(asked.most).toBeLessThan(20 * rowLength);
});
