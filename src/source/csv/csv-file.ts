/**
 * A CSV file as it was read: its cells, and the means to say where each one stands.
 *
 * Cells are plain strings in plain arrays, since a network of 100,000 connectors has a million of them. Lines and columns
 * are worked out only when a finding needs them (place.ts).
 */

/** What separates the cells of a file. */
export type Delimiter = ',' | ';' | '\t';

export interface CsvFile {
  /** Path as findings print it, such as `data/evses.csv`. */
  readonly path: string;
  /** The whole text without a byte order mark, with every line end turned into `\n`. */
  readonly text: string;
  readonly delimiter: Delimiter;
  /** Names in the header, without blanks around them. */
  readonly header: readonly string[];
  /** Which record of the text the header is; blank lines count as records too. */
  readonly headerRecord: number;
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** Which record of the text this is, counting from 0. */
  readonly record: number;
  /** Texts of the cells without blanks around them; as many as the header has names. */
  readonly cells: readonly string[];
}

/**
 * Whether a number may be written `52,37` in this file. Programs that write a decimal comma separate the cells by
 * semicolons or tabs, so there a comma is safe to read; between commas it is not.
 */
export function hasDecimalComma(file: CsvFile): boolean {
  return file.delimiter !== ',';
}
