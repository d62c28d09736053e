/** What the edge rule needs of the place where it runs. src/edge/hosts/ has one for each: a CDN, a server with a directory. */

import type { EdgeRequest } from './exchange.ts';

/** A stream of bytes; what goes in comes out. */
export interface BytePassage {
  readonly writable: WritableStream<Uint8Array>;
  readonly readable: ReadableStream<Uint8Array>;
}

/** An object of the store of a live network (live/store/store.ts). */
export interface StoreObject {
  readonly bytes: Uint8Array;
  /** Differs for each content that the path has had. */
  readonly version: string;
}

/** Reads an object of a store. Undefined if there is none. Rejects if it cannot be read now. */
export type ReadStore = (path: string) => Promise<StoreObject | undefined>;

/**
 * A published site, and how the runtime moves bytes. One object for as long as the site is served: what the edge rule keeps in
 * memory belongs to it.
 *
 * A path begins with a slash and is that of a file below the root of the site, as the manifest names it.
 */
export interface Host {
  /** Opens a file as a stream of bytes (`type: 'bytes'`). Undefined if there is none. Rejects if it cannot be read now. */
  open(path: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** The bytes of a file. Undefined if there is none. Rejects if it cannot be read now. */
  read(path: string): Promise<ArrayBuffer | undefined>;
  /** Reads the head of a live network from its store. The manifest of the site is then what is gone back to. Absent elsewhere. */
  readonly readHead?: () => ReturnType<ReadStore>;
  /** Whether there is such a file, or might be. */
  has(path: string): Promise<boolean>;
  /** Whether files may vanish while they are sent. Then all files of a body are opened before its answer begins. */
  readonly isReplaceable: boolean;
  /** A passage for a body of exactly so many bytes. It fails if more or fewer go in. */
  passage(bytes: number): BytePassage;
  /**
   * How much of an answer, in bytes, may be in memory for each client that reads it. On a server of one's own, thousands may read
   * slowly at the same time.
   */
  readonly perClient: number;
  /** The Accept-Encoding that the client sent, whatever stands between the client and us. */
  acceptEncoding(request: EdgeRequest): string | null;
  /** SHA-256. Where it is computed on another thread by itself, passing it there costs more than most answers. */
  sha256(text: string): Uint8Array | Promise<Uint8Array>;
  /** Lets work go on that other requests wait for, even if the request that began it has ended. */
  keepAlive(work: Promise<unknown>): void;
}
