/**
 * The credentials that a server asks for: the token (OCPI 4.1.2), and headers of other kinds. They go to the server that the user
 * named and to no other, and the token into no message: what a server says is cleared of it.
 */

import { Secrets } from '../../findings/text/secrets.ts';

/** As the user gives them. */
export interface GivenCredentials {
  readonly token?: string | undefined;
  /** Sent as they are. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Tells a user without a token what to do if the server refuses. */
  readonly advice: string;
}

export class Credentials {
  readonly #token: string | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #advice: string;
  readonly #origin: string;
  readonly #secrets: Secrets;
  /** Base64 since OCPI 2.2-d2; many servers expect the plain token, as 2.1.1 and the first edition of 2.2 do. */
  #form: 'base64' | 'plain' = 'base64';
  #isAccepted = false;

  constructor({ token, headers = {}, advice }: GivenCredentials, server: URL) {
    this.#token = token;
    this.#headers = headers;
    this.#advice = advice;
    this.#origin = server.origin;
    this.#secrets = new Secrets(token === undefined ? [] : [token]);
  }

  /** Whether they are sent to a URL. */
  #goTo(url: URL): boolean {
    return url.origin === this.#origin;
  }

  headersFor(url: URL): Readonly<Record<string, string>> {
    if (!this.#goTo(url)) return {};
    if (this.#token === undefined) return this.#headers;
    return {
      ...this.#headers,
      Authorization: `Token ${this.#form === 'base64' ? encoded(this.#token) : this.#token}`,
    };
  }

  /** After an answer: whether the same request may succeed with the other form of the token. */
  tryOtherForm(status: number, url: URL): boolean {
    if (status === 200) this.#isAccepted = true;
    const isRefused = status === 400 || status === 401 || status === 403;
    if (!isRefused || this.#token === undefined || this.#isAccepted || this.#form === 'plain' || !this.#goTo(url))
      return false;
    this.#form = 'plain';
    return true;
  }

  /** Why a URL may have refused them, and what to do. */
  hint(url: URL): string {
    const isGiven = this.#token !== undefined || Object.keys(this.#headers).length > 0;
    if (!isGiven) return this.#advice;
    if (!this.#goTo(url))
      return 'The token was not sent, because this is another server than the one that was asked for.';
    return 'It does not accept the token.';
  }

  /** A text from a server without the token, however it is written. */
  clear(text: string): string {
    return this.#secrets.clear(text);
  }

  /** The same for the content of an answer. */
  clearBytes(bytes: Buffer): Buffer {
    return this.#secrets.isIn(bytes) ? Buffer.from(this.#secrets.clearBytes(bytes)) : bytes;
  }
}

function encoded(token: string): string {
  return Buffer.from(token).toString('base64');
}
