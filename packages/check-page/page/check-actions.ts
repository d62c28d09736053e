/** What components know of the page around them: what it is busy with, and what the reader can do with what was checked. */

import type { CellEdit, DroppedFile, Step } from '../messages.ts';
import type { Checker } from './checker.ts';

export interface Busy {
  readonly step: Step | 'files';
  readonly done?: number | undefined;
  readonly of?: number | undefined;
  /** Whether it can be stopped: an edit cannot, because it would be lost with all others. */
  readonly canStop: boolean;
}

/** What the reader can do with what was checked. */
export interface CheckActions {
  readonly ask: Checker['ask'];
  /** Shown at once, and checked after. */
  readonly write: (cells: readonly CellEdit[]) => void;
  /** What was written into a cell and not checked yet. */
  readonly textIn: (file: string, cell: string) => string | undefined;
  readonly replace: (file: DroppedFile) => void;
  /** A table that is in the code page of its country. */
  readonly toUtf8: (file: string) => void;
  /** Of a sheet that is alone. */
  readonly choose: (country: string) => void;
  readonly undo: () => void;
  readonly startAgain: () => void;
}
