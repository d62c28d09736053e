/**
 * Texts that must not be told, and how to clear other texts of them. A server may repeat a token in any answer, in whatever
 * letter case and with the escapes of JSON and URLs, so these are found before and after an answer is parsed.
 */

/** Shorter values are no secrets, and would be found in every text. */
const SHORTEST = 4;

const CLEARED = '…';

export class Secrets {
  /** Matches every form of every secret, the longest first; undefined without secrets. */
  readonly #pattern: RegExp | undefined;

  constructor(texts: Iterable<string>) {
    const forms = new Set([...texts].flatMap(formsOf).filter((form) => form.length >= SHORTEST));
    const patterns = [...forms].sort((a, b) => b.length - a.length).map(patternOf);
    this.#pattern = patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'gi');
  }

  /** A text with `…` in place of every secret. */
  clear(text: string): string {
    return this.#pattern === undefined ? text : text.replace(this.#pattern, CLEARED);
  }

  isInText(text: string): boolean {
    return this.#pattern !== undefined && text.search(this.#pattern) >= 0;
  }

  /** Whether bytes hold a secret. */
  isIn(bytes: Uint8Array): boolean {
    return this.isInText(asLatin1(bytes));
  }

  /** Bytes with `…` in place of every secret. */
  clearBytes(bytes: Uint8Array): Uint8Array {
    if (this.#pattern === undefined) return bytes;
    // Byte by byte, so that bytes that are no text stay as they are.
    const ellipsis = Buffer.from(CLEARED).toString('latin1');
    return Buffer.from(asLatin1(bytes).replace(this.#pattern, ellipsis), 'latin1');
  }
}

function asLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** A secret, in Base64 and out of it: "Basic" credentials are the Base64 of a name, a colon and a password (RFC 7617). */
function formsOf(text: string): string[] {
  if (text.length < SHORTEST) return [];
  const bytes = Buffer.from(text);
  const decoded = /^[A-Za-z0-9+/]+=*$/.test(text) ? Buffer.from(text, 'base64').toString('latin1') : '';
  const password = /^[ -~]*?:([ -~]+)$/.exec(decoded);
  return [
    text,
    bytes.toString('base64'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    ...(password === null ? [] : [password[0], password[1] ?? '']),
  ];
}

/** A text, of which any character may be escaped as in JSON (`\/`, `\u002F`) or in a URL (`%2F`). */
function patternOf(text: string): string {
  return [...text].map(characterPattern).join('');
}

function characterPattern(character: string): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
  const plain = /\w/.test(character) ? character : `\\\\*\\x${hex}`;
  const space = character === ' ' ? '|\\+' : '';
  // Escapes first: of `%25`, all three characters stand for the percent sign.
  return `(?:%${hex}|\\\\+u00${hex}${space}|${plain})`;
}
