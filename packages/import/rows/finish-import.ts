/** How every import ends: what is left of the rows is checked, and becomes the files of a data directory. */

import { type Finding, isError } from '../../../src/findings/index.ts';
import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { Companion } from '../../../src/publish/index.ts';
import { textOfSettings, USUAL_VERSIONS } from '../../../src/settings/index.ts';
import { gapFindings } from './gaps.ts';
import type { ImportedRow, ImportedTables, TakenOut } from './imported-tables.ts';
import { checkFiles, leaveOutInvalid } from './leave-out-invalid.ts';
import type { ObjectNumbers } from './losses.ts';
import { reportNewerValues } from './newer-values.ts';
import { undefinedTariffFindings } from './references.ts';
import { type Summary, summaryOf } from './summary.ts';
import { type TableFile, tableFiles } from './table-files.ts';

/** The result of an import. */
export interface Imported {
  /** The text of each file by its name; empty if nothing can be published. */
  readonly files: ReadonlyMap<string, string>;
  /** About all that was lost or assumed, with its place in the documents; equal ones are merged. */
  readonly findings: readonly Finding[];
  /** The number of rows of each table. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many objects the documents had, and how many became rows. */
  readonly summary: Summary;
  /** How many cells a person has to fill in before anything can be published. */
  readonly cellsToFillIn: number;
  /** Those of a check of the new tables, apart from cells to fill in. */
  readonly ofTables: readonly Finding[];
}

/** An import, as far as a sync needs to know it. */
export interface ImportedFeed {
  readonly files: readonly TableFile[];
  readonly gapsOf: (row: ImportedRow) => readonly string[];
  readonly isUncertain: (row: ImportedRow, column: string) => boolean;
  /** Values of cells that network.json has. */
  readonly inSettings: Readonly<TakenOut>;
  /** Who publishes the locations, such as `NL EXA`, as far as the feed says it. */
  readonly publishers: ReadonlySet<string>;
}

interface Ending {
  /** Those of network.json. */
  readonly settings: { readonly [name: string]: unknown; readonly versions?: readonly OcpiVersion[] };
  /** The publisher for the checks of a feed that names none. It is never written. */
  readonly nobody: { readonly country_code: string; readonly party_id: string };
  readonly inFeed: ObjectNumbers;
  /** ms since 1970. */
  readonly now: number;
  /** What is plugged in, if its settings may be among these. */
  readonly companions?: readonly Companion[] | undefined;
}

/** Leaves out what cannot be published with these settings. Its findings are those that are only known at the end. */
export function finishImport(
  draft: ImportedTables,
  { settings, nobody, inFeed, now, companions = [] }: Ending,
): Imported & { readonly tables: readonly TableFile[] } {
  const all = { ...nobody, ...settings };
  const checked = leaveOutInvalid(draft, all, now, companions);
  reportNewerValues(draft, settings.versions ?? USUAL_VERSIONS);
  const gaps = gapFindings(draft);
  const tables = tableFiles(draft.rows, all);
  // Where a cell stays empty, something stood in for it.
  const ofTables = gaps.length === 0 ? checked : checkFiles(tables, all, now, companions);
  return {
    tables,
    files: new Map([
      ['network.json', textOfSettings(settings)],
      ...tables.map(({ name, text }) => [name, text()] as const),
    ]),
    findings: [...gaps, ...undefinedTariffFindings(draft)],
    counts: new Map(tables.map(({ table, rows }) => [table, rows.length])),
    summary: summaryOf(draft, inFeed),
    cellsToFillIn: gaps.length,
    ofTables: ofTables.filter((found) => !isError(found)),
  };
}

/** An import of which nothing can be published. */
export function nothingImported(summary: Summary, findings: readonly Finding[]): Imported {
  return { files: new Map(), findings, counts: new Map(), summary, cellsToFillIn: 0, ofTables: [] };
}

/** The settings of the publisher that are missing; undefined if none is. */
export function missingPublisher(settings: object): readonly string[] | undefined {
  const missing = ['country_code', 'party_id'].filter((name) => !Object.hasOwn(settings, name));
  return missing.length === 0 ? undefined : missing;
}
