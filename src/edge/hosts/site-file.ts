/** Opens files of a site that lies in a directory. */

import { type FileHandle, open, readFile } from 'node:fs/promises';

/** An open file, with what its answer needs to know. Whoever does not read it closes it. */
export interface SiteFile {
  /** Length in bytes. */
  readonly size: number;
  /** When it was last changed, in ms since 1970. */
  readonly changed: number;
  /** Its bytes from the beginning. Closes the file at its end, and as soon as nobody wants more, unless `close` does something else. */
  stream(close?: () => Promise<void>): ReadableStream<Uint8Array>;
  close(): Promise<void>;
}

/** Opens a regular file. Undefined if there is none. */
export async function openIfThere(path: string): Promise<SiteFile | undefined> {
  const file = await open(path).catch(undefinedIfMissing);
  if (file === undefined) return undefined;
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return void (await file.close());
    const closeFile = () => file.close();
    return {
      size: stats.size,
      changed: stats.mtimeMs,
      stream: (close = closeFile) => streamOf(file, stats.size, close),
      close: closeFile,
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The bytes of a file. Undefined if there is none. */
export async function readIfThere(path: string): Promise<ArrayBuffer | undefined> {
  const bytes = await readFile(path).catch(undefinedIfMissing);
  // Small ones may be a part of what Node shares among many.
  return bytes?.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

/** A path that is longer than any can be leads nowhere, too. */
const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** For failures of looking for a file. @throws any other failure */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING.includes(error.code)) throw error;
}

/** How much is read at a time, in bytes, unless the reader wants more. */
const CHUNK = 256 * 1024;

function streamOf(file: FileHandle, size: number, close: () => Promise<void>): ReadableStream<Uint8Array> {
  let position = 0;
  // A client may leave while bytes are being read: then the file is closed, and nobody waits for them.
  let isCancelled = false;
  const readOrClose = (room: Uint8Array) =>
    file.read(room, { position }).catch(async (failure: unknown) => {
      if (isCancelled) return { bytesRead: 0 };
      await close();
      throw failure;
    });
  return new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: Math.max(1, Math.min(size, CHUNK)),
    async pull(controller) {
      const view = controller.byobRequest?.view;
      const room = view && new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      const { bytesRead } = room && position < size ? await readOrClose(room) : { bytesRead: 0 };
      if (isCancelled) return;
      position += bytesRead;
      if (bytesRead > 0) controller.byobRequest?.respond(bytesRead);
      if (bytesRead > 0 && position < size) return;
      await close();
      controller.close();
      // A reader that waits for more must hear that there is none.
      controller.byobRequest?.respond(0);
    },
    cancel() {
      isCancelled = true;
      return close();
    },
  });
}
