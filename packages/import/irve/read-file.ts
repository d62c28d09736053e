/** Reads a static file: its rows by the names of the schema, whatever edition the header is of. */

import { type CsvFile, cellsOf, placeOf, placeOfHeader, readCsv } from '../../../src/csv/index.ts';
import { type Finding, isError } from '../../../src/findings/index.ts';
import { STATIC_FIELDS, type StaticFieldName, staticFieldNamed } from '../irve-schema/editions.ts';
import type { IrveField } from '../irve-schema/field.ts';
import { finding, type IrveCode, type SaidAt } from './finding-codes.ts';

/** A file as it was received. Findings name it by `path`. */
export interface IrveDocument {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface StaticRow {
  /** Index of the record in the file. */
  readonly record: number;
  /** The text of a cell; empty if the file has no such column. */
  readonly text: (field: StaticFieldName) => string;
}

export interface StaticFile {
  readonly csv: CsvFile;
  readonly row: (record: number) => StaticRow;
  /** Adds a finding at a cell, or at the beginning of the row if the file has no such column. */
  readonly report: <C extends IrveCode>(code: C, record: number, field: StaticFieldName, said: SaidAt<C>) => void;
  /** Adds a finding about a column. */
  readonly reportColumn: <C extends IrveCode>(code: C, field: StaticFieldName, said: SaidAt<C>) => void;
}

/** The column of each field that a file has. */
type Columns = ReadonlyMap<StaticFieldName, number>;

/** Each of these groups needs one column. */
const NEEDED: readonly (readonly [StaticFieldName, ...StaticFieldName[]])[] = [
  ['id_pdc_itinerance'],
  ['coordonneesXY', 'station_longitude'],
  ['adresse_station'],
  ['prise_type_ef', 'prise_type_2', 'prise_type_combo_ccs', 'prise_type_chademo', 'prise_type_autre'],
];

/** Reads a file; undefined if it cannot be imported at all. */
export function readStaticFile({ path, bytes }: IrveDocument, findings: Finding[]): StaticFile | undefined {
  const namesOf = (names: readonly string[]) => names.map((name) => staticFieldNamed(name) && name);
  const reading = readCsv(path, bytes, { columnsOf: namesOf, accepts: () => false }, 'FR');
  findings.push(...reading.findings);
  const { file: csv } = reading;
  if (csv === undefined) return undefined;
  const columns = columnsOf(csv);
  const missing = NEEDED.filter((group) => !group.some((name) => columns.has(name)));
  for (const [field] of missing) {
    const advice = { hint: 'Pass a static file in the IRVE schema, with its header.' };
    const said = { says: 'file', params: { columns: `"${field}"`, instead: field }, advice } as const;
    findings.push(finding('missing-column', placeOfHeader(csv, 0), { field, ...said }));
  }
  if (missing.length > 0) return undefined;
  reportNames(csv, columns, findings);
  return fileOf(csv, columns, findings);
}

/** Whether nothing can be made of a file because of these findings; rows that are broken are left out one by one. */
export function isUnreadable(found: Finding): boolean {
  return isError(found) && found.code !== 'wrong-cell-count';
}

/** A column with the name of this edition counts before one with another name. */
function columnsOf({ header }: CsvFile): Columns {
  const columns = new Map<StaticFieldName, number>();
  const add = (at: number, field: StaticFieldName | undefined) => {
    if (field !== undefined && !columns.has(field)) columns.set(field, at);
  };
  const fields = header.map(staticFieldNamed);
  for (const [at, field] of fields.entries()) if (header[at] === field) add(at, field);
  for (const [at, field] of fields.entries()) add(at, field);
  return columns;
}

function fileOf(csv: CsvFile, columns: Columns, findings: Finding[]): StaticFile {
  return {
    csv,
    row: (record) => {
      const cells = cellsOf(csv, record);
      return { record, text: (field) => cells[columns.get(field) ?? -1] ?? '' };
    },
    report: (code, record, field, said) => {
      findings.push(finding(code, placeOf(csv, { record }, columns.get(field) ?? 0), { ...said, field }));
    },
    reportColumn: (code, field, said) => {
      findings.push(finding(code, placeOfHeader(csv, columns.get(field) ?? 0), { ...said, field }));
    },
  };
}

/** Tells once which columns were read under other names, and which are not read. */
function reportNames(csv: CsvFile, columns: Columns, findings: Finding[]): void {
  const renamed = [...columns].filter(([field, at]) => csv.header[at] !== field);
  const [first] = renamed;
  if (first !== undefined) {
    const names = renamed.map(([field, at]) => `${csv.header[at]} as ${field}`).join(', ');
    findings.push(finding('renamed', placeOfHeader(csv, first[1]), { says: 'columns', params: { columns: names } }));
  }
  // The import looks at last_modified, although it is not in a table.
  const isRead = (name: StaticFieldName) => {
    const { columns: own, isOnlyExported }: IrveField<never> = STATIC_FIELDS[name];
    return name === 'last_modified' || (own.length > 0 && !isOnlyExported);
  };
  const read = new Set([...columns].flatMap(([field, at]) => (isRead(field) ? [at] : [])));
  const unread = filledColumns(csv).filter((at) => !read.has(at));
  const [at] = unread;
  if (at === undefined) return;
  const names = unread.map((column) => csv.header[column] || `column ${column + 1}`).join(', ');
  findings.push(finding('not-carried', placeOfHeader(csv, at), { says: 'columns', params: { columns: names } }));
}

/** The columns that have content. */
function filledColumns(csv: CsvFile): number[] {
  const empty = new Set(csv.header.keys());
  for (const record of csv.rows) {
    if (empty.size === 0) break;
    const cells = cellsOf(csv, record);
    for (const at of empty) if (cells[at]) empty.delete(at);
  }
  return [...csv.header.keys()].filter((at) => !empty.has(at));
}
