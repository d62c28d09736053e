/**
 * What the checks ask with. It sends one request after the other, never more than allowed, and stops for good when the
 * server asks for that or answers no more. What is true of every exchange is judged here and in `envelope.ts`.
 */

import { randomUUID } from 'node:crypto';
import { type Answer, evidenceOf, type Failure, isFailure, type Method, type Send } from '../http/exchange.ts';
import { Token } from '../http/token.ts';
import type { CheckResults } from '../results/results.ts';
import { checkEnvelope } from './envelope.ts';
import { checkFailure, checkThrottling, readAnswer } from './read-answer.ts';

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
  /** As `send`, on a connection of its own that is read to its end. */
  readonly sendOnSocket: Send;
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

export interface Ask {
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without the ids of the request: an answer that repeats them belongs to nobody else, so caches don't keep it. */
  readonly anonymous?: boolean;
  /** A look at whether something is there, which no check is about. */
  readonly tentative?: boolean;
  /** Read to the end of the connection, as a body after 304 would be. */
  readonly onSocket?: boolean;
  /** Give the redirect back, rather than following it on the same host. */
  readonly keepRedirect?: boolean;
}

/** Failed exchanges after which the server is left alone: each one may have cost the whole timeout. */
const PATIENCE = 3;
/** All answers together may be this many times as large as one. */
const ANSWERS = 10;
const REDIRECTS = 3;

export class Client {
  requests = 0;
  /** Why no more requests are sent. */
  stopped: string | undefined;
  readonly #options: ClientOptions;
  readonly #surroundings: ClientDependencies;
  readonly #verdicts: CheckResults;
  readonly #token: Token;
  /** Why the last request without an answer had none. */
  #lastFailure: string | undefined;
  #failures = 0;
  #bytes = 0;

  constructor(options: ClientOptions, dependencies: ClientDependencies, results: CheckResults) {
    this.#options = options;
    this.#surroundings = dependencies;
    this.#verdicts = results;
    this.#token = new Token(options.token, results);
  }

  /** How many requests may still be sent. */
  get left(): number {
    return this.stopped === undefined ? this.#options.maxRequests - this.requests : 0;
  }

  /** Why there was no answer. */
  get reason(): string {
    return this.stopped ?? this.#lastFailure ?? 'there was no answer';
  }

  /** Asks; undefined where no answer came, which is then the result of another check. */
  async ask(url: URL, ask: Ask = {}): Promise<Answer | undefined> {
    let answer = await this.#exchange(url, ask);
    if (answer?.status === 401 && this.#token.tryRaw()) answer = await this.#exchange(url, ask);
    if (answer && !ask.tentative) this.#token.judge(answer);
    for (let hops = 0; answer && !ask.keepRedirect && hops < REDIRECTS; hops++) {
      const target = redirectOf(answer);
      if (!target) break;
      if (!ask.tentative)
        this.#verdicts.fail(
          'no-redirects',
          evidenceOf(answer, 'an answer', `a redirect to ${target.href}`, 'Location'),
        );
      if (target.origin !== url.origin) break;
      answer = await this.#exchange(target, ask);
    }
    if (answer && !ask.tentative && !ask.keepRedirect && !redirectOf(answer)) this.#verdicts.pass('no-redirects');
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
    const send = ask.onSocket ? this.#surroundings.sendOnSocket : this.#surroundings.send;
    const outcome = await send({ method, url, headers }, { timeout, maxBytes });
    const request = `${method} ${url.href}`;
    if (isFailure(outcome)) return this.#giveUp(outcome, request, ask);
    this.stopped = checkThrottling(outcome, request, this.#verdicts);
    if (this.stopped !== undefined) return undefined;
    this.#bytes += outcome.body.length;
    if (this.#bytes > ANSWERS * maxBytes) this.stopped = `${this.#bytes} bytes were received in all`;
    const asked = { method, url, ids, accepted: headers['Accept-Encoding'] };
    const answer = await readAnswer(outcome, asked, maxBytes, this.#verdicts);
    if (typeof answer === 'string') {
      this.#lastFailure = answer;
      return undefined;
    }
    if (!ask.tentative) checkEnvelope(answer, this.#surroundings.now(), this.#verdicts);
    return answer;
  }

  #giveUp(failure: Failure, request: string, { tentative = false }: Ask): undefined {
    this.#lastFailure = `no answer: ${failure.message}`;
    if (tentative) return;
    checkFailure(failure, request, this.#verdicts);
    if (++this.#failures >= PATIENCE) this.stopped = `${PATIENCE} requests had no whole answer`;
  }
}

/** Where a redirect leads. */
export function redirectOf({ status, headers, url }: Answer): URL | undefined {
  const location = headers.get('location');
  if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  const target = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
  return target !== undefined && /^https?:$/.test(target.protocol) ? target : undefined;
}
