/** JSON in UTF-8: as objects are kept, and as they stand in a pack. */

const DECODER = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });

/** The text of bytes in UTF-8. */
export function jsonText(bytes: Uint8Array): string {
  return DECODER.decode(bytes);
}

/** What JSON says. It is one of our own, or was asserted. */
export function jsonIn<T>(bytes: Uint8Array): T {
  return JSON.parse(jsonText(bytes)) as T;
}
