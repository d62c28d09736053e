/** Texts that must not be told, and how to clear other texts of them. A server may repeat a token in any answer. */

/** Shorter values are no secrets, and would be found in every text. */
const SHORTEST = 4;

export class Secrets {
  /** All forms of all secrets, the longest first. */
  readonly #forms: readonly string[];

  constructor(texts: Iterable<string>) {
    const forms = new Set<string>();
    for (const text of texts) {
      if (text.length < SHORTEST) continue;
      const base64 = Buffer.from(text).toString('base64');
      for (const form of [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]) forms.add(form);
      for (const form of [base64, base64.replace(/=+$/, ''), Buffer.from(text).toString('base64url')]) forms.add(form);
    }
    this.#forms = [...forms].sort((a, b) => b.length - a.length);
  }

  /** A text with `…` in place of every secret. */
  clear(text: string): string {
    return this.#forms.reduce((cleared, form) => cleared.replaceAll(form, '…'), text);
  }

  /** Whether bytes hold a secret. */
  isIn(bytes: Uint8Array): boolean {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return this.#forms.some((form) => buffer.includes(form));
  }

  /** Bytes with `…` in place of every secret. */
  clearBytes(bytes: Uint8Array): Uint8Array {
    // Byte by byte, so that bytes that are no text stay as they are.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const ellipsis = Buffer.from('…').toString('latin1');
    return Buffer.from(
      this.#forms.reduce((cleared, form) => cleared.replaceAll(form, ellipsis), text),
      'latin1',
    );
  }
}
