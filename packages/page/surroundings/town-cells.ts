/** Cells of the world, by which towns are chosen: each size of them stands for a zoom of the map. */

import type { Coordinates } from '../../../src/cells/index.ts';

/** The width of cells, as halvings of the equator. A cell of the zoom z + 2 is an eighth of a screen of 1,000 px wide at the zoom z. */
export const COARSEST = 4;
export const FINEST = 14;

/** In the middle of Europe, a cell is as high as it is wide. */
const HEIGHT_OF_WIDTH = 0.625;

/** The number of a cell. A cell of the next size lies in one of this size. */
export function cellOf({ latitude, longitude }: Coordinates, halvings: number): number {
  const columns = 2 ** halvings;
  const width = 360 / columns;
  return cellAt(Math.floor(longitude / width), Math.floor((latitude + 90) / (width * HEIGHT_OF_WIDTH)), columns);
}

/** East of 180° begins the west. */
function cellAt(column: number, row: number, columns: number): number {
  return row * columns + (((column % columns) + columns) % columns);
}

/** Those of the sites, and so many to each side of them. */
export function cellsAround(sites: readonly Coordinates[], halvings: number, around: number): ReadonlySet<number> {
  const columns = 2 ** halvings;
  const cells = new Set<number>();
  for (const cell of new Set(sites.map((site) => cellOf(site, halvings)))) {
    for (let dx = -around; dx <= around; dx++) {
      for (let dy = -around; dy <= around; dy++) {
        cells.add(cellAt((cell % columns) + dx, Math.floor(cell / columns) + dy, columns));
      }
    }
  }
  return cells;
}
