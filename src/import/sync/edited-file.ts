/** A CSV file of which single rows are changed. All other lines stay as they are, character by character. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { cellsOf, hasDecimalComma } from '../../source/csv/csv-file.ts';
import { writeRow } from '../../source/csv/write-csv.ts';
import type { TableName } from '../../source/tables/tables.ts';
import type { ImportedRow } from '../imported-tables.ts';
import { type PresentFile, parentsOf } from './present-file.ts';

/** A row of a file on the disk. */
export interface PresentRow {
  readonly record: number;
  readonly hasDecimalComma: boolean;
  /** The text of a cell; undefined if the file has no such column. */
  readonly text: (column: string) => string | undefined;
}

export interface EditedFile {
  readonly path: string;
  readonly present: PresentFile | undefined;
  readonly isEdited: boolean;
  /** Columns of the file and those that were added. */
  readonly header: string[];
  /** Changes cells of a row. Returns whether anything changed. */
  change(row: PresentRow, cells: ReadonlyMap<string, string>): boolean;
  remove(row: PresentRow): void;
  append(cells: (column: string) => string): void;
  /** The whole text, with the mark and the line ends that the file had. */
  text(): string;
}

/** A file with changes of its rows, in memory: `text` is the whole new text. */
export function editFile(present: PresentFile): EditedFile {
  const { file } = present;
  const header = [...file.header];
  const changed = new Map<number, ReadonlyMap<string, string>>();
  const removed = new Set<number>();
  const added: ((column: string) => string)[] = [];
  return {
    path: file.path,
    present,
    header,
    get isEdited() {
      return changed.size + removed.size + added.length > 0;
    },
    change({ record }, cells) {
      // A column that the file does not have is not added for the sake of empty cells.
      const own = new Map([...cells].filter(([name, text]) => text !== '' || header.includes(name)));
      for (const name of own.keys()) if (!header.includes(name)) header.push(name);
      if (own.size > 0) changed.set(record, own);
      return own.size > 0;
    },
    remove: ({ record }) => void removed.add(record),
    append: (cells) => void added.push(cells),
    text() {
      const lines: string[] = [];
      for (let record = 0; record < file.records.length; record++) {
        if (!removed.has(record)) lines.push(lineOf(present, header, record, changed.get(record)));
      }
      for (const cells of added) lines.push(writeRow(header.map(cells), file.delimiter));
      return inFormOf(present, lines.join(''));
    },
  };
}

/** A file that does not exist yet. */
export function newFile(path: string, columns: readonly string[]): EditedFile {
  const header = [...columns];
  const added: ((column: string) => string)[] = [];
  return {
    path,
    present: undefined,
    header,
    isEdited: true,
    change: () => false,
    remove: () => {},
    append: (cells) => void added.push(cells),
    text: () => [writeRow(header, ','), ...added.map((cells) => writeRow(header.map(cells), ','))].join(''),
  };
}

/** The rows that the file has on the disk. */
export function* rowsIn({ present }: EditedFile): Iterable<PresentRow> {
  if (present === undefined) return;
  const { file } = present;
  const places = new Map(file.header.map((name, at) => [name, at]));
  for (const record of file.rows) {
    const cells = cellsOf(file, record);
    const text = (column: string) => {
      const at = places.get(column);
      return at === undefined ? undefined : (cells[at] ?? '');
    };
    yield { record, hasDecimalComma: hasDecimalComma(file), text };
  }
}

/** Adds rows to the files of a table: each to the file that has others of the same parent, otherwise to the first file. */
export function appendRows(
  table: TableName,
  files: readonly EditedFile[],
  rows: readonly ImportedRow[],
  columns: readonly string[],
): void {
  const [first] = files;
  if (first === undefined) return;
  const byParent = files.length === 1 ? new Map<string, EditedFile>() : filesByParent(table, files);
  for (const row of rows) {
    const text = (name: string) => row.cells.textOf(name) ?? '';
    const file = parentsOf(table, text).flatMap((parent) => byParent.get(foldCase(parent)) ?? [])[0] ?? first;
    for (const name of columns) if (text(name) !== '' && !file.header.includes(name)) file.header.push(name);
    file.append(text);
  }
}

function filesByParent(table: TableName, files: readonly EditedFile[]): Map<string, EditedFile> {
  const byParent = new Map<string, EditedFile>();
  for (const file of files) {
    for (const row of rowsIn(file))
      for (const parent of parentsOf(table, row.text)) byParent.set(foldCase(parent), file);
  }
  return byParent;
}

/** The text of a record with its line end: as it is, unless cells or columns are new. */
function lineOf(
  { file }: PresentFile,
  header: readonly string[],
  record: number,
  changed: ReadonlyMap<string, string> | undefined,
): string {
  const { starts } = file.records;
  const isWider = header.length > file.header.length;
  const isHeader = record === file.headerRecord;
  if (starts !== undefined && changed === undefined && !isWider) {
    const line = file.text.slice(starts[record], starts[record + 1]);
    return line.endsWith('\n') ? line : `${line}\n`;
  }
  // What stands above the header, or is blank, is no row.
  const isBlank = file.records.cells(record).every((cell) => cell.trim() === '');
  if (record < file.headerRecord || isBlank) return '\n';
  const cells = cellsOf(file, record);
  const texts = header.map((name, at) => (isHeader ? name : (changed?.get(name) ?? cells[at] ?? '')));
  return writeRow(texts, file.delimiter);
}

function inFormOf({ hasMark, hasCarriageReturns }: PresentFile, text: string): string {
  const lines = hasCarriageReturns ? text.replaceAll('\n', '\r\n') : text;
  return hasMark ? `\ufeff${lines}` : lines;
}
