/** The smallest box around places (RFC 7946, 5). */

/** West, south, east, north. West is greater than east if the box crosses the antimeridian (RFC 7946, 5.2). */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number];

/**
 * The box around all places; undefined if there are none. It spares the widest stretch of longitude without any place, which is
 * the way around the world for a network on both sides of the antimeridian.
 */
export function boundingBox(
  places: readonly (readonly [longitude: number, latitude: number])[],
): BoundingBox | undefined {
  const sorted = Float64Array.from(places, ([longitude]) => longitude).sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let [west, east, widest] = [first, last, first + 360 - last];
  for (let i = 1; i < sorted.length; i++) {
    const [before = first, after = first] = [sorted[i - 1], sorted[i]];
    if (after - before <= widest) continue;
    [west, east, widest] = [after, before, after - before];
  }
  let [south, north] = [90, -90];
  for (const [, latitude] of places) [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  return [west, south, east, north];
}
