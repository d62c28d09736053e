/** Opens a file to be read in pieces. */

import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { type ByteSource, PIECE, sourceInMemory } from '../../source/csv/byte-source.ts';
import { UsageError } from './terminal.ts';

export interface OpenFile {
  readonly path: string;
  readonly source: ByteSource;
  readonly close: () => void;
}

/** @throws UsageError if the file cannot be read, also while it is read */
export function openFile(path: string): OpenFile {
  try {
    const file = openSync(path, 'r');
    const stats = fstatSync(file);
    // A pipe can be read only once.
    const source = stats.isFile() ? fileSource(path, file, stats.size) : sourceInMemory(readFileSync(file));
    return { path, source, close: () => closeSync(file) };
  } catch {
    throw new UsageError(`The file "${path}" cannot be read. Check its name and who may read it.`);
  }
}

function fileSource(path: string, file: number, size: number): ByteSource {
  let buffer = Buffer.alloc(PIECE);
  return {
    size,
    read: (position, length) => {
      const wanted = Math.max(0, Math.min(length, size - position));
      if (buffer.length < wanted) buffer = Buffer.alloc(wanted);
      for (let done = 0; done < wanted; ) {
        const count = readSync(file, buffer, done, wanted - done, position + done);
        if (count === 0) throw new UsageError(`The file "${path}" became shorter while it was read. Import it again.`);
        done += count;
      }
      return buffer.subarray(0, wanted);
    },
  };
}
