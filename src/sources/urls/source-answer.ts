/** The answer of a source, whether it is a file or a URL. */

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
  readonly cleared: Uint8Array;
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
  readonly hint?: string | undefined;
  /** The setting of the source that must be corrected, if it is one: `headers.Authorization`. */
  readonly setting?: string | undefined;
}

export function failed(message: string, hint?: string): Failed {
  return { kind: 'failed', message, hint };
}

/** @param timeout in ms */
export function sentTooLate(timeout: number): Failed {
  const seconds = (timeout / 1000).toLocaleString('en');
  return failed(`There was no complete answer within ${seconds} s.`, 'If that is normal, raise timeout_seconds.');
}

export function sentTooMuch(maxBytes: number): Failed {
  return failed(`It sent more than ${maxBytes.toLocaleString('en')} bytes.`, 'If that is right, raise max_bytes.');
}

/** The time in a header such as Last-Modified, in ms since 1970; nothing if it cannot be read. */
export function parseHttpDate(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : time;
}

export const WHEN_CUT = 'It ends in the middle of a line, so part of it may be missing.';

/**
 * Whether part of a CSV file may be missing. Half a CSV file is a valid one too, so the only sign is a missing line end at its
 * end. It counts where the last good copy had one, and where HTTP does not say how long the answer is. (Google's answers have
 * none at their end, but chunks, which show that nothing is missing.)
 */
export function looksCut({ bytes, whole }: Content, lastGood: Uint8Array | undefined): boolean {
  return !endsLine(bytes) && (!whole || (lastGood !== undefined && endsLine(lastGood)));
}

function endsLine(bytes: Uint8Array): boolean {
  const last = bytes.at(-1);
  return last === 0x0a || last === 0x0d;
}
