/** A column is declared once, and read in both directions: what its codec reads, its JSON Schema accepts, and what it writes, it reads. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/findings/words.ts';
import { factsOf, reading } from '../../../src/tables/cell-types/column-type.ts';
import { readCell } from '../../../src/tables/cell-types/read-cell.ts';
import type { Column } from '../../../src/tables/table.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { inputSchema } from '../../../tools/generate/schemas/input-schema.ts';
import { runs } from '../../support/sampled.ts';

const COLUMNS = Object.values(TABLES).flatMap((table) =>
  Object.entries<Column<unknown>>(table.columns).map(([name, column]) => [`${table.name}.${name}`, column] as const),
);

const PIECES = [
  ...[
    '1',
    '22',
    '049',
    '0',
    '.0',
    '.50',
    '2026',
    '-12',
    '25',
    '.',
    ',',
    ' ',
    '-',
    '/',
    ':',
    '°',
    '%',
    '|',
    '+31',
    '(0)',
  ],
  ...['Mo', '08:00', 'T', 'Z', 'true', 'NONE', 'e', 'x', 'ä', '🔌', 'https://', 'a.nl', 'images/', '.jpg', 'en:', '\\'],
];

/** Texts of a column: its example and values, whole or with something else in them, and anything at all. */
function textsOf({ type, example }: Column<unknown>): fc.Arbitrary<string> {
  const known = fc.constantFrom(example, ...(factsOf(type).values ?? []));
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((list) => list.join(''));
  const changed = fc
    .tuple(known, pieces, fc.nat(40))
    .map(([text, more, at]) => text.slice(0, at) + more + text.slice(at));
  return fc.oneof(known, changed, pieces);
}

describe.each(COLUMNS)('%s', (_, column) => {
  const { type } = column;

  test('reads what its JSON Schema accepts, and what it writes itself', () => {
    const isAccepted = new Ajv2020({ strict: true }).compile(inputSchema(type));
    fc.assert(
      fc.property(textsOf(column), (text) => {
        const cell = reading(type, text);
        if (!cell.ok) return;
        expect(isAccepted(text.trim()), text).toBe(true);
        expect(reading(type, type.encode(cell.value)), text).toEqual(cell);
      }),
      runs(30, 200),
    );
  });

  test('says the same of what its codec refuses', () => {
    fc.assert(
      fc.property(textsOf(column), (text) => {
        const cell = readCell(type, text);
        expect('problem' in cell).toBe(!type.safeDecode(text).success);
        if ('problem' in cell)
          expect(textOf(cell.problem.problem) + cell.problem.hint).not.toMatch(/\{example\}|another form/);
      }),
      runs(30, 200),
    );
  });
});

test.each([
  ['locations.latitude', '5x.357500', 'Write a number such as 52.373169.'],
  ['locations.longitude', '200', 'Write decimal degrees, such as 4.893379.'],
  ['connectors.max_electric_power', 'viel', 'Write a number such as 300000, in W.'],
  ['tariff_elements.start_time', 'later', 'Write hours and minutes, such as 22:00.'],
])('a hint of %s has the example of the column', (name, text, hint) => {
  const [, column] = COLUMNS.find(([known]) => known === name) ?? [];
  expect(column && readCell(column.type, text)).toMatchObject({ problem: { hint } });
});
