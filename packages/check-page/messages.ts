/**
 * What the check page gives its worker, and what comes back, with `postMessage`: files, and the report of their check, or what accepts
 * some of its findings. Nothing of it leaves the browser. A check cannot be interrupted from within: to cancel it, the page ends the worker.
 */

import type { CodePage, Delimiter } from '../../src/csv/browser.ts';
import type { Finding, Severity } from '../../src/findings/browser.ts';

/**
 * Bytes by path, which has slashes and the name of a dropped folder: `mine/locations.csv`. Nobody changes them: an edit puts others
 * in their place.
 */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export interface ToCheck {
  readonly files: Files;
  /** That the reader chose for a sheet that is alone (ISO 3166-1 alpha-2); empty before. */
  readonly country: string;
}

/** Findings to accept, and why they are right. */
export interface ToAccept {
  readonly files: Files;
  readonly findings: readonly Finding[];
  readonly reason: string;
}

export type Accepted =
  /** waivers.csv, by its path. */
  { readonly kind: 'accepted'; readonly written: Files } | { readonly kind: 'not accepted'; readonly why: string };

export interface Report {
  /** Missing if an OCPI document gave no tables, and before the country of a sheet is chosen. */
  readonly checked?: Checked;
  /** Of a sheet that is alone, without network.json. */
  readonly sheet?: SheetAlone;
  /** What became of an OCPI document. */
  readonly converted?: Converted;
  /** The files that were checked, if they are not those that were given: tables of a document, or a sheet with another name. */
  readonly made?: Files;
}

export interface SheetAlone {
  /** ISO 3166-1 alpha-2; empty before one is chosen. */
  readonly country: string;
  /** Those to choose from. */
  readonly countries: readonly string[];
}

/** The path of a sheet that an address gave: it is the name of no table. */
export const PASTED = 'pasted.csv';

export type Counts = { readonly [S in Severity]: number };

/** Findings with one cause, as the command shows them. */
export interface CheckedCause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
  /** `70 of 80 connectors at 12 sites: lines 2–41, 52`, if there are several. */
  readonly extent?: string;
  /** The cells of a row of waivers.csv that accepts it, if one can. */
  readonly waiver?: string;
}

/** How a table is split into cells. */
export interface TableForm {
  readonly delimiter: Delimiter;
  /** The number of the row that is its header. */
  readonly headerRow: number;
  /** That it is in, if it is not in UTF-8. Cells are written in it too. */
  readonly codePage?: CodePage;
}

/** What the check knows of a file that could be split into cells. */
export interface CheckedFile {
  readonly form: TableForm;
  /** Without the header. */
  readonly rows: number;
}

/** What was found in the files. */
export interface Checked {
  readonly counts: Counts;
  /** Whether a build of these files would go on. */
  readonly canPublish: boolean;
  /** New ones first, then the worst. */
  readonly causes: readonly CheckedCause[];
  /** By path. */
  readonly tables: ReadonlyMap<string, CheckedFile>;
  /** `3 locations, 5 EVSEs …`, if nothing blocks. */
  readonly sizes?: string;
  /** Codes that no check of files alone can find: they need a disk, a previous snapshot, or what a source says. */
  readonly notLookedFor: readonly string[];
  /** The sources of network.json, none of which was asked: `sheet (docs.google.com)`. */
  readonly notAsked: readonly string[];
}

export interface Converted {
  /** The accounting of the command: a table in fixed-width letters, and a line for each kind of which some are lost. */
  readonly accounting: readonly string[];
  /** What was left out, assumed or repaired, at its pointer in the document; grouped as findings of a check are. */
  readonly causes: readonly CheckedCause[];
  /** Cells that a person has to fill in before anything can be published. */
  readonly cellsToFillIn: number;
  /** Commands that publish the downloaded tables; none if nothing could be imported. */
  readonly next: readonly string[];
}
