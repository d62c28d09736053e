/**
 * Keeps many texts outside of the heap of JavaScript, as UTF-8 in a few large blocks. A million connectors have some 400 MB
 * of templates, which the garbage collector would otherwise move about and look through again and again. What is published is
 * made of these bytes, without a text in between.
 */

/** Large, because V8 stops to look for unused memory at many a block that it is asked for. What nothing was written to is none that the process takes. */
const BLOCK_BYTES = 1 << 23;

/** In UTF-8, a UTF-16 unit takes at most this many bytes. */
const LARGEST_UNIT = 3;

export interface TextStore {
  /** Keeps a well-formed text. @returns its bytes in UTF-8, which nobody may change */
  readonly add: (text: string) => Uint8Array;
}

export function textStore(): TextStore {
  let block = Buffer.alloc(0);
  let end = 0;
  return {
    add: (text) => {
      const most = LARGEST_UNIT * text.length;
      if (block.length - end < most) {
        block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, most));
        end = 0;
      }
      const begin = end;
      end += block.write(text, begin);
      return block.subarray(begin, end);
    },
  };
}

/** The same value as JSON, without the text of a file that its texts may be parts of, which they would keep in memory. */
export function detached<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
