/** A file of the data directory that a sync may edit, and the texts of its rows. */

import { type CsvFile, cellsOf, hasDecimalComma } from '../../source/csv/csv-file.ts';
import type { TableName } from '../../source/tables/tables.ts';
import { columnOf } from './cell-meaning.ts';
import type { RowTexts } from './sides.ts';

export interface PresentFile {
  readonly table: TableName;
  readonly file: CsvFile;
  /** Whether it begins with a byte order mark, and whether its lines end in CR LF. */
  readonly hasMark: boolean;
  readonly hasCarriageReturns: boolean;
}

/** A row of a file on the disk. */
export interface PresentRow extends RowTexts {
  readonly record: number;
}

/** The rows of a file. Their cells are split again when they are asked for, because all of them need much memory. */
export function presentRows({ table, file }: PresentFile): PresentRow[] {
  const places = new Map(file.header.map((name, at) => [name, at]));
  const commas = new Set(
    hasDecimalComma(file) ? file.header.filter((name) => columnOf(table, name)?.type.numeric) : [],
  );
  const split: { record: number; cells: readonly string[] } = { record: -1, cells: [] };
  const textAt = (record: number, column: string) => {
    const at = places.get(column);
    if (at === undefined) return '';
    if (split.record !== record) Object.assign(split, { record, cells: cellsOf(file, record) });
    const text = split.cells[at] ?? '';
    return commas.has(column) ? text.replace(',', '.') : text;
  };
  return [...file.rows].map((record) => new RowOfFile(record, textAt));
}

class RowOfFile implements PresentRow {
  readonly record: number;
  readonly #textAt: (record: number, column: string) => string;

  constructor(record: number, textAt: (record: number, column: string) => string) {
    this.record = record;
    this.#textAt = textAt;
  }

  text(column: string): string {
    return this.#textAt(this.record, column);
  }
}
