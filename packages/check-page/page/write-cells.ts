/** Writes cells into CSV files, and nothing else: encoding, line ends, quotation marks and spaces stay as they are. */

import { type CodePage, nameOfCodePage, writeCell, writeInCodePage } from '../../../src/csv/browser.ts';
import type { Files } from '../messages.ts';
import type { Table } from './table.ts';
import { encodeUtf8, MARK } from './utf8.ts';

/** A cell to write. */
export interface CellEdit {
  readonly file: string;
  /** As spreadsheets name it: `F14`. */
  readonly cell: string;
  readonly text: string;
}

/** The cell is not there, or cannot hold that text. */
export class CannotWrite extends Error {}

/** A file as a table; undefined if it is none. */
type TableIn = (file: string) => Table | undefined;

/**
 * The files with all cells written.
 *
 * @throws CannotWrite
 */
export function writeCells(files: Files, tableIn: TableIn, edits: readonly CellEdit[]): Files {
  const written = [...Map.groupBy(edits, ({ file }) => file)].map(([path, cells]) => {
    const table = tableIn(path);
    if (table === undefined) throw new CannotWrite(`${path} cannot be split into cells.`);
    const text = withCells(path, table, cells);
    return [path, table.codePage === undefined ? encodeUtf8(text) : inCodePage(text, table.codePage)] as const;
  });
  return new Map([...files, ...written]);
}

/** The files with a table in UTF-8 that was in the code page of its country, with the mark by which Excel knows it. */
export function inUtf8(files: Files, tableIn: TableIn, path: string): Files {
  const table = tableIn(path);
  return table ? new Map([...files, [path, encodeUtf8(`${MARK}${table.text}`)]]) : files;
}

function withCells(path: string, table: Table, edits: readonly CellEdit[]): string {
  const spans = edits.map(({ cell, text }) => {
    const span = table.spanOf(cell);
    if (span === undefined) throw new CannotWrite(`There is no cell ${cell} in ${path}.`);
    return { ...span, text: writeCell(text) };
  });
  const parts: string[] = [];
  let end = 0;
  for (const { from, to, text } of spans.sort((a, b) => a.from - b.from)) {
    parts.push(table.text.slice(end, from), text);
    end = to;
  }
  return [...parts, table.text.slice(end)].join('');
}

function inCodePage(text: string, page: CodePage): Uint8Array<ArrayBuffer> {
  const encoded = writeInCodePage(text, page);
  if ('bytes' in encoded) return encoded.bytes;
  const name = nameOfCodePage(page);
  throw new CannotWrite(`The file is in ${name}, which has no "${encoded.lacks}". Turn it into UTF-8 first.`);
}
