/** Answers that were read: what OCPI says in them, and short descriptions of them for evidence. */

import type { Method, WireAnswer } from '../../../../src/sources/index.ts';

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

/** An answer to keep: without its body, which may be large. */
export function withoutBody(answer: Answer): Answer {
  return { ...answer, json: undefined, body: Buffer.alloc(0) };
}

/** Whether both statuses say success. Another check reports a status_code in quotes. */
export function succeeded({ status, json }: Answer): boolean {
  return status === 200 && isRecord(json) && String(json.status_code) === '1000';
}

/** The data of an envelope. */
export function dataOf({ json }: Answer): unknown {
  return isRecord(json) ? json.data : undefined;
}

/** The objects of a list, in an envelope or without one. */
export function listIn({ json }: Answer): readonly unknown[] | undefined {
  const list = isRecord(json) ? json.data : json;
  return Array.isArray(list) ? list : undefined;
}

/** A one-line summary of an unexpected answer: `HTTP 404, status_code 2003`. */
export function outlineOf({ status, json, headers, notJson }: Answer): string {
  const location = headers.get('location');
  const code = isRecord(json) ? json.status_code : undefined;
  const rest =
    location !== undefined ? `, Location ${location}` : code !== undefined ? `, status_code ${show(code)}` : '';
  return `HTTP ${status}${rest}${notJson === undefined || (status >= 300 && status < 400) ? '' : `, ${notJson}`}`;
}

/** The same with the server's own words in brackets, if there are any. */
export function wordsOf(answer: Answer): string {
  const message = isRecord(answer.json) ? answer.json.status_message : undefined;
  return `${outlineOf(answer)}${typeof message === 'string' && message.trim() !== '' ? ` (${show(message)})` : ''}`;
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
