/** The distance between two places. */

/** Degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_METRES = 6_371_000;

/** From north to south. */
export const KM_OF_DEGREE = 111.2;

/** In m, along the surface of a spherical earth (haversine formula). */
export function distance(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const between = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, half(a.latitude, b.latitude) + between)));
}
