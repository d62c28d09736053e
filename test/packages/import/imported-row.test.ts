/** The cells of a draft row have the texts and the places that they were given. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveOutUnused } from '../../../packages/import/rows/gone-objects.ts';
import {
  cellOf,
  filledColumns,
  type ImportedCell,
  importedRow,
  sharedTexts,
} from '../../../packages/import/rows/imported-row.ts';
import { emptyImport, recorder } from '../../../packages/import/rows/imported-tables.ts';
import { runs } from '../../support/sampled.ts';

const ROW = '/data/1/evses/2';
const columns = fc.constantFrom('id', 'name', 'city', 'operator');
const cells = fc.record({
  text: fc.string({ maxLength: 3 }),
  pointer: fc.constantFrom(
    '',
    ROW,
    `${ROW}/id`,
    `${ROW}0/id`,
    `${ROW}.`,
    '/data/1/id',
    '/data/1@7:id',
    '/data/1.',
    '/data/10',
    '/data',
    '/x',
  ),
});
const given = fc.dictionary(columns, cells).map((made) => Object.entries(made));

test('what was given is there, and what was taken out is gone', () => {
  fc.assert(
    fc.property(given, columns, (list, gone) => {
      const map = new Map<string, ImportedCell>(list);
      const row = importedRow({ table: 'evses', document: 'feed.json', pointer: ROW }, list, sharedTexts());
      row.cells[gone] = undefined;
      map.delete(gone);
      expect(filledColumns(row.cells).map((column) => [column, cellOf(row, column)])).toEqual([...map]);
      for (const column of [gone, 'owner']) expect(cellOf(row, column)).toBeUndefined();
    }),
    runs(500, 4000),
  );
});

test('more rows than a call takes arguments are looked through', () => {
  const draft = emptyImport();
  const record = recorder(draft, 'feed.json');
  for (let i = 0; i < 150_000; i++) record.addRow('evses', '/0', {});
  record.addRow('businesses', '/0', { id: { text: 'nobody', pointer: '/0' } });
  leaveOutUnused(draft);
  expect(draft.rows).toHaveLength(150_000);
});
