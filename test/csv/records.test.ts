/** csv-parse reads what the grammar by hand read (records-oracle.ts): the same cells at the same places, and it refuses the same files. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenQuote } from '../../src/csv/broken-quote.ts';
import { decodeText } from '../../src/csv/decode.ts';
import { Records, splitText, textIn } from '../../src/csv/records.ts';
import { DELIMITERS, type Delimiter } from '../../src/csv/separators.ts';
import { dialects, tables, writeIn } from '../support/csv-dialects.ts';
import { runs } from '../support/sampled.ts';
import {
  type BrokenQuote,
  cellOffset,
  cellSpan,
  type Records as OracleRecords,
  splitRecords,
} from './records-oracle.ts';

const PIECES = [
  ...['"', '"', '"', '""', ',', ',', ';', '\t', '\n', '\n', '\r\n', '\r', '\n\n'],
  ...[
    ' ',
    '  ',
    '\v',
    '\f',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\u2028',
    '\ufeff',
    '\u0085',
    'a',
    'bc',
    'é',
    'Ж',
    '🔌',
    "'",
    '=1',
  ],
];

/** Texts made of little else than what the grammar is about, and tables in all dialects, some of them with a mark too many. */
const files = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')) },
  fc.tuple(tables, dialects).map(([table, dialect]) => writeIn(dialect, table).text),
  fc
    .tuple(tables, dialects, fc.nat({ max: 200 }), fc.constantFrom('"', '" ', ' "', '"" ', '\n', ';'))
    .map(([table, dialect, at, piece]) => {
      const { text } = writeIn(dialect, table);
      return text.slice(0, at) + piece + text.slice(at);
    }),
);

const marks = fc.constantFrom('', '', '\ufeff');

test('cells, places and refusals are those of the grammar by hand', () => {
  fc.assert(
    fc.property(files, marks, fc.constantFrom(...DELIMITERS), (content, mark, delimiter) => {
      const { text } = decodeText('t.csv', new TextEncoder().encode(mark + content));
      fc.pre(text !== undefined);
      const [ours, theirs] = [splitText(text, delimiter), splitRecords(text, delimiter)];
      if ('opens' in theirs) {
        expect(ours).toBeUndefined();
        expect(brokenQuote(text, delimiter)).toEqual(theirs satisfies BrokenQuote);
        return;
      }
      expect(brokenQuote(text, delimiter)).toBeUndefined();
      if (ours === undefined) throw new Error('refused');
      expectSame(text, delimiter, ours, theirs);
    }),
    runs(2000, 20_000),
  );
});

function expectSame(text: string, delimiter: Delimiter, ours: Records, theirs: OracleRecords): void {
  const bytes = new TextEncoder().encode(text);
  const offset = (at: number) => textIn(bytes, 0, at).length;
  expect(ours.starts.map(offset)).toEqual([...theirs.starts]);
  for (const [record, start] of theirs.starts.entries()) {
    const cells = theirs.cells(record);
    expect(trimmed(ours.cells(record))).toEqual(trimmed(cells));
    expect(ours.written(record).map((cell) => cell.trim())).toEqual(
      cells.map((_, at) => text.slice(...cellSpan(text, delimiter, start, at))),
    );
    const extents = cells.map((_, at) => ours.extent(record, at) ?? []);
    expect(ours.extent(record, cells.length)).toBeUndefined();
    expect(extents.map((extent) => extent.map(offset))).toEqual(
      cells.map((_, at) => [...cellSpan(text, delimiter, start, at)]),
    );
    expect(extents.map(([from = -1]) => offset(from))).toEqual(
      cells.map((_, at) => cellOffset(text, delimiter, start, at)),
    );
  }
}

function trimmed(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim());
}

describe('a record is split again', () => {
  const bytes = new TextEncoder().encode(Array.from({ length: 500 }, (_, i) => `${i},"é ${i}" , x\n`).join(''));
  const records = new Records(bytes, ',');
  records.read(() => false);

  test.each([
    ['in their order', Array.from({ length: 500 }, (_, i) => i)],
    ['backwards', Array.from({ length: 500 }, (_, i) => 499 - i)],
    ['here and there', [250, 3, 251, 4, 499, 250, 0]],
  ])('%s', (_, order) => {
    for (const record of order) {
      expect(records.cells(record)).toEqual([String(record), `é ${record}`, 'x']);
      expect(records.written(record)).toEqual([String(record), `"é ${record}" `, ' x']);
    }
  });

  test('and nobody who changes its cells changes them for others', () => {
    records.cells(7)[0] = 'other';
    expect(records.cells(7)[0]).toBe('7');
  });
});

test('what is stopped before a record goes on with it', () => {
  const records = new Records(new TextEncoder().encode('\ntitle\na,b\n1,2\n'), ',');
  const seen: string[][] = [];
  expect(records.read((cells) => cells.length === 2)).toBe(true);
  expect(records.length).toBe(2);
  records.read((cells, record) => {
    seen.push([String(record), ...cells]);
    return false;
  });
  expect(seen).toEqual([
    ['2', 'a', 'b'],
    ['3', '1', '2'],
  ]);
});

test('what somebody throws who is told of a record is thrown on', () => {
  const records = new Records(new TextEncoder().encode('a\nb\n'), ',');
  expect(() =>
    records.read(() => {
      throw new RangeError('no');
    }),
  ).toThrow(new RangeError('no'));
});

test.each(DELIMITERS)('each line is told where no quotation mark is, however long the file is: %j', (delimiter) => {
  const cellsOf = (i: number) => (i % 7 === 0 ? [''] : [` ${i}`, `é ${i} `, '', 'x'.repeat(i % 50)]);
  const all = Array.from({ length: 5000 }, (_, i) => cellsOf(i));
  const text = `${all.map((cells) => `${cells.join(delimiter)}\n`).join('')}  `;
  const records = new Records(new TextEncoder().encode(text), delimiter);
  const told: string[][] = [];
  expect(records.read((cells) => told.push([...cells]) === 0)).toBe(true);
  expect(told).toEqual([...all.map(trimmed), ['']]);
  expect(told.map((_, record) => trimmed(records.cells(record)))).toEqual(told);
  expect(records.starts.at(-1)).toBe(Buffer.byteLength(text) - 2);
});
