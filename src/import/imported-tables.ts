/**
 * Rows on their way into our tables: texts of cells, and where in the imported document each of them came from, so that
 * whatever the check says about a cell can be said about its source.
 */

import type { Finding } from '../findings/finding.ts';
import type { TableName } from '../source/tables/tables.ts';
import { finding, type ImportCode } from './codes.ts';
import { type DraftCell, DraftCells, type SharedTexts, sharedTexts } from './imported-cells.ts';

export type { DraftCell } from './imported-cells.ts';

export interface DraftRow {
  readonly table: TableName;
  /** The document that the row comes from, and the object in it. */
  readonly document: string;
  readonly pointer: string;
  readonly cells: DraftCells;
}

/** Everything that an import has gathered. */
export interface Draft {
  rows: DraftRow[];
  readonly findings: Finding[];
  readonly texts: SharedTexts;
}

export function emptyDraft(): Draft {
  return { rows: [], findings: [], texts: sharedTexts() };
}

/** One document of an import: gives findings and rows the name of its file. */
export interface Recorder {
  readonly document: string;
  addRow(
    table: TableName,
    pointer: string,
    cells: Iterable<readonly [column: string, cell: DraftCell | undefined]>,
  ): void;
  report(code: ImportCode, pointer: string, message: string, hint?: string): void;
}

export function recorder(draft: Draft, document: string): Recorder {
  return {
    document,
    addRow(table, pointer, cells) {
      const filled = new DraftCells(pointer, draft.texts);
      for (const [column, cell] of cells) if (cell !== undefined) filled.set(column, cell);
      draft.rows.push({ table, document, pointer, cells: filled });
    },
    report(code, pointer, message, hint) {
      draft.findings.push(finding(code, { file: document, pointer }, { message, hint }));
    },
  };
}
