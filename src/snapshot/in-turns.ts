/** Work on many things of which only a few are in memory at a time, and memory for them that is filled again and again. */

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

const FIRST_BYTES = 1 << 18;

/** Gives memory for so many bytes, with anything in it. */
export type Take = (bytes: number) => Uint8Array;

/** Memory that nobody else has. */
export const takeFresh: Take = (bytes) => Buffer.allocUnsafe(bytes);

/**
 * What is added to it stands one after the other. What a pack is made of is needed only until it is compressed, and to touch memory that
 * the process has not had before costs more than to fill it.
 */
export class Room {
  #bytes: Buffer;
  #end = 0;

  /** @param bytes how many it has at first */
  constructor(bytes = FIRST_BYTES) {
    this.#bytes = Buffer.allocUnsafeSlow(bytes);
  }

  /** @param make makes them, in the memory that it takes if it has to make them anew @returns how many */
  add(make: (take: Take) => Uint8Array): number {
    const begin = this.#end;
    const bytes = make(this.#take);
    if (this.#end === begin) this.#take(bytes.length).set(bytes);
    return bytes.length;
  }

  /** All that was added, until the room is emptied. */
  get added(): Buffer {
    return this.#bytes.subarray(0, this.#end);
  }

  empty(): void {
    this.#end = 0;
  }

  readonly #take: Take = (bytes) => {
    const [begin, end] = [this.#end, this.#end + bytes];
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * end);
      larger.set(this.added);
      this.#bytes = larger;
    }
    this.#end = end;
    return this.#bytes.subarray(begin, end);
  };
}
