/** Chooses the towns that the page names: those that a map around any site would show, at each zoom, and the large ones farther away. */

import type { Coordinates } from '../../../src/cells/index.ts';
import type { Town } from '../records/places-file.ts';
import { COARSEST, cellOf, cellsAround, FINEST } from './town-cells.ts';
import { largestFirst, readTowns, type WorldTowns } from './world-towns.ts';

/** How many cells around that of a site have a town each. */
const AROUND = 4;
/** A network of a town has a few hundred, one across Europe reaches this; some 10 kB, compressed. */
const MOST_NEAR = 1200;

/** Whoever looks for a charger types a town that may be far from all of them. */
const LARGE_THOUSANDS = 50;
const FAR_CELLS = 5;
const MOST_FAR = 400;

/** The largest first. @param sites whatever their order */
export function cutPlaces(world: WorldTowns, sites: readonly Coordinates[]): Town[] {
  const near: Town[] = [];
  const large: Town[] = [];
  const farCells = cellsAround(sites, FAR_CELLS, 1);
  const isLarge = (place: Coordinates, thousands: number) =>
    thousands >= LARGE_THOUSANDS && farCells.has(cellOf(place, FAR_CELLS));
  for (const [i, group] of world.entries()) {
    const halvings = COARSEST + i;
    const nearCells = halvings <= FINEST ? cellsAround(sites, halvings, AROUND) : new Set<number>();
    const isNear = (place: Coordinates) => nearCells.has(cellOf(place, halvings));
    const towns = readTowns(group, (place, thousands) => isNear(place) || isLarge(place, thousands));
    near.push(
      ...towns
        .filter(isNear)
        .sort(largestFirst)
        .slice(0, MOST_NEAR - near.length),
    );
    large.push(...towns.filter((town) => isLarge(town, town.thousands)));
  }
  const far = large.sort(largestFirst).slice(0, MOST_FAR);
  return [...new Set([...near, ...far])].sort(largestFirst);
}
