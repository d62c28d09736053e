/** A CSV file as a spreadsheet shows it: a header, and rows by their number. For reports; checks read tables. */

import type { DataFile } from './data-file.ts';
import { readCsv } from './read-csv.ts';

export interface NumberedRows {
  readonly header: readonly string[];
  /** The cells of a row, counted from 1 as spreadsheets do. */
  readonly row: (number: number) => readonly string[];
}

/** Undefined if the file cannot be split into cells. */
export function readSheet({ path, bytes }: DataFile): NumberedRows | undefined {
  const { file } = readCsv(path, bytes);
  return file && { header: file.header, row: (number) => file.records.cells(number - 1) };
}
