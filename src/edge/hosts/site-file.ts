/** Files of a site that lies in a directory: opened, shared by answers under way, and compressed once for all who ask. */

import { statSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Kept } from '../rule/kept-files.ts';
import type { Coding } from '../rule/negotiation.ts';

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

interface Shared {
  readonly file: Promise<SiteFile | undefined>;
  readers: number;
}

/**
 * Opens files that are named after their content, once for all answers under way that need them: a file stays open until its last
 * reader has gone. A long list is opened with all its files before it is sent, because a build may remove them meanwhile; each slow
 * client would hold hundreds open.
 */
export function shareFiles(): (path: string) => Promise<ReadableStream<Uint8Array> | undefined> {
  const byPath = new Map<string, Shared>();
  return async (path) => {
    const shared = byPath.get(path) ?? { file: openIfThere(path), readers: 0 };
    byPath.set(path, shared);
    shared.readers += 1;
    const leave = async () => {
      shared.readers -= 1;
      if (shared.readers > 0) return;
      byPath.delete(path);
      await (await shared.file)?.close();
    };
    const file = await shared.file.catch(async (failure: unknown) => {
      await leave().catch(() => {});
      throw failure;
    });
    if (file !== undefined) return file.stream(leave);
    await leave();
    return undefined;
  };
}

/** How much is kept, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** The texts that are compressed, in bytes: a packet holds a smaller one anyway, and Cloudflare takes no larger file (LARGEST_ASSET). */
const [SMALLEST, LARGEST] = [1024, 25 * 1024 * 1024];

/** Takes up to twice as long as gzip; lists of much that is alike become a third of that. */
const BROTLI_QUALITY = 5;

export type Compressed = Exclude<Coding, 'identity'>;

/** Its compressed body; undefined if the file is too small or too large for that. The caller closes the file. */
export type Compress = (path: string, file: SiteFile, coding: Compressed) => Promise<Uint8Array> | undefined;

const brotli = promisify(brotliCompress);

/** On other threads. */
const COMPRESS: { readonly [C in Compressed]: (bytes: Uint8Array) => Promise<Uint8Array> } = {
  gzip: promisify(gzip),
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

/** Compresses a file once for all who ask, and keeps that up to a bound: compressing takes longer than sending. */
export function compressFiles(): Compress {
  const keep = keepBodies();
  return (path, file, coding) => {
    const { size, changed } = file;
    if (size < SMALLEST || size > LARGEST) return undefined;
    return keep(`${coding} ${path} ${size} ${changed}`, () => bodyOf(file, coding));
  };
}

async function bodyOf(file: SiteFile, coding: Compressed): Promise<Uint8Array> {
  return COMPRESS[coding](new Uint8Array(await new Response(file.stream(async () => {})).arrayBuffer()));
}

/** Gives the compressed body of that name, and makes it if it is not there. One that could not be made is tried again. */
type KeepBody = (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

function keepBodies(): KeepBody {
  const kept = new Kept<Uint8Array>(KEPT_BYTES, ({ length }) => length);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const begin = (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const body = make()
      .then((made) => kept.add(name, made))
      .finally(() => underWay.delete(name));
    underWay.set(name, body);
    return body;
  };
  return async (name, make) => kept.get(name) ?? underWay.get(name) ?? begin(name, make);
}

/** Differs each time a file is written anew; undefined if there is none. */
export function markOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs}`;
  } catch {
    return undefined;
  }
}
