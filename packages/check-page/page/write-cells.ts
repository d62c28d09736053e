/** Writes cells into CSV files, and nothing else: encoding, line ends, quotation marks and spaces stay as they are. */

import { nameOfCodePage, writeCell, writeInCodePage } from '../../../src/csv/browser.ts';
import type { Files } from '../messages.ts';
import { cellName } from './cell-name.ts';
import type { Span, Table } from './table.ts';
import { encodeUtf8, MARK } from './text-file.ts';

/** A cell to write. */
export interface CellEdit {
  readonly file: string;
  /** As spreadsheets name it: `F14`. */
  readonly cell: string;
  readonly text: string;
}

/** The cell is not there, or cannot hold that text. */
export class CannotWrite extends Error {}

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
    return [path, encoded(withCells(path, table, cells), table)] as const;
  });
  return new Map([...files, ...written]);
}

/** The files with more columns at the end of a table, which are empty below their names. @throws CannotWrite */
export function withColumns(files: Files, tableIn: TableIn, path: string, names: readonly string[]): Files {
  const table = tableIn(path);
  if (table === undefined) return files;
  const { delimiter, headerRow } = table.form;
  const rows = Array.from({ length: table.length - headerRow + 1 }, (_, i) => headerRow + i);
  const widths = rows.map((number) => table.cells(number).length);
  const width = widths.reduce((most, one) => Math.max(most, one), 0);
  const spans = rows.flatMap((number, i) => {
    const own = widths[i] ?? 0;
    const { to, from } = table.spanOf(cellName(number, own - 1)) ?? {};
    // An empty line stays one.
    if (to === undefined || (own === 1 && from === to)) return [];
    const cells = names.map((name) => delimiter + (number === headerRow ? writeCell(name) : ''));
    return [{ from: to, to, text: delimiter.repeat(width - own) + cells.join('') }];
  });
  return new Map([...files, [path, encoded(spliced(table.text, spans), table)]]);
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
  return spliced(table.text, spans);
}

function spliced(text: string, spans: readonly (Span & { readonly text: string })[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    parts.push(text.slice(end, span.from), span.text);
    end = span.to;
  }
  return [...parts, text.slice(end)].join('');
}

function encoded(text: string, { codePage }: Table): Uint8Array<ArrayBuffer> {
  if (codePage === undefined) return encodeUtf8(text);
  const written = writeInCodePage(text, codePage);
  if ('bytes' in written) return written.bytes;
  const name = nameOfCodePage(codePage);
  throw new CannotWrite(`The file is in ${name}, which has no "${written.lacks}". Turn it into UTF-8 first.`);
}
