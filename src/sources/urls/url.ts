/**
 * Fetches the content of a source from a URL, whatever it is. What comes back names no value of a variable. Redirects are followed
 * one by one, so that every hop is checked like the first. One deadline and one size limit apply to all of them together.
 */

import type { Secrets } from '../../findings/text/secrets.ts';
import { decodeBody } from '../http/decode-body.ts';
import { isFailure, mergedHeaders, type WireAnswer } from '../http/exchange.ts';
import { followRedirects, pauseIn } from '../http/redirects.ts';
import { isHome, Refused } from './address-guard.ts';
import { askServer, type Server, type ServerRequest } from './ask-server.ts';
import type { Internet } from './internet.ts';
import { CUT_WHILE_COMPRESSED, whyFailed, whyNoAnswer } from './no-answer.ts';
import {
  type Content,
  type Failed,
  failed,
  parseHttpDate,
  sentTooLate,
  sentTooMuch,
  type Unchanged,
} from './source-answer.ts';

export interface SourceRequest extends ServerRequest {
  /** Headers of the last good copy. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

type Answer = Content | Unchanged | Failed;

export type FetchSource = (request: SourceRequest) => Promise<Answer>;

const REDIRECTS = 3;
const TOKEN = `Give it a valid token: "headers": {"Authorization": "Token \${NAME}"}, with NAME in the environment.`;

/** Asks a source. Every failure is a value. */
export function fetchSource(request: SourceRequest, internet: Internet): Promise<Answer> {
  const { timeout } = request;
  const until = performance.now() + timeout;
  return askServer(request, internet, async (server) => {
    const answer = await get(request, server, until).catch(whyFailed);
    return performance.now() > until ? sentTooLate(timeout) : withoutSecrets(answer, server.filled.secrets);
  });
}

/** @param until when the deadline is, by `performance.now()` */
async function get(request: SourceRequest, { url, filled, send }: Server, until: number): Promise<Answer> {
  const { maxBytes, etag, lastModified } = request;
  const { answer } = await followRedirects(url, {
    most: REDIRECTS,
    tooMany: () => new Refused(`It redirects more than ${REDIRECTS} times.`, FINAL_URL),
    targetOf: (location, from) => redirectTarget(location, from, url),
    send(at) {
      const headers = headersOf(request, isHome(at, url) ? filled.headers : {});
      const asked = { method: 'GET', url: at, headers, readsBody: (status: number) => status === 200 } as const;
      return send(asked, { maxBytes, timeout: Math.max(0, until - performance.now()) });
    },
  });
  if (isFailure(answer)) return whyNoAnswer(answer, request);
  if (answer.status === 304 && (etag !== undefined || lastModified !== undefined))
    return { kind: 'unchanged', modified: parseHttpDate(answer.headers.get('last-modified')) };
  if (answer.status === 200) return contentOf(answer, maxBytes);
  return failed(`It answered with HTTP ${answer.status}.${pauseIn(answer)}`, HINTS[answer.status]);
}

/** What to do about an answer without content, by its status. */
const HINTS: { readonly [status: number]: string } = {
  401: TOKEN,
  403: TOKEN,
  404: 'Correct the url.',
  429: 'Ask it less often, or ask its operator to allow more requests.',
};

function headersOf(
  { etag, lastModified }: SourceRequest,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return mergedHeaders(
    { Accept: 'application/json, text/csv, */*;q=0.5', 'User-Agent': 'ocpi-snapshot' },
    own,
    { 'Accept-Encoding': 'gzip, br, deflate' },
    etag === undefined ? {} : { 'If-None-Match': etag },
    lastModified === undefined ? {} : { 'If-Modified-Since': lastModified },
  );
}

const FINAL_URL = 'Use the URL that it finally leads to.';

/** Messages name only the host of the target: its path and query may contain a key. */
function redirectTarget(location: string | undefined, from: URL, home: URL): URL {
  if (location === undefined || !URL.canParse(location, from.href))
    throw new Refused('It redirects without a valid target.', FINAL_URL);
  const target = new URL(location, from);
  const { protocol, host, username, password } = target;
  if (protocol !== 'https:' && !isHome(target, home)) {
    const where = `${protocol.slice(0, -1)} on "${host}"`;
    throw new Refused(`It redirects to ${where}; only https redirects are followed.`, 'Make it redirect to https.');
  }
  if (username !== '' || password !== '')
    throw new Refused(`It redirects to "${host}" with a user name or password, which is not followed.`);
  return target;
}

async function contentOf({ headers, body }: WireAnswer, maxBytes: number): Promise<Content | Failed> {
  const coding = headers.get('content-encoding');
  // Every coding has bytes even for nothing. An answer without any was cut off.
  if (body.length === 0 && coding !== undefined && !/^\s*(identity)?\s*$/i.test(coding))
    return failed(...CUT_WHILE_COMPRESSED);
  const decoded = await decodeBody(body, coding, maxBytes);
  if ('problem' in decoded) {
    if (decoded.problem === 'size') return sentTooMuch(maxBytes);
    if (decoded.cause !== undefined) throw decoded.cause;
    return failed(`It uses the content coding "${coding?.slice(0, 40)}", which is not supported.`);
  }
  // Unless the last coding is chunked, the body ends with the connection (RFC 9112, 6.3).
  const isChunked = /(^|,)\s*chunked\s*$/i.test(headers.get('transfer-encoding') ?? '');
  const [whole, lastModified] = [headers.has('content-length') || isChunked, headers.get('last-modified')];
  const about = { whole, modified: parseHttpDate(lastModified), etag: headers.get('etag'), lastModified };
  return { kind: 'content', bytes: decoded.bytes, ...about };
}

/** Headers that repeat a secret are of no use for the next request, because they would have to be kept. */
function withoutSecrets(answer: Answer, secrets: Secrets): Answer {
  if (answer.kind === 'failed') return { ...answer, message: secrets.clear(answer.message) };
  if (answer.kind === 'unchanged') return answer;
  const keep = (header = '') => (header === '' || secrets.isInText(header) ? undefined : header);
  const content = { ...answer, etag: keep(answer.etag), lastModified: keep(answer.lastModified) };
  if (!secrets.isIn(answer.bytes)) return content;
  const clear = (text: string) => secrets.clear(text);
  return { ...content, repeatsSecret: { cleared: secrets.clearBytes(answer.bytes), clear } };
}
