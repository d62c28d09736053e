/** The page splits a table as the check does, and knows where each cell stands. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellName } from '../../../../packages/check-page/page/cell-name.ts';
import { Table, tableOf } from '../../../../packages/check-page/page/table.ts';
import { trimmedCells } from '../../../../src/csv/csv-file.ts';
import { readCsv } from '../../../../src/csv/read-csv.ts';
import type { Delimiter } from '../../../../src/csv/separators.ts';
import { dialects, tables, writeIn } from '../../../support/csv-dialects.ts';
import { runs } from '../../../support/sampled.ts';
import { checkedOn } from '../support/drop.ts';
import { bytesOf, network } from '../support/smallest.ts';

/** All rows, as the check has them; undefined if it cannot split the text. */
function rowsToCheck(text: string, delimiter?: Delimiter) {
  const { file } = readCsv('t.csv', Buffer.from(text));
  if (file === undefined || (delimiter !== undefined && file.delimiter !== delimiter)) return undefined;
  const rows = Array.from({ length: file.records.length }, (_, record) => trimmedCells(file, record));
  return { rows, delimiter: file.delimiter };
}

const rowsOf = (table: Table) => Array.from({ length: table.length }, (_, i) => table.cells(i + 1));

test('of every table in every dialect', () => {
  fc.assert(
    fc.property(tables, dialects, (table, dialect) => {
      const { text } = writeIn(dialect, table);
      const { rows, delimiter } = rowsToCheck(text) ?? {};
      expect(rowsOf(new Table(text, { delimiter: delimiter ?? ',', headerRow: 1 }))).toEqual(rows);
    }),
    runs(300, 4000),
  );
});

/** Texts made of little else than what the grammar is about. */
const almostCsv = fc
  .array(fc.constantFrom('"', '"', ',', ';', '\t', '\n', '\r\n', '\r', ' ', '\u00a0', '\v', "'=", 'a', '🔌', '""'), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

test('of every text that the check can split; what is written at a cell is found there, and all else is as it was', () => {
  fc.assert(
    fc.property(almostCsv, fc.constantFrom<Delimiter>(',', ';', '\t'), fc.nat(), (rest, delimiter, any) => {
      const text = `first${delimiter}second\n${rest}`;
      const expected = rowsToCheck(text, delimiter)?.rows;
      fc.pre(expected !== undefined);
      const table = new Table(text, { delimiter, headerRow: 1 });
      expect(rowsOf(table)).toEqual(expected);
      const row = any % expected.length;
      const column = any % (expected[row]?.length ?? 1);
      const span = table.spanOf(cellName(row + 1, column));
      expect(span).toBeDefined();
      const written = `${text.slice(0, span?.from)}X${text.slice(span?.to)}`;
      const after = expected.map((cells, i) => (i === row ? cells.with(column, 'X') : cells));
      expect(rowsOf(new Table(written, { delimiter, headerRow: 1 }))).toEqual(after);
    }),
    runs(1500, 20000),
  );
});

test('in the words of people, under a title, in the code page of the country', async () => {
  const file = 'mine/chargers.csv';
  const text =
    'Unsere S\xe4ulen;;;;\nStandort-ID;Stra\xdfe;Ort;Breitengrad;L\xe4ngengrad;Ladepunkt;Steckertyp;Leistung (kW)\nA;"Am ""Tor""";K\xf6ln;50,94;6,96;P1;IEC_62196_T2;22\n';
  const bytes = bytesOf(text);
  const { tables: known } = await checkedOn(network([file, bytes]));
  const form = known.get(file)?.form;
  const table = form && tableOf(bytes, form);
  expect(table?.cells(form?.headerRow ?? 0).slice(0, 5)).toEqual([
    ...['Standort-ID', 'Straße', 'Ort', 'Breitengrad', 'Längengrad'],
  ]);
  expect(table?.cells(3).slice(0, 3)).toEqual(['A', 'Am "Tor"', 'Köln']);
  expect([table?.cells(0), table?.cells(9), table?.spanOf('C9')]).toEqual([[], [], undefined]);
  // An edit puts other bytes in their place.
  expect(form && tableOf(bytesOf('a;b\nc;d\n'), form)?.cells(2)).toEqual(['c', 'd']);
});
