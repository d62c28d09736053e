/** A file as a text field shows it, and its bytes again: only what somebody wrote is different in them. */

export interface TextFile {
  /** Without a byte order mark. */
  readonly text: string;
  /** The bytes of a text that a field gives; missing if what nobody touched would change with it, or if it is a table. */
  readonly write?: (text: string) => Uint8Array<ArrayBuffer>;
}

export function textFileOf(path: string, bytes: Uint8Array): TextFile {
  const whole = decodeUtf8(bytes);
  // Letters of another encoding, so that people know the line. They are never written.
  if (whole === undefined) return { text: new TextDecoder('windows-1252').decode(bytes) };
  const mark = whole.startsWith(MARK) ? MARK : '';
  const text = whole.slice(mark.length);
  const [lineEnd = '\n', ...others] = new Set(text.match(/\r\n?|\n/g));
  // A field has one kind of line ends, and a table has cells of its own.
  if (others.length > 0 || /\.(?:csv|tsv|tab)$/i.test(path)) return { text };
  return { text, write: (written) => encodeUtf8(`${mark}${linesOf(written).join(lineEnd)}`) };
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** By which Excel knows UTF-8. Bytes that are decoded and encoded are the same again: it stays. */
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
