/** Chooses the towns that the page names: those that a map around any site would show, at each zoom, and the large ones farther away. */

import type { Coordinates } from '../../../src/cells/index.ts';
import type { Town } from '../records/places-file.ts';

/** The width of cells, as halvings of the equator. A cell of the zoom z + 2 is an eighth of a screen of 1,000 px wide at the zoom z. */
const COARSEST = 4;
const FINEST = 14;
/** How many cells around that of a site have a town each. */
const AROUND = 4;
/** A network of a town has a few hundred, one across Europe reaches this; some 10 kB, compressed. */
const MOST_NEAR = 1200;

/** Whoever looks for a charger types a town that may be far from all of them. */
const LARGE_THOUSANDS = 50;
const FAR_CELLS = 5;
const MOST_FAR = 400;

/** Whether a place is near enough to a site for its town to be chosen. @param sites whatever their order */
export function isAround(sites: readonly Coordinates[]): (place: Coordinates) => boolean {
  const cells = cellsAround(sites, COARSEST, AROUND);
  return (place) => cells.has(cellOf(place, COARSEST));
}

/** The largest first. @param sites whatever their order */
export function cutPlaces(towns: readonly Town[], sites: readonly Coordinates[]): Town[] {
  const bySize = towns.filter(isAround(sites)).sort(largestFirst);
  const chosen = new Set<Town>();
  for (let halvings = COARSEST; halvings <= FINEST && chosen.size < MOST_NEAR; halvings++) {
    const isNear = cellsAround(sites, halvings, AROUND);
    const taken = new Set<number>();
    for (const town of bySize) {
      const cell = cellOf(town, halvings);
      if (chosen.size >= MOST_NEAR) break;
      if (taken.has(cell) || !isNear.has(cell)) continue;
      taken.add(cell);
      chosen.add(town);
    }
  }
  const isFar = cellsAround(sites, FAR_CELLS, 1);
  const large = bySize.filter((town) => town.thousands >= LARGE_THOUSANDS && isFar.has(cellOf(town, FAR_CELLS)));
  for (const town of large.slice(0, MOST_FAR)) chosen.add(town);
  return [...chosen].sort(largestFirst);
}

function largestFirst(one: Town, other: Town): number {
  return (
    other.thousands - one.thousands ||
    one.latitude - other.latitude ||
    one.longitude - other.longitude ||
    (one.name < other.name ? -1 : 1)
  );
}

/** In the middle of Europe, a cell is as high as it is wide. */
const HEIGHT_OF_WIDTH = 0.625;

/** The number of a cell. */
function cellOf({ latitude, longitude }: Coordinates, halvings: number): number {
  const columns = 2 ** halvings;
  const width = 360 / columns;
  return cellAt(Math.floor(longitude / width), Math.floor((latitude + 90) / (width * HEIGHT_OF_WIDTH)), columns);
}

/** East of 180° begins the west. */
function cellAt(column: number, row: number, columns: number): number {
  return row * columns + (((column % columns) + columns) % columns);
}

function cellsAround(sites: readonly Coordinates[], halvings: number, around: number): ReadonlySet<number> {
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
