/** The answer of a status source, whether it is a file or a URL. */

export interface Content {
  readonly kind: 'content';
  /** Decompressed. */
  readonly bytes: Uint8Array;
  /**
   * Whether it is certain that nothing is missing. An HTTP answer with neither a length nor chunks ends with its
   * connection, so it may be only half of one.
   */
  readonly whole: boolean;
  /** When it was last modified, in ms since 1970, if known. */
  readonly modified?: number | undefined;
  /** Headers of the answer, verbatim, for the next conditional request (RFC 9110, 13.1). */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /**
   * Set if it repeats a secret that was sent. Then it must not be stored as it is, and whatever is told of it must be told of
   * the same content without the secret.
   */
  readonly repeatsSecret?: RepeatedSecret;
}

export interface RepeatedSecret {
  /** The same content without it. */
  readonly cleared: Uint8Array;
  /** A text of the content without it. */
  readonly clear: (text: string) => string;
}

/** The content is still the same as the last good copy (HTTP 304). */
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
  /** The setting of the source that must be corrected, if it is one: `headers.Authorization`. */
  readonly setting?: string | undefined;
}

export function failed(message: string, hint?: string): Failed {
  return { kind: 'failed', message, hint };
}

/** The time in a header such as Last-Modified, in ms since 1970; nothing if it cannot be read. */
export function parseHttpDate(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : time;
}
