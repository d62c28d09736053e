/**
 * Makes each kind of answer: a whole list (or 304), one object, the health of the snapshot, an error, a preflight.
 */

import { closingText } from '../../stored-format/envelope.ts';
import { HEALTH_SECONDS } from '../../stored-format/health.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import type { ComposedBody } from './compose-body.ts';
import { type ErrorAnswer, errorText } from './error-answer.ts';
import { matchesTag, weakTag } from './etag.ts';
import type { AnswerHeaders, EdgeAnswer, EdgeRequest } from './exchange.ts';
import { addLicence, addPreflight, cacheControl, commonHeaders, isForOne } from './headers.ts';
import { healthText, isOverdue } from './health.ts';
import type { Host } from './host.ts';
import { METHODS } from './intent.ts';
import { finishBody, type KeptBody } from './kept-bodies.ts';
import { type ApiCoding, chooseApiCoding } from './negotiation.ts';
import { isStrict } from './query.ts';
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
  headers.set('ETag', weakTag(list.etag));
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (matchesTag(request.headers.get('If-None-Match'), list.etag)) return { status: 304, headers, body: null };
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
  headers.set('ETag', weakTag(tag));
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (matchesTag(request.headers.get('If-None-Match'), tag)) return { status: 304, headers, body: null };
  headers.set('Content-Type', JSON_TYPE);
  return answerComposed(request, finishBody(body, closingText(now)), headers);
}

/** Answers with a body that was composed for the request. */
export function answerComposed(
  request: EdgeRequest,
  { bytes, coding }: ComposedBody,
  headers: AnswerHeaders,
): EdgeAnswer {
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(bytes.length));
  return { status: 200, headers, body: request.method === 'HEAD' ? null : bytes };
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
  headers.set('Content-Type', JSON_TYPE);
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
  headers.set('Content-Type', JSON_TYPE);
  if (error.httpStatus === 405) headers.set('Allow', METHODS.join(', '));
  if (error.httpStatus === 503) headers.set('Retry-After', String(RETRY_SECONDS));
  return answerText(request, errorText(error, now), headers, error.httpStatus);
}

function answerText(request: EdgeRequest, text: string, headers: AnswerHeaders, status = 200): EdgeAnswer {
  const body = new Uint8Array(new TextEncoder().encode(text));
  headers.set('Content-Length', String(body.length));
  return { status, headers, body: request.method === 'HEAD' ? null : body };
}

/** Answers a CORS preflight, or an OPTIONS of any other kind. */
export function answerPreflight(request: EdgeRequest): EdgeAnswer {
  const headers = commonHeaders(request.headers);
  addPreflight(headers);
  return { status: 204, headers, body: null };
}
