/** Suggestions for misspelt names: the nearest of the names that are allowed. */

const FARTHEST = 3;

/**
 * The candidate nearest to what was written, ignoring case, if it is near enough. Near enough means that at most a third of
 * the letters, and at most three, are added, dropped, changed or swapped. In words of two letters, none may differ.
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const word = written.trim().toLowerCase();
  if (word === '' || word.length > 100) return undefined;
  const limit = Math.min(FARTHEST, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `Did you mean "X"?`, or nothing. */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(written, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
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
