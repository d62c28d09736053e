/** Cells as spreadsheets name them, there and back. */

import { expect, test } from 'vitest';
import { cellName, rowOfCell } from '../../../../packages/check-page/page/cell-name.ts';

test.each([
  ['A1', 1, 0],
  ['F14', 14, 5],
  ['Z2', 2, 25],
  ['AA2', 2, 26],
  ['AZ30', 30, 51],
  ['BA30', 30, 52],
  ['AAA1', 1, 702],
])('%s', (name, row, column) => {
  expect(cellName(row, column)).toBe(name);
  expect(rowOfCell(name)).toEqual({ row, column });
});

test('what names no cell is none', () => {
  for (const name of ['', '7', 'a1', 'A', 'A1:B2']) expect(rowOfCell(name)).toBeUndefined();
});
