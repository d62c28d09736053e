/**
 * A long text that is made piece by piece, as the bodies of as many files as it needs: a host takes no file above a size. A piece is
 * never cut. A text that needs too many files is given up, so that no network makes a build run out of memory.
 */

/** How many characters are encoded at a time: most pieces are too short to be worth a call. */
const AT_ONCE = 64 * 1024;

/** The body of one file. */
export interface Part {
  /** UTF-8. */
  readonly body: Uint8Array;
  /** How many pieces it holds. */
  readonly pieces: number;
}

export interface Parts {
  /** Whether the text has been given up, so that there is no need to make more of it. */
  isOver(): boolean;
  /** Adds to the end of the text. */
  add(piece: string): void;
  /** At least one; undefined if the text was given up. */
  end(): readonly Part[] | undefined;
}

export interface PartsInput {
  /** How many bytes a body may have. */
  readonly room: number;
  /** How many files there may be. */
  readonly most: number;
  /** Between the pieces of a file: ASCII. */
  readonly separator: string;
}

export function startParts({ room, most, separator }: PartsInput): Parts {
  let parts: Part[] = [];
  let chunks: Uint8Array[] = [];
  let [waiting, bytes, pieces, isOver] = ['', 0, 0, false];
  const encode = (): void => {
    chunks.push(Buffer.from(waiting));
    waiting = '';
  };
  const close = (): void => {
    encode();
    parts.push({ body: Buffer.concat(chunks), pieces });
    chunks = [];
    [bytes, pieces] = [0, 0];
  };
  const giveUp = (): void => {
    isOver = true;
    [parts, chunks, waiting] = [[], [], ''];
  };
  return {
    isOver: () => isOver,
    add: (piece) => {
      if (isOver) return;
      const own = Buffer.byteLength(piece);
      if (pieces > 0 && bytes + separator.length + own > room) close();
      if (own > room || parts.length === most) return giveUp();
      const before = pieces === 0 ? '' : separator;
      waiting += before + piece;
      bytes += before.length + own;
      pieces++;
      if (waiting.length >= AT_ONCE) encode();
    },
    end: () => {
      if (isOver) return undefined;
      close();
      return parts;
    },
  };
}
