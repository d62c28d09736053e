/** What was opened, and what the reader can do with it. Each change is shown at once, and checked after. */

import type { Finding } from '../../../src/findings/browser.ts';
import type { Files } from '../messages.ts';
import type { Table } from './table.ts';
import type { CellEdit } from './write-cells.ts';

export interface CheckActions {
  /** As it is by now. */
  readonly bytes: (file: string) => Uint8Array<ArrayBuffer> | undefined;
  /** As it is by now; undefined if it is none. */
  readonly table: (file: string) => Table | undefined;
  /** What was found at a cell, whatever the cause. */
  readonly foundAt: (file: string, cell: string) => Finding | undefined;
  readonly write: (cells: readonly CellEdit[]) => void;
  /** Adds empty columns at the end of a table. */
  readonly addColumns: (file: string, names: readonly string[]) => void;
  /** Adds rows to waivers.csv. */
  readonly accept: (findings: readonly Finding[], reason: string) => void;
  /** Puts files in the place of others. */
  readonly replace: (files: Files) => void;
  /** A table that is in the code page of its country. */
  readonly toUtf8: (file: string) => void;
  /** Of a sheet that is alone. */
  readonly choose: (country: string) => void;
  readonly undo: () => void;
  readonly startAgain: () => void;
}
