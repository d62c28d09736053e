/** Writes cells into the bytes of a CSV file, and nothing else: encoding, line ends, quotation marks and spaces stay as they are. */

import {
  cellSpan,
  type DataFile,
  decode1252,
  isUtf8,
  splitRecords,
  trimmedCells,
  writeCell,
} from '../../../src/csv/index.ts';
import { rowOfCell } from '../cell-name.ts';
import type { CellEdit } from '../messages.ts';
import { splitFile } from './split-file.ts';
import { encode1252 } from './windows-1252.ts';

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
  const text = asLetters(bytes);
  const records = splitRecords(text, delimiter);
  if ('opens' in records) throw new CannotEdit(`${path} cannot be split into cells.`);
  // A table that could be read is in one of the two.
  const isLegacy = !isUtf8(bytes);
  const encode = isLegacy ? in1252 : (letters: string) => new TextEncoder().encode(letters);
  const spans = edits.map(({ cell, before, text: after }) => {
    const { row = 0, column = 0 } = rowOfCell(cell) ?? {};
    if (row === 0) throw new CannotEdit(`${cell} is not the name of a cell.`);
    const record = row - 1;
    const [raw, trimmed] = [file.records.cells(record)[column], trimmedCells(file, record)[column]];
    if (raw === undefined || trimmed === undefined) throw new CannotEdit(`There is no cell ${cell} in ${path}.`);
    if (before !== raw && before !== trimmed) throw new CannotEdit(`${path} has something else in ${cell} by now.`);
    const [from, to] = cellSpan(text, delimiter, records.starts[record] ?? 0, column);
    return { from, to, written: encode(writeCell(after)) };
  });
  const written = replaced(bytes, spans);
  // What tells its encoding from others is the text itself.
  if (isLegacy && splitFile({ ...given, bytes: written }) === undefined) throw new CannotEdit(USE_UTF8);
  return written;
}

/**
 * A letter for each byte, so that places in the text are those in the file. All that splits a file is ASCII, which UTF-8 and
 * Windows-1252 share; a byte order mark counts as spaces, and so does what stands before a line feed.
 */
function asLetters(bytes: Uint8Array): string {
  const text = decode1252(bytes);
  return text.replace(/^ï»¿/, '   ').replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
}

const USE_UTF8 = 'With this text, nobody could tell that the file is in Windows-1252. Turn it into UTF-8 first.';

function in1252(text: string): Uint8Array {
  const encoded = encode1252(text);
  if ('bytes' in encoded) return encoded.bytes;
  throw new CannotEdit(`The file is in Windows-1252, which has no "${encoded.lacks}". Turn it into UTF-8 first.`);
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
