/**
 * Imported rows before they become files: the texts of cells, each with the place in the document that it comes from. A
 * finding about a cell can thus be reported at its source.
 */

import type { Finding } from '../findings/finding.ts';
import type { TableName } from '../source/tables/tables.ts';
import { finding, type ImportCode } from './finding-codes.ts';
import { type ImportedCell, ImportedCells, type SharedTexts, sharedTexts } from './imported-cells.ts';
import { type Losses, noLosses } from './losses.ts';

export type { ImportedCell } from './imported-cells.ts';

export interface ImportedRow {
  readonly table: TableName;
  /** The path of the document that the row comes from, and the pointer to the object in it. */
  readonly document: string;
  readonly pointer: string;
  readonly cells: ImportedCells;
}

/** Everything that an import has collected so far. */
export interface ImportedTables {
  rows: ImportedRow[];
  readonly findings: Finding[];
  readonly texts: SharedTexts;
  /** Cells that stay empty until a person fills them in, by row and column. */
  readonly gaps: Map<ImportedRow, Map<string, Gap>>;
  /** Objects that are not in the rows any more. */
  readonly losses: Losses;
}

/** What is wrong with a value of the feed that a person can find out, and where it is there. */
export interface Gap {
  readonly problem: string;
  readonly hint: string | undefined;
  readonly pointer: string;
}

export function emptyImport(): ImportedTables {
  return { rows: [], findings: [], texts: sharedTexts(), gaps: new Map(), losses: noLosses() };
}

/** Adds rows and findings of one document, with its path. */
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
