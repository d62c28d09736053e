/** Answers that were read, and short descriptions of them for evidence. */

import type { Method, WireAnswer } from '../../../../src/sources/index.ts';
import type { Evidence } from '../results/results.ts';

/** An answer whose body was decoded and parsed, as far as possible. */
export interface Answer extends WireAnswer {
  readonly method: Method;
  readonly url: URL;
  /** The parsed body; undefined without a body or if it is not JSON. */
  readonly json: unknown;
  /** Bytes of the body without its coding. */
  readonly plainSize: number;
  /** Why the body is not JSON. */
  readonly notJson?: string;
  /** The request ids that were sent, by header name. */
  readonly ids: Readonly<Record<string, string>>;
}

/** The evidence from an answer for a result. */
export function evidenceOf(answer: Answer, expected: string, got: string, at?: string): Evidence {
  const request = `${answer.method} ${answer.url.href}`;
  return { request, status: answer.status, expected, got, ...(at === undefined ? {} : { at }) };
}

/** A one-line summary of an unexpected answer: `HTTP 404, status_code 2003`. */
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

/** A short text for a value from the server; lists and objects are only named. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return 'an object';
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
