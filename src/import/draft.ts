/**
 * Rows on their way into our tables: texts of cells, and where in the imported document each of them came from, so that
 * whatever the check says about a cell can be said about its source.
 */

import type { Finding } from '../findings/finding.ts';
import type { TableName } from '../tables/tables.ts';
import { finding, type ImportCode } from './codes.ts';

/** The text of a cell, and the JSON pointer (RFC 6901) of the value that it was made from. */
export interface DraftCell {
  readonly text: string;
  readonly pointer: string;
}

export interface DraftRow {
  readonly table: TableName;
  /** The document that the row comes from, and the object in it. */
  readonly document: string;
  readonly pointer: string;
  readonly cells: Map<string, DraftCell>;
}

/** Everything that an import has gathered. */
export interface Draft {
  readonly rows: DraftRow[];
  readonly findings: Finding[];
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
      const filled = [...cells].flatMap(([name, cell]) => (cell === undefined ? [] : [[name, cell] as const]));
      draft.rows.push({ table, document, pointer, cells: new Map(filled) });
    },
    report(code, pointer, message, hint) {
      draft.findings.push(finding(code, { file: document, pointer }, { message, hint }));
    },
  };
}
