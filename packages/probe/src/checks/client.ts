/**
 * The HTTP client of the checks. It sends one request at a time, never more than allowed, and stops for good when the server
 * asks for that or no longer answers. Checks that apply to every exchange run here and in `envelope.ts`.
 */

import { randomUUID } from 'node:crypto';
import { type Failure, isFailure, type Method, type Send } from '../../../../src/sources/index.ts';
import type { Answer } from '../http/exchange.ts';
import { Token } from '../http/token.ts';
import type { CheckResults } from '../results/results.ts';
import { checkEnvelope } from './envelope.ts';
import { checkFailure, checkThrottling, readAnswer } from './read-answer.ts';
import { Timestamps } from './timestamps.ts';

export interface ClientOptions {
  readonly token: string | undefined;
  readonly maxRequests: number;
  /** ms for one exchange. */
  readonly timeout: number;
  readonly maxBytes: number;
}

/** The outside world: the network and the clock. */
export interface ClientDependencies {
  readonly send: Send;
  /** Like `send`, but on a new connection that is read to its end. */
  readonly sendOnSocket: Send;
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

export interface Ask {
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without request ids: an answer that repeats them is for one client only, so caches don't keep it. */
  readonly anonymous?: boolean;
  /** Only finds out whether something is there; no check looks at the answer. */
  readonly tentative?: boolean;
  /** Read to the end of the connection, as a body after 304 would be. */
  readonly onSocket?: boolean;
  /** Returns a redirect instead of following it on the same host. */
  readonly keepRedirect?: boolean;
}

/** The probe stops after this many failed exchanges: each may have taken the whole timeout. */
const MAX_FAILURES = 3;
/** All answers together may be this many times as large as the largest one allowed. */
const MAX_TOTAL = 10;
const MAX_REDIRECTS = 3;

export class Client {
  requests = 0;
  /** Why no more requests are sent. */
  stopped: string | undefined;
  readonly timestamps: Timestamps;
  readonly #options: ClientOptions;
  readonly #dependencies: ClientDependencies;
  readonly #results: CheckResults;
  readonly #token: Token;
  /** Why the last request that failed had no answer. */
  #lastFailure: string | undefined;
  #failures = 0;
  #bytes = 0;

  constructor(options: ClientOptions, dependencies: ClientDependencies, results: CheckResults) {
    this.#options = options;
    this.#dependencies = dependencies;
    this.#results = results;
    this.#token = new Token(options.token, results);
    this.timestamps = new Timestamps(results);
  }

  /** How many requests may still be sent. */
  get left(): number {
    return this.stopped === undefined ? this.#options.maxRequests - this.requests : 0;
  }

  /** Why there was no answer. */
  get reason(): string {
    return this.stopped ?? this.#lastFailure ?? 'there was no answer';
  }

  /** Sends a request. Undefined if no answer came, which is recorded as the result of another check. */
  async ask(url: URL, ask: Ask = {}): Promise<Answer | undefined> {
    let answer = await this.#exchange(url, ask);
    if (answer?.status === 401 && this.#token.tryRaw()) answer = await this.#exchange(url, ask);
    if (answer && !ask.tentative) this.#token.noteForm(answer);
    for (let hops = 0; answer && !ask.keepRedirect && hops < MAX_REDIRECTS; hops++) {
      const target = redirectOf(answer);
      if (!target) break;
      const got = `a redirect to ${target.href}`;
      if (!ask.tentative) this.#results.record('no-redirects', false, answer, 'an answer', got, 'Location');
      if (target.origin !== url.origin) break;
      answer = await this.#exchange(target, ask);
    }
    if (answer && !ask.tentative && !ask.keepRedirect && !redirectOf(answer)) this.#results.pass('no-redirects');
    return answer;
  }

  async #exchange(url: URL, ask: Ask): Promise<Answer | undefined> {
    const { maxRequests, timeout, maxBytes } = this.#options;
    if (this.stopped === undefined && this.requests >= maxRequests)
      this.stopped = `--max-requests ${maxRequests} is used up`;
    if (this.stopped !== undefined) return undefined;
    this.requests++;
    const { method = 'GET', anonymous = false } = ask;
    const ids = anonymous ? {} : { 'X-Request-ID': randomUUID(), 'X-Correlation-ID': randomUUID() };
    const headers = {
      Accept: 'application/json',
      'Accept-Encoding': 'identity',
      'User-Agent': 'ocpi-snapshot-probe',
      ...(method === 'POST' ? { 'Content-Length': '0' } : {}),
      ...ids,
      ...(method === 'OPTIONS' ? {} : this.#token.header()),
      ...ask.headers,
    };
    const send = ask.onSocket ? this.#dependencies.sendOnSocket : this.#dependencies.send;
    const outcome = await send({ method, url, headers }, { timeout, maxBytes });
    if (isFailure(outcome)) return this.#giveUp(outcome, { method, url }, ask);
    this.stopped = checkThrottling({ ...outcome, method, url }, this.#results);
    if (this.stopped !== undefined) return undefined;
    this.#bytes += outcome.body.length;
    if (this.#bytes > MAX_TOTAL * maxBytes) this.stopped = `${this.#bytes} bytes were received in total`;
    const asked = { method, url, ids, accepted: headers['Accept-Encoding'] };
    const answer = await readAnswer(outcome, asked, maxBytes, this.#results);
    if (typeof answer === 'string') {
      this.#lastFailure = answer;
      return undefined;
    }
    if (ask.tentative) return answer;
    checkEnvelope(answer, this.#results);
    this.timestamps.check(answer, this.#dependencies.now());
    return answer;
  }

  #giveUp(failure: Failure, asked: Pick<Answer, 'method' | 'url'>, { tentative = false }: Ask): undefined {
    this.#lastFailure = `no answer: ${failure.message}`;
    if (tentative) return;
    checkFailure(failure, asked, this.#results);
    if (++this.#failures >= MAX_FAILURES) this.stopped = `${MAX_FAILURES} requests had no complete answer`;
  }
}

/** Where a redirect leads. */
export function redirectOf({ status, headers, url }: Answer): URL | undefined {
  const location = headers.get('location');
  if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  const target = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
  return target !== undefined && /^https?:$/.test(target.protocol) ? target : undefined;
}
