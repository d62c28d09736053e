/** Opens files of a site that lies in a directory. */

import { type FileHandle, open } from 'node:fs/promises';

/** An open file, with what its answer needs to know. Whoever does not read it closes it. */
export interface SiteFile {
  /** Length in bytes. */
  readonly size: number;
  /** When it was last changed, in ms since 1970. */
  readonly changed: number;
  /** Its bytes. The file is closed at its end, and as soon as nobody wants more. */
  stream(): ReadableStream<Uint8Array>;
  close(): Promise<void>;
}

/** Opens a regular file. Undefined if there is none. */
export async function openIfThere(path: string): Promise<SiteFile | undefined> {
  const file = await open(path).catch(undefinedIfMissing);
  if (file === undefined) return undefined;
  const { size, mtimeMs, isFile } = await describe(file);
  if (!isFile) return void (await file.close());
  return { size, changed: mtimeMs, stream: () => streamOf(file, size), close: () => file.close() };
}

async function describe(file: FileHandle): Promise<{ size: number; mtimeMs: number; isFile: boolean }> {
  try {
    const stats = await file.stat();
    return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** For failures of looking for a file. @throws any other failure */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** How much is read at a time, in bytes, unless the reader wants more. */
const CHUNK = 256 * 1024;

function streamOf(file: FileHandle, size: number): ReadableStream<Uint8Array> {
  let left = size;
  return new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: Math.max(1, Math.min(size, CHUNK)),
    async pull(controller) {
      const view = controller.byobRequest?.view;
      const room = view && new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      const { bytesRead } = room && left > 0 ? await file.read(room) : { bytesRead: 0 };
      left -= bytesRead;
      if (bytesRead > 0) controller.byobRequest?.respond(bytesRead);
      if (bytesRead > 0 && left > 0) return;
      await file.close();
      controller.close();
      // A reader that waits for more must hear that there is none.
      controller.byobRequest?.respond(0);
    },
    cancel: () => file.close(),
  });
}
