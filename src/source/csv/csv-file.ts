/**
 * The type of a CSV file that was read: its cells, and what is needed to find their places.
 *
 * Cells are plain strings in plain arrays, because a network of 100,000 connectors has a million of them. Lines and columns
 * are worked out only when a finding needs them (position.ts).
 */

/** What separates the cells of a file. */
export type Delimiter = ',' | ';' | '\t';

export interface CsvFile {
  /** The path as findings show it, such as `data/evses.csv`. */
  readonly path: string;
  /** The whole text without a byte order mark, with every line end turned into `\n`. */
  readonly text: string;
  readonly delimiter: Delimiter;
  /** Names in the header, without spaces around them. */
  readonly header: readonly string[];
  /** Index of the header among the records of the text; blank lines count as records. */
  readonly headerRecord: number;
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** Index among the records of the text, from 0. */
  readonly record: number;
  /** Texts of the cells without spaces around them; as many as the header has names. */
  readonly cells: readonly string[];
}

/**
 * Whether a number may be written `52,37` in this file. Programs that write decimal commas separate cells with semicolons or
 * tabs, so a comma is unambiguous there. In a file separated by commas it is not.
 */
export function hasDecimalComma(file: CsvFile): boolean {
  return file.delimiter !== ',';
}
