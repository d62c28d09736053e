/**
 * Imported rows before they become files: the texts of cells, each with the place in the document that it comes from. A
 * finding about a cell can thus be reported at its source.
 */

import type { Finding, Place } from '../../../src/findings/index.ts';
import type { TableName } from '../../../src/tables/index.ts';
import { finding, type ImportCode, type SaidBy } from './finding-codes.ts';
import { type ImportedCell, type ImportedRow, importedRow, type SharedTexts, sharedTexts } from './imported-row.ts';
import { noNumbers, type ObjectNumbers } from './losses.ts';
import { type Repair, Repairs } from './repairs.ts';

export type { ImportedCell, ImportedRow } from './imported-row.ts';

/** Everything that an import has collected so far. */
export interface ImportedTables {
  rows: ImportedRow[];
  readonly findings: Finding[];
  readonly texts: SharedTexts;
  /** If what lacks a mandatory value is to be left out; otherwise its cells stay empty until a person fills them in. */
  readonly incomplete: Incomplete | undefined;
  /** Cells that stay empty until a person fills them in, by row and column, with the error about each. */
  readonly gaps: Map<ImportedRow, Map<string, Finding>>;
  /** Folded ids of the tariffs that the feed has, also of those that were left out. */
  readonly tariffsOfFeed: Set<string>;
  /** Tariffs that connectors name, and that are not in the tables, by folded id. */
  readonly missingTariffs: Map<string, MissingTariff>;
  readonly repairs: Repairs;
  /** Values of cells that network.json has. */
  readonly inSettings: TakenOut;
  /** How many objects are in the tables once, although the feed has them several times. */
  readonly merged: ObjectNumbers;
  /** How many were left out that lack a mandatory value, or belong to something that does. */
  readonly lostIncomplete: ObjectNumbers;
}

/** How objects are judged that lack a mandatory value. */
export interface Incomplete {
  /** Whether the tables have a value that the feed lacks, so that a sync keeps it. Without it, they have none. */
  readonly isFilledIn?: (table: TableName, key: string, column: string) => boolean;
}

/** Values of the feed that were taken out of the rows, because network.json has them. */
export interface TakenOut {
  /** Texts by row and column. */
  readonly texts: Map<ImportedRow, Map<string, string>>;
  /** The business that is the operator in network.json. */
  operator: ImportedRow | undefined;
}

/** A tariff that is not in the tables, where it is named first, and the connectors that name it. */
export interface MissingTariff {
  readonly id: string;
  readonly place: Pick<Place, 'file' | 'pointer'>;
  readonly connectors: ImportedRow[];
}

/** A draft without rows and findings. @param incomplete if what lacks a mandatory value is to be left out */
export function emptyImport(incomplete?: Incomplete): ImportedTables {
  return {
    incomplete,
    rows: [],
    findings: [],
    texts: sharedTexts(),
    gaps: new Map(),
    tariffsOfFeed: new Set(),
    missingTariffs: new Map(),
    repairs: new Repairs(),
    inSettings: { texts: new Map(), operator: undefined },
    merged: noNumbers(),
    lostIncomplete: noNumbers(),
  };
}

/** Adds rows and findings of one document, with its path. */
export interface Recorder {
  readonly document: string;
  addRow(table: TableName, pointer: string, cells: { readonly [column: string]: ImportedCell | undefined }): void;
  report<C extends ImportCode>(code: C, pointer: string, said: SaidBy<C>): void;
  /** Reports that a text was repaired. Repairs with one cause become one finding, which shows the first of them. */
  repaired(pointer: string, repair: Repair): void;
  /** Names of members that the document spells in its own way, and the names of OCPI that they stand for. */
  readonly spellings: Map<string, string>;
}

/** Records rows and findings of one document, each with its place there. */
export function recorder(draft: ImportedTables, document: string): Recorder {
  const { findings, repairs } = draft;
  const record: Recorder = {
    document,
    spellings: new Map(),
    addRow(table, pointer, cells) {
      const filled: [string, ImportedCell][] = [];
      const textOf = (name: string) => cells[name]?.text;
      for (const [column, cell] of Object.entries(cells)) {
        if (cell === undefined) continue;
        const repair = repairs.ofCell(table, column, cell.text, textOf);
        filled.push([column, repair === undefined ? cell : { text: repair.to, pointer: cell.pointer }]);
        if (repair !== undefined) record.repaired(cell.pointer, repair);
      }
      draft.rows.push(importedRow({ table, document, pointer }, filled, draft.texts));
    },
    report(code, pointer, said) {
      findings.push(finding(code, { file: document, pointer }, said));
    },
    repaired(pointer, repair) {
      record.report('repaired', pointer, repairs.saidOf(repair));
    },
  };
  return record;
}

/** For a look at values that are read again later. */
export const SILENT_RECORDER: Recorder = {
  document: '',
  spellings: new Map(),
  addRow: () => {},
  report: () => {},
  repaired: () => {},
};
