/**
 * Borders as a short text, for browsers: a third less of what they load. A point that a border has in common with one before it is
 * the number of that one; any other is how far it is from the last.
 */

/** Longitude first, in degrees, with at most 5 decimals. */
type BorderPoint = readonly number[];

type Rings = readonly (readonly (readonly BorderPoint[])[])[];

/** GeoJSON (RFC 7946) of which only the geometry matters here: a MultiPolygon, or none. */
interface Feature {
  readonly geometry: { readonly type: string; readonly coordinates: Rings } | null;
}

export interface PackedBorders {
  readonly features: readonly object[];
  /** Of all points of all rings, in base 36 with a comma between them. */
  readonly points: string;
  /** How many points each ring has, by feature and polygon; nothing where there is no geometry (in JSON, null). */
  readonly rings: readonly (readonly (readonly number[])[] | null | undefined)[];
}

const PARTS_OF_DEGREE = 100_000;

export function packBorders({ features }: { readonly features: readonly Feature[] }): PackedBorders {
  const known = new Map<string, number>();
  const points: string[] = [];
  let [x, y, at] = [0, 0, 0];
  for (const point of features.flatMap(({ geometry }) => geometry?.coordinates.flat(2) ?? [])) {
    const [east = 0, north = 0] = point.map((degrees) => Math.round(degrees * PARTS_OF_DEGREE));
    const number = known.get(`${east} ${north}`);
    if (number === undefined) points.push(`${(east - x).toString(36)},${(north - y).toString(36)}`);
    else points.push(`.${(number - at).toString(36)}`);
    at = number ?? known.size;
    known.set(`${east} ${north}`, at);
    [x, y] = [east, north];
  }
  return {
    features: features.map(({ geometry: _, ...rest }) => rest),
    points: points.join(),
    rings: features.map(({ geometry }) => geometry?.coordinates.map((rings) => rings.map((ring) => ring.length))),
  };
}

export function unpackBorders({ features, points, rings }: PackedBorders): { type: string; features: Feature[] } {
  const next = pointsOf(points);
  return {
    type: 'FeatureCollection',
    features: features.map((feature, i) => {
      const counts = rings[i];
      const coordinates = counts?.map((polygon) => polygon.map((count) => Array.from({ length: count }, next)));
      return { ...feature, geometry: coordinates ? { type: 'MultiPolygon', coordinates } : null };
    }),
  };
}

/** Gives one point after the other. */
function pointsOf(text: string): () => BorderPoint {
  const parts = text.split(',');
  const known: BorderPoint[] = [];
  let [next, x, y, at] = [0, 0, 0, 0];
  return () => {
    const part = parts[next++] ?? '';
    if (part.startsWith('.')) {
      at += Number.parseInt(part.slice(1), 36);
      [x = 0, y = 0] = (known[at] ?? []).map((degrees) => Math.round(degrees * PARTS_OF_DEGREE));
    } else {
      x += Number.parseInt(part, 36);
      y += Number.parseInt(parts[next++] ?? '', 36);
      at = known.push([x / PARTS_OF_DEGREE, y / PARTS_OF_DEGREE]) - 1;
    }
    return [x / PARTS_OF_DEGREE, y / PARTS_OF_DEGREE];
  };
}
