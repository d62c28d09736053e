/**
 * Makes each kind of answer: a published envelope (or 304), one object, the health of the snapshot, an error, a preflight.
 */

import { CODINGS, type Coding } from '../../stored-format/coding.ts';
import { closingText } from '../../stored-format/envelope.ts';
import { HEALTH_SECONDS } from '../../stored-format/health.ts';
import type { Manifest, StoredEnvelope, StoredList } from '../../stored-format/manifest.ts';
import { openBrotliList } from './brotli-list.ts';
import type { ComposedBody } from './compose-body.ts';
import { type ErrorAnswer, errorText } from './error-answer.ts';
import { matchesTag, weakTag } from './etag.ts';
import type { AnswerHeaders, EdgeAnswer, EdgeRequest } from './exchange.ts';
import { addLicence, addPreflight, cacheControl, commonHeaders, isForOne } from './headers.ts';
import { healthText, isOverdue } from './health.ts';
import type { Host } from './host.ts';
import { METHODS } from './intent.ts';
import { chooseCoding } from './negotiation.ts';
import { finishBody, type ObjectBody } from './object-body.ts';
import { isStrict } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import { bodyLength } from './stored-body.ts';
import { openWholeBody } from './whole-body.ts';

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

/**
 * Answers with a stored envelope, or 304 if the client has it. Undefined if its stored body is missing.
 *
 * @param manifest that of the envelope
 * @param listPath if it is a list: its path in OCPI
 */
export async function answerEnvelope(
  { request, accepted, host, now }: Asked,
  envelope: StoredEnvelope | StoredList,
  manifest: Manifest,
  listPath?: string,
): Promise<EdgeAnswer | undefined> {
  const headers = commonHeaders(request.headers, listPath === undefined ? undefined : manifest);
  if (listPath === undefined) addLicence(headers, manifest);
  headers.set('ETag', weakTag(envelope.etag));
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (matchesTag(request.headers.get('If-None-Match'), envelope.etag)) return { status: 304, headers, body: null };

  headers.set('Content-Type', JSON_TYPE);
  addListSize(headers, envelope.total);
  const text = closingText(now);
  const stored = chooseCoding(accepted, offeredCodings(envelope, text));
  const brotli = stored === 'identity' ? await openBrotliList(host, envelope, accepted, text) : undefined;
  const coding = brotli ? 'br' : stored;
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(brotli?.bytes ?? bodyLength(envelope, coding, text)));
  if (request.method === 'HEAD') return { status: 200, headers, body: null };
  const body = brotli ?? (await openWholeBody(host, envelope, coding, text, listPath));
  return body && { status: 200, headers, body };
}

/** The codings in which a body is stored, except those that would only make it larger. */
function offeredCodings(envelope: StoredEnvelope, text: string): readonly Coding[] {
  const plainBytes = envelope.size + text.length;
  return CODINGS.filter((coding) => {
    if (coding === 'identity') return true;
    return envelope[coding] !== undefined && bodyLength(envelope, coding, text) <= plainBytes;
  });
}

/** Answers with the envelope of one object, or 304 if the client has it. */
export function answerObject({ request, now }: Asked, { tag, body }: ObjectBody, manifest: Manifest): EdgeAnswer {
  const headers = commonHeaders(request.headers, manifest);
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

/** OCPI 4.1.4.1. X-Limit is a page size, so it is 1 for an empty list: clients divide by it or use it as a step. */
function addListSize(headers: AnswerHeaders, total: number | undefined): void {
  if (total === undefined) return;
  headers.set('X-Total-Count', String(total));
  headers.set('X-Limit', String(Math.max(total, 1)));
}
