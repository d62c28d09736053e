/** Tables that were read as Windows-1252: cells in it, and the same text in UTF-8. */

import { decode1252 } from '../../../src/csv/index.ts';

/** The bytes of a text, or the first letter that it does not have. */
export function encode1252(text: string): { readonly bytes: Uint8Array } | { readonly lacks: string } {
  const codes = new Map(Array.from(decode1252(EVERY_BYTE), (letter, code) => [letter, code] as const));
  const letters = [...text];
  const lacks = letters.find((letter) => !codes.has(letter));
  return lacks === undefined ? { bytes: Uint8Array.from(letters, (letter) => codes.get(letter) ?? 0) } : { lacks };
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, code) => code);

/** The same text and line ends in UTF-8, with the mark by which Excel knows it. */
export function toUtf8(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`\ufeff${decode1252(bytes)}`);
}
