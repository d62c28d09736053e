import { borders, isIn as isInBorders } from '@rapideditor/country-coder';
import { describe, expect, it } from 'vitest';
import { borderGrid } from '../../src/cells/places/border-grid.ts';
import { isIn, type Point } from '../../src/cells/places/countries.ts';

/** Points along a winding line from one place to another. */
function* pointsFrom([west, south]: Point, [east, north]: Point, count: number): Iterable<Point> {
  for (let i = 0; i < count; i++) {
    const part = (i * 0.618_034) % 1;
    yield [west + ((east - west) * i) / count, south + (north - south) * part];
  }
}

describe('a grid of borders', () => {
  it.each<[string, Point, Point, string]>([
    ['the Netherlands with their sea and Baarle', [3, 50.5], [7.5, 54], 'NLD'],
    ['the Alps', [6, 45], [14, 48], 'CHE'],
    ['the Canaries and the Azores', [-32, 27], [-13, 40], 'ESP'],
    ['Fiji, on both sides of the date line', [-180, -21], [180, -12], 'FJI'],
    ['Italy with the Vatican', [12.3, 41.8], [12.6, 42], 'VAT'],
  ])('knows the countries of %s', (_, from, to, country) => {
    for (const point of pointsFrom(from, to, 4000)) {
      expect([point, isIn(point, country)]).toEqual([point, isInBorders(point, country)]);
    }
  });

  it('has no cell where a border is, also one that no corner shows', () => {
    const island = [
      [
        [0.02, 0.02],
        [0.03, 0.02],
        [0.03, 0.03],
        [0.02, 0.02],
      ],
    ];
    const coast = [
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
        [1, 1],
      ],
    ];
    const cellOf = borderGrid({ features: [{ geometry: { coordinates: [island, coast] } }, { geometry: null }] });
    expect(
      [
        [0.05, 0.05],
        [0.15, 0.05],
        [1.05, 1.55],
        [1.55, 1.55],
        [1.95, 1.5],
      ].map(cellOf),
    ).toEqual([undefined, '1,0', undefined, '15,15', undefined]);
  });

  it('has most of the land of a country in one piece', () => {
    const cellOf = borderGrid(borders as Parameters<typeof borderGrid>[0]);
    const found = [...pointsFrom([4.7, 52], [6, 52.8], 1000)].filter((point) => cellOf(point) !== undefined);
    expect(found.length).toBeGreaterThan(990);
  });
});
