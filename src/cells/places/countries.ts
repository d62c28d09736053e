/**
 * Country codes and borders. Borders are loaded only when they are needed (borders.ts): not for a code that is right, and not in a
 * build in which no table changed.
 */

import { borders } from './borders.ts';
import { ALPHA_2, ALPHA_3 } from './country-codes.ts';
import { KM_OF_DEGREE } from './distance.ts';

/** A point, longitude first. */
export type Point = [longitude: number, latitude: number];

/** ISO 3166-1 alpha-2 of a code or a point; null if there is none. */
export function iso1A2Code(codeOrPoint: string | Point): string | null {
  const isCode = typeof codeOrPoint === 'string' && ALPHA_2.has(codeOrPoint);
  return isCode ? codeOrPoint : borders().iso1A2Code(codeOrPoint);
}

/** ISO 3166-1 alpha-3 of a code or a point; null if there is none. */
export function iso1A3Code(codeOrPoint: string | Point): string | null {
  const isCode = typeof codeOrPoint === 'string' && ALPHA_3.has(codeOrPoint);
  return isCode ? codeOrPoint : borders().iso1A3Code(codeOrPoint);
}

/** Whether a point is in a country; null if it is in none, or there is no such country. */
export function isIn(point: Point, country: string): boolean | null {
  return borders().isIn(point, country);
}

/** Two countries claim these, and the borders know one of them: Crimea, the north of Cyprus, Western Sahara. */
const DISPUTED = [
  { claimed: ['UKR', 'RUS'], south: 44.3, north: 46.3, west: 32.4, east: 36.7 },
  { claimed: ['CYP'], south: 34.9, north: 35.8, west: 32.5, east: 34.7 },
  { claimed: ['ESH', 'MAR'], south: 20.7, north: 27.8, west: -17.3, east: -8.6 },
];

/**
 * Whether a point is in a country or so near that the borders, which are coarse, cannot tell.
 *
 * @param country alpha-3
 */
export function isInOrNear([longitude, latitude]: Point, country: string, km: number): boolean {
  if (isIn([longitude, latitude], country)) return true;
  const isDisputed = DISPUTED.some(
    ({ claimed, south, north, west, east }) =>
      claimed.includes(country) && latitude > south && latitude < north && longitude > west && longitude < east,
  );
  return isDisputed || around([longitude, latitude], km).some((point) => isIn(point, country));
}

/** Eight points around one, as far away as that; near a pole, nothing. */
export function around([longitude, latitude]: Point, km: number): Point[] {
  const north = km / KM_OF_DEGREE;
  if (Math.abs(latitude) > 90 - 2 * north) return [];
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    const there = longitude + east * Math.sin(angle);
    return [there > 180 ? there - 360 : there < -180 ? there + 360 : there, latitude + north * Math.cos(angle)];
  });
}
