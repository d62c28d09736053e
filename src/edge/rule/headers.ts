/**
 * The headers of every answer: CORS, caching, request ids, routing, entity tags, and what they say of the body.
 *
 * A tag covers the content without the timestamp and is the same in every coding. Both make it weak by definition
 * (RFC 9110, 8.8.1).
 */

import { hex } from '../../stored-format/stored-body.ts';
import type { AnswerHeaders, EdgeAnswer, EdgeRequest, Host } from './host.ts';
import { METHODS } from './intent.ts';
import type { ApiCoding } from './negotiation.ts';

/** Echoed, and listed in Vary. */
export const REQUEST_IDS = ['X-Request-ID', 'X-Correlation-ID'] as const;

/** Longer ids are not echoed: a UUID has 36 characters, and a client should not be able to inflate an answer. */
const ECHOABLE = /^[\x20-\x7e]{1,256}$/;

/** How long, in seconds, a cache may serve its last answer while we fail. */
const STALE_IF_ERROR = 3600;

const PREFLIGHT: Readonly<Record<string, string>> = {
  Allow: METHODS.join(', '),
  'Access-Control-Allow-Methods': METHODS.join(', '),
  // The asterisk does not cover Authorization (Fetch standard, CORS-preflight fetch), and older browsers don't know it.
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-None-Match, Cache-Control, X-Request-ID, X-Correlation-ID, OCPI-from-country-code, OCPI-from-party-id, OCPI-to-country-code, OCPI-to-party-id, *',
  'Access-Control-Max-Age': '86400',
};

/**
 * The headers of all answers, including errors and 304. X-Request-ID and X-Correlation-ID are echoed (OCPI 4.2).
 *
 * They are in Vary because there is a cache in front of this code. Otherwise it could answer a request with an id from an
 * answer that was stored without one.
 */
export function commonHeaders(request: EdgeRequest['headers'], publisher?: Publisher): AnswerHeaders {
  const headers: AnswerHeaders = new Map([
    ['Access-Control-Allow-Origin', '*'],
    ['Access-Control-Expose-Headers', 'Link, X-Total-Count, X-Limit, ETag, X-Request-ID, X-Correlation-ID'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Vary', ['Accept-Encoding', ...REQUEST_IDS, ...(publisher ? ROUTING : [])].join(', ')],
  ]);
  for (const name of REQUEST_IDS) {
    const id = request.get(name);
    if (id !== null && ECHOABLE.test(id)) headers.set(name, id);
  }
  if (publisher) addRouting(headers, request, publisher);
  return headers;
}

/** The publishing party, for the routing headers of the functional modules. */
export interface Publisher {
  readonly country_code: string;
  readonly party_id: string;
}

/** Whose request it is, if it says so. */
export const ROUTING = ['OCPI-from-country-code', 'OCPI-from-party-id'] as const;

/** OCPI 4.1.5: an answer is addressed from us to the party that sent the request, if the request names it. */
function addRouting(
  headers: AnswerHeaders,
  request: EdgeRequest['headers'],
  { country_code, party_id }: Publisher,
): void {
  const [country, party] = ROUTING.map((name) => request.get(name));
  if (country === null || country === undefined || party === null || party === undefined) return;
  if (!/^[\x21-\x7e]{2}$/.test(country) || !/^[\x21-\x7e]{1,3}$/.test(party)) return;
  headers.set('OCPI-from-country-code', country_code);
  headers.set('OCPI-from-party-id', party_id);
  headers.set('OCPI-to-country-code', country);
  headers.set('OCPI-to-party-id', party);
}

/**
 * Cache-Control: who may store an answer with these common headers, and for how long.
 *
 * An answer with an echoed id belongs to one request. It is `private` rather than `no-store`: shared caches may not store
 * it (RFC 9111, 5.2.2.7), but the client's own cache may, and can then revalidate with If-None-Match.
 *
 * @param seconds from the manifest. The answer may be used stale for as long again, so that nobody waits for a refresh.
 * `s-maxage` and `must-revalidate` would forbid that (RFC 9111, 4.2.4).
 */
export function cacheControl(common: AnswerHeaders, seconds: number): string {
  if (isForOne(common)) return `private, max-age=${seconds}`;
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR}`;
}

/** Whether an answer with these common headers is for one client only. */
export function isForOne(common: AnswerHeaders): boolean {
  return [...REQUEST_IDS, 'OCPI-to-party-id'].some((name) => common.has(name));
}

/**
 * Adds the licence as a link (RFC 8288; the relation is that of RFC 4946).
 *
 * Not for lists. OCPI's clients take a Link on a list for the next page: EVMap fails on one that is none, and IZIVIA's client
 * follows whatever address comes first (test/edge/support/consumers.ts).
 */
export function addLicence(headers: AnswerHeaders, { licence_url: url }: { readonly licence_url?: string }): void {
  if (url !== undefined && /^[!-~]+$/.test(url)) headers.set('Link', `<${url.replaceAll('>', '%3E')}>; rel="license"`);
}

/** Answers a CORS preflight, or an OPTIONS of any other kind. */
export function answerPreflight(headers: AnswerHeaders): EdgeAnswer {
  for (const [name, value] of Object.entries(PREFLIGHT)) headers.set(name, value);
  return { status: 204, headers, body: null };
}

/** Answers with a body that was made for the request. Every answer under /api/ is JSON (OCPI 4.1.7: without a charset, RFC 8259 has none). */
export function answerWith(
  { method }: EdgeRequest,
  { bytes, coding }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly coding: ApiCoding },
  headers: AnswerHeaders,
  status = 200,
): EdgeAnswer {
  addContent(headers, coding, bytes.length);
  return { status, headers, body: method === 'HEAD' ? null : bytes };
}

/** Adds what is said of the body of an answer. @param bytes its length */
export function addContent(headers: AnswerHeaders, coding: ApiCoding, bytes: number): void {
  headers.set('Content-Type', 'application/json');
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(bytes));
}

/** Answers with a text that is not worth compressing. */
export function answerText(request: EdgeRequest, text: string, headers: AnswerHeaders, status: number): EdgeAnswer {
  return answerWith(
    request,
    { bytes: new Uint8Array(new TextEncoder().encode(text)), coding: 'identity' },
    headers,
    status,
  );
}

/** A weak entity tag: `W/"5f3c…"`. */
export function weakTag(hash: string): string {
  return `W/"${hash}"`;
}

/** Sets the tag of an answer. @returns whether the client has it already, so that 304 is the answer */
export function clientHas(request: EdgeRequest, tag: string, headers: AnswerHeaders): boolean {
  headers.set('ETag', weakTag(tag));
  return matchesTag(request.headers.get('If-None-Match'), tag);
}

/** RFC 9110, 8.8.3: the text between the quotes may contain a comma, so a list can't be split at commas. */
const OPAQUE_TAG = /"([\x21\x23-\x7e\x80-\xff]*)"/g;

/**
 * Whether If-None-Match says that the client already has this content: `*`, or a list with our tag. RFC 9110, 13.1.2
 * requires the weak comparison. Anything that is not an entity tag matches nothing.
 */
export function matchesTag(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, opaque] of ifNoneMatch.matchAll(OPAQUE_TAG)) {
    if (opaque === hash) return true;
  }
  return false;
}

/** Half of the SHA-256 of a text, as 32 hexadecimal digits. */
export async function hashOfText(host: Pick<Host, 'sha256'>, text: string): Promise<string> {
  return hex((await host.sha256(text)).subarray(0, 16));
}
