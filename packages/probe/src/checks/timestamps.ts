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

/** A timestamp of an answer. */
interface Stamped {
  readonly answer: Answer;
  readonly got: string;
  /** When the answer came, in ms since 1970. */
  readonly at: number;
  /** What is to be said of its age; undefined if it cannot be read. */
  readonly verdict: 'pass' | 'warn' | 'fail' | undefined;
}

/** The timestamps of one run of the probe. */
export class Timestamps {
  readonly #results: CheckResults;
  readonly #stamped: Stamped[] = [];

  constructor(results: CheckResults) {
    this.#results = results;
  }

  /** @param now ms since 1970, when the answer came */
  check(answer: Answer, now: number): void {
    const { status, method, json } = answer;
    if (!isRecord(json) || json.timestamp === undefined || json.timestamp === null) return;
    const got = show(json.timestamp);
    const isSuccess = status === 200 && method === 'GET';
    if (isSuccess || typeof json.status_code === 'number') {
      const isRead = parseDateTime(json.timestamp) !== undefined;
      const verdict = isRead && (String(json.timestamp).endsWith('Z') || 'warn');
      const expected = isRead ? 'Z at the end: without it, readers disagree' : 'such as 2026-01-31T08:00:00Z';
      this.#results.record('timestamp-form', verdict, answer, expected, got, '/timestamp');
    }
    const verdict = verdictOf(answer, json.timestamp, now);
    if (isSuccess) this.#stamped.push({ answer: withoutBody(answer), got, at: now, verdict });
  }

  /** How many ms later another answer is needed to tell that timestamps stand still. 0 if that can be told, or they move. */
  get wait(): number {
    return this.#stamped.length === 0 || this.#haveMoved ? 0 : Math.max(0, STILL.other - this.#span);
  }

  /** At the end: what stood still is told once, whatever its age, and what may have moved is not called fresh. */
  checkMovement(): void {
    const [first] = this.#stamped;
    const last = this.#stamped.at(-1);
    const read = this.#stamped.filter(({ verdict }) => verdict !== undefined);
    if (!first || !last) this.#results.skip('timestamp-fresh', 'no answer has a timestamp');
    else if (this.#haveMoved && read.length > 0) for (const one of read) this.#record(one);
    else if (this.#haveMoved) this.#results.skip('timestamp-fresh', 'no timestamp can be read');
    else this.#checkStill(last, read);
  }

  get #haveMoved(): boolean {
    return this.#stamped.some(({ got }) => got !== this.#stamped[0]?.got);
  }

  /** From the first answer to the last, in ms. */
  get #span(): number {
    return (this.#stamped.at(-1)?.at ?? 0) - (this.#stamped[0]?.at ?? 0);
  }

  #checkStill({ answer, got: text }: Stamped, read: readonly Stamped[]): void {
    const count = this.#stamped.length;
    const got = `${text} in all ${count} answers, over ${Math.round(this.#span / 1000)} s`;
    const isInMinutes = /\d:\d\d/.test(text) && !/:\d\d:\d\d/.test(text);
    const worst = read.find(({ verdict }) => verdict === 'fail') ?? read.find(({ verdict }) => verdict === 'warn');
    if (count > 1 && this.#span >= (isInMinutes ? STILL.inMinutes : STILL.other))
      this.#results.record('timestamp-fresh', false, answer, 'the time of each answer', got, '/timestamp');
    else if (worst) this.#record(worst);
    else if (count > 1) this.#results.skip('timestamp-fresh', `${got}, which is too short to see it move`);
    else if (read[0]) this.#record(read[0]);
    else this.#results.skip('timestamp-fresh', 'no timestamp can be read');
  }

  #record({ verdict = 'pass', answer, at, got }: Stamped): void {
    const expected = `about ${new Date(at).toISOString()}`;
    this.#results.record('timestamp-fresh', verdict, answer, expected, got, '/timestamp');
  }
}

/** By the age of the answer. Undefined if the timestamp cannot be read. */
function verdictOf(answer: Answer, timestamp: unknown, now: number): Stamped['verdict'] {
  const time = readTime(timestamp);
  if (time === undefined) return undefined;
  const age = now - time - keptFor(answer);
  return age < -TOLERANCE || age > DAY_MS ? 'fail' : age > TOLERANCE ? 'warn' : 'pass';
}

/** For how many ms a cache rightly kept the answer: its Age (RFC 9111, 5.1), but no longer than it may be kept, or a day. */
function keptFor({ headers }: Answer): number {
  const seconds = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0];
  const control = headers.get('cache-control') ?? '';
  const lifetime = /\bs-maxage="?(\d{1,9})/i.exec(control)?.[1] ?? /\bmax-age="?(\d{1,9})/i.exec(control)?.[1];
  return Math.min(1000 * Number(seconds ?? 0), lifetime === undefined ? DAY_MS : 1000 * Number(lifetime));
}
