/**
 * Moments of which each could break something, files of which each could be damaged, stories that are made up: a change tries some of
 * them, a night tries all (`npm run test:night`, or NIGHT=1 before any command that runs tests). Which ones depends on a seed alone,
 * another one in each run. The list of what failed names it: SEED=… tries the same again.
 */

/** 0 on a change, 1 at night, and more for who wants to try more than a night does: NIGHT=5 makes up five times as many stories. */
const NIGHTS = Number(process.env.NIGHT ?? 0);

const SEED = Number(process.env.SEED ?? 1);

/** How often something random is tried. */
export function often(onChange: number, atNight: number): number {
  return NIGHTS > 0 ? atNight * NIGHTS : onChange;
}

/** The same, as fast-check takes it. */
export function runs(onChange: number, atNight: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: often(onChange, atNight), seed: SEED };
}

/**
 * Some of these in their order: the first, the last, those that are known to matter, and others until there are enough; at night, all.
 *
 * @param what they are: lists of as many things draw differently
 * @param few how many a change tries; more if more are known
 */
export function sampled<T>(
  what: string,
  all: readonly T[],
  few: number,
  isKnown: (one: T) => boolean = () => false,
): readonly T[] {
  if (NIGHTS > 0) return all;
  const isSure = (one: T, at: number) => at === 0 || at === all.length - 1 || isKnown(one);
  const ranked = [...all.entries()].map(([at, one]) => ({ at, rank: isSure(one, at) ? -1 : drawn(what, at) }));
  const enough = Math.max(few, ranked.filter(({ rank }) => rank < 0).length);
  const chosen = new Set(ranked.sort((a, b) => a.rank - b.rank).flatMap(({ at }, i) => (i < enough ? [at] : [])));
  return all.filter((_, at) => chosen.has(at));
}

/** The same for the numbers from 0 to one below a count, such as the writes after which something is killed. */
export function sampledBelow(what: string, count: number, few: number): readonly number[] {
  return sampled(what, [...Array(count).keys()], few);
}

/** A number from 0 to 1, for each place of each list another one, and the same for the same seed. */
export function drawn(what: string, at: number): number {
  // FNV-1a, and what MurmurHash3 ends with.
  let hash = 0x811c9dc5;
  for (const letter of `${SEED} ${what} ${at}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
