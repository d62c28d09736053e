/** The files of a data directory that a sync may edit, and the texts of their rows. It touches none that it cannot understand for certain. */

import { type CsvFile, cellsOf, type DataFile, hasDecimalComma, isUtf8, readCsv } from '../../../src/csv/index.ts';
import { type Finding, isError } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { columnsNamed, factsOf, TABLES, type TableName, tableOfFile } from '../../../src/tables/index.ts';
import type { Incomplete } from '../rows/imported-tables.ts';
import { keyInWords } from '../rows/row-keys.ts';
import { columnOf } from './cell-meaning.ts';
import type { RowTexts } from './sides.ts';

export interface PresentFile {
  readonly table: TableName;
  readonly file: CsvFile;
  /** Whether it is to begin with a byte order mark, and whether its lines end in CR LF. */
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
    hasDecimalComma(file) ? file.header.filter((name) => factsOf(columnOf(table, name)?.type)?.isNumber) : [],
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

interface OpenedTables {
  readonly present: readonly PresentFile[];
  /** Why files cannot be edited. */
  readonly findings: readonly Finding[];
  /** About files that were read in the code page of their country. Those that are edited become UTF-8. */
  readonly inCodePages: readonly Finding[];
}

/** Faults inside of cells are no obstacle: the feed may mend them. */
export function openTables(files: readonly DataFile[]): OpenedTables {
  const [present, findings, inCodePages]: [PresentFile[], Finding[], Finding[]] = [[], [], []];
  for (const { path, bytes, naming, country } of files) {
    const table = tableOfFile(path);
    if (table === undefined) continue;
    const columnsOf = (names: readonly string[]) => columnsNamed(TABLES[table], names, naming);
    const { file, findings: found } = readCsv(path, bytes, { columnsOf, accepts: () => true }, country);
    findings.push(...found.filter(isError));
    inCodePages.push(...found.filter(({ code }) => code === 'code-page'));
    if (file === undefined) continue;
    present.push({
      table,
      file,
      // Without a mark, the program that wrote another encoding would take UTF-8 for that.
      hasMark: !isUtf8(bytes) || (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf),
      hasCarriageReturns: Buffer.from(bytes).includes('\r\n'),
    });
  }
  return { present, findings, inCodePages };
}

/** Tells of cells of tables on the disk whether they are filled. A table is read when it is first asked for. */
export function filledIn(present: readonly PresentFile[]): Required<Incomplete> {
  const tables = new Map<TableName, ReadonlyMap<string, PresentRow>>();
  return {
    isFilledIn(table, key, column) {
      const rows = tables.get(table) ?? rowsByKey(present, table);
      tables.set(table, rows);
      return (rows.get(foldCase(key))?.text(column) ?? '') !== '';
    },
  };
}

function rowsByKey(present: readonly PresentFile[], table: TableName): ReadonlyMap<string, PresentRow> {
  const rows = present.filter((file) => file.table === table).flatMap(presentRows);
  return new Map(rows.map((row) => [foldCase(keyInWords(table, (name) => row.text(name))), row]));
}
