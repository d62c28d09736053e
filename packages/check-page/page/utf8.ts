/** UTF-8 with the mark by which Excel knows it, if there is one: bytes that are decoded and encoded are the same again. */

export const MARK = '\ufeff';

/** Undefined if the bytes are something else. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
