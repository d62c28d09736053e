/** Asks a server for JSON, within bounds that hold for all requests together. Whatever goes wrong ends the fetch. */

import { quoted } from '../../cells/cell.ts';
import { formatDuration, formatSize, formatWhole } from '../../findings/text/format.ts';
import { decodeBody } from '../http/decode-body.ts';
import { isFailure, type Send, type WireAnswer } from '../http/exchange.ts';
import { followRedirects, pauseIn } from '../http/redirects.ts';
import type { Credentials } from './credentials.ts';
import { isObject } from './json-values.ts';

/** The lists could not be fetched as a whole. The message is for the user, once it is cleared of the token. */
export class CouldNotFetch extends Error {
  /** The bound that was reached, if it was one. */
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

const REDIRECTS = 5;

export class ListClient {
  readonly #limits: FetchLimits;
  readonly #dependencies: FetchDependencies;
  readonly #credentials: Credentials;
  readonly #deadline: number;
  #requests = 0;
  #bytes = 0;

  constructor(limits: FetchLimits, dependencies: FetchDependencies, credentials: Credentials) {
    this.#limits = limits;
    this.#dependencies = dependencies;
    this.#credentials = credentials;
    this.#deadline = dependencies.now() + limits.timeout;
  }

  /** Gets one URL, over redirects. @throws CouldNotFetch */
  async get(asked: URL): Promise<JsonAnswer> {
    const { url, answer } = await followRedirects(asked, {
      send: (url) => this.#send(url),
      targetOf: redirectTarget,
      most: REDIRECTS,
      tooMany: () => new CouldNotFetch(`${shown(asked)} redirects more than ${REDIRECTS} times.`),
    });
    return this.#read(answer, url);
  }

  async #send(url: URL): Promise<WireAnswer> {
    const { timeout, maxRequests, maxBytes } = this.#limits;
    if (++this.#requests > maxRequests)
      throw new CouldNotFetch(`The list has more than ${formatWhole(maxRequests)} pages, or its links go in a circle.`);
    const left = this.#deadline - this.#dependencies.now();
    if (left <= 0) throw new CouldNotFetch(tooLate(timeout), 'time');
    const headers = {
      Accept: 'application/json',
      'Accept-Encoding': 'gzip, br, deflate',
      'User-Agent': 'ocpi-snapshot',
    };
    const request = { method: 'GET', url, headers: merged(headers, this.#credentials.headersFor(url)) } as const;
    const answer = await this.#dependencies.send(request, { timeout: left, maxBytes: maxBytes - this.#bytes });
    if (!isFailure(answer)) return this.#credentials.tryOtherForm(answer.status, url) ? await this.#send(url) : answer;
    if (answer.failure === 'time') throw new CouldNotFetch(tooLate(timeout), 'time');
    if (answer.failure === 'size') throw new CouldNotFetch(tooLarge(maxBytes), 'size');
    // A refusal of ours is a sentence; what the system says is not.
    const why = answer.message.replace(/\.$/, '');
    throw new CouldNotFetch(`${shown(url)} gave no complete answer: ${why}.`);
  }

  async #read({ status, headers, body }: WireAnswer, url: URL): Promise<JsonAnswer> {
    const { maxBytes } = this.#limits;
    const decoded = await decodeBody(body, headers.get('content-encoding'), maxBytes - this.#bytes);
    if ('problem' in decoded && decoded.problem === 'size') throw new CouldNotFetch(tooLarge(maxBytes), 'size');
    const bytes = decoded.bytes;
    const json = bytes && parsed(bytes);
    const said = saidIn(json);
    if (status !== 200)
      throw new CouldNotFetch(
        `${shown(url)} answers HTTP ${status}.${pauseIn({ headers })}${said}${this.#hint(status, url)}`,
      );
    if (bytes === undefined || json === undefined) throw new CouldNotFetch(`${shown(url)} does not answer with JSON.`);
    this.#bytes += bytes.length;
    const code = isObject(json) ? json.status_code : undefined;
    if (typeof code === 'number' && (code < 1000 || code >= 2000))
      throw new CouldNotFetch(`${shown(url)} answers with the OCPI status code ${code}.${said}`);
    return { url, headers, bytes, json };
  }

  #hint(status: number, url: URL): string {
    return status === 401 || status === 403 ? ` ${this.#credentials.hint(url)}` : '';
  }
}

/** The server's own message. */
function saidIn(json: unknown): string {
  const message = isObject(json) ? json.status_message : undefined;
  return typeof message === 'string' && message !== '' ? ` The server says ${quoted(message)}.` : '';
}

/** Headers by names that ignore case; later ones count. */
function merged(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const byName = new Map(lists.flatMap((headers) => Object.entries(headers)).map((one) => [one[0].toLowerCase(), one]));
  return Object.fromEntries(byName.values());
}

function tooLate(timeout: number): string {
  return `The list was not complete within ${formatDuration(timeout)}.`;
}

function tooLarge(maxBytes: number): string {
  return `The list has more than ${formatSize(maxBytes)}, which is more than the memory allows.`;
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
