/**
 * Fetches a status source from a URL. Redirects are followed one by one, so that every hop is checked like the first. One
 * deadline and one size limit apply to all of them together.
 */

import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';
import type { HttpResponse, RequestDependencies } from './request.ts';
import { type Content, type Failed, failed, type Unchanged } from './source-answer.ts';

export interface SourceRequest {
  readonly url: string;
  /** From the first connection to the last byte, redirects included, in ms. */
  readonly timeout: number;
  /** Of the content, after decompression. */
  readonly maxBytes: number;
  /** Whether `url` itself may lead to an address that is not public; a redirect never may. */
  readonly allowPrivate: boolean;
  /** Headers of the last good copy. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export type FetchSource = (request: SourceRequest) => Promise<Content | Unchanged | Failed>;

const REDIRECTS = 3;

/** The real internet. Tests use their own certificate authority and host names. */
const INTERNET: RequestDependencies & { readonly isPublic: (address: string) => boolean } = {
  lookup,
  isPublic: isPublicAddress,
};

/** Asks a source. Every failure is a value. */
export async function fetchSource(request: SourceRequest, internet = INTERNET): Promise<Content | Unchanged | Failed> {
  const { timeout } = request;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeout);
  try {
    const answer = await followRedirects(request, deadline.signal, internet);
    return deadline.signal.aborted ? tooLate(timeout) : answer;
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(timeout: number): Failed {
  const seconds = (timeout / 1000).toLocaleString('en');
  return failed(`There was no complete answer within ${seconds} s.`, 'If that is normal, raise timeout_seconds.');
}

async function followRedirects(request: SourceRequest, signal: AbortSignal, internet: typeof INTERNET) {
  // Brings node:https along, which takes as long to load as the rest of Node together.
  const { sendRequest } = await import('./request.ts');
  let url = new URL(request.url);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const anywhere = hop === 0 && request.allowPrivate;
    const mayConnect = (address: string) => anywhere || internet.isPublic(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An IP address is never looked up, so it must be checked here.
    const answer =
      isIP(host) !== 0 && !mayConnect(host)
        ? notPublic(host)
        : await sendRequest(
            url,
            { headers: headersOf(request), maxBytes: request.maxBytes, mayConnect, signal },
            internet,
          );
    if (answer.kind === 'not-public') return privateAddress(hop, url, answer.address);
    if (answer.kind !== 'redirect') return answer;
    const target = redirectTarget(answer.location, url);
    if ('kind' in target) return target;
    url = target;
  }
  return failed(`It redirects more than ${REDIRECTS} times.`, 'Use the URL that it finally leads to.');
}

function notPublic(address: string): HttpResponse {
  return { kind: 'not-public', address };
}

function headersOf({ etag, lastModified }: SourceRequest): Record<string, string> {
  return {
    Accept: 'application/json, text/csv, */*;q=0.5',
    'Accept-Encoding': 'gzip, br, deflate',
    'User-Agent': 'ocpi-snapshot',
    ...(etag === undefined ? {} : { 'If-None-Match': etag }),
    ...(lastModified === undefined ? {} : { 'If-Modified-Since': lastModified }),
  };
}

/** Messages name only the host of the target: its path and query may contain a key. */
function redirectTarget(location: string | undefined, from: URL): URL | Failed {
  if (location === undefined || !URL.canParse(location, from.href)) {
    return failed('It redirects without a valid target.', 'Use the URL that it finally leads to.');
  }
  const target = new URL(location, from);
  if (target.protocol !== 'https:') {
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

function privateAddress(hop: number, { host }: URL, address: string): Failed {
  const where = host.replace(/^\[|\]$/g, '') === address ? address : `"${host}" (${address})`;
  if (hop > 0) return failed(`It redirects to ${where}, an address inside a private network, which is not followed.`);
  return failed(
    `${where} is an address inside a private network.`,
    'If it is your own network, set "allow_private_address": true for this source.',
  );
}
