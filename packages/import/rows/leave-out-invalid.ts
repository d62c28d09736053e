/**
 * Validates imported rows with the same check as any data directory, and leaves out whatever has an error: the cell if
 * it is optional or a person can fill it in (gaps.ts), otherwise the row and everything that belongs to it. Where nobody is there
 * to fill in anything, the row goes as well. It repeats this
 * until no error is left. Everything that is left out is reported at its place in the imported document.
 */

import { CELLS, quoted } from '../../../src/cells/index.ts';
import { asHint, type Finding, isError } from '../../../src/findings/index.ts';
import { type Companion, validate } from '../../../src/publish/index.ts';
import { type Columns, TABLES, type TableName } from '../../../src/tables/index.ts';
import { finding, type SaidBy } from './finding-codes.ts';
import { isFillable, leaveEmpty, leaveOutIncomplete, standIn } from './gaps.ts';
import { dropGone, type GoneObjects, NAMES_IN_FEED } from './gone-objects.ts';
import { cellOf, filledColumns, type ImportedRow } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';
import { leaveOutUndefinedPlaces, leaveOutUndefinedTariffs } from './references.ts';
import { keyInWords, ownPlace, placesOf } from './row-keys.ts';
import { type TableFile, tableFiles } from './table-files.ts';

/**
 * A price without one of its parts or conditions is a different price. Of a tariff, only these cells can be left out
 * alone.
 */
const PRICES: ReadonlySet<TableName> = new Set(['tariffs', 'tariff_elements']);
const NOT_THE_PRICE = ['tariff_alt_text', 'tariff_alt_url', 'energy_mix', 'last_updated'];

/** Broken references that the row can do without. What is wrong with the referenced row is reported separately. */
const OPTIONAL_PARTS: readonly string[] = ['unknown-business', 'unknown-energy-mix'];

/**
 * Leaves out what cannot be published.
 *
 * @param settings those of network.json
 * @param now ms since 1970
 * @param companions whose settings may be among these
 * @returns what the check finds in the rest
 */
export function leaveOutInvalid(
  draft: ImportedTables,
  settings: object,
  now: number,
  companions: readonly Companion[] = [],
): readonly Finding[] {
  for (;;) {
    leaveOutUndefinedTariffs(draft);
    leaveOutUndefinedPlaces(draft);
    const files = tableFiles(draft.rows, settings, (row, column) => standIn(draft, row, column));
    const findings = checkFiles(files, settings, now, companions);
    const errors = findings.filter((found) => isError(found) && found.code !== 'no-tables');
    if (errors.length > 0) leaveOutErrors(draft, files, errors, settings);
    else if (!leaveOutIncomplete(draft)) return findings;
  }
}

const encoder = new TextEncoder();

/** The findings of the check in the files of an import. */
export function checkFiles(
  files: readonly TableFile[],
  settings: object,
  now: number,
  companions: readonly Companion[],
): readonly Finding[] {
  const tables = files.map(({ name, text }) => ({
    path: name,
    bytes: encoder.encode(text()),
    isGenerated: true as const,
  }));
  const settingsFile = { path: 'network.json', bytes: encoder.encode(JSON.stringify(settings)) };
  return validate({ settingsFile, tables, findings: [] }, { companions, now }).findings;
}

function leaveOutErrors(
  draft: ImportedTables,
  files: readonly TableFile[],
  errors: readonly Finding[],
  settings: object,
): void {
  const gone: GoneObjects = new Map();
  const isGone = (row: ImportedRow) => placesOf(row).some((place) => gone.has(place));
  const found = errors.map((error) => ({ error, row: rowOf(error, files) }));
  // Parents first: what is left out with its parent needs no finding of its own.
  for (const { error, row } of found.sort((a, b) => depth(a.row) - depth(b.row))) {
    if (isFillable(draft, row, error) || isGone(row) || leaveOutCell(draft, row, error, settings)) continue;
    gone.set(ownPlace(row), LACKS.includes(error.code));
    if (PRICES.has(row.table)) gone.set(tariffOf(row), LACKS.includes(error.code));
    const { field, hint } = error;
    const place = { file: row.document, pointer: cellOf(row, field ?? '')?.pointer ?? row.pointer };
    const said = { ...inTermsOfFeed(error, row), ...(field !== undefined && { field }), advice: asHint(hint) };
    draft.findings.push(finding('object-left-out', place, said));
  }
  for (const { error, row } of found) if (isFillable(draft, row, error) && !isGone(row)) leaveEmpty(draft, row, error);
  dropGone(draft, gone);
}

/** Errors about something mandatory that the feed does not have. */
const LACKS: readonly string[] = ['missing-value', 'evse-without-connectors'];

function rowOf({ file, line = 0, code, message }: Finding, files: readonly TableFile[]): ImportedRow {
  const row = files.find(({ name }) => name === file)?.rows[line - 2];
  if (row === undefined) throw new Error(`${file}: ${code} has no source: ${message}`);
  return row;
}

/** Leaves out only the cell, if the row means the same without it. Returns whether it did. */
function leaveOutCell(draft: ImportedTables, row: ImportedRow, error: Finding, settings: object): boolean {
  const { field = '', code, hint } = error;
  const cell = cellOf(row, field);
  // Only one of latitude and longitude of an EVSE could be read, so the other goes too.
  if (row.table === 'evses' && code === 'missing-value' && (field === 'latitude' || field === 'longitude')) {
    row.cells[field === 'latitude' ? 'longitude' : 'latitude'] = undefined;
    return true;
  }
  if (cell === undefined || !isDispensable(row.table, field, error, settings)) return false;
  const said = OPTIONAL_PARTS.includes(code)
    ? ({ says: 'part' } as const)
    : ({ says: 'refused', params: { problem: error.message }, advice: asHint(hint) } as const);
  draft.findings.push(finding('left-out', { file: row.document, pointer: cell.pointer }, { field, ...said }));
  const isLogo = row.table === 'businesses' && field === 'logo_url';
  for (const name of isLogo ? filledColumns(row.cells).filter((column) => column.startsWith('logo_')) : [field]) {
    row.cells[name] = undefined;
  }
  return true;
}

function isDispensable(table: TableName, field: string, { code }: Finding, settings: object): boolean {
  if (PRICES.has(table) && !NOT_THE_PRICE.includes(field)) return false;
  if (OPTIONAL_PARTS.includes(code)) return true;
  const columns: Columns = TABLES[table].columns;
  const presence = columns[field]?.presence;
  if (presence === undefined || !Object.hasOwn(CELLS, code)) return false;
  if (presence.kind === 'setting') return Object.hasOwn(settings, presence.setting);
  return presence.kind === 'optional';
}

/** What an error says in terms of the feed, which has no cells and lines. */
function inTermsOfFeed({ code, message: problem }: Finding, { table, cells }: ImportedRow): SaidBy<'object-left-out'> {
  const what = NAMES_IN_FEED[table];
  if (code === 'missing-value') return { says: 'missing', params: { what } };
  if (code !== 'duplicate-key') return { says: 'refused', params: { problem, what } };
  return { says: 'repeated', params: { ids: quoted(keyInWords(table, (column) => cells[column])), what } };
}

function depth({ pointer }: ImportedRow): number {
  return pointer.split('/').length;
}

/** The place of the tariff that a price belongs to; the place of a row of tariff_elements.csv is below it. */
function tariffOf({ table, document, pointer }: ImportedRow): string {
  return `${document}#${table === 'tariffs' ? pointer : pointer.replace(/\/elements\/.*$/, '')}`;
}
