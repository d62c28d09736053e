/** Splits opening hours into tokens: words, numbers, times and signs, in lowercase, without spaces, every dash as `-`. */

const TOKEN = /\s+|24\/7|\d+(?::\d+)?|\p{L}+|\|\||./su;
const DASH = /^[\p{Pd}\u2212]$/u;

/** Walks through a text once, with one token of look-ahead; `''` is the end. */
export class Tokens {
  current: string;
  following: string;
  readonly #text: string;
  readonly #pattern = new RegExp(TOKEN, 'suy');

  constructor(text: string) {
    this.#text = text;
    this.current = this.#scan();
    this.following = this.#scan();
  }

  take(): string {
    const token = this.current;
    this.current = this.following;
    this.following = this.#scan();
    return token;
  }

  skipAll(token: string): void {
    while (this.current === token) this.take();
  }

  #scan(): string {
    const token = this.#pattern.exec(this.#text)?.[0] ?? '';
    if (token !== '' && token.trim() === '') return this.#scan();
    return DASH.test(token) ? '-' : token.toLowerCase();
  }
}
