/** A CSV file of which single rows are changed. All other lines stay as they are, character by character. */

import { cellsOf, textIn, writeRow } from '../../../src/csv/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import type { TableName } from '../../../src/tables/index.ts';
import { type PresentFile, type PresentRow, presentRows } from './present-file.ts';
import { type FeedRow, parentsOf } from './sides.ts';

export interface EditedFile {
  readonly path: string;
  /** The rows that the file has on the disk. */
  readonly rows: readonly PresentRow[];
  readonly isEdited: boolean;
  /** Columns of the file and those that were added. */
  readonly header: string[];
  /** Changes cells of a row. */
  change(row: PresentRow, cells: ReadonlyMap<string, string>): void;
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
    rows: presentRows(present),
    header,
    get isEdited() {
      return changed.size + removed.size + added.length > 0;
    },
    change({ record }, cells) {
      // A column that the file does not have is not added for the sake of empty cells.
      const own = new Map([...cells].filter(([name, text]) => text !== '' || header.includes(name)));
      for (const name of own.keys()) if (!header.includes(name)) header.push(name);
      if (own.size > 0) changed.set(record, own);
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
    rows: [],
    header,
    isEdited: true,
    change: () => {},
    remove: () => {},
    append: (cells) => void added.push(cells),
    text: () => [writeRow(header, ','), ...added.map((cells) => writeRow(header.map(cells), ','))].join(''),
  };
}

/** Adds rows to the files of a table: each to the file that has others of the same parent, otherwise to the first file. */
export function appendRows(
  table: TableName,
  files: readonly EditedFile[],
  rows: readonly FeedRow[],
  columns: readonly string[],
): void {
  const [first] = files;
  if (first === undefined) return;
  const byParent = files.length === 1 ? new Map<string, EditedFile>() : filesByParent(table, files);
  for (const row of rows) {
    const text = (name: string) => row.written(name);
    const file = parentsOf(table, row).flatMap((parent) => byParent.get(foldCase(parent)) ?? [])[0] ?? first;
    for (const name of columns) if (text(name) !== '' && !file.header.includes(name)) file.header.push(name);
    file.append(text);
  }
}

function filesByParent(table: TableName, files: readonly EditedFile[]): Map<string, EditedFile> {
  const byParent = new Map<string, EditedFile>();
  for (const file of files) {
    for (const row of file.rows) for (const parent of parentsOf(table, row)) byParent.set(foldCase(parent), file);
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
  if (changed === undefined && !isWider) {
    const line = textIn(file.bytes, starts[record], starts[record + 1]);
    return line.endsWith('\n') ? line : `${line}\n`;
  }
  // A record above the header, or a blank one, is no row.
  const isBlank = file.records.cells(record).every((cell) => cell.trim() === '');
  if (record < file.headerRecord || isBlank) return '\n';
  const cells = cellsOf(file, record);
  const texts = header.map((name, at) =>
    isHeader ? (file.written[at] ?? name) : (changed?.get(name) ?? cells[at] ?? ''),
  );
  return writeRow(texts, file.delimiter);
}

function inFormOf({ hasMark, hasCarriageReturns }: PresentFile, text: string): string {
  const lines = hasCarriageReturns ? text.replaceAll('\n', '\r\n') : text;
  return hasMark ? `\ufeff${lines}` : lines;
}
