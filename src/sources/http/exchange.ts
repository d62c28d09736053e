/** Requests and answers of HTTP. */

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST';

/** A request without a body. */
export interface HttpExchangeRequest {
  readonly method: Method;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the body of an answer with this status is read. If not given, all are; the rest of an answer may be endless. */
  readonly readsBody?: (status: number) => boolean;
}

/** Bounds of one exchange. */
export interface Limits {
  /** ms for the whole exchange. */
  readonly timeout: number;
  readonly maxBytes: number;
}

/** An answer as received. */
export interface WireAnswer {
  readonly status: number;
  /** By lowercase name; several values of one name are joined by `, `. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** TLS version, such as `TLSv1.3`. */
  readonly tls?: string | undefined;
}

/** No answer: too slow, too large, cut off, or no connection. */
export interface Failure {
  readonly failure: 'time' | 'size' | 'cut' | 'network';
  readonly message: string;
  readonly status?: number;
  /** Where the network gave an error. */
  readonly cause?: Error;
}

export type Send = (request: HttpExchangeRequest, limits: Limits) => Promise<WireAnswer | Failure>;

/** A way to servers. The caller closes it. */
export interface Connection {
  readonly send: Send;
  close(): void;
}

/** Whether there was no complete answer. */
export function isFailure(outcome: WireAnswer | Failure): outcome is Failure {
  return 'failure' in outcome;
}

/** Headers by names that ignore case; later ones count. */
export function mergedHeaders(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const byName = new Map(lists.flatMap((headers) => Object.entries(headers)).map((one) => [one[0].toLowerCase(), one]));
  return Object.fromEntries(byName.values());
}
