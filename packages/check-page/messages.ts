/**
 * What the check page and its worker tell each other, with `postMessage`. Nothing of it leaves the browser.
 *
 * The worker answers one message after the other. Nothing can be interrupted from within: to cancel it, the page ends the worker
 * (`terminate`) and begins another.
 */

import type { Finding, Severity } from '../../src/findings/browser.ts';

/** A file as it was dropped. */
export interface DroppedFile {
  /** With the name of a dropped folder, and slashes: `mine/locations.csv`. Of a single file, its name. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A cell to write. */
export interface CellEdit {
  readonly file: string;
  /** As spreadsheets name it: `F14`. Findings about cells have it (`cell`), and so have rows (`number`). */
  readonly cell: string;
  /** What the page shows there now. If something else stands there, nothing is written. */
  readonly before: string;
  readonly text: string;
}

/** The most rows in one answer. */
export const MOST_ROWS_ASKED = 1000;

export type ToWorker =
  /** Forgets everything, and checks these. */
  | { readonly kind: 'open'; readonly files: readonly DroppedFile[] }
  /** Fetches what a person pasted, and checks it. */
  | { readonly kind: 'open-url'; readonly url: string }
  /** Writes all cells or none, and checks again. Edits that follow each other closely are checked together. */
  | { readonly kind: 'write'; readonly edit: number; readonly cells: readonly CellEdit[] }
  /** Turns a table that was read in the code page of its country into UTF-8, and checks again. */
  | { readonly kind: 'to-utf8'; readonly file: string }
  /** Adds a file or puts it in the place of one, such as network.json, and checks again. */
  | { readonly kind: 'replace'; readonly files: readonly DroppedFile[] }
  /** Says the country of a sheet that is alone, and checks again. */
  | { readonly kind: 'country'; readonly country: string }
  /** Takes the last change back, and checks again. */
  | { readonly kind: 'undo' }
  /** @see Rows. `from` is the number of a row, `count` at most MOST_ROWS_ASKED. */
  | { readonly kind: 'rows'; readonly id: number; readonly file: string; readonly from: number; readonly count: number }
  /** Findings of a cause; `from` counts from 0. */
  | {
      readonly kind: 'more';
      readonly id: number;
      readonly cause: string;
      readonly from: number;
      readonly count: number;
    }
  /** The bytes of a file, or of all. */
  | { readonly kind: 'download'; readonly id: number; readonly file?: string };

/** What is being done; `check` is nearly all of it. */
export type Step = 'fetch' | 'convert' | 'read' | 'check' | 'group';

/** Findings with one cause, as the command shows them. */
export interface CheckedCause {
  /** For `more`; it means nothing after the next check. */
  readonly key: string;
  readonly code: string;
  readonly severity: Severity;
  readonly first: Finding;
  readonly count: number;
  /** `70 of 80 connectors at 12 sites: lines 2–41, 52`, if there are several. */
  readonly extent?: string;
  /** The cells of a row of waivers.csv that accepts it, if one can. */
  readonly waiver?: string;
  /** The first ones. */
  readonly findings: readonly Finding[];
}

/** A file of the data, whether it is read or not. */
export interface CheckedFile {
  readonly path: string;
  /** Of a table that could be split into cells; without the header. */
  readonly rows?: number;
  /** Of a table that is not in UTF-8. Cells are written in it too. */
  readonly encoding?: string;
  readonly isChanged: boolean;
}

/** The result of a check. */
export interface Checked {
  readonly kind: 'checked';
  readonly counts: { readonly [S in Severity]: number };
  /** Whether a build of these files would go on. */
  readonly canPublish: boolean;
  /** New ones first, then the worst. */
  readonly causes: readonly CheckedCause[];
  readonly files: readonly CheckedFile[];
  /** `3 locations, 5 EVSEs …`, if nothing blocks. */
  readonly sizes?: string;
  /** Of a sheet that is alone, without network.json: the country that was chosen, empty before, and those to choose from (ISO 3166-1 alpha-2). */
  readonly sheet?: { readonly country: string; readonly countries: readonly string[] };
  /** Codes that no check of files alone can find: they need a disk, a previous snapshot, or what a source says. */
  readonly notLookedFor: readonly string[];
  /** The sources of network.json, none of which was asked: `sheet (docs.google.com)`. */
  readonly notAsked: readonly string[];
  readonly canUndo: boolean;
  /** The number of the last edit that is checked with it; 0 if there was none. */
  readonly edit: number;
}

/** What became of an OCPI document. A `checked` follows if it became tables. */
export interface Converted {
  readonly kind: 'converted';
  /** The accounting of the command: a table in fixed-width letters, and a line for each kind of which some are lost. */
  readonly accounting: readonly string[];
  /** What was left out, assumed or repaired, at its pointer in the document; grouped as findings of a check are. */
  readonly causes: readonly CheckedCause[];
  readonly counts: { readonly [S in Severity]: number };
  /** Cells that a person has to fill in before anything can be published. */
  readonly cellsToFillIn: number;
  /** Names of the files that were made; none if nothing could be imported. */
  readonly files: readonly string[];
  /** What may be missing of the document itself. */
  readonly notes: readonly string[];
  /** Commands that publish the downloaded tables. */
  readonly next: readonly string[];
}

/** What was given cannot be checked at all. */
export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
  readonly hint: string;
  /** The edit that was not made. */
  readonly edit?: number;
}

/** Rows of a file as a spreadsheet numbers them: the header and blank rows are among them. */
export interface Rows {
  readonly kind: 'rows';
  readonly id: number;
  readonly file: string;
  /** As the file has it. */
  readonly header: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
  /** Findings in these rows, by `cell`. */
  readonly findings: readonly Finding[];
}

export type FromWorker =
  | { readonly kind: 'progress'; readonly step: Step; readonly done?: number; readonly of?: number }
  | Checked
  | Converted
  | Refused
  | Rows
  | { readonly kind: 'more'; readonly id: number; readonly findings: readonly Finding[] }
  | {
      readonly kind: 'download';
      readonly id: number;
      readonly files: readonly (DroppedFile & { readonly isChanged: boolean })[];
    };
