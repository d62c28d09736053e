/** Suggestions for misspelt names: the nearest of the names that are allowed. */

import { type Advice, askFor } from './advice.ts';

const FARTHEST = 3;

/** One slip is a typing error. Ids of a network differ by little more, so with two slips another one is as likely. */
export const ONE_SLIP = 1;

/** Up to so many letters are a code in an id: `AC` and `DC`, or `DE` and `DK`, are one slip apart, and never meant for each other. */
const LONGEST_CODE = 2;

/** The id that was misspelt, by one slip outside of its numbers and codes: `T-NIHGT` may be `T-NIGHT`, but `T-AC` is no `T-DC`. */
export function nearestId(written: string, ids: Iterable<string>): string | undefined {
  return nearest(written, ids, ONE_SLIP, LONGEST_CODE);
}

/**
 * The candidate nearest to what was written, ignoring case, if it is near enough and no other is as near. Near enough means
 * that at most a third of the letters, and at most `most`, are added, dropped, changed or swapped. In words of two letters,
 * none may differ. Numbers and single letters must be the same: `A-2` is no misspelt `A-1`, but `A-01` may be.
 */
export function nearest(
  written: string,
  candidates: Iterable<string>,
  most = FARTHEST,
  longestCode = 1,
): string | undefined {
  const word = written.trim().toLowerCase();
  if (word === '' || word.length > 100) return undefined;
  let [best, bestDistance]: [string | undefined, number] = [undefined, Math.min(most, Math.floor(word.length / 3)) + 1];
  let tied = false;
  const codes = codesIn(word, longestCode);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > bestDistance) continue;
    const other = candidate.toLowerCase();
    const distance = editDistance(word, other);
    if (distance > bestDistance || codesIn(other, longestCode) !== codes) continue;
    if (distance === bestDistance) tied = best !== undefined && other !== best.toLowerCase();
    else [best, bestDistance, tied] = [candidate, distance, false];
  }
  return tied ? undefined : best;
}

/** `Did you mean "X"?`, or nothing. */
export function didYouMean(written: string, candidates: Iterable<string>, most = FARTHEST): string | undefined {
  return suggestionFor(written, candidates, most)?.hint;
}

/** `Did you mean "X"?` with X as the replacement, or nothing. */
export function suggestionFor(written: string, candidates: Iterable<string>, most = FARTHEST): Advice | undefined {
  const candidate = nearest(written, candidates, most);
  return candidate === undefined ? undefined : askFor(candidate);
}

/** The numbers and the words of up to `longest` letters in a name: what tells apart things of the same kind. */
function codesIn(word: string, longest: number): string {
  const parts = (word.match(/\d+|\p{L}+/gu) ?? []).filter((part) => /^\d/.test(part) || part.length <= longest);
  return parts.map((part) => part.replace(/^0+(?=.)/, '')).join(' ');
}

/** Damerau's distance (optimal string alignment): the number of single-letter slips between two words. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
