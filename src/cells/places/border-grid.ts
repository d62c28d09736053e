/**
 * A grid over the world, and which of its cells a border crosses. In the others, what is true of one point is true of all: a
 * network with many sites in few towns need not look for each of them in the borders.
 */

/** Longitude first. */
type Position = readonly number[];

/** GeoJSON of borders (RFC 7946), as far as it is needed here. */
interface Borders {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly (readonly (readonly Position[])[])[] } | null;
  }[];
}

/** In degrees; bounds of a ring or a cell. */
interface Frame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Ring extends Frame {
  readonly points: readonly Position[];
}

const CELLS_OF_DEGREE = 10;

/** A process that watches data may meet sites anywhere in the world. */
const KEPT_CELLS = 10_000;

/** In degrees, some ten centimetres: what rounding could move a point out of its cell. */
const MARGIN = 1e-6;

/** The name of the cell in which a point is, or nothing if a border crosses that cell. */
export function borderGrid({ features }: Borders): (point: Position) => string | undefined {
  const rings = features.flatMap(({ geometry }) => geometry?.coordinates.flat().map(framed) ?? []);
  const known = new Map<string, boolean>();
  return ([longitude = 0, latitude = 0]) => {
    const [x, y] = [Math.floor(longitude * CELLS_OF_DEGREE), Math.floor(latitude * CELLS_OF_DEGREE)];
    const name = `${x},${y}`;
    const isCrossed = known.get(name) ?? rings.some((ring) => crosses(ring, cellAt(x, y)));
    if (known.size < KEPT_CELLS) known.set(name, isCrossed);
    return isCrossed ? undefined : name;
  };
}

function framed(points: readonly Position[]): Ring {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return { points, west, south, east, north };
}

function cellAt(x: number, y: number): Frame {
  return {
    west: x / CELLS_OF_DEGREE - MARGIN,
    south: y / CELLS_OF_DEGREE - MARGIN,
    east: (x + 1) / CELLS_OF_DEGREE + MARGIN,
    north: (y + 1) / CELLS_OF_DEGREE + MARGIN,
  };
}

function crosses(ring: Ring, cell: Frame): boolean {
  if (ring.west > cell.east || ring.east < cell.west || ring.south > cell.north || ring.north < cell.south)
    return false;
  return ring.points.some((point, i) => isCut(cell, ring.points.at(i - 1) ?? point, point));
}

/** Whether a line from one point to another may touch a cell: unless both ends or all corners are on one side of the other. */
function isCut({ west, south, east, north }: Frame, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): boolean {
  if ((ax < west && bx < west) || (ax > east && bx > east)) return false;
  if ((ay < south && by < south) || (ay > north && by > north)) return false;
  const side = (x: number, y: number) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const first = side(west, south);
  return first === 0 || [side(east, south), side(west, north), side(east, north)].some((other) => other !== first);
}
