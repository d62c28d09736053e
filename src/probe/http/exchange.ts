/** A request and what comes back, before anybody looks into it. */

import type { Evidence } from '../results/results.ts';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST';

export interface ProbeRequest {
  readonly method: Method;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

/** What one exchange may cost. */
export interface Limits {
  /** ms for the whole exchange. */
  readonly timeout: number;
  readonly maxBytes: number;
}

/** An answer as it was on the wire. */
export interface WireAnswer {
  readonly status: number;
  /** By names in small letters; several values of one name joined by `, `. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Version of TLS, such as `TLSv1.3`. */
  readonly tls?: string | undefined;
}

/** No answer: too slow, too large, cut off, or no connection. */
export interface Failure {
  readonly failure: 'time' | 'size' | 'cut' | 'network';
  readonly message: string;
  readonly status?: number;
}

export type Send = (request: ProbeRequest, limits: Limits) => Promise<WireAnswer | Failure>;

/** An answer with its body read as far as it could be. */
export interface Answer extends WireAnswer {
  readonly method: Method;
  readonly url: URL;
  /** What the body holds; undefined for none, and for one that is no JSON. */
  readonly json: unknown;
  /** Why the body is no JSON. */
  readonly notJson?: string;
  /** The ids that the request had, by header name. */
  readonly ids: Readonly<Record<string, string>>;
}

export function isFailure(outcome: WireAnswer | Failure): outcome is Failure {
  return 'failure' in outcome;
}

/** What an answer shows, for a verdict. */
export function evidenceOf(answer: Answer, expected: string, got: string, at?: string): Evidence {
  const request = `${answer.method} ${answer.url.href}`;
  return { request, status: answer.status, expected, got, ...(at === undefined ? {} : { at }) };
}

/** How an answer began, for somebody who expected another one: `HTTP 404, status_code 2003`. */
export function outlineOf({ status, json, headers, notJson }: Answer): string {
  const location = headers.get('location');
  const code = isRecord(json) ? json.status_code : undefined;
  const rest =
    location !== undefined ? `, Location ${location}` : code !== undefined ? `, status_code ${show(code)}` : '';
  return `HTTP ${status}${rest}${notJson === undefined || (status >= 300 && status < 400) ? '' : `, ${notJson}`}`;
}

export type JsonRecord = { readonly [name: string]: unknown };

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value from the server in a few words; what is large is only named. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return 'an object';
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
