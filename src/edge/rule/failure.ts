/**
 * What clients and the operator hear of a failure: an error answer, which has the envelope too, whatever the HTTP status (OCPI 4.1.7), and
 * a line in the log, said once, and once a minute while it lasts.
 */

import { closingText } from '../../stored-format/stored-body.ts';
import { answerText, cacheControl, commonHeaders } from './headers.ts';
import type { EdgeAnswer, EdgeRequest } from './host.ts';
import { METHODS } from './intent.ts';

/** The status codes of errors, and what each says (OCPI 5). */
export const STATUS_CODES = {
  2000: 'there is no such thing here, or the method is refused',
  2001: 'a parameter has a wrong value',
  2003: 'the Location, EVSE or Connector is unknown',
  3000: 'the server could not answer',
} as const;

export interface ErrorAnswer {
  /** 200 if the request reached the OCPI layer and is wrong there (OCPI 4.1.8). */
  readonly httpStatus: 200 | 404 | 405 | 500 | 503;
  readonly statusCode: keyof typeof STATUS_CODES;
  /** A sentence for the developer of the client. */
  readonly message: string;
}

export const REFUSED_METHOD: ErrorAnswer = {
  httpStatus: 405,
  statusCode: 2000,
  message: `This API is read-only. Use ${METHODS.slice(0, -1).join(', ')} or ${METHODS.at(-1)}.`,
};

/** A fault in the published snapshot. Its message is safe to show to anyone. */
export class SnapshotFault extends Error {}

/** A file of the published snapshot cannot be read now, but may be readable soon. */
export class SnapshotUnreadable extends SnapshotFault {}

/** A file that the manifest refers to is not on the site (any more), probably because the snapshot was replaced. */
export class FileMissing extends SnapshotUnreadable {
  constructor() {
    super('A file of the published snapshot is missing.');
  }
}

/** The error that the client gets for a caught failure: without details, unless they are about the snapshot. */
export function toErrorAnswer(failure: unknown): ErrorAnswer {
  const message = failure instanceof SnapshotFault ? failure.message : 'The request could not be answered.';
  const httpStatus = failure instanceof SnapshotUnreadable ? 503 : 500;
  return { httpStatus, statusCode: 3000, message };
}

/** Retry-After of a 503, in seconds (RFC 9110, 10.2.3). */
export const RETRY_SECONDS = 2;

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

/** The envelope of an error, without `data`. */
function errorText(error: ErrorAnswer, now: number): string {
  const head = JSON.stringify({ status_code: error.statusCode, status_message: error.message });
  return `${head.slice(0, -1)},"timestamp":"${closingText(now)}`;
}

/** In ms. */
const AGAIN_MS = 60_000;
/** Failures with texts of their own, such as paths, must not fill the memory. */
const MOST_TEXTS = 100;

const saidAt = new WeakMap<object, Map<string, number>>();

/**
 * Writes a failure to the log, the operator's only trace of it: the message of a fault in the snapshot, and anything else with its stack.
 *
 * @param site what the failure belongs to, such as a host
 * @param now in ms since 1970
 */
export function logFailure(site: object, failure: unknown, now: number): void {
  const isFault = failure instanceof SnapshotFault;
  const text = isFault ? failure.message : String(failure);
  const said = saidAt.get(site) ?? new Map<string, number>();
  saidAt.set(site, said);
  if (Math.abs(now - (said.get(text) ?? Number.NEGATIVE_INFINITY)) < AGAIN_MS) return;
  if (said.size >= MOST_TEXTS) said.clear();
  said.set(text, now);
  // biome-ignore lint/suspicious/noConsole: there is nowhere else to say it
  console.error(isFault ? text : failure);
}
