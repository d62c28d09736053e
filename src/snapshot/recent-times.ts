/** Since when the recent lists of a list go back (stored-format/recent-lists.ts). */

import { mixed } from './chunking.ts';

/**
 * Objects of the longest recent list, at most: so many, or of a large list a thirty-second to a sixteenth, but not so many that
 * a build would have to compress very much again. It has more than half of that, if the times allow it.
 */
const LONGEST = { least: 2048, share: 1 / 16, most: 8192 };

/** Below this many objects, a shorter list would save nothing. */
const SHORTEST = 32;

/**
 * The times of the recent lists, the latest first, in ms since 1970. Each list is one to four times as long as the one before it.
 * They depend on `last_updated` alone, and move seldom: of the times that would do, the one with the largest hash is taken, and
 * still is after the next change.
 *
 * @param lastUpdated of each object
 */
export function recentTimes(lastUpdated: Float64Array): number[] {
  const sorted = lastUpdated.toSorted();
  const times: number[] = [];
  for (let most = longest(sorted.length); most >= SHORTEST; most /= 2) {
    let best: number | undefined;
    for (let i = sorted.length - most; i < sorted.length - most / 2; i++) {
      const time = sorted[i] ?? 0;
      if (time !== sorted[i - 1] && (best === undefined || rank(time) > rank(best))) best = time;
    }
    if (best !== undefined) times.unshift(best);
  }
  return times;
}

/** A power of two, so that it seldom changes, and well below the whole list. */
function longest(objects: number): number {
  let most = LONGEST.least;
  while (most < LONGEST.most && 2 * most <= objects * LONGEST.share) most *= 2;
  while (most > 0.75 * objects) most /= 2;
  return most;
}

function rank(time: number): number {
  return mixed(time / 1000);
}
