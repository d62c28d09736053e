/**
 * What was imported is judged by the very check that judges everybody's data. Whatever it calls an error is left out,
 * the cell if the table can do without it, else the row and what belongs to it, until nothing is left to complain about.
 * Each step is told at the place in the imported document.
 */

import { validate } from '../build/validate.ts';
import { type Finding, isError } from '../findings/finding.ts';
import { CELLS } from '../source/cells/codes.ts';
import type { Columns } from '../source/tables/table.ts';
import { TABLES, type TableName } from '../source/tables/tables.ts';
import { finding } from './codes.ts';
import type { ImportedRow, ImportedTables } from './imported-tables.ts';
import { type TableFile, tableFiles } from './table-files.ts';
import { leaveOutUndefinedTariffs } from './tariff-references.ts';

/** Rows that several objects of the document share, so that they stay when the first of these is left out. */
const SHARED: ReadonlySet<TableName> = new Set(['businesses', 'energy_mixes']);

/** A price that lacks a part or a condition is another price: only these cells of a tariff can be left out alone. */
const PRICES: ReadonlySet<TableName> = new Set(['tariffs', 'tariff_elements']);
const BESIDE_THE_PRICE = ['tariff_alt_text', 'tariff_alt_url', 'energy_mix', 'last_updated'];

/** References of a cell that the row can do without. What is wrong with the row that they name is told there. */
const OPTIONAL_PARTS: readonly string[] = ['unknown-business', 'unknown-energy-mix'];

/**
 * Leaves out what cannot be published; `settings` are those of network.json, `now` is in ms since 1970.
 * Returns the warnings that remain, which are about the tables.
 */
export function leaveOutInvalid(draft: ImportedTables, settings: object, now: number): readonly Finding[] {
  for (;;) {
    leaveOutUndefinedTariffs(draft);
    const files = tableFiles(draft.rows, settings);
    const { findings } = validate(
      {
        settingsFile: { path: 'network.json', bytes: Buffer.from(JSON.stringify(settings)) },
        tables: files.map(({ name, text }) => ({ path: name, bytes: Buffer.from(text) })),
        findings: [],
      },
      { now },
    );
    const errors = findings.filter((found) => isError(found) && found.code !== 'no-tables');
    if (errors.length === 0) return findings.filter((found) => !isError(found));
    leaveOutErrors(draft, files, errors, settings);
  }
}

function leaveOutErrors(
  draft: ImportedTables,
  files: readonly TableFile[],
  errors: readonly Finding[],
  settings: object,
): void {
  const gone = new Set<string>();
  const isGone = (row: ImportedRow) => [...placesOf(row)].some((place) => gone.has(place));
  const found = errors.map((error) => ({ error, row: rowOf(error, files) }));
  // Parents first: what is left out with its parent needs no words of its own.
  for (const { error, row } of found.sort((a, b) => depth(a.row) - depth(b.row))) {
    if (isGone(row) || leaveOutCell(draft, row, error, settings)) continue;
    gone.add(ownPlace(row));
    if (PRICES.has(row.table)) gone.add(tariffOf(row));
    const message = `${reported(error, files)} So ${NAMES[row.table]} is left out.`;
    draft.findings.push(
      finding('object-left-out', placeOf(row, error), { ...fieldOf(error), message, hint: error.hint }),
    );
  }
  draft.rows = draft.rows.filter((row) => !isGone(row));
}

function rowOf({ file, line = 0, code, message }: Finding, files: readonly TableFile[]): ImportedRow {
  const row = files.find(({ name }) => name === file)?.rows[line - 2];
  if (row === undefined) throw new Error(`${file}: ${code} has no source: ${message}`);
  return row;
}

/** Leaves out only the cell, if the row means the same without it, and says whether it did. */
function leaveOutCell(draft: ImportedTables, row: ImportedRow, error: Finding, settings: object): boolean {
  const { field = '', code, hint } = error;
  const cell = row.cells.get(field);
  // Half of the coordinates of an EVSE: the other half could not be read.
  if (row.table === 'evses' && code === 'missing-value' && (field === 'latitude' || field === 'longitude')) {
    return row.cells.delete(field === 'latitude' ? 'longitude' : 'latitude');
  }
  if (cell === undefined || !isDispensable(row.table, field, error, settings)) return false;
  const isPart = OPTIONAL_PARTS.includes(code);
  const message = isPart ? `${field} cannot be published, because a mandatory value of it is wrong.` : error.message;
  const place = { file: row.document, pointer: cell.pointer };
  draft.findings.push(finding('left-out', place, { field, message, hint: isPart ? undefined : hint }));
  const isLogo = row.table === 'businesses' && field === 'logo_url';
  for (const name of isLogo ? row.cells.columns().filter((column) => column.startsWith('logo_')) : [field]) {
    row.cells.delete(name);
  }
  return true;
}

function isDispensable(table: TableName, field: string, { code }: Finding, settings: object): boolean {
  if (PRICES.has(table) && !BESIDE_THE_PRICE.includes(field)) return false;
  if (OPTIONAL_PARTS.includes(code)) return true;
  const columns: Columns = TABLES[table].columns;
  const presence = columns[field]?.presence;
  if (presence === undefined || !Object.hasOwn(CELLS, code)) return false;
  if (presence.kind === 'setting') return Object.hasOwn(settings, presence.setting);
  return presence.kind === 'optional';
}

/** What a row is in a document. */
const NAMES: { readonly [T in TableName]: string } = {
  locations: 'the location',
  evses: 'the EVSE',
  connectors: 'the connector',
  tariffs: 'the whole tariff',
  tariff_elements: 'the whole tariff',
  businesses: 'the business',
  images: 'the image',
  energy_mixes: 'the energy mix',
  related_locations: 'the related location',
  exceptional_hours: 'the exception',
  status: 'the status',
  status_schedules: 'the planned status',
  waivers: 'the waiver',
};

/** The error in the words of a document, which has no cells and no lines. */
function reported(error: Finding, files: readonly TableFile[]): string {
  const { code, field, message, related: [first] = [] } = error;
  if (code === 'missing-value') return `${field} is missing.`;
  if (code !== 'duplicate-key' || first === undefined) return message;
  return message.replace(/, in [^,]*$/, `, at ${rowOf({ ...error, ...first }, files).pointer}.`);
}

function fieldOf({ field }: Finding): { field?: string } {
  return field === undefined ? {} : { field };
}

function placeOf(row: ImportedRow, { field = '' }: Finding): { file: string; pointer: string } {
  return { file: row.document, pointer: row.cells.get(field)?.pointer ?? row.pointer };
}

function depth({ pointer }: ImportedRow): number {
  return pointer.split('/').length;
}

function ownPlace({ table, document, pointer }: ImportedRow): string {
  return SHARED.has(table) ? `${document}#${pointer} in ${table}` : `${document}#${pointer}`;
}

/** The place of a row, and of every object that it is part of. */
function* placesOf(row: ImportedRow): Iterable<string> {
  yield ownPlace(row);
  if (SHARED.has(row.table)) return;
  for (let end = row.pointer.lastIndexOf('/'); end > 0; end = row.pointer.lastIndexOf('/', end - 1)) {
    yield `${row.document}#${row.pointer.slice(0, end)}`;
  }
}

/** The place of the tariff that a price belongs to: a row of tariff_elements.csv stands below it. */
function tariffOf({ table, document, pointer }: ImportedRow): string {
  return `${document}#${table === 'tariffs' ? pointer : pointer.replace(/\/elements\/.*$/, '')}`;
}
