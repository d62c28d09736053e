/**
 * The type of a CSV file that was read: its bytes, and which records of it are rows. Cells are split again when they are asked for
 * (records.ts), and lines and columns are worked out only when a finding needs them (position.ts).
 */

import { unprotect } from './formulas.ts';
import { type Records, trimAll } from './records.ts';
import type { Delimiter } from './separators.ts';

export interface CsvFile {
  /** The path as findings show it, such as `data/evses.csv`. */
  readonly path: string;
  /** The whole text in UTF-8, without a byte order mark, with every line end turned into `\n`. */
  readonly bytes: Uint8Array;
  readonly delimiter: Delimiter;
  /** The columns by their names in the header, without spaces around them: ours, if it is known which one a name means. */
  readonly header: readonly string[];
  /** The names as the file has them. */
  readonly written: readonly string[];
  /** Index of the header among the records of the text; blank lines count as records. */
  readonly headerRecord: number;
  readonly records: Records;
  /** Whether there is an apostrophe in the text, which may keep a cell from being a formula. */
  readonly hasApostrophes: boolean;
  /** Whether people wrote it, who put comments and totals among the rows. */
  readonly mayHaveStrays: boolean;
  /** Which records are rows of the table: not blank, and with as many cells as the header has names. */
  readonly rows: readonly number[];
}

/** The texts of the cells of a row, without spaces around them; as many as the header has names. */
export function cellsOf(file: CsvFile, record: number): readonly string[] {
  const cells = trimmedCells(file, record);
  // Spreadsheets leave empty cells behind a table.
  if (cells.length > file.header.length) cells.length = file.header.length;
  return cells;
}

/** The texts of all cells of a record, without spaces around them. */
export function trimmedCells(file: Pick<CsvFile, 'records' | 'hasApostrophes'>, record: number): string[] {
  return trimmed(file, file.records.cells(record));
}

/** The cells that were split, which it changes, without spaces around them and apostrophes that keep them from being formulas. */
export function trimmed({ hasApostrophes }: Pick<CsvFile, 'hasApostrophes'>, cells: string[]): string[] {
  trimAll(cells);
  if (hasApostrophes) for (let i = 0; i < cells.length; i++) cells[i] = unprotect(cells[i] ?? '');
  return cells;
}

/**
 * Whether a number may be written `52,37` in this file. Programs that write decimal commas separate cells with semicolons or
 * tabs, so a comma is unambiguous there. In a file separated by commas it is not.
 */
export function hasDecimalComma(file: CsvFile): boolean {
  return file.delimiter !== ',';
}
