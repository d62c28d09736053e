/** Cuts lines and areas at the edges of a box, in degrees. */

import type { GroundPoint } from '../records/ground-lines.ts';

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** An edge of a box: how far a point is inside of it, in degrees; negative outside. */
type Edge = (point: GroundPoint) => number;

function edgesOf({ west, south, east, north }: Box): readonly Edge[] {
  return [([x]) => x - west, ([x]) => east - x, ([, y]) => y - south, ([, y]) => north - y];
}

/** Where the line between two points, one on each side of an edge, meets it. */
function crossing(one: GroundPoint, other: GroundPoint, edge: Edge): GroundPoint {
  const part = edge(one) / (edge(one) - edge(other));
  return [one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])];
}

/** The part of an area that is in the box (Sutherland and Hodgman). @param ring its edge; undefined: nothing of it is left */
export function clipRing(ring: readonly GroundPoint[], box: Box): GroundPoint[] | undefined {
  let points = [...ring];
  for (const edge of edgesOf(box)) {
    const inside: GroundPoint[] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (before && edge(before) < 0 !== edge(point) < 0) inside.push(crossing(before, point, edge));
      if (edge(point) >= 0) inside.push(point);
      before = point;
    }
    points = inside;
  }
  return points.length < 3 ? undefined : points;
}

/** The parts of a line that are in the box. */
export function clipLine(line: readonly GroundPoint[], box: Box): GroundPoint[][] {
  let parts: GroundPoint[][] = [[...line]];
  for (const edge of edgesOf(box)) parts = parts.flatMap((part) => partsInside(part, edge));
  return parts.filter((part) => part.length > 1);
}

function partsInside(line: readonly GroundPoint[], edge: Edge): GroundPoint[][] {
  const parts: GroundPoint[][] = [];
  let part: GroundPoint[] | undefined;
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    const isCrossed = before !== undefined && edge(before) < 0 !== edge(point) < 0;
    const meeting = isCrossed ? [crossing(before, point, edge)] : [];
    if (edge(point) >= 0) {
      if (part === undefined) {
        part = [...meeting];
        parts.push(part);
      }
      part.push(point);
    } else {
      part?.push(...meeting);
      part = undefined;
    }
  }
  return parts;
}
