/** Worked out when the package is made: the land and the borders of Europe, of Natural Earth at 1 : 10 million. */

import { merge, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' };
import { type GroundPoint, toSteps } from '../records/ground-lines.ts';
import { type Box, clipLine, clipRing } from './clip.ts';
import type { EuropeanGround } from './cut-ground.ts';
import { simplify } from './simplify.ts';

/** From the Canary Islands to the Black Sea. */
const EUROPE: Box = { west: -26, south: 27, east: 45, north: 72 };
/** In degrees of latitude, some 200 m: the data is hardly more exact. */
const WITHIN = 0.002;

type Coordinates = readonly (readonly number[])[];

/** The coast of Asia passes 180 degrees, and goes on beyond: else it would cross all of Europe, as two lines across the sea. */
export function pointsOf(line: Coordinates): GroundPoint[] {
  const isPassing = line.some(([x = 0], i) => Math.abs(x - (line[i - 1]?.[0] ?? x)) > 180);
  return line.map(([x = 0, latitude = 0]) => [isPassing && x < -90 ? x + 360 : x, latitude]);
}

export function europeanGround(): EuropeanGround {
  const { countries } = atlas.objects;
  // Of a collection of areas, they merge into one.
  const land = merge(atlas, countries.geometries as Parameters<typeof merge>[1]).coordinates;
  const borders = mesh(atlas, countries, (one, other) => one !== other).coordinates;
  const ring = (line: Coordinates) => {
    const clipped = clipRing(pointsOf(line), EUROPE);
    return clipped ? [toSteps(simplify(clipped, WITHIN))] : [];
  };
  return {
    box: EUROPE,
    land: land.map((rings) => rings.flatMap(ring)).filter((rings) => rings.length > 0),
    borders: borders.flatMap((line) => clipLine(pointsOf(line), EUROPE).map((part) => toSteps(simplify(part, WITHIN)))),
  };
}
