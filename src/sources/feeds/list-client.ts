/** Asks a server for JSON, within bounds that hold for all requests together. Whatever goes wrong ends the fetch. */

import { quoted } from '../../cells/cell.ts';
import { formatDuration, formatSize, formatWhole } from '../../findings/text/format.ts';
import { decodeBody } from '../http/decode-body.ts';
import { isFailure, mergedHeaders, type Send, type WireAnswer } from '../http/exchange.ts';
import { followRedirects, pauseIn } from '../http/redirects.ts';
import { credentialsFor, type GivenCredentials } from './credentials.ts';
import { isObject } from './json-values.ts';

/** The lists could not be fetched as a whole. The message is for the user, once it is cleared of the token. */
export class CouldNotFetch extends Error {
  readonly bound: 'time' | 'size' | undefined;

  constructor(message: string, bound?: 'time' | 'size') {
    super(message);
    this.bound = bound;
  }
}

/** Bounds of everything that is fetched together. */
export interface FetchLimits {
  /** ms from the first request to the last byte. */
  readonly timeout: number;
  readonly maxRequests: number;
  /** Of all bodies together, after decompression. */
  readonly maxBytes: number;
}

/** The outside world: the network and the clock, in ms. */
export interface FetchDependencies {
  readonly send: Send;
  now(): number;
}

/** An answer that says success. */
export interface JsonAnswer {
  readonly url: URL;
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Buffer;
  readonly json: unknown;
}

/** A server, and what may be asked of it. */
export interface ListServer {
  readonly url: URL;
  readonly credentials: GivenCredentials;
  readonly limits: FetchLimits;
}

/** Gets one URL, over redirects. @throws CouldNotFetch */
export type GetJson = (url: URL) => Promise<JsonAnswer>;

const REDIRECTS = 5;

export function openLists(server: ListServer, { send, now }: FetchDependencies): GetJson {
  const { timeout, maxRequests, maxBytes } = server.limits;
  const credentials = credentialsFor(server.credentials, server.url);
  const deadline = now() + timeout;
  let requests = 0;
  let size = 0;

  async function sendTo(url: URL): Promise<WireAnswer> {
    if (++requests > maxRequests)
      throw new CouldNotFetch(`The list has more than ${formatWhole(maxRequests)} pages, or its links go in a circle.`);
    const left = deadline - now();
    if (left <= 0) throw tooLate(timeout);
    const request = { method: 'GET', url, headers: mergedHeaders(HEADERS, credentials.headersFor(url)) } as const;
    const answer = await send(request, { timeout: left, maxBytes: maxBytes - size });
    if (!isFailure(answer)) return credentials.tryOtherForm(answer.status, url) ? sendTo(url) : answer;
    if (answer.failure === 'time') throw tooLate(timeout);
    if (answer.failure === 'size') throw tooLarge(maxBytes);
    // A refusal of ours is a sentence; what the system says is not.
    const why = answer.message.replace(/\.$/, '');
    throw new CouldNotFetch(`${shown(url)} gave no complete answer: ${why}.`);
  }

  async function read({ status, headers, body }: WireAnswer, url: URL): Promise<JsonAnswer> {
    const decoded = await decodeBody(body, headers.get('content-encoding'), maxBytes - size);
    if ('problem' in decoded && decoded.problem === 'size') throw tooLarge(maxBytes);
    const { bytes } = decoded;
    const json = bytes && parsed(bytes);
    const { status_code: code, status_message: message } = isObject(json) ? json : {};
    const said = typeof message === 'string' && message !== '' ? ` The server says ${quoted(message)}.` : '';
    const hint = status === 401 || status === 403 ? ` ${credentials.hint(url)}` : '';
    if (status !== 200)
      throw new CouldNotFetch(`${shown(url)} answers HTTP ${status}.${pauseIn({ headers })}${said}${hint}`);
    if (bytes === undefined || json === undefined) throw new CouldNotFetch(`${shown(url)} does not answer with JSON.`);
    size += bytes.length;
    if (typeof code === 'number' && (code < 1000 || code >= 2000))
      throw new CouldNotFetch(`${shown(url)} answers with the OCPI status code ${code}.${said}`);
    return { url, headers, bytes, json };
  }

  return async (asked) => {
    const tooMany = () => new CouldNotFetch(`${shown(asked)} redirects more than ${REDIRECTS} times.`);
    const way = { send: sendTo, targetOf: redirectTarget, most: REDIRECTS, tooMany };
    const { url, answer } = await followRedirects(asked, way);
    return read(answer, url);
  };
}

const HEADERS = {
  Accept: 'application/json',
  'Accept-Encoding': 'gzip, br, deflate',
  'User-Agent': 'ocpi-snapshot',
};

function tooLate(timeout: number): CouldNotFetch {
  return new CouldNotFetch(`The list was not complete within ${formatDuration(timeout)}.`, 'time');
}

function tooLarge(maxBytes: number): CouldNotFetch {
  const size = formatSize(maxBytes);
  return new CouldNotFetch(`The list has more than ${size}, which is more than the memory allows.`, 'size');
}

function redirectTarget(location: string | undefined, from: URL): URL {
  const target = webUrl(location ?? '', from);
  if (target === undefined)
    throw new CouldNotFetch(`${shown(from)} redirects, but not to a web address with ${from.protocol.slice(0, -1)}.`);
  return target;
}

/**
 * A URL that a server gives; nothing if it is none, or leads from https to http. Behind a proxy, servers often give their own
 * address with http: that is read as https. A name and a password in it are left out.
 */
export function webUrl(given: string, from: URL): URL | undefined {
  if (!URL.canParse(given, from.href)) return undefined;
  const url = new URL(given, from);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (from.protocol === 'https:' && url.protocol === 'http:') {
    if (url.hostname !== from.hostname) return undefined;
    url.protocol = 'https:';
  }
  [url.username, url.password, url.hash] = ['', '', ''];
  return url;
}

/** A URL for people. Of its query, only what leads to a page is shown, since the rest may be secret. */
export function shown({ origin, pathname, searchParams }: URL): string {
  const page = ['offset', 'limit'].flatMap((name) => {
    const value = searchParams.get(name) ?? '';
    return /^\d{1,15}$/.test(value) ? [`${name}=${value}`] : [];
  });
  return `${origin}${pathname}${page.length === 0 ? '' : `?${page.join('&')}`}`;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8').decode(bytes));
  } catch {
    return undefined;
  }
}
