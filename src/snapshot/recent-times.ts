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

/** Objects of the one recent list that a live step makes, at most: each further list would be two more files at each changed status. */
const OF_STEP = 256;

/**
 * Since when the recent list of a live step goes back; undefined if the lists before have not the texts of its objects.
 *
 * @param lastUpdated of each object, with those that have just changed
 * @param before the recent lists before, the latest first
 */
export function recentTimeOfStep(
  lastUpdated: Float64Array,
  before: readonly { readonly since: number }[],
): number | undefined {
  const sorted = lastUpdated.toSorted();
  const timeOf = (objects: number) => sorted[Math.max(0, sorted.length - objects)] ?? 0;
  const fitting = before.findLast(({ since }) => since >= timeOf(OF_STEP));
  if (fitting !== undefined || before.length === 0) return fitting?.since;
  // All are too long by now. Half as much as fits, so that this happens seldom.
  const half = timeOf(OF_STEP / 2);
  return half > timeOf(OF_STEP) ? half : undefined;
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
