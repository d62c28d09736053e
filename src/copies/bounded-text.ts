/** A long text that is made piece by piece, as bytes. It is given up as soon as it is longer than a file may be. */

/** How many characters are encoded at a time: a piece alone is too short to be worth a call. */
const AT_ONCE = 64 * 1024;

export interface BoundedText {
  /** Whether it has been given up, so that there is no need to make more of it. */
  isOver(): boolean;
  /** Adds to the end of the text. */
  add(piece: string): void;
  /** The UTF-8 bytes of everything that was added, in pieces; undefined if they are too many. */
  end(): readonly Uint8Array[] | undefined;
}

/** @param most how many bytes the text may have */
export function startText(most: number): BoundedText {
  let chunks: Uint8Array[] = [];
  let [waiting, bytes] = ['', 0];
  const encode = (): void => {
    if (bytes > most) return;
    const chunk = Buffer.from(waiting);
    waiting = '';
    bytes += chunk.length;
    if (bytes > most) chunks = [];
    else chunks.push(chunk);
  };
  return {
    isOver: () => bytes > most,
    add: (piece) => {
      if (bytes > most) return;
      waiting += piece;
      if (waiting.length >= AT_ONCE) encode();
    },
    end: () => {
      encode();
      return bytes > most ? undefined : chunks;
    },
  };
}
