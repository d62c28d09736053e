/** The credentials token, in the form that the server accepts. */

import type { CheckResults } from '../results/results.ts';
import type { Answer } from './exchange.ts';

/** OCPI 4.1.2: Base64 since 2.2-d2. Many servers still expect the plain token, as in the first edition. */
export class Token {
  readonly #token: string | undefined;
  readonly #results: CheckResults;
  #form: 'base64' | 'raw' = 'base64';
  #isKnown = false;

  constructor(token: string | undefined, results: CheckResults) {
    this.#token = token;
    this.#results = results;
  }

  header(): { Authorization?: string } {
    if (this.#token === undefined) return {};
    const text = this.#form === 'base64' ? Buffer.from(this.#token).toString('base64') : this.#token;
    return { Authorization: `Token ${text}` };
  }

  /** After a 401: whether to try again, with the plain token. */
  tryRaw(): boolean {
    if (this.#token === undefined || this.#isKnown || this.#form === 'raw') return false;
    this.#form = 'raw';
    return true;
  }

  /** Records which form the server accepted. */
  noteForm(answer: Answer): void {
    if (this.#token === undefined || this.#isKnown || answer.status !== 200) return;
    this.#isKnown = true;
    const verdict = this.#form === 'base64' || 'warn';
    this.#results.record('token-base64', verdict, answer, 'the token in Base64', 'the plain token', 'Authorization');
  }
}
