/** Writes cells into the bytes of a CSV file, and nothing else: encoding, line ends, quotation marks and spaces stay as they are. */

import { trimmedCells } from '../../source/csv/csv-file.ts';
import { cellSpan, splitRecords } from '../../source/csv/records.ts';
import { writeCell } from '../../source/csv/write-csv.ts';
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
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  edits: readonly Pick<CellEdit, 'cell' | 'before' | 'text'>[],
): Uint8Array<ArrayBuffer> {
  const file = splitFile(path, bytes);
  if (file === undefined) throw new CannotEdit(`${path} cannot be split into cells.`);
  const { delimiter } = file;
  const text = asLetters(bytes);
  const records = splitRecords(text, delimiter);
  if ('opens' in records) throw new CannotEdit(`${path} cannot be split into cells.`);
  const encode = encoderFor(bytes);
  const spans = edits.map(({ cell, before, text: after }) => {
    const [column, record] = placeOfCell(cell);
    const [raw, trimmed] = [file.records.cells(record)[column], trimmedCells(file, record)[column]];
    if (raw === undefined || trimmed === undefined) throw new CannotEdit(`There is no cell ${cell} in ${path}.`);
    if (before !== raw && before !== trimmed) throw new CannotEdit(`${path} has something else in ${cell} by now.`);
    const [from, to] = cellSpan(text, delimiter, records.starts[record] ?? 0, column);
    return { from, to, written: encode(writeCell(after)) };
  });
  return replaced(bytes, spans);
}

/** Column and record, from 0, of `F14`. */
function placeOfCell(cell: string): readonly [column: number, record: number] {
  const [, letters = '', number = ''] = /^([A-Z]{1,4})([1-9]\d{0,8})$/.exec(cell) ?? [];
  if (letters === '') throw new CannotEdit(`${cell} is not the name of a cell.`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(number) - 1];
}

/**
 * A letter for each byte, so that places in the text are those in the file. All that splits a file is ASCII, which UTF-8 and
 * Windows-1252 share; a byte order mark counts as spaces, and so does what stands before a line feed.
 */
function asLetters(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/^ï»¿/, '   ').replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
}

/** Writes texts in the encoding of a file. */
function encoderFor(bytes: Uint8Array): (text: string) => Uint8Array {
  if (isUtf8(bytes)) return (text) => new TextEncoder().encode(text);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decodeByte(code), code] as const));
  return (text) =>
    Uint8Array.from([...text], (letter) => {
      const code = codes.get(letter);
      if (code === undefined)
        throw new CannotEdit(`The file is in Windows-1252, which has no "${letter}". Save it as "CSV UTF-8" first.`);
      return code;
    });
}

function decodeByte(code: number): string {
  return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
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
