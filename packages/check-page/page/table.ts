/**
 * Rows and cells of a table, as a spreadsheet numbers them, and where they stand in its text. The reader of CSV splits it, as it did
 * for the check; because of its size, the page loads this file with the first files that it is given.
 */

import {
  type CodePage,
  lineAt,
  lineStarts,
  Records,
  readInCodePage,
  textIn,
  trimmed,
  withPlainLineEnds,
} from '../../../src/csv/browser.ts';
import type { TableForm } from '../messages.ts';
import { rowOfCell } from './cell-name.ts';
import { decodeUtf8, encodeUtf8, MARK } from './text-file.ts';

/** With its quotation marks, and without the spaces around it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export class Table {
  /** As the file has it, with its byte order mark and its line ends. */
  readonly text: string;
  readonly form: TableForm;
  readonly codePage: CodePage | undefined;
  /** Its text as the reader has it. */
  readonly #bytes: Uint8Array;
  readonly #records: Records;
  /** Where each line begins, in both. */
  readonly #lines: { readonly inBytes: readonly number[]; readonly inText: readonly number[] };

  /** @param codePage what it was read in, if that is not UTF-8 */
  constructor(text: string, form: TableForm, codePage?: CodePage) {
    const plain = text.startsWith(MARK) ? text.slice(MARK.length) : text;
    this.text = text;
    [this.form, this.codePage] = [form, codePage];
    this.#bytes = encodeUtf8(withPlainLineEnds(plain));
    this.#records = new Records(this.#bytes, form.delimiter);
    this.#records.read(() => false);
    const ends = [...text.matchAll(/\r\n?|\n/g)];
    this.#lines = {
      inBytes: lineStarts(this.#bytes),
      inText: [text.length - plain.length, ...ends.map((end) => end.index + end[0].length)],
    };
  }

  get length(): number {
    return this.#records.length;
  }

  /** The texts of the cells of a row; none if there is no such row. @param number from 1 */
  cells(number: number): string[] {
    return trimmed({ hasApostrophes: true }, this.#records.cells(number - 1));
  }

  /** Where a cell stands, such as `F14`; undefined if there is none. */
  spanOf(cell: string): Span | undefined {
    const place = rowOfCell(cell);
    const extent = place && this.#records.extent(place.row - 1, place.column);
    return extent && { from: this.#inText(extent[0]), to: this.#inText(extent[1]) };
  }

  /** Where in the text a byte of it stands. */
  #inText(offset: number): number {
    const { inBytes, inText } = this.#lines;
    const line = lineAt(inBytes, offset);
    return (inText[line] ?? 0) + textIn(this.#bytes, inBytes[line], offset).length;
  }
}

/** The tables that were split last, by their form: another report has other forms. */
const split = new WeakMap<TableForm, { readonly bytes: Uint8Array; readonly table: Table | undefined }>();

/** Undefined if the bytes are in another encoding by now. */
export function tableOf(bytes: Uint8Array, form: TableForm): Table | undefined {
  const known = split.get(form);
  if (known?.bytes === bytes) return known.table;
  const inUtf8 = decodeUtf8(bytes);
  const codePage = inUtf8 === undefined ? form.codePage : undefined;
  const text = codePage === undefined ? inUtf8 : readInCodePage(bytes, codePage);
  const table = text === undefined ? undefined : new Table(text, form, codePage);
  split.set(form, { bytes, table });
  return table;
}
