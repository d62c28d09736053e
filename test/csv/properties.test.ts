/** What holds for every table in every dialect, and for every file that is none. */

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/csv/csv-file.ts';
import { placeOf, placeOfHeader } from '../../src/csv/position.ts';
import { readCsv } from '../../src/csv/read-csv.ts';
import type { Delimiter } from '../../src/csv/separators.ts';
import { dialects, tables, writeIn } from '../support/csv-dialects.ts';
import { runs } from '../support/sampled.ts';

const RUNS = runs(500, 4000);

test('the cells that were written are read, and found where they were put', () => {
  fc.assert(
    fc.property(tables, dialects, (table, dialect) => {
      const { text, places } = writeIn(dialect, table);
      const { file, findings } = readCsv('t.csv', Buffer.from(text));
      expect(findings).toEqual([]);
      if (file === undefined) throw new Error('nothing was read');
      expect([file.header, ...Array.from(file.rows, (record) => cellsOf(file, record))]).toEqual(table);
      const headerPlaces = file.header.map((_, i) => placeOfHeader(file, i));
      const rowPlaces = Array.from(file.rows, (record) =>
        cellsOf(file, record).map((_, i) => placeOf(file, { record }, i)),
      );
      const records = [file.headerRecord, ...file.rows];
      expect([headerPlaces, ...rowPlaces]).toEqual(
        places.map((row, i) =>
          row.map((at, column) => ({
            file: 't.csv',
            ...at,
            cell: `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column]}${(records[i] ?? 0) + 1}`,
          })),
        ),
      );
    }),
    RUNS,
  );
});

/** Texts made of little else than what the grammar is about. */
const almostCsv = fc
  .array(fc.constantFrom('"', '"', ',', ';', '\t', '\n', '\n', ' ', '\u00a0', '\u2003', '\v', 'a', 'b', '🔌'), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

const delimiters = fc.constantFrom<Delimiter>(',', ';', '\t');

test('records and cells are found where csv-parse finds them', () => {
  fc.assert(
    fc.property(almostCsv, delimiters, (rest, delimiter) => {
      const text = `first${delimiter}second\n${rest}`;
      const { file } = readCsv('t.csv', Buffer.from(text));
      fc.pre(file !== undefined);
      expect(file.delimiter).toBe(delimiter);
      const records = parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true, trim: true });
      for (const [record, cells] of records.entries()) {
        for (const [i, cell] of cells.entries()) {
          const { line = 0, column = 0 } = placeOf(file, { record }, i);
          expect(startsAt(text, line, column, cell), `${JSON.stringify(cell)} at ${line}:${column}`).toBe(true);
        }
      }
    }),
    runs(2500, 20000),
  );
});

/** Whether the text has the cell at that place, in quotation marks or without. */
function startsAt(text: string, line: number, column: number, cell: string): boolean {
  const rest = text.split('\n').slice(line - 1);
  const here = [[...(rest[0] ?? '')].slice(column - 1).join(''), ...rest.slice(1)].join('\n');
  return here.startsWith(`"${cell.replaceAll('"', '""')}"`) || (here.startsWith(cell) && !here.startsWith('"'));
}

/** Findings about lines that are no rows of the table, or about its letters, so none is missing. */
const NOT_ROWS = ['comment-row', 'total-row', 'sep-line', 'code-page'];

test('no file makes the reader throw, and each one is read or has a finding at a place inside it', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    almostCsv.map((text) => Buffer.from(`a,b\n${text}`)),
    fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(text, 'latin1')),
    fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(bytes, (content) => {
      const { file, incomplete, findings } = readCsv('t.csv', content);
      expect(incomplete).toBe(findings.some(({ code }) => !NOT_ROWS.includes(code)));
      if (file === undefined) expect(findings).toHaveLength(1);
      const lines = Buffer.from(content)
        .toString('utf8')
        .split(/\r\n|\r|\n/).length;
      for (const { line = 0, column = 0 } of findings) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
      }
    }),
    runs(1250, 10000),
  );
});
