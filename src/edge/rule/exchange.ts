/** What comes in and what goes out. Each host makes its own objects of this: to Node, a Request and a Response cost more than most answers. */

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
