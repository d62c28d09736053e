/** The credentials token, in the form that the server takes. */

import type { CheckResults } from '../results/results.ts';
import { type Answer, evidenceOf } from './exchange.ts';

/** OCPI 4.1.2: Base64 since 2.2-d2; many servers still want the token as it is, as in the first edition. */
export class Token {
  readonly #token: string | undefined;
  readonly #verdicts: CheckResults;
  #form: 'base64' | 'raw' = 'base64';
  #settled = false;

  constructor(token: string | undefined, results: CheckResults) {
    this.#token = token;
    this.#verdicts = results;
  }

  header(): { Authorization?: string } {
    if (this.#token === undefined) return {};
    const text = this.#form === 'base64' ? Buffer.from(this.#token).toString('base64') : this.#token;
    return { Authorization: `Token ${text}` };
  }

  /** After a refusal: whether it is worth asking once more, now with the token as it is. */
  tryRaw(): boolean {
    if (this.#token === undefined || this.#settled || this.#form === 'raw') return false;
    this.#form = 'raw';
    return true;
  }

  /** Notes which form the server took. */
  judge(answer: Answer): void {
    if (this.#token === undefined || this.#settled || answer.status !== 200) return;
    this.#settled = true;
    if (this.#form === 'base64') this.#verdicts.pass('token-base64');
    else
      this.#verdicts.warn(
        'token-base64',
        evidenceOf(answer, 'the token in Base64', 'the token as it is', 'Authorization'),
      );
  }
}
