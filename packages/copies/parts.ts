/**
 * A long text that is made piece by piece, as the bodies of as many files as it needs: a host takes no file above a size. A piece is
 * never cut. A text that needs too many files is given up, so that no network makes a build run out of memory.
 */

/** The size of a piece of memory, in bytes. */
const BLOCK_BYTES = 1 << 18;

/** In UTF-8, a UTF-16 unit takes at most this many bytes. */
const LARGEST_UNIT = 3;

/** What stands around the body of a file. */
export interface Frame {
  readonly head: string;
  readonly tail: string;
}

export interface Parts {
  /** Whether the text has been given up, so that there is no need to make more of it. */
  isOver(): boolean;
  /** Adds to the end of the text. */
  add(piece: string): void;
  /**
   * The files, at least one, as UTF-8; undefined if the text was given up.
   *
   * @param frameOf gets how many pieces a file has, of one after the other
   */
  end(frameOf: (pieces: number) => Frame): Uint8Array[] | undefined;
}

export interface PartsInput {
  /** How many bytes a body may have. */
  readonly room: number;
  /** How many files there may be. */
  readonly most: number;
  /** Between the pieces of a file: ASCII. */
  readonly separator: string;
}

/** The body of one file. */
interface Body {
  readonly blocks: Uint8Array[];
  readonly pieces: number;
}

export function startParts({ room, most, separator }: PartsInput): Parts {
  let bodies: Body[] = [];
  let blocks: Uint8Array[] = [];
  let block = Buffer.alloc(0);
  // Bytes of the body in all, and of the last block.
  let [bytes, used, pieces, isOver] = [0, 0, 0, false];
  const closeBlock = (): void => {
    if (used > 0) blocks.push(block.subarray(0, used));
    block = block.subarray(used);
    used = 0;
  };
  const closeBody = (): void => {
    closeBlock();
    bodies.push({ blocks, pieces });
    blocks = [];
    [bytes, pieces] = [0, 0];
  };
  /** Writes behind what is there, and leaves it to the caller whether it stays. @returns its length in bytes */
  const write = (text: string): number => {
    const longest = text.length * LARGEST_UNIT;
    if (block.length - used < longest) {
      closeBlock();
      block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, longest));
    }
    return block.write(text, used);
  };
  const giveUp = (): void => {
    isOver = true;
    [bodies, blocks, block] = [[], [], Buffer.alloc(0)];
  };
  return {
    isOver: () => isOver,
    add: (piece) => {
      if (isOver) return;
      let own = write(pieces === 0 ? piece : separator + piece);
      if (pieces > 0 && bytes + own > room) {
        closeBody();
        own = write(piece);
      }
      if (own > room || bodies.length === most) return giveUp();
      bytes += own;
      used += own;
      pieces++;
    },
    end: (frameOf) => {
      if (isOver) return undefined;
      closeBody();
      return bodies.map(({ blocks: own, pieces: count }) => {
        const { head, tail } = frameOf(count);
        return Buffer.concat([Buffer.from(head), ...own.splice(0), Buffer.from(tail)]);
      });
    },
  };
}
