/** What asking a status source gives, whether it is a file or a web address. */

export interface Content {
  readonly kind: 'content';
  /** Decompressed. */
  readonly bytes: Uint8Array;
  /**
   * Whether the way it came vouches that this is all of it: an HTTP answer with neither length nor chunks that ends with
   * its connection may be half of one.
   */
  readonly whole: boolean;
  /** From when it is, in ms since 1970, if that is told. */
  readonly modified?: number | undefined;
  /** Headers of the answer, verbatim, for the next conditional request (RFC 9110, 13.1). */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** The last good copy is still what the source would send (HTTP 304). */
export interface Unchanged {
  readonly kind: 'unchanged';
  readonly modified?: number | undefined;
}

/** There is no content. */
export interface Failed {
  readonly kind: 'failed';
  /** A sentence about the source: `It answered with HTTP 500.` */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
}

export function failed(message: string, hint?: string): Failed {
  return { kind: 'failed', message, hint };
}

/** The moment of a header such as Last-Modified, in ms since 1970; nothing if it has none that can be read. */
export function parseHttpDate(date: string | undefined): number | undefined {
  const moment = Date.parse(date ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}
