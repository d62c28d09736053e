/**
 * Makes each kind of answer: a whole list (or 304), one object, the health of the snapshot, an error, a preflight.
 */

import { closingText } from '../../stored-format/envelope.ts';
import { HEALTH_SECONDS, type SourceHealth } from '../../stored-format/health.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import type { ComposedBody } from './compose-body.ts';
import { type ErrorAnswer, errorText } from './error-answer.ts';
import type { AnswerHeaders, EdgeAnswer, EdgeRequest } from './exchange.ts';
import { addLicence, addPreflight, cacheControl, clientHas, commonHeaders, isForOne } from './headers.ts';
import type { Host } from './host.ts';
import { isStrict, METHODS } from './intent.ts';
import { finishBody, type KeptBody } from './kept-bodies.ts';
import { type ApiCoding, chooseApiCoding } from './negotiation.ts';
import type { Snapshot } from './snapshot.ts';
import { lengthOf, openWholeList } from './whole-list.ts';

/** Every answer under /api/ is JSON (OCPI 4.1.7: without a charset, which RFC 8259 does not define). */
const JSON_TYPE = 'application/json';

/** A request, and what else an answer depends on besides the snapshot. */
export interface Asked {
  readonly request: EdgeRequest;
  readonly url: URL;
  /** What the client accepts, as in Accept-Encoding. */
  readonly accepted: string | null;
  readonly host: Host;
  /** The time of the answer, in ms since 1970. */
  readonly now: number;
}

/** Answers with a whole list, or 304 if the client has it. @throws SnapshotUnreadable if one of its files is missing */
export async function answerList(
  { request, accepted, host, now }: Asked,
  list: StoredList,
  manifest: Manifest,
): Promise<EdgeAnswer> {
  const headers = commonHeaders(request.headers, manifest);
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (clientHas(request, list.etag, headers)) return { status: 304, headers, body: null };
  headers.set('Content-Type', JSON_TYPE);
  // OCPI 4.1.4.1. X-Limit is a page size, so it is 1 for an empty list: clients divide by it or use it as a step.
  headers.set('X-Total-Count', String(list.total));
  headers.set('X-Limit', String(Math.max(list.total, 1)));
  const closing = closingText(now);
  const coding = codingOf(list, accepted, closing);
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(lengthOf(list, coding, closing)));
  const body = request.method === 'HEAD' ? null : await openWholeList(host, list, coding, closing);
  return { status: 200, headers, body };
}

/** What the client takes, unless that would only make the list larger. */
function codingOf(list: StoredList, accepted: string | null, closing: string): ApiCoding {
  const coding = chooseApiCoding(accepted);
  return lengthOf(list, coding, closing) <= lengthOf(list, 'identity', closing) ? coding : 'identity';
}

/**
 * Answers with the envelope of one object or text, or 304 if the client has it.
 *
 * @param manifest that of what is answered with, if it is of a functional module (OCPI 4.1.5)
 */
export function answerObject(
  { request, now }: Asked,
  { tag, body }: KeptBody,
  manifest: Manifest,
  isOfModule = true,
): EdgeAnswer {
  const headers = commonHeaders(request.headers, isOfModule ? manifest : undefined);
  addLicence(headers, manifest);
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (clientHas(request, tag, headers)) return { status: 304, headers, body: null };
  return answerComposed(request, finishBody(body, closingText(now)), headers);
}

/** Answers with a body that was composed for the request. */
export function answerComposed(
  request: EdgeRequest,
  { bytes, coding }: ComposedBody,
  headers: AnswerHeaders,
  status = 200,
): EdgeAnswer {
  headers.set('Content-Type', JSON_TYPE);
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(bytes.length));
  return { status, headers, body: request.method === 'HEAD' ? null : bytes };
}

/**
 * Answers with the health of the snapshot, without an envelope, because it is not part of OCPI. With `?strict` it is 503 if the
 * snapshot is older than was promised.
 */
export function answerHealth({ request, url, now }: Asked, snapshot: Snapshot): EdgeAnswer {
  const { manifest } = snapshot;
  const status = isStrict(url.searchParams) && isOverdue(snapshot, now) ? 503 : 200;
  const headers = commonHeaders(request.headers);
  addLicence(headers, manifest);
  const kept = `${isForOne(headers) ? 'private' : 'public'}, max-age=${HEALTH_SECONDS}`;
  headers.set('Cache-Control', status === 200 ? kept : 'no-store');
  if (status === 503) headers.set('Retry-After', String(RETRY_SECONDS));
  return answerText(request, healthText(snapshot, now), headers, status);
}

/** Retry-After of a 503, in seconds (RFC 9110, 10.2.3). */
const RETRY_SECONDS = 2;

/**
 * Answers with an error.
 *
 * @param cacheSeconds `never` if the next answer may differ. Always sent, because a cache may store a 404 without it for
 * minutes (RFC 9111, 4.2.2).
 */
export function answerError(
  request: EdgeRequest,
  error: ErrorAnswer,
  cacheSeconds: number | 'never',
  now: number,
): EdgeAnswer {
  const headers = commonHeaders(request.headers);
  headers.set('Cache-Control', cacheSeconds === 'never' ? 'no-store' : cacheControl(headers, cacheSeconds));
  if (error.httpStatus === 405) headers.set('Allow', METHODS.join(', '));
  if (error.httpStatus === 503) headers.set('Retry-After', String(RETRY_SECONDS));
  return answerText(request, errorText(error, now), headers, error.httpStatus);
}

function answerText(request: EdgeRequest, text: string, headers: AnswerHeaders, status: number): EdgeAnswer {
  return answerComposed(
    request,
    { bytes: new Uint8Array(new TextEncoder().encode(text)), coding: 'identity' },
    headers,
    status,
  );
}

/** Answers a CORS preflight, or an OPTIONS of any other kind. */
export function answerPreflight(request: EdgeRequest): EdgeAnswer {
  const headers = commonHeaders(request.headers);
  addPreflight(headers);
  return { status: 204, headers, body: null };
}

/** The body at `now` (ms since 1970). `is_stale` says whether a source is older than its maximum age. */
export function healthText({ manifest, head }: Snapshot, now: number): string {
  const { built_at, status_sources, ...known } = manifest.health;
  return JSON.stringify({
    timestamp: `${new Date(now).toISOString().slice(0, 19)}Z`,
    built_at,
    age_seconds: ageOf(built_at, now),
    head,
    expires: manifest.live?.expires,
    ...known,
    status_sources: status_sources.map((source) => {
      const { updated_at } = source;
      const age = updated_at === undefined ? undefined : ageOf(updated_at, now);
      return { ...source, age_seconds: age, is_stale: isStale(source, now) };
    }),
  });
}

/**
 * Whether a snapshot is older than was promised: a head that should have been replaced; the fallback, where a head should be; or a
 * source of statuses that is stale, knows none of the EVSEs, or has missed two rounds. Of a head that is in time, what it says of sources is right; their ages go on in between.
 */
export function isOverdue({ manifest: { health, live }, head }: Snapshot, now: number): boolean {
  if (head === 'fallback') return true;
  if (live !== undefined) {
    return now > Date.parse(live.expires) || health.status_sources.some(isUnwell);
  }
  return health.status_sources.some((source) => isUnwell(source) || isStale(source, now));
}

/** What the build, or the live step, knew of it. */
function isUnwell({ state, missed_rounds = 0 }: SourceHealth): boolean {
  return state !== 'fresh' || missed_rounds > 1;
}

function isStale({ updated_at, max_age_seconds }: SourceHealth, now: number): boolean {
  return updated_at === undefined || ageOf(updated_at, now) > max_age_seconds;
}

/** In whole seconds. */
function ageOf(time: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(time)) / 1000));
}
