/** Which cells are said to be in a region: those around which all towns are. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRows, regionAt, writeRows } from '../../src/cells/regions/cell-rows.ts';
import { regionOf } from '../../src/cells/regions/region-of.ts';
import { rowsOf } from '../../tools/generate/regions.ts';

/** Towns every five kilometres from west to east, of region A to 10.5 degrees east, of region B beyond. */
const TOWNS = Array.from({ length: 15 }, (_, i) => {
  const longitude = 10 + i * 0.07;
  return { latitude: 50, longitude, region: longitude < 10.5 ? 'A' : 'B' };
});

test('a cell far from a border is certain, one beside it is not, nor one without a town', () => {
  const cells = readRows(writeRows(rowsOf(TOWNS)));
  expect(regionAt(cells, 50.01, 10.16)).toBe('A');
  expect(regionAt(cells, 50.01, 10.91)).toBe('B');
  expect(regionAt(cells, 50.01, 10.51)).toBeUndefined();
  expect(regionAt(cells, 50.6, 10.16)).toBeUndefined();
});

test('the farther the next town, the farther from a border it must be', () => {
  const cells = readRows(writeRows(rowsOf(TOWNS)));
  expect(regionAt(cells, 50.01, 10.26)).toBe('A');
  expect(regionAt(cells, 50.09, 10.26)).toBeUndefined();
});

interface Commune {
  readonly region?: string;
  readonly codesPostaux?: readonly string[];
}

/** INSEE's codes of regions. */
const REGIONS: Readonly<Record<string, string>> = {
  11: 'FR1',
  24: 'FRB',
  27: 'FRC',
  28: 'FRD',
  32: 'FRE',
  44: 'FRF',
  52: 'FRG',
  53: 'FRH',
  75: 'FRI',
  76: 'FRJ',
  84: 'FRK',
  93: 'FRL',
  94: 'FRM',
  '01': 'FRY',
  '02': 'FRY',
  '03': 'FRY',
  '04': 'FRY',
  '06': 'FRY',
};

test('every postal code of a French commune says its region, or nothing', () => {
  const text = readFileSync('node_modules/@etalab/decoupage-administratif/data/communes.json', 'utf8');
  const pairs = (JSON.parse(text) as Commune[]).flatMap(({ region = '', codesPostaux = [] }) =>
    codesPostaux.map((postal_code) => ({ postal_code, truth: REGIONS[region] })),
  );
  const said = pairs.map((pair) => ({ ...pair, region: regionOf({ country: 'FRA', postal_code: pair.postal_code }) }));
  expect(said.length).toBeGreaterThan(35_000);
  expect(said.filter(({ region, truth }) => region !== undefined && region !== truth)).toEqual([]);
  expect(said.filter(({ region, truth }) => region === undefined && truth !== undefined).length).toBeLessThan(50);
});
