/** Sends one request for the content of a source, and reads the answer, up to a limit. */

import { errorCode } from '../../read/files/file-errors.ts';
import { decodeBody } from '../http/decode-body.ts';
import { type Connection, type Failure, isFailure, type WireAnswer } from '../http/exchange.ts';
import {
  type Content,
  type Failed,
  failed,
  parseHttpDate,
  sentTooLate,
  sentTooMuch,
  type Unchanged,
} from './source-answer.ts';
import { NotAllowed } from './where.ts';

interface HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Of the content, after decompression. */
  readonly maxBytes: number;
  /** How long all requests may take together, in ms, and when that is over by `performance.now()`. */
  readonly timeout: number;
  readonly until: number;
}

export type HttpResponse =
  | Content
  | Unchanged
  | Failed
  | { readonly kind: 'redirect'; readonly location: string | undefined };

/** Sends a GET. Every failure is a value. */
export async function sendRequest(url: URL, request: HttpRequest, connection: Connection): Promise<HttpResponse> {
  const { headers, maxBytes, until } = request;
  try {
    const answer = await connection.send(
      { method: 'GET', url, headers: { ...headers, Connection: 'close' }, readsBody: (status) => status === 200 },
      { maxBytes, timeout: Math.max(0, until - performance.now()) },
    );
    return isFailure(answer) ? noAnswer(answer, request) : await readAnswer(answer, request);
  } catch (error) {
    // Node refuses some headers and addresses before anything is sent.
    return failed(...inWords(error instanceof Error ? error : new Error(String(error))));
  }
}

async function readAnswer(
  { status, headers, body }: WireAnswer,
  { headers: sent, maxBytes }: HttpRequest,
): Promise<HttpResponse> {
  const lastModified = headers.get('last-modified');
  const modified = parseHttpDate(lastModified);
  if ([301, 302, 303, 307, 308].includes(status)) return { kind: 'redirect', location: headers.get('location') };
  if (status === 304 && ('If-None-Match' in sent || 'If-Modified-Since' in sent))
    return { kind: 'unchanged', modified };
  if (status !== 200) return failed(statusProblem(status, headers.get('retry-after')), statusHint(status));
  const coding = headers.get('content-encoding');
  // Every coding has bytes even for nothing. An answer without any was cut off.
  if (body.length === 0 && coding !== undefined && !/^\s*(identity)?\s*$/i.test(coding))
    return failed(...CUT_WHILE_COMPRESSED);
  const decoded = await decodeBody(body, coding, maxBytes);
  if ('problem' in decoded) {
    if (decoded.problem === 'size') return sentTooMuch(maxBytes);
    if (decoded.cause !== undefined) return failed(...inWords(decoded.cause));
    return failed(`It uses the content coding "${coding?.slice(0, 40)}", which is not supported.`);
  }
  // Unless the last coding is chunked, the body ends with the connection (RFC 9112, 6.3).
  const isChunked = /(^|,)\s*chunked\s*$/i.test(headers.get('transfer-encoding') ?? '');
  const whole = headers.has('content-length') || isChunked;
  return { kind: 'content', bytes: decoded.bytes, whole, modified, etag: headers.get('etag'), lastModified };
}

/** Says that an answer has no content, and which pause its server asks for. */
function statusProblem(status: number, retryAfter = ''): string {
  const seconds = /^\d{1,9}$/.test(retryAfter) ? ` It asks to wait ${Number(retryAfter).toLocaleString('en')} s.` : '';
  return `It answered with HTTP ${status}.${seconds}`;
}

function statusHint(status: number): string | undefined {
  if (status === 401 || status === 403)
    return `Give it a valid token: "headers": {"Authorization": "Token \${NAME}"}, with NAME in the environment.`;
  if (status === 429) return 'Ask it less often, or ask its operator to allow more requests.';
  return status === 404 ? 'Correct the url.' : undefined;
}

function noAnswer({ failure, cause }: Failure, { timeout, maxBytes }: HttpRequest): Failed {
  if (failure === 'time') return sentTooLate(timeout);
  if (failure === 'size') return sentTooMuch(maxBytes);
  if (cause instanceof NotAllowed) return failed(cause.message, cause.hint);
  return failed(...(cause === undefined ? BROKE : inWords(cause)));
}

type Words = readonly [message: string, hint?: string];

const BROKE: Words = ['The connection broke before the answer was complete.'];

const CUT_WHILE_COMPRESSED: Words = ['Its compressed answer is incomplete.'];

/** Messages for the error codes of Node. */
const CODES: { readonly [code: string]: Words } = {
  ENOTFOUND: ['Its host name does not exist.', 'Correct the url.'],
  EAI_AGAIN: ['Its host name cannot be looked up at the moment.'],
  ECONNREFUSED: ['Its server refuses the connection.'],
  ECONNRESET: BROKE,
  EPIPE: BROKE,
  Z_BUF_ERROR: CUT_WHILE_COMPRESSED,
  Z_DATA_ERROR: ['Its compressed answer is damaged.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['Its certificate is for another host.'],
  CERT_HAS_EXPIRED: ['Its certificate has expired.'],
};

function inWords(error: unknown): Words {
  const code = errorCode(error) ?? '';
  const known = CODES[code];
  if (known) return known;
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return [`Its certificate is not trusted (${code}).`];
  if (code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR')) return ['Its compressed answer is damaged.'];
  return [`The request failed (${code || (error instanceof Error ? error.message : String(error))}).`];
}
