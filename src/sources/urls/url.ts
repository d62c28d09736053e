/**
 * Fetches the content of a source from a URL, whatever it is. Variables of the environment are filled in here and go no
 * further: what comes back names none of their values. Redirects are followed one by one, so that every hop is checked like
 * the first. One deadline and one size limit apply to all of them together.
 */

import type { Secrets } from '../../findings/text/secrets.ts';
import type { Connection } from '../http/exchange.ts';
import { type Environment, type Filled, fillIn } from './fill-in.ts';
import type { Internet } from './internet.ts';
import { sendRequest } from './request.ts';
import { type Content, type Failed, failed, sentTooLate, type Unchanged } from './source-answer.ts';
import { type Home, isHome, refusedAddress } from './where.ts';

export interface SourceRequest {
  /** May have variables of the environment, as the headers may. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** None if not given. */
  readonly environment?: Environment | undefined;
  /** From the first connection to the last byte, redirects included, in ms. */
  readonly timeout: number;
  /** Of the content, after decompression. */
  readonly maxBytes: number;
  /** Whether the host of `url` may have an address that is not public; the target of a redirect to elsewhere never may. */
  readonly allowPrivate: boolean;
  /** Headers of the last good copy. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export type FetchSource = (request: SourceRequest) => Promise<Content | Unchanged | Failed>;

const REDIRECTS = 3;

/** Asks a source. Every failure is a value. */
export async function fetchSource(request: SourceRequest, internet: Internet): Promise<Content | Unchanged | Failed> {
  const { timeout } = request;
  const filled = fillIn(request, request.environment ?? {});
  if (filled.kind === 'failed') return filled;
  const until = performance.now() + timeout;
  const answer = await followRedirects(request, filled, until, internet);
  return performance.now() > until ? sentTooLate(timeout) : withoutSecrets(answer, filled);
}

function withoutSecrets(answer: Content | Unchanged | Failed, { secrets }: Filled): Content | Unchanged | Failed {
  switch (answer.kind) {
    case 'failed':
      return { ...answer, message: secrets.clear(answer.message) };
    case 'content':
      return withoutSecretsIn(answer, secrets);
    case 'unchanged':
      return answer;
    default:
      return answer satisfies never;
  }
}

/** Headers that repeat a secret are of no use for the next request, because they would have to be kept. */
function withoutSecretsIn({ etag = '', lastModified = '', ...answer }: Content, secrets: Secrets): Content {
  const headers = {
    ...(etag === '' || secrets.isInText(etag) ? {} : { etag }),
    ...(lastModified === '' || secrets.isInText(lastModified) ? {} : { lastModified }),
  };
  if (!secrets.isIn(answer.bytes)) return { ...answer, ...headers };
  const clear = (text: string) => secrets.clear(text);
  return { ...answer, ...headers, repeatsSecret: { cleared: secrets.clearBytes(answer.bytes), clear } };
}

async function followRedirects(
  request: SourceRequest,
  filled: Filled,
  until: number,
  internet: Internet,
): Promise<Content | Unchanged | Failed> {
  const first = new URL(filled.url);
  const home: Home = { origin: first.origin, allowPrivate: request.allowPrivate, isPublic: internet.isPublic };
  const connection = await internet.connect(home);
  try {
    return await followFrom(first, { request, filled, until, home, connection });
  } finally {
    connection.close();
  }
}

interface Way {
  readonly request: SourceRequest;
  readonly filled: Filled;
  readonly until: number;
  readonly home: Home;
  readonly connection: Connection;
}

async function followFrom(first: URL, { request, filled, until, home, connection }: Way) {
  let url = first;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const at = url;
    const refused = refusedAddress(at, home);
    if (refused) return failed(refused.message, refused.hint);
    const headers = headersOf(request, isHome(at, home) ? filled.headers : {});
    const answer = await sendRequest(at, { ...request, headers, until }, connection);
    if (answer.kind !== 'redirect') return answer;
    const target = redirectTarget(answer.location, at, home);
    if ('kind' in target) return target;
    url = target;
  }
  return failed(`It redirects more than ${REDIRECTS} times.`, 'Use the URL that it finally leads to.');
}

function headersOf(
  { etag, lastModified }: SourceRequest,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isNamed = (name: string) => Object.keys(own).some((one) => one.toLowerCase() === name);
  return {
    ...(isNamed('accept') ? {} : { Accept: 'application/json, text/csv, */*;q=0.5' }),
    ...(isNamed('user-agent') ? {} : { 'User-Agent': 'ocpi-snapshot' }),
    ...own,
    'Accept-Encoding': 'gzip, br, deflate',
    ...(etag === undefined ? {} : { 'If-None-Match': etag }),
    ...(lastModified === undefined ? {} : { 'If-Modified-Since': lastModified }),
  };
}

/** Messages name only the host of the target: its path and query may contain a key. */
function redirectTarget(location: string | undefined, from: URL, home: Home): URL | Failed {
  if (location === undefined || !URL.canParse(location, from.href)) {
    return failed('It redirects without a valid target.', 'Use the URL that it finally leads to.');
  }
  const target = new URL(location, from);
  if (target.protocol !== 'https:' && !isHome(target, home)) {
    const scheme = target.protocol.slice(0, -1);
    return failed(
      `It redirects to ${scheme} on "${target.host}"; only https redirects are followed.`,
      'Make it redirect to https.',
    );
  }
  if (target.username !== '' || target.password !== '') {
    return failed(`It redirects to "${target.host}" with a user name or password, which is not followed.`);
  }
  return target;
}
