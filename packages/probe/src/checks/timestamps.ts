/**
 * Checks of the timestamps in envelopes (OCPI 4.1.7, 16.2): their form, their age, and whether they move at all. A wrong form
 * does not hide a wrong time: what can be read is compared with the clock, and what cannot with the other answers.
 */

import { DAY_MS } from '../../../../src/findings/index.ts';
import { type Answer, isRecord, show, withoutBody } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import { parseDateTime, readTime } from './date-time.ts';

const MINUTE = 60_000;
/** For clocks that differ a little, and caches that keep answers for a while. */
const TOLERANCE = 5 * MINUTE;
/**
 * For how many ms a timestamp may stay the same: one of hours and minutes (`2026-01-31T08:00Z`) that long. Any other differs
 * sooner, or is none of the answer: `today`.
 */
const STILL = { inMinutes: 2 * MINUTE, other: 2000 };

interface First {
  readonly text: string;
  readonly at: number;
}

interface Last {
  readonly answer: Answer;
  readonly at: number;
}

/** What an answer says of its age. */
interface Age {
  readonly result: 'pass' | 'warn' | 'fail';
  readonly answer: Answer;
  readonly expected: string;
  readonly got: string;
}

/** The timestamps of one run of the probe. */
export class Timestamps {
  readonly #results: CheckResults;
  #first: First | undefined;
  #last: Last | undefined;
  #count = 0;
  #haveMoved = false;
  /** What is to be said of the answers so far, as long as it is open whether timestamps move. */
  #ages: Age[] = [];

  constructor(results: CheckResults) {
    this.#results = results;
  }

  /** @param now ms since 1970, when the answer came */
  check(answer: Answer, now: number): void {
    const { status, method, json } = answer;
    if (!isRecord(json) || json.timestamp === undefined || json.timestamp === null) return;
    const isSuccess = status === 200 && method === 'GET';
    if (isSuccess || typeof json.status_code === 'number') this.#checkForm(answer, json.timestamp);
    if (!isSuccess) return;
    const text = show(json.timestamp);
    this.#first ??= { text, at: now };
    this.#last = { answer: withoutBody(answer), at: now };
    this.#count++;
    if (text !== this.#first.text) this.#haveMoved = true;
    const age = ageOf(answer, json.timestamp, now);
    if (age) this.#ages.push(age);
    if (this.#haveMoved) for (const one of this.#ages.splice(0)) this.#record(one);
  }

  /** How many ms later another answer is needed to tell that timestamps stand still. 0 if that can be told, or they move. */
  get wait(): number {
    if (this.#haveMoved || !this.#first || !this.#last) return 0;
    return Math.max(0, STILL.other - (this.#last.at - this.#first.at));
  }

  /** At the end: what stood still is told once, whatever its age, and what may have moved is not called fresh. */
  checkMovement(): void {
    const [first, last] = [this.#first, this.#last];
    if (first && last && !this.#haveMoved) this.#checkStill(first, last);
    else this.#results.skip('timestamp-fresh', first ? 'no timestamp can be read' : 'no answer has a timestamp');
  }

  #checkStill(first: First, last: Last): void {
    const span = last.at - first.at;
    const got = `${first.text} in all ${this.#count} answers, over ${Math.round(span / 1000)} s`;
    const isInMinutes = /\d:\d\d/.test(first.text) && !/:\d\d:\d\d/.test(first.text);
    const worst =
      this.#ages.find(({ result }) => result === 'fail') ?? this.#ages.find(({ result }) => result === 'warn');
    if (this.#count > 1 && span >= (isInMinutes ? STILL.inMinutes : STILL.other))
      this.#record({ result: 'fail', answer: last.answer, expected: 'the time of each answer', got });
    else if (worst) this.#record(worst);
    else if (this.#count > 1) this.#results.skip('timestamp-fresh', `${got}, which is too short to see it move`);
    else if (this.#ages[0]) this.#record(this.#ages[0]);
    else this.#results.skip('timestamp-fresh', 'no timestamp can be read');
  }

  #record({ result, answer, expected, got }: Age): void {
    this.#results.record('timestamp-fresh', result, answer, expected, got, '/timestamp');
  }

  #checkForm(answer: Answer, timestamp: unknown): void {
    const isRead = parseDateTime(timestamp) !== undefined;
    const verdict = isRead && (String(timestamp).endsWith('Z') || 'warn');
    const expected = isRead ? 'Z at the end: without it, readers disagree' : 'such as 2026-01-31T08:00:00Z';
    this.#results.record('timestamp-form', verdict, answer, expected, show(timestamp), '/timestamp');
  }
}

/** Undefined if the timestamp cannot be read. */
function ageOf(answer: Answer, timestamp: unknown, now: number): Age | undefined {
  const time = readTime(timestamp);
  if (time === undefined) return undefined;
  const age = now - time - keptFor(answer);
  const result = age < -TOLERANCE || age > DAY_MS ? 'fail' : age > TOLERANCE ? 'warn' : 'pass';
  const expected = `about ${new Date(now).toISOString()}`;
  return { result, answer: withoutBody(answer), expected, got: show(timestamp) };
}

/** For how many ms a cache rightly kept the answer: its Age (RFC 9111, 5.1), but no longer than it may be kept, or a day. */
function keptFor({ headers }: Answer): number {
  const seconds = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0];
  const control = headers.get('cache-control') ?? '';
  const lifetime = /\bs-maxage="?(\d{1,9})/i.exec(control)?.[1] ?? /\bmax-age="?(\d{1,9})/i.exec(control)?.[1];
  return Math.min(1000 * Number(seconds ?? 0), lifetime === undefined ? DAY_MS : 1000 * Number(lifetime));
}
