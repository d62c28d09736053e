/** Writes cells into the bytes of a CSV file, and nothing else: encoding, line ends, quotation marks and spaces stay as they are. */

import {
  codePageOf,
  type DataFile,
  isUtf8,
  nameOfCodePage,
  Records,
  trimmedCells,
  writeCell,
  writeInCodePage,
} from '../../../src/csv/index.ts';
import { rowOfCell } from '../cell-name.ts';
import type { CellEdit } from '../messages.ts';
import { splitFile } from './split-file.ts';

/** The cell is not there, or not what it was, or cannot hold that text. */
export class CannotEdit extends Error {}

/**
 * The bytes with all cells written.
 *
 * @throws CannotEdit
 */
export function writeCells(
  given: DataFile & { readonly bytes: Uint8Array<ArrayBuffer> },
  edits: readonly Pick<CellEdit, 'cell' | 'before' | 'text'>[],
): Uint8Array<ArrayBuffer> {
  const { path, bytes } = given;
  const file = splitFile(given);
  if (file === undefined) throw new CannotEdit(`${path} cannot be split into cells.`);
  const { delimiter } = file;
  const records = new Records(inPlace(bytes), delimiter);
  if (!records.read(() => false)) throw new CannotEdit(`${path} cannot be split into cells.`);
  // A table that could be read is in one of the two.
  const page = isUtf8(bytes) ? undefined : codePageOf(given.country);
  const encode = (letters: string) =>
    page === undefined ? new TextEncoder().encode(letters) : inCodePage(letters, page);
  const spans = edits.map(({ cell, before, text: after }) => {
    const { row = 0, column = 0 } = rowOfCell(cell) ?? {};
    if (row === 0) throw new CannotEdit(`${cell} is not the name of a cell.`);
    const record = row - 1;
    const [raw, trimmed] = [file.records.cells(record)[column], trimmedCells(file, record)[column]];
    if (raw === undefined || trimmed === undefined) throw new CannotEdit(`There is no cell ${cell} in ${path}.`);
    if (before !== raw && before !== trimmed) throw new CannotEdit(`${path} has something else in ${cell} by now.`);
    const extent = records.extent(record, column);
    if (extent === undefined) throw new CannotEdit(`There is no cell ${cell} in ${path}.`);
    return { from: extent[0], to: extent[1], written: encode(writeCell(after)) };
  });
  const written = replaced(bytes, spans);
  // What tells its encoding from others is the text itself.
  if (page !== undefined && splitFile({ ...given, bytes: written }) === undefined) throw new CannotEdit(unlike(page));
  return written;
}

const MARK = [0xef, 0xbb, 0xbf];
const [SPACE, LF, CR] = [0x20, 0x0a, 0x0d];

/**
 * The bytes as records are split, with each cell where it is in the file: spaces stand in the place of a byte order mark and of
 * what stands before a line feed. All that splits a file is ASCII, so that its encoding does not matter.
 */
function inPlace(bytes: Uint8Array): Uint8Array {
  const plain = bytes.slice();
  if (MARK.every((byte, at) => bytes[at] === byte)) plain.fill(SPACE, 0, MARK.length);
  for (let at = plain.indexOf(CR); at >= 0; at = plain.indexOf(CR, at)) plain[at] = plain[at + 1] === LF ? SPACE : LF;
  return plain;
}

type CodePage = NonNullable<ReturnType<typeof codePageOf>>;

function unlike(page: CodePage): string {
  return `With this text, nobody could tell that the file is in ${nameOfCodePage(page)}. Turn it into UTF-8 first.`;
}

function inCodePage(text: string, page: CodePage): Uint8Array {
  const encoded = writeInCodePage(text, page);
  if ('bytes' in encoded) return encoded.bytes;
  const name = nameOfCodePage(page);
  throw new CannotEdit(`The file is in ${name}, which has no "${encoded.lacks}". Turn it into UTF-8 first.`);
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly written: Uint8Array;
}

function replaced(bytes: Uint8Array<ArrayBuffer>, spans: readonly Span[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const { from, to, written } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from < end) throw new CannotEdit('A cell is written twice.');
    parts.push(bytes.subarray(end, from), written);
    end = to;
  }
  parts.push(bytes.subarray(end));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
