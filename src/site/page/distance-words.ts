/** Distances as people say them: 350 m, 1.2 km, 48 km. */

import type { PageWords } from '../words/words.ts';

export function distanceWords(metres: number, words: PageWords): string {
  const ten = Math.round(metres / 10) * 10;
  if (ten < 1000) return `${words.number(ten)} m`;
  return `${words.number(metres / 1000, metres < 9950 ? 1 : 0)} km`;
}
