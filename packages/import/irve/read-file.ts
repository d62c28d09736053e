/** Reads one IRVE file: its rows by the names of the schema, whatever edition the header is of. */

import { type CsvFile, cellsOf, placeOf, placeOfHeader, readCsv } from '../../../src/csv/index.ts';
import { type Finding, isError } from '../../../src/findings/index.ts';
import { fieldNamed, type IrveField, type IrveFields } from '../irve-schema/field.ts';
import { finding, type IrveCode, type SaidAt } from './finding-codes.ts';

/** A file as it was received. Findings name it by `path`. */
export interface IrveDocument {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface IrveRow<Name extends string> {
  /** Index of the record in the file. */
  readonly record: number;
  /** The text of a cell; empty if the file has no such column. */
  readonly text: (field: Name) => string;
}

export interface IrveFile<Name extends string> {
  readonly csv: CsvFile;
  readonly has: (field: Name) => boolean;
  readonly row: (record: number) => IrveRow<Name>;
  /** How often a value was assumed or left out so far. */
  readonly changes: () => number;
  /** Adds a finding at a cell, or at the beginning of the row if the file has no such column. */
  readonly report: <C extends IrveCode>(code: C, record: number, field: Name, said: SaidAt<C>) => void;
  /** Adds a finding about a column. */
  readonly reportColumn: <C extends IrveCode>(code: C, field: Name, said: SaidAt<C>) => void;
}

/** Each of these groups needs one column. */
type Needed<Name> = readonly (readonly Name[])[];

/** Reads a file; undefined if it cannot be imported at all. */
export function readIrveFile<Name extends string>(
  { path, bytes }: IrveDocument,
  fields: IrveFields & { readonly [N in Name]: unknown },
  needed: Needed<Name>,
  findings: Finding[],
): IrveFile<Name> | undefined {
  const namesOf = (names: readonly string[]) =>
    names.map((name) => (fieldNamed(fields, name) === undefined ? undefined : name));
  const reading = readCsv(path, bytes, { columnsOf: namesOf, accepts: () => false }, 'FR');
  findings.push(...reading.findings);
  const { file: csv } = reading;
  if (csv === undefined) return undefined;
  const columns = columnsOf(csv, fields);
  const file = fileOf<Name>(csv, columns, findings);
  const missing = needed.filter((group) => !group.some((name) => columns.has(name)));
  for (const [first = ''] of missing) {
    const advice = { hint: 'Pass a file in the IRVE schema of its kind, with its header.' };
    findings.push(finding('missing-column', placeOfHeader(csv, 0), { field: first, says: 'one', advice }));
  }
  if (missing.length > 0) return undefined;
  reportNames(csv, fields, columns, findings);
  return file;
}

/** Whether nothing can be made of a file because of these findings; rows that are broken are left out one by one. */
export function isUnreadable(found: Finding): boolean {
  return isError(found) && found.code !== 'wrong-cell-count';
}

/** The column of each field. A column with the name of this edition counts before one with another name. */
function columnsOf({ header }: CsvFile, fields: IrveFields): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [at, name] of header.entries())
    if (Object.hasOwn(fields, name) && !columns.has(name)) columns.set(name, at);
  for (const [at, name] of header.entries()) {
    const field = fieldNamed(fields, name);
    if (field !== undefined && !columns.has(field)) columns.set(field, at);
  }
  return columns;
}

function fileOf<Name extends string>(
  csv: CsvFile,
  columns: ReadonlyMap<string, number>,
  findings: Finding[],
): IrveFile<Name> {
  let changes = 0;
  return {
    csv,
    changes: () => changes,
    has: (field) => columns.has(field),
    row: (record) => {
      const cells = cellsOf(csv, record);
      return { record, text: (field) => cells[columns.get(field) ?? -1] ?? '' };
    },
    report: (code, record, field, said) => {
      if (code === 'assumed' || code === 'left-out') changes++;
      findings.push(finding(code, placeOf(csv, { record }, columns.get(field) ?? 0), { ...said, field }));
    },
    reportColumn: (code, field, said) => {
      findings.push(finding(code, placeOfHeader(csv, columns.get(field) ?? 0), { ...said, field }));
    },
  };
}

/** Tells once which columns were read under other names, and which are not read. */
function reportNames(
  csv: CsvFile,
  fields: IrveFields,
  columns: ReadonlyMap<string, number>,
  findings: Finding[],
): void {
  const renamed = [...columns].filter(([field, at]) => csv.header[at] !== field);
  const [first] = renamed;
  if (first !== undefined) {
    const names = renamed.map(([field, at]) => `${csv.header[at]} as ${field}`).join(', ');
    findings.push(finding('renamed', placeOfHeader(csv, first[1]), { says: 'columns', params: { columns: names } }));
  }
  const isRead = ({ columns: own = [], isOnlyExported }: Partial<IrveField> = {}) => own.length > 0 && !isOnlyExported;
  const read = new Set([...columns].filter(([field]) => isRead(fields[field])).map(([, at]) => at));
  // The import looks at it, although it is not in a table.
  const inUse = columns.get('last_modified');
  const unread = filledColumns(csv).filter((at) => !read.has(at) && at !== inUse);
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
