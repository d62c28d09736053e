/**
 * Checks of the timestamps in envelopes (OCPI 4.1.7, 16.2): their form, their age, and whether they move at all. A wrong form
 * does not hide a wrong time: what can be read is compared with the clock, and what cannot with the other answers.
 */

import { DAY_MS } from '../../text/day.ts';
import { type Answer, evidenceOf, isRecord, show } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import { parseDateTime, readTime } from './date-time.ts';

const MINUTE = 60_000;
/** For clocks that differ a little, and caches that keep answers for a while. */
const TOLERANCE = 5 * MINUTE;
/** A timestamp with seconds differs in answers that are so many ms apart, one without them (`2026-01-31T08:00Z`) later. */
const STILL = { withSeconds: 2000, without: 2 * MINUTE };

/** The timestamps of one run of the probe. */
export class Timestamps {
  readonly #results: CheckResults;
  #first: { readonly text: string; readonly at: number } | undefined;
  #last: { readonly answer: Answer; readonly at: number } | undefined;
  #count = 0;
  #haveMoved = false;

  constructor(results: CheckResults) {
    this.#results = results;
  }

  /** @param now ms since 1970, when the answer came */
  check(answer: Answer, now: number): void {
    const { status, method, json } = answer;
    if (status !== 200 || method !== 'GET' || !isRecord(json) || json.timestamp === undefined) return;
    this.#checkForm(answer, json.timestamp);
    this.#checkAge(answer, json.timestamp, now);
    const text = show(json.timestamp);
    this.#first ??= { text, at: now };
    this.#last = { answer: { ...answer, json: undefined, body: Buffer.alloc(0) }, at: now };
    this.#count++;
    if (text !== this.#first.text) this.#haveMoved = true;
  }

  /** How many ms later another answer is needed to tell that timestamps stand still. 0 if that can be told, or they move. */
  get wait(): number {
    if (this.#haveMoved || !this.#first || !this.#last) return 0;
    return Math.max(0, STILL.withSeconds - (this.#last.at - this.#first.at));
  }

  /** At the end: all answers having the same timestamp, although they are some time apart, none has its own. */
  checkMovement(): void {
    if (this.#haveMoved || !this.#first || !this.#last || this.#results.failed('timestamp-fresh')) return;
    const { text, at } = this.#first;
    const span = this.#last.at - at;
    if (span < (/:\d\d:\d\d/.test(text) || /^\d+$/.test(text) ? STILL.withSeconds : STILL.without)) return;
    const got = `${text} in all ${this.#count} answers, over ${Math.round(span / 1000)} s`;
    this.#results.fail('timestamp-fresh', evidenceOf(this.#last.answer, 'the time of each answer', got, '/timestamp'));
  }

  #checkForm(answer: Answer, timestamp: unknown): void {
    const got = show(timestamp);
    if (parseDateTime(timestamp) === undefined)
      this.#results.fail('timestamp-form', evidenceOf(answer, 'such as 2026-01-31T08:00:00Z', got, '/timestamp'));
    else if (String(timestamp).endsWith('Z')) this.#results.pass('timestamp-form');
    else {
      const expected = 'Z at the end: without it, readers disagree';
      this.#results.warn('timestamp-form', evidenceOf(answer, expected, got, '/timestamp'));
    }
  }

  #checkAge(answer: Answer, timestamp: unknown, now: number): void {
    const time = readTime(timestamp);
    if (time === undefined) return;
    const age = now - time - keptFor(answer);
    const evidence = evidenceOf(answer, `about ${new Date(now).toISOString()}`, show(timestamp), '/timestamp');
    if (age < -TOLERANCE || age > DAY_MS) this.#results.fail('timestamp-fresh', evidence);
    else if (age > TOLERANCE) this.#results.warn('timestamp-fresh', evidence);
    else this.#results.pass('timestamp-fresh');
  }
}

/** For how many ms a cache rightly kept the answer: its Age (RFC 9111, 5.1), but no longer than it may be kept, or a day. */
function keptFor({ headers }: Answer): number {
  const seconds = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0];
  const control = headers.get('cache-control') ?? '';
  const lifetime = /\bs-maxage="?(\d{1,9})/i.exec(control)?.[1] ?? /\bmax-age="?(\d{1,9})/i.exec(control)?.[1];
  return Math.min(1000 * Number(seconds ?? 0), lifetime === undefined ? DAY_MS : 1000 * Number(lifetime));
}
