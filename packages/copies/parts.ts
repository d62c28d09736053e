/**
 * A long text that is made piece by piece, as the bodies of as many files as it needs: a host takes no file above a size. A piece is
 * never cut. A text that needs too many files is given up, so that no network makes a build run out of memory.
 */

/** The memory of a body to begin with, in bytes. One that needs more gets as much as a file can need. */
const FIRST_BYTES = 1 << 18;

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
  /** How many bytes a file may have. */
  readonly largest: number;
  /** How many bytes of these what stands around a body takes at most. */
  readonly frame: number;
  /** How many files there may be. */
  readonly most: number;
  /** Between the pieces of a file. */
  readonly separator: string;
}

/** The body of one file, with room for its frame on both sides: it is copied nowhere. */
interface Body {
  readonly bytes: Buffer;
  readonly end: number;
  readonly pieces: number;
}

export function startParts({ largest, frame, most, separator }: PartsInput): Parts {
  const bodies: Body[] = [];
  let bytes = Buffer.alloc(0);
  let [end, pieces, isOver] = [frame, 0, false];
  const closeBody = (): void => {
    bodies.push({ bytes, end, pieces });
    bytes = Buffer.alloc(0);
    [end, pieces] = [frame, 0];
  };
  const makeRoom = (needed: number): void => {
    if (end + needed + frame <= bytes.length) return;
    const least = Math.max(FIRST_BYTES, end + needed + frame);
    // Memory that nothing was written to yet is none that the process takes.
    const larger = Buffer.allocUnsafeSlow(bytes.length === 0 ? least : largest + frame);
    larger.set(bytes.subarray(frame, end), frame);
    bytes = larger;
  };
  return {
    isOver: () => isOver,
    add: (piece) => {
      if (isOver) return;
      let text = pieces === 0 ? piece : separator + piece;
      let own = Buffer.byteLength(text);
      if (pieces > 0 && end + own > largest) {
        closeBody();
        text = piece;
        own = Buffer.byteLength(text);
      }
      if (end + own > largest || bodies.length === most) {
        isOver = true;
        bodies.length = 0;
        bytes = Buffer.alloc(0);
        return;
      }
      makeRoom(own);
      end += bytes.write(text, end);
      pieces++;
    },
    end: (frameOf) => {
      if (isOver) return undefined;
      makeRoom(0);
      closeBody();
      return bodies.splice(0).map((body) => {
        const { head, tail } = frameOf(body.pieces);
        const begin = frame - Buffer.byteLength(head);
        body.bytes.write(head, begin);
        return body.bytes.subarray(begin, body.end + body.bytes.write(tail, body.end));
      });
    },
  };
}
