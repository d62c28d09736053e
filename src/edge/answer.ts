/**
 * Makes each kind of answer: a published envelope (or 304), one object, the health of the snapshot, an error, a preflight.
 */

import { CODINGS, type Coding } from '../stored-format/coding.ts';
import { closingText, openEnvelope } from '../stored-format/envelope.ts';
import { HEALTH_SECONDS } from '../stored-format/health.ts';
import type { Manifest, StoredEnvelope } from '../stored-format/manifest.ts';
import { type ComposedBody, type ComposedCoding, composeBody, textPart } from './compose-body.ts';
import { type ErrorAnswer, errorText } from './error-answer.ts';
import { hashOfText, matchesTag, weakTag } from './etag.ts';
import { addLicence, addPreflight, cacheControl, commonHeaders, isForOne } from './headers.ts';
import { healthText } from './health.ts';
import type { Host } from './host.ts';
import { METHODS } from './intent.ts';
import { chooseCoding } from './negotiation.ts';
import { bodyLength } from './stored-body.ts';
import { openWholeBody } from './whole-body.ts';

/** Every answer under /api/ is JSON (OCPI 4.1.7: without a charset, which RFC 8259 does not define). */
const JSON_TYPE = 'application/json';

/** A request, and what else an answer depends on besides the snapshot. */
export interface Asked {
  readonly request: Request;
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
  envelope: StoredEnvelope,
  manifest: Manifest,
  listPath?: string,
): Promise<Response | undefined> {
  const headers = commonHeaders(request.headers, listPath === undefined ? undefined : manifest);
  if (listPath === undefined) addLicence(headers, manifest);
  headers.set('ETag', weakTag(envelope.etag));
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (matchesTag(request.headers.get('If-None-Match'), envelope.etag))
    return new Response(null, { status: 304, headers });

  headers.set('Content-Type', JSON_TYPE);
  addListSize(headers, envelope.total);
  const text = closingText(now);
  const coding = chooseCoding(accepted, offeredCodings(envelope, text));
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(bodyLength(envelope, coding, text)));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const body = await openWholeBody(host, envelope, coding, text, listPath);
  return body && new Response(body, { headers });
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
export async function answerObject(
  request: Request,
  object: object,
  manifest: Manifest,
  coding: ComposedCoding,
  now: number,
): Promise<Response> {
  const data = JSON.stringify(object);
  const tag = await hashOfText(data);
  const headers = commonHeaders(request.headers, manifest);
  addLicence(headers, manifest);
  headers.set('ETag', weakTag(tag));
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (matchesTag(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', JSON_TYPE);
  const text = textPart(new TextEncoder().encode(openEnvelope(data)));
  return answerComposed(request, composeBody([text], coding, closingText(now)), headers);
}

/** Answers with a body that was composed for the request. */
export function answerComposed(
  request: Request,
  { bytes, coding }: ComposedBody,
  headers: Headers,
  status = 200,
): Response {
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}

/** Answers with the health of the snapshot, without an envelope, because it is not part of OCPI. */
export function answerHealth(request: Request, manifest: Manifest, now: number): Response {
  const headers = commonHeaders(request.headers);
  addLicence(headers, manifest);
  headers.set('Cache-Control', `${isForOne(headers) ? 'private' : 'public'}, max-age=${HEALTH_SECONDS}`);
  headers.set('Content-Type', JSON_TYPE);
  return answerText(request, healthText(manifest.health, now), headers);
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
  request: Request,
  error: ErrorAnswer,
  cacheSeconds: number | 'never',
  now: number,
): Response {
  const headers = commonHeaders(request.headers);
  headers.set('Cache-Control', cacheSeconds === 'never' ? 'no-store' : cacheControl(headers, cacheSeconds));
  headers.set('Content-Type', JSON_TYPE);
  if (error.httpStatus === 405) headers.set('Allow', METHODS.join(', '));
  if (error.httpStatus === 503) headers.set('Retry-After', String(RETRY_SECONDS));
  return answerText(request, errorText(error, now), headers, error.httpStatus);
}

function answerText(request: Request, text: string, headers: Headers, status = 200): Response {
  const body = new TextEncoder().encode(text);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Answers a CORS preflight, or an OPTIONS of any other kind. */
export function answerPreflight(request: Request): Response {
  const headers = commonHeaders(request.headers);
  addPreflight(headers);
  return new Response(null, { status: 204, headers });
}

/** OCPI 4.1.4.1. X-Limit is a page size, so it is 1 for an empty list: clients divide by it or use it as a step. */
function addListSize(headers: Headers, total: number | undefined): void {
  if (total === undefined) return;
  headers.set('X-Total-Count', String(total));
  headers.set('X-Limit', String(Math.max(total, 1)));
}
