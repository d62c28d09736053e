/** A file as a text field shows it, and its bytes again: only what somebody wrote is different in them. */

import type { DroppedFile } from '../messages.ts';

export interface TextFile {
  /** Without a byte order mark. */
  readonly text: string;
  /** The bytes of a text that a field gives; missing if what nobody touched would change with it, or if it is a table. */
  readonly write?: (text: string) => Uint8Array<ArrayBuffer>;
}

const MARK = '\ufeff';

export function textFileOf({ path, bytes }: DroppedFile): TextFile {
  const whole = decodeUtf8(bytes);
  // Letters of another encoding, so that people know the line. They are never written.
  if (whole === undefined) return { text: new TextDecoder('windows-1252').decode(bytes) };
  const mark = whole.startsWith(MARK) ? MARK : '';
  const text = whole.slice(mark.length);
  const [lineEnd = '\n', ...others] = new Set(text.match(/\r\n?|\n/g));
  // A field has one kind of line ends, and a table has cells of its own.
  if (others.length > 0 || /\.(?:csv|tsv|tab)$/i.test(path)) return { text };
  return { text, write: (written) => new TextEncoder().encode(`${mark}${linesOf(written).join(lineEnd)}`) };
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
