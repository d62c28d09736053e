/** Foreign text in a table must never be a formula in a spreadsheet, and must be read as what it was. */

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/csv/csv-file.ts';
import { readCsv } from '../../src/csv/read-csv.ts';
import { writeCsv } from '../../src/csv/write-csv.ts';
import { runs } from '../support/sampled.ts';

const write = (...cells: string[]) => writeCsv(['a', 'b'], [['x', cells[0] ?? '']]);
const readBack = (text: string) => {
  const { file } = readCsv('t.csv', Buffer.from(text));
  return file && cellsOf(file, file.rows[0] ?? -1)[1];
};
const cellOf = (text: string) => (parse(text) as string[][])[1]?.[1];

/** What makes Excel, LibreOffice or Google Sheets take a cell for something to work out (OWASP, CSV injection). */
const TRIGGER = /^[=+\-@\t\r\n＝＋－＠]/;
const NEGATIVE = /^-\d+(\.\d+)?$/;

describe('a text that would be a formula', () => {
  test.each([
    ['=HYPERLINK("http://evil.example","click")', `'=HYPERLINK("http://evil.example","click")`],
    ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
    ['@SUM(1)', "'@SUM(1)"],
    ['-2+3', "'-2+3"],
    ['+31 20 123 4567', "'+31 20 123 4567"],
    ['+31201234567', "'+31201234567"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['\t=1+1', "'\t'=1+1"],
    ['\ttext', "'\ttext"],
    ["'=1", "''=1"],
    ["''-1", "'''-1"],
    // Where the separator of lists is a semicolon, as in most of Europe, Excel divides a line with commas at these.
    ['Foo;=1+1;', "Foo;'=1+1;"],
    ['Foo; "=1+1', `Foo;' "=1+1`],
    ['Foo\n=1+1', "Foo\n'=1+1"],
  ])('%j is written as text', (text, written) => {
    expect(cellOf(write(text))).toBe(written);
    expect(readBack(write(text))).toBe(text);
  });
});

describe('what is no formula stays as it is', () => {
  test.each([
    ['a negative number', '-0.5'],
    ['a floor', '-1'],
    ['a town', "'s-Hertogenbosch"],
    ['another town', "'t Zand"],
    ['a year', "'76 Station"],
    ['opening hours', 'Mo-Fr 08:00-20:00; Sa 10:00-18:00'],
    ['a moment', '2025-01-01T00:00:00Z'],
    ['an address', 'info@example.com'],
  ])('%s', (_, text) => {
    expect(cellOf(write(text))).toBe(text);
    expect(readBack(write(text))).toBe(text);
  });
});

test.each([
  ["'+31201234567", '+31201234567'],
  ['+31201234567', '+31201234567'],
  ["'-0.5", '-0.5'],
  ["'s-Gravenhage", "'s-Gravenhage"],
  ["'76", "'76"],
])('%j that somebody typed is read as %j', (typed, text) => expect(readBack(`a,b\nx,${typed}\n`)).toBe(text));

const pieces = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', '\t', '\n', ' ', '＝', '1', '.5', 'a', '🔌');
const texts = fc
  .oneof(
    fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .map((text) => text.replaceAll('\0', '').replaceAll('\r', '').trim());

test('any text is read as it was written, and no cell begins as a formula, whatever divides the cells', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = write(text);
      expect(readBack(written) ?? '').toBe(text);
      const cell = cellOf(written) ?? '';
      expect(TRIGGER.test(cell) && !NEGATIVE.test(cell), cell).toBe(false);
      for (const part of cell.split(/[;\t\n]/).slice(1))
        expect(/^["\p{Zs}]*[=+\-@＝＋－＠]/u.test(part), cell).toBe(false);
    }),
    runs(1000, 10000),
  );
});
