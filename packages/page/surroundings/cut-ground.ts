/** Cuts the coasts and borders around the sites out of those of Europe, where the network is small enough to be looked at closely. */

import type { Coordinates } from '../../../src/cells/index.ts';
import { readSteps, STEPS_PER_DEGREE, type Steps, toSteps } from '../records/ground-lines.ts';
import type { NearGround } from '../records/places-file.ts';
import { type Box, clipLine, clipRing } from './clip.ts';

/** Land and borders between countries, finer than the outline of the world. */
export interface EuropeanGround {
  /** What it covers, in degrees. */
  readonly box: Box;
  /** Rings of areas: an outer one, then its holes. */
  readonly land: readonly (readonly Steps[])[];
  readonly borders: readonly Steps[];
}

/** So far beyond the outermost sites, in degrees: as far as a window shows at the first look, at least. */
const MARGIN = { latitude: 0.6, longitude: 1 };
/** A larger network is first seen from so far away that the outline of the world is as exact; in degrees. */
const LARGEST = { latitude: 9, longitude: 14 };

/** Undefined if the outline of the world is all that there is. */
export function cutGround(ground: EuropeanGround, sites: readonly Coordinates[]): NearGround | undefined {
  const box = boxAround(sites);
  if (box === undefined || !isInside(box, ground.box)) return undefined;
  const ring = (steps: Steps) => {
    const clipped = meets(steps, box) ? clipRing(readSteps(steps), box) : undefined;
    return clipped ? [toSteps(clipped)] : [];
  };
  const borders = ground.borders.filter((line) => meets(line, box));
  return {
    box: [box.west, box.south, box.east, box.north],
    land: ground.land.map((rings) => rings.flatMap(ring)).filter((rings) => rings.length > 0),
    borders: borders.flatMap((line) => clipLine(readSteps(line), box).map(toSteps)),
  };
}

function boxAround(sites: readonly Coordinates[]): Box | undefined {
  const ends = { west: 180, south: 90, east: -180, north: -90 };
  for (const { latitude, longitude } of sites) {
    ends.west = Math.min(ends.west, longitude);
    ends.east = Math.max(ends.east, longitude);
    ends.south = Math.min(ends.south, latitude);
    ends.north = Math.max(ends.north, latitude);
  }
  const [width, height] = [ends.east - ends.west, ends.north - ends.south];
  if (sites.length === 0 || width > LARGEST.longitude || height > LARGEST.latitude) return undefined;
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    west: rounded(ends.west - MARGIN.longitude - width / 4),
    south: rounded(ends.south - MARGIN.latitude - height / 4),
    east: rounded(ends.east + MARGIN.longitude + width / 4),
    north: rounded(ends.north + MARGIN.latitude + height / 4),
  };
}

/** False if all points are beyond one edge of a box: most lines of Europe, which need not be read further. */
function meets(steps: Steps, { west, south, east, north }: Box): boolean {
  let [x, y] = [0, 0];
  const ends = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    if (x < ends.west) ends.west = x;
    if (x > ends.east) ends.east = x;
    if (y < ends.south) ends.south = y;
    if (y > ends.north) ends.north = y;
  }
  const isBeyond =
    ends.east / STEPS_PER_DEGREE < west ||
    ends.west / STEPS_PER_DEGREE > east ||
    ends.north / STEPS_PER_DEGREE < south ||
    ends.south / STEPS_PER_DEGREE > north;
  return !isBeyond;
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  );
}
