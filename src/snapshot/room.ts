/**
 * Memory that is filled again and again. The text of a pack is needed only until it is compressed, and to touch memory that the process
 * has not had before costs more than to fill it.
 */

const FIRST_BYTES = 1 << 18;

/** Gives memory for so many bytes, with anything in it. */
export type Take = (bytes: number) => Uint8Array;

/** Memory that nobody else has. */
export const takeFresh: Take = (bytes) => Buffer.allocUnsafe(bytes);

/** What is added to it stands one after the other. */
export class Room {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #end = 0;

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
