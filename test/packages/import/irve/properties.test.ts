/** Whatever is in the cells, nothing is thrown, no error is left, and every charging point is in the tables or named. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATIC_FIELDS } from '../../../../packages/import/irve-schema/editions.ts';
import { isError } from '../../../../src/findings/finding.ts';
import { type Cells, staticRow } from '../../../support/irve-rows.ts';
import { runs } from '../../../support/sampled.ts';
import { importRows, special, table } from './support.ts';

const anything = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    '[]',
    '{}',
    '[1]',
    '[200,100]',
    '[,]',
    'true',
    'Non concerné',
    '#REF!',
    '1,00E+05',
    '24/7',
    '99:99-100:00',
    '=',
  ),
  fc.constantFrom(
    'a'.repeat(40),
    'A'.repeat(300),
    '\u0000x',
    'x\u202Ey',
    '"',
    ',;\t|',
    '\n',
    '\\|',
    'é'.repeat(120),
    '1'.repeat(60),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed().replaceAll('\u0000', '')),
);

const COLUMNS = Object.keys(STATIC_FIELDS).filter((name) => name !== 'id_pdc_itinerance');

const strangeRow = fc.dictionary(fc.constantFrom(...COLUMNS), anything.map(withoutNul), { maxKeys: 4 });

/** A file with a NUL byte is refused as a whole. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}

test('static files', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(strangeRow, fc.boolean()), { minLength: 1, maxLength: 5 }), (strange) => {
      const rows: Cells[] = strange.map(([cells, isOwnStation], i) =>
        staticRow({
          id_station_itinerance: isOwnStation ? `FRABCP${i}` : 'FRABCP',
          id_pdc_itinerance: `FRABCE${i}`,
          ...cells,
        }),
      );
      const imported = importRows(rows);
      expect(imported.ofTables.filter(isError)).toEqual([]);
      const published = new Set(table(imported, 'evses').map(({ uid }) => uid));
      const lost = special(imported).filter(({ code }) => code === 'object-left-out');
      const lines = lost.flatMap(({ line, related = [] }) => [line, ...related.map((one) => one.line)]);
      const isTold = (row: Cells) =>
        lines.some((line) => rowAt(rows, line)?.id_station_itinerance === row.id_station_itinerance);
      expect(rows.filter((row) => !published.has(row.id_pdc_itinerance ?? '') && !isTold(row))).toEqual([]);
      expect(imported.findings.every(({ line }) => line !== undefined && line >= 1)).toBe(true);
    }),
    runs(50, 400),
  );
});

/** The row at a line of the file; cells may have line breaks. */
function rowAt(rows: readonly Cells[], line = 0): Cells | undefined {
  let at = 1;
  return rows.find((row) => {
    at +=
      1 +
      Object.values(row)
        .join('')
        .split(/\r\n|\r|\n/).length -
      1;
    return line <= at;
  });
}
