/** Splits opening hours into tokens: words, numbers, times and signs, without spaces. */

const TOKEN = /\s+|24\/7|\d+(?::\d+)?|\p{L}+|\|\||./su;
const DASH = /^[\p{Pd}\u2212]$/u;

/** Walks through a text once, with one token of look-ahead; `''` is the end. */
export class Tokens {
  /** As they are in the text, for messages. */
  written: string;
  writtenNext: string;
  readonly #text: string;
  readonly #pattern = new RegExp(TOKEN, 'suy');

  constructor(text: string) {
    this.#text = text;
    this.written = this.#scan();
    this.writtenNext = this.#scan();
  }

  /** In lowercase, every dash as `-`. */
  get current(): string {
    return plain(this.written);
  }

  get following(): string {
    return plain(this.writtenNext);
  }

  take(): string {
    const token = this.current;
    this.written = this.writtenNext;
    this.writtenNext = this.#scan();
    return token;
  }

  skipAll(token: string): void {
    while (this.current === token) this.take();
  }

  #scan(): string {
    const token = this.#pattern.exec(this.#text)?.[0] ?? '';
    return token !== '' && token.trim() === '' ? this.#scan() : token;
  }
}

function plain(token: string): string {
  return DASH.test(token) ? '-' : token.toLowerCase();
}
