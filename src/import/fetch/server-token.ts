/**
 * The credentials token of a server (OCPI 4.1.2). It goes to the server that the user named and to no other, and into no
 * message: what a server says is cleared of it.
 */

export class ServerToken {
  readonly #token: string | undefined;
  readonly #origin: string;
  /** Base64 since OCPI 2.2-d2; many servers expect the plain token, as 2.1.1 and the first edition of 2.2 do. */
  #form: 'base64' | 'plain' = 'base64';
  #isAccepted = false;

  constructor(token: string | undefined, server: URL) {
    this.#token = token;
    this.#origin = server.origin;
  }

  get isGiven(): boolean {
    return this.#token !== undefined;
  }

  /** Whether it is sent to a URL. */
  goesTo(url: URL): boolean {
    return this.#token !== undefined && url.origin === this.#origin;
  }

  headersFor(url: URL): { Authorization?: string } {
    if (this.#token === undefined || !this.goesTo(url)) return {};
    return { Authorization: `Token ${this.#form === 'base64' ? encoded(this.#token) : this.#token}` };
  }

  /** After an answer: whether the same request may succeed with the other form. */
  tryOtherForm(status: number, url: URL): boolean {
    if (status === 200) this.#isAccepted = true;
    const isRefused = status === 400 || status === 401 || status === 403;
    if (!isRefused || this.#isAccepted || this.#form === 'plain' || !this.goesTo(url)) return false;
    this.#form = 'plain';
    return true;
  }

  /** A text from a server without the token, in either form. */
  clear(text: string): string {
    if (this.#token === undefined) return text;
    return text.replaceAll(encoded(this.#token), '…').replaceAll(this.#token, '…');
  }
}

function encoded(token: string): string {
  return Buffer.from(token).toString('base64');
}
