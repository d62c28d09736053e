/** The records of a file that is not in memory: each is read when it is asked for. */

import { type ByteSource, reader } from './byte-source.ts';
import type { Delimiter, Records } from './records.ts';
import type { Scan } from './scan-records.ts';

const [LINE_END, CR, QUOTE] = [0x0a, 0x0d, 0x22];

export function recordsInPieces(source: ByteSource, delimiter: Delimiter, { starts, lines }: Scan): Records {
  const separator = delimiter.charCodeAt(0);
  const read = reader(source);
  const bytesOf = (record: number) => withoutLineEnd(read(starts[record] ?? 0, starts[record + 1] ?? 0));
  const cells = (record: number) => splitBytes(bytesOf(record), separator);
  return {
    length: starts.length - 1,
    cells,
    isFilled: (record, width) => {
      const bytes = bytesOf(record);
      const [first = 0] = bytes;
      if (first <= 32 || first >= 128 || first === separator || first === QUOTE) return false;
      return (bytes.includes(QUOTE) ? splitBytes(bytes, separator).length : countCells(bytes, separator)) === width;
    },
    at: (record) => ({ line: lines[record] ?? 1, text: toText(bytesOf(record)) }),
  };
}

function withoutLineEnd(bytes: Buffer): Buffer {
  let end = bytes.length;
  if (bytes[end - 1] === LINE_END) end -= bytes[end - 2] === CR ? 2 : 1;
  return bytes.subarray(0, end);
}

/** Each cell is a text of its own, which does not keep that of the whole record in memory. */
function splitBytes(bytes: Buffer, separator: number): string[] {
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    const begin = at;
    const isQuoted = bytes[at] === QUOTE;
    if (isQuoted) at = afterQuoted(bytes, at);
    else while (at < bytes.length && bytes[at] !== separator) at++;
    const [from, to] = isQuoted ? [begin + 1, at - 1] : [begin, at];
    const text = from === to ? '' : toText(bytes, from, to);
    cells.push(isQuoted ? text.replaceAll('""', '"') : text);
    if (at >= bytes.length) return cells;
  }
}

/** Offset behind the mark that closes a cell. */
function afterQuoted(bytes: Buffer, opening: number): number {
  let at = bytes.indexOf(QUOTE, opening + 1);
  while (bytes[at + 1] === QUOTE) at = bytes.indexOf(QUOTE, at + 2);
  return at + 1;
}

function countCells(bytes: Buffer, separator: number): number {
  let count = 1;
  for (const byte of bytes) if (byte === separator) count++;
  return count;
}

function toText(bytes: Buffer, from = 0, to = bytes.length): string {
  const text = bytes.toString('utf8', from, to);
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}
