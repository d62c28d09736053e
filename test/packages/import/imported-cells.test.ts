/** The cells of a draft row behave as a map of cells does. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveOutUnused } from '../../../packages/import/rows/gone-objects.ts';
import { type ImportedCell, ImportedCells, sharedTexts } from '../../../packages/import/rows/imported-cells.ts';
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
const steps = fc.array(fc.tuple(columns, fc.option(cells, { nil: undefined })), { maxLength: 12 });

test('what was set is got, and what was deleted is gone', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const map = new Map<string, ImportedCell>();
      const row = new ImportedCells(ROW, sharedTexts());
      for (const [column, cell] of list) {
        if (cell === undefined) expect(row.delete(column)).toBe(map.delete(column));
        else {
          row.set(column, cell);
          map.set(column, cell);
        }
      }
      expect(row.columns().map((column) => [column, row.get(column)])).toEqual([...map]);
      for (const column of ['id', 'owner']) {
        expect(row.has(column)).toBe(map.has(column));
        expect(row.textOf(column)).toBe(map.get(column)?.text);
      }
    }),
    runs(500, 4000),
  );
});

test('more rows than a call takes arguments are looked through', () => {
  const draft = emptyImport();
  const record = recorder(draft, 'feed.json');
  for (let i = 0; i < 150_000; i++) record.addRow('evses', '/0', []);
  record.addRow('businesses', '/0', [['id', { text: 'nobody', pointer: '/0' }]]);
  leaveOutUnused(draft);
  expect(draft.rows).toHaveLength(150_000);
});
