/** Work on many things of which only a few are in memory at a time. */

/**
 * The results for all items, in their order. At most `most` are worked on at a time. After a failure, no other one is
 * begun, and nothing is worked on any more when the promise is rejected.
 */
export async function inTurns<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R> | R,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()].reverse();
  const next = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const [i, item] = one;
      try {
        results[i] = await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, next));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
