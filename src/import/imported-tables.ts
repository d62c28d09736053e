/**
 * Rows on their way into our tables: texts of cells, and where in the imported document each of them came from, so that
 * whatever the check says about a cell can be said about its source.
 */

import type { Finding } from '../findings/finding.ts';
import type { TableName } from '../source/tables/tables.ts';
import { finding, type ImportCode } from './codes.ts';
import { type ImportedCell, ImportedCells, type SharedTexts, sharedTexts } from './imported-cells.ts';

export type { ImportedCell } from './imported-cells.ts';

export interface ImportedRow {
  readonly table: TableName;
  /** The document that the row comes from, and the object in it. */
  readonly document: string;
  readonly pointer: string;
  readonly cells: ImportedCells;
}

/** Everything that an import has gathered. */
export interface ImportedTables {
  rows: ImportedRow[];
  readonly findings: Finding[];
  readonly texts: SharedTexts;
}

export function emptyImport(): ImportedTables {
  return { rows: [], findings: [], texts: sharedTexts() };
}

/** One document of an import: gives findings and rows the name of its file. */
export interface Recorder {
  readonly document: string;
  addRow(
    table: TableName,
    pointer: string,
    cells: Iterable<readonly [column: string, cell: ImportedCell | undefined]>,
  ): void;
  report(code: ImportCode, pointer: string, message: string, hint?: string): void;
}

export function recorder(draft: ImportedTables, document: string): Recorder {
  return {
    document,
    addRow(table, pointer, cells) {
      const filled = new ImportedCells(pointer, draft.texts);
      for (const [column, cell] of cells) if (cell !== undefined) filled.set(column, cell);
      draft.rows.push({ table, document, pointer, cells: filled });
    },
    report(code, pointer, message, hint) {
      draft.findings.push(finding(code, { file: document, pointer }, { message, hint }));
    },
  };
}
