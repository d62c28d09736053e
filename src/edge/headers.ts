/**
 * The headers of every answer: who may read it, who may keep it, and for which requests it holds.
 */

import { METHODS } from './intent.ts';

/** Echoed, and part of what an answer varies by. */
const REQUEST_IDS = ['X-Request-ID', 'X-Correlation-ID'] as const;

/** Longer ids are not echoed: a UUID has 36 characters, and an answer should not grow with what a stranger sends. */
const ECHOABLE = /^[\x20-\x7e]{1,256}$/;

/** How long, in seconds, a cache may bridge our failures with its last answer. */
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
 * The headers that all answers have, errors and 304 included. X-Request-ID and X-Correlation-ID are repeated (OCPI 4.2).
 *
 * They are in Vary because a cache stands in front of this code: without them it would give an answer that it
 * stored for a request without an id to a request with one, and the id would be missing.
 */
export function commonHeaders(request: Headers, publisher?: Publisher): Headers {
  const headers = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Link, X-Total-Count, X-Limit, ETag, X-Request-ID, X-Correlation-ID',
    'X-Content-Type-Options': 'nosniff',
    Vary: ['Accept-Encoding', ...REQUEST_IDS, ...(publisher ? ROUTING : [])].join(', '),
  });
  for (const name of REQUEST_IDS) {
    const id = request.get(name);
    if (id !== null && ECHOABLE.test(id)) headers.set(name, id);
  }
  if (publisher) addRouting(headers, request, publisher);
  return headers;
}

/** Who publishes, for the routing headers of the functional modules. */
export interface Publisher {
  readonly country_code: string;
  readonly party_id: string;
}

const ROUTING = ['OCPI-from-country-code', 'OCPI-from-party-id'] as const;

/** OCPI 4.1.5: an answer goes from us to the party that the request is from, if the request says which one. */
function addRouting(headers: Headers, request: Headers, { country_code, party_id }: Publisher): void {
  const [country, party] = ROUTING.map((name) => request.get(name));
  if (country === null || country === undefined || party === null || party === undefined) return;
  if (!/^[\x21-\x7e]{2}$/.test(country) || !/^[\x21-\x7e]{1,3}$/.test(party)) return;
  headers.set('OCPI-from-country-code', country_code);
  headers.set('OCPI-from-party-id', party_id);
  headers.set('OCPI-to-country-code', country);
  headers.set('OCPI-to-party-id', party);
}

/**
 * Who may keep an answer with these common headers, and for how long.
 *
 * An answer with an echoed id belongs to one request. It is `private` rather than `no-store`: no shared cache may store
 * it (RFC 9111, 5.2.2.7), but the client's own may, and can then ask with If-None-Match.
 *
 * @param seconds from the manifest. Stale use for as long again keeps a refresh from making anyone wait. No `s-maxage`
 * or `must-revalidate`: they would forbid it (RFC 9111, 4.2.4).
 */
export function cacheControl(common: Headers, seconds: number): string {
  if (isForOne(common)) return `private, max-age=${seconds}`;
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR}`;
}

/** Whether an answer with these common headers is for one client alone. */
export function isForOne(common: Headers): boolean {
  return [...REQUEST_IDS, 'OCPI-to-party-id'].some((name) => common.has(name));
}

/** Adds what a CORS preflight asks for. */
export function addPreflight(headers: Headers): void {
  for (const [name, value] of Object.entries(PREFLIGHT)) headers.set(name, value);
}
