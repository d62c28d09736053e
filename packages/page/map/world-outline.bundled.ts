/**
 * The countries of the world, for a quiet map that needs no other server: Natural Earth at 1 : 50 million, without names,
 * without Antarctica, and as exact as it can be seen. Worked out when the page is bundled.
 */

import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

export type WorldOutline = Topology<{ readonly countries: GeometryCollection }>;

/** The file's own grid has 100,000 steps in each direction. Two of them are some 500 m in Europe: less than it is exact. */
const STEPS = 2;

/** A line as the file has it: each point is a step from the one before. */
type Arc = Topology['arcs'][number];

/** Nothing is charged there, and it has a tenth of all points. */
const LEFT_OUT = 'Antarctica';

function outline(): WorldOutline {
  const { transform, objects } = atlas;
  if (transform === undefined) throw new Error('world-atlas has no grid');
  const kept = objects.countries.geometries.filter(
    ({ properties }) => properties === undefined || !('name' in properties) || properties.name !== LEFT_OUT,
  );
  const [x, y] = transform.scale;
  const round = Math.round(360 / x);
  return {
    type: 'Topology',
    transform: { ...transform, scale: [x * STEPS, y * STEPS] },
    arcs: atlas.arcs.map((arc, index) => (isUsed(kept, index) ? coarser(arc, round) : [])),
    objects: { countries: { type: 'GeometryCollection', geometries: kept.map(withoutNames) } },
  };
}

let used: ReadonlySet<number> | undefined;

/** An arc that is used backwards has the number ~index. */
function isUsed(geometries: GeometryCollection['geometries'], index: number): boolean {
  used ??= new Set(
    geometries.flatMap((geometry) =>
      'arcs' in geometry ? geometry.arcs.flat(3).map((arc: number) => (arc < 0 ? ~arc : arc)) : [],
    ),
  );
  return used.has(index);
}

/**
 * The first and the last point stay, so lines that meet still do. A coast that passes 180 degrees goes on beyond: else it would cross the
 * whole world, and what is between would be land.
 */
function coarser(arc: Arc, round: number): Arc {
  const points: number[][] = [];
  let [x, y, lastX, lastY] = [0, 0, 0, 0];
  for (const [index, [stepX = 0, stepY = 0]] of arc.entries()) {
    x += stepX - (index === 0 ? 0 : round * Math.round(stepX / round));
    y += stepY;
    const [newX, newY] = [Math.round(x / STEPS), Math.round(y / STEPS)];
    const moves = newX !== lastX || newY !== lastY;
    if (index === 0 || moves || index === arc.length - 1) points.push([newX - lastX, newY - lastY]);
    [lastX, lastY] = [newX, newY];
  }
  return points;
}

type Country = GeometryCollection['geometries'][number];

function withoutNames(country: Country): Country {
  const { properties: _properties, id: _id, ...geometry } = country;
  return geometry;
}

export default outline();
