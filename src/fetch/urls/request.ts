/**
 * Sends one request and reads the answer, up to a limit. The look-up decides where it may connect to.
 */

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorCode } from '../../source/files/error-code.ts';
import { readBody, TooLarge, UnknownCoding } from './body.ts';
import { NotAllowed } from './guarded-lookup.ts';
import { type Content, type Failed, failed, parseHttpDate, type Unchanged } from './source-answer.ts';

interface HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Of the content, after decompression. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** How names become addresses, and which certificate is trusted besides the usual ones. */
export interface RequestDependencies {
  readonly lookup: LookupFunction;
  readonly ca?: string;
}

export type HttpResponse =
  | Content
  | Unchanged
  | Failed
  | { readonly kind: 'redirect'; readonly location: string | undefined };

/** Sends a GET. Every failure is a value. */
export async function sendRequest(
  url: URL,
  options: HttpRequest,
  { lookup, ca }: RequestDependencies,
): Promise<HttpResponse> {
  const { headers, signal } = options;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const tls = ca ? { ca } : {};
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const sent = send(url, {
        headers: { ...headers },
        signal,
        agent: false,
        lookup,
        ...tls,
      })
        .on('response', resolve)
        .on('error', reject);
      // Without a listener, Node silently drops an answer with 101, and then not even the deadline ends the request.
      sent.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(answer);
      });
      sent.end();
    });
    // The rest of the answer may be endless, and is not needed.
    return await readAnswer(response, options).finally(() => response.destroy());
  } catch (error) {
    return error instanceof NotAllowed ? failed(error.message, error.hint) : failed(...inWords(error));
  }
}

async function readAnswer(
  response: IncomingMessage,
  { headers: sent, maxBytes, signal }: HttpRequest,
): Promise<HttpResponse> {
  const { statusCode: status = 0, headers } = response;
  const { etag, 'last-modified': lastModified } = headers;
  const modified = parseHttpDate(lastModified);
  if ([301, 302, 303, 307, 308].includes(status)) return { kind: 'redirect', location: headers.location };
  if (status === 304 && ('If-None-Match' in sent || 'If-Modified-Since' in sent))
    return { kind: 'unchanged', modified };
  if (status !== 200) return failed(statusProblem(status, headers['retry-after']), statusHint(status));
  try {
    const bytes = await readBody(response, maxBytes, signal);
    // Unless the last coding is chunked, the body ends with the connection (RFC 9112, 6.3).
    const isChunked = /(^|,)\s*chunked\s*$/i.test(headers['transfer-encoding'] ?? '');
    const whole = headers['content-length'] !== undefined || isChunked;
    return { kind: 'content', bytes, whole, modified, etag, lastModified };
  } catch (error) {
    if (error instanceof UnknownCoding)
      return failed(`It uses the content coding "${error.message}", which is not supported.`);
    if (!(error instanceof TooLarge)) throw error;
    const hint = 'If that is right, raise max_bytes.';
    return failed(`It sent more than ${maxBytes.toLocaleString('en')} bytes.`, hint);
  }
}

/** What an answer without content says, with the pause that its server asks for. */
function statusProblem(status: number, retryAfter: string | undefined): string {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '')
    ? ` It asks to wait ${Number(retryAfter).toLocaleString('en')} s.`
    : '';
  return `It answered with HTTP ${status}.${seconds}`;
}

function statusHint(status: number): string | undefined {
  if (status === 401 || status === 403)
    return `Give it a valid token: "headers": {"Authorization": "Token \${NAME}"}, with NAME in the environment.`;
  if (status === 429) return 'Ask it less often, or ask its operator to allow more requests.';
  return status === 404 ? 'Correct the url.' : undefined;
}

/** Messages for the error codes of Node. */
const CODES: { readonly [code: string]: readonly [message: string, hint?: string] } = {
  ENOTFOUND: ['Its host name does not exist.', 'Correct the url.'],
  EAI_AGAIN: ['Its host name cannot be looked up at the moment.'],
  ECONNREFUSED: ['Its server refuses the connection.'],
  ECONNRESET: ['The connection broke before the answer was complete.'],
  EPIPE: ['The connection broke before the answer was complete.'],
  Z_BUF_ERROR: ['Its compressed answer is incomplete.'],
  Z_DATA_ERROR: ['Its compressed answer is damaged.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['Its certificate is for another host.'],
  CERT_HAS_EXPIRED: ['Its certificate has expired.'],
};

function inWords(error: unknown): readonly [message: string, hint?: string] {
  const code = errorCode(error) ?? '';
  const known = CODES[code];
  if (known) return known;
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return [`Its certificate is not trusted (${code}).`];
  if (code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR')) return ['Its compressed answer is damaged.'];
  return [`The request failed (${code || (error instanceof Error ? error.message : String(error))}).`];
}
