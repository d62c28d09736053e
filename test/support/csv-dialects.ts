/**
 * For tests: tables of any texts, written as CSV in any of the forms that spreadsheets save, together with the line and
 * the column at which each cell was put.
 */

import fc from 'fast-check';
import type { Delimiter } from '../../src/csv/separators.ts';

export interface Dialect {
  readonly delimiter: Delimiter;
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly bom: boolean;
  readonly quotes: 'always' | 'needed';
  /** What stands before and behind each cell. */
  readonly padding: string;
  /** How many blank lines stand before each row, in turn. */
  readonly blankLines: readonly number[];
  readonly lastLineEnd: boolean;
}

export interface Written {
  readonly text: string;
  /** Where each cell of each row begins; rows as in the table. */
  readonly places: readonly (readonly { readonly line: number; readonly column: number }[])[];
}

export const dialects: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  bom: fc.boolean(),
  quotes: fc.constantFrom('always', 'needed'),
  padding: fc.constantFrom('', '', ' ', '  ', '\u00a0', '\u2003', '\u3000'),
  blankLines: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 4 }),
  lastLineEnd: fc.boolean(),
});

/** Pieces that make CSV hard, besides any other text. */
const piece = fc.oneof(
  fc.constantFrom('"', '""', ',', ';', '\t', '\n', ' ', '\u00a0', '\u2003', '', 'é', 'Ж', '🔌', '👩‍🔧', '\ufffd'),
  fc.stringMatching(/^[a-z0-9]{1,5}$/),
  fc.string({ unit: 'binary', maxLength: 4 }).map((text) => text.replace(/[\0\r\ufeff]/g, '')),
);

/** The text of a cell without spaces around it, since those are not part of it. */
const cell = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('').trim());

/** Tables with a header of plain names, and rows of any texts of which none is empty altogether. */
export const tables: fc.Arbitrary<string[][]> = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc
    .array(
      fc.array(cell, { minLength: width, maxLength: width }).filter((row) => row.some((text) => text !== '')),
      { maxLength: 6 },
    )
    .map((rows) => [Array.from({ length: width }, (_, i) => `column${i}`), ...rows]),
);

/** Writes a table, and notes where each cell begins: at its quotation mark, if it has one. */
export function writeIn(dialect: Dialect, table: readonly (readonly string[])[]): Written {
  const { delimiter, lineEnd, bom, quotes, padding, blankLines, lastLineEnd } = dialect;
  let text = bom ? '\ufeff' : '';
  let [line, column] = [1, 1];
  const put = (part: string) => {
    text += part;
    const lines = part.split(/\r\n|\r|\n/);
    line += lines.length - 1;
    const last = [...(lines.at(-1) ?? '')].length;
    column = lines.length > 1 ? last + 1 : column + last;
  };
  const places = table.map((row, at) => {
    put(lineEnd.repeat(blankLines[at % blankLines.length] ?? 0));
    const placesInRow = row.map((content, i) => {
      if (i > 0) put(delimiter);
      put(padding);
      const place = { line, column };
      const needsQuotes = quotes === 'always' || /[",;\t\n]/.test(content);
      put(needsQuotes ? `"${content.replaceAll('"', '""').replaceAll('\n', lineEnd)}"` : content);
      // In a text of spaces alone, nobody knows which ones are after the cell; csv-parse accepts only ASCII ones after quotes.
      if (needsQuotes ? padding < '\x7f' : content !== '') put(padding);
      return place;
    });
    if (at < table.length - 1 || lastLineEnd) put(lineEnd);
    return placesInRow;
  });
  return { text, places };
}
