/** The cells that ship with the package, and how they are written and read. */

import { describe, expect, test } from 'vitest';
import { type Cells, readRows, regionAt, writeRows } from '../../../src/cells/regions/cell-rows.ts';
import { regionsOf } from '../../../src/cells/regions/nuts-1.ts';
import regionCells from '../../../src/cells/regions/region-cells.json' with { type: 'json' };

const regionsIn = (cells: Cells) => new Set([...cells.values()].flatMap(({ regions }) => [...regions]));

describe.each(Object.entries(regionCells.countries))('%s', (country, text) => {
  test('has regions of the country, and no others', () => {
    const regions = regionsIn(readRows(text));
    regions.delete('-');
    const prefix = regionsOf(country)[0]?.slice(0, 2);
    expect([...regions].filter((last) => !regionsOf(country).includes(`${prefix}${last}`))).toEqual([]);
    expect(regions.size).toBeGreaterThan(1);
  });
});

test('what is written is read', () => {
  const text = writeRows([
    { y: -1, cells: [{ x: -2, region: 'A' }, { x: -1, region: 'A' }, { x: 2, region: '4' }] }, // biome-ignore format: a row
    { y: 1040, cells: [{ x: 268, region: '3' }] },
  ]);
  expect(text).toBe('-1 -2 A2 -2 41,1040 268 31');
  const cells = readRows(text);
  expect(regionAt(cells, -0.01, -0.01)).toBe('A');
  expect(regionAt(cells, -0.01, 0.01)).toBeUndefined();
  expect(regionAt(cells, -0.01, 0.11)).toBe('4');
  expect(regionAt(cells, -0.01, -0.11)).toBeUndefined();
  expect(regionAt(cells, 52.04, 13.44)).toBe('3');
  expect(regionAt(cells, 52.04, 13.46)).toBeUndefined();
  expect(regionAt(cells, 40, 13.44)).toBeUndefined();
});
