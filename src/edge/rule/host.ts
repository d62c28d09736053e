/**
 * What the edge rule needs of the place where it runs, what comes in, and what goes out. src/edge/hosts/ has a host for each place: a CDN,
 * a server with a directory. Each makes its own objects of answers: to Node, a Request and a Response cost more than most answers.
 */

import type { ApiCoding } from './negotiation.ts';

/** A request. Every `Request` is one. */
export interface EdgeRequest {
  readonly method: string;
  /** With scheme and host. */
  readonly url: string;
  /** The values of a header of any case, joined by commas. */
  readonly headers: { get(name: string): string | null };
}

/** The headers of an answer, each named in one way only. A `Map` and `Headers` are that. */
export interface AnswerHeaders extends Iterable<[name: string, value: string]> {
  get(name: string): string | null | undefined;
  has(name: string): boolean;
  set(name: string, value: string): unknown;
}

/** Bytes in parts that other answers have too, so nobody changes them. */
export interface SharedParts {
  readonly parts: readonly Uint8Array[];
}

/** The bytes of an answer. */
export type AnswerBody = Uint8Array<ArrayBuffer> | SharedParts | ReadableStream<Uint8Array>;

export interface EdgeAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: AnswerBody | null;
}

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

/** A request, and what else an answer depends on besides the snapshot. */
export interface Asked {
  readonly request: EdgeRequest;
  readonly url: URL;
  readonly host: Host;
  /** Of what the client accepts. */
  readonly coding: ApiCoding;
  /** The time of the answer, in ms since 1970. */
  readonly now: number;
}
