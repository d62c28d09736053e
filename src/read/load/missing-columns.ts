/**
 * What a header lacks: all names, since it was deleted or sorted into the rows, or is that of something else; columns that the file needs;
 * and names that network.json has for columns. One finding for each kind.
 */

import type { KnownRow } from '../../cells/cell.ts';
import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOf, placeOfHeader } from '../../csv/position.ts';
import { cellsOfLine } from '../../csv/records.ts';
import { delimiterOf } from '../../csv/separators.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { readWritten } from '../../tables/cell-types/read-cell.ts';
import { columnCalled } from '../../tables/column-names.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Column, Defaults, Table } from '../../tables/table.ts';
import type { HeaderReading } from './header-reading.ts';

/** Whether a file must have a column, because no setting takes its place. */
export function isNeeded(column: Column<unknown> | undefined, defaults: Defaults): boolean {
  const presence = column?.presence;
  return presence?.kind === 'required' || (presence?.kind === 'setting' && defaults[presence.setting] === undefined);
}

/** The finding about all columns that a file needs and does not have. @param where a row that needs them, if others do not */
export function missingColumns({ columns }: Table, file: CsvFile, names: readonly string[], where?: Place): Finding[] {
  const [field] = names;
  if (field === undefined) return [];
  const instead = names.flatMap((name) => {
    const column = columns[name];
    const setting = column && settingOf(column.presence);
    return `${name} (${setting ? `or set "${setting}" in network.json for all rows` : `such as ${column?.example}`})`;
  });
  const params = { columns: names.map((name) => `"${name}"`), instead };
  const said = { says: 'file', params, mend: { addColumns: [...names] }, ...(where && { related: [where] }) } as const;
  return [finding('missing-column', placeOfHeader(file, 0), { field, ...said })];
}

/** The columns that a sheet with plugs for direct current lacks: nothing else says their voltage and current. */
export function columnsOfPlugs({ name, columns }: Table, file: CsvFile, defaults: Defaults): string[] {
  const at = file.header.indexOf('standard');
  const type = columns.standard?.type;
  if (name !== 'chargers' || at < 0 || type === undefined) return [];
  const plugs: { readonly [standard: string]: { readonly current?: string } } = PLUGS;
  const row: KnownRow = { cell: () => undefined, setting: (setting) => defaults[setting] };
  const isDirect = (record: number) => {
    const read = readWritten(type, cellsOf(file, record)[at] ?? '', row);
    return 'value' in read && plugs[String(read.value)]?.current === 'DC';
  };
  const lacking = ['max_voltage', 'max_amperage'].filter((column) => !file.header.includes(column));
  return lacking.length > 0 && file.rows.slice(0, LOOKED_AT).some(isDirect) ? lacking : [];
}

/** The setting of network.json that can take the place of a cell. */
export function settingOf(presence: Column<unknown>['presence']): string | undefined {
  const own = presence.kind === 'once' ? presence.ifNowhere : presence;
  return own.kind === 'setting' ? own.setting : undefined;
}

/** Names of network.json that the file does not have: what they stood for would silently be gone. */
export function misnamedColumns(file: CsvFile, { misnamed: gone }: HeaderReading): Finding[] {
  const [field] = gone;
  if (field === undefined) return [];
  const meant = nearest(field, file.written);
  const params = { names: gone.map((name) => `"${name}"`) };
  const said = meant === undefined ? { params } : ({ advises: 'misspelt', params: { ...params, meant } } as const);
  return [finding('missing-column', placeOfHeader(file, 0), { field, says: 'settings', ...said })];
}

/** How many names, and how many rows below them, are looked at. */
const LOOKED_AT = 50;

/** In a header, more than one name in so many is a column. */
const FEW = 4;

/** A number, a time or a link, which is never the name of a column. */
const VALUE = /^[-+]?\d[\d.,:/]*$|:\/\//;

/** The finding about a first line without names of columns, unless one is only misspelt. */
export function missingHeader(table: Table, file: CsvFile, needed: readonly string[]): Finding | undefined {
  const names = Object.keys(table.columns);
  const filled = file.header.slice(0, LOOKED_AT).filter((name) => name !== '');
  const known = filled.filter((name) => Object.hasOwn(table.columns, name)).length;
  // A value may be equal to a name by chance: "city" can be the owner of a site.
  if (known > 0 && (known * FEW > filled.length || !filled.some((name) => VALUE.test(name)))) return undefined;
  // Excel expects the separator of its country, and so shows any other file as one column; saved, that gets quotation marks.
  if (isOneCell(table, filled)) return finding('missing-header', placeOfHeader(file, 0), { says: 'cell' });
  const below = headerBelow(table, file);
  if (below !== undefined) return finding('missing-header', placeOf(file, { record: below }, 0), { says: 'sorted' });
  const isData = known > 0 || looksLikeData(file);
  const isMeant = (name: string) => names.includes(columnCalled(name, table) ?? nearest(name, names) ?? '');
  const isMisspelt = !isData && filled.some(isMeant);
  if (isMisspelt) return undefined;
  const columns = needed.join(file.delimiter);
  const said = isData
    ? ({ says: 'data', params: { columns } } as const)
    : ({ says: 'names', params: { table: table.name, columns } } as const);
  return finding('missing-header', placeOfHeader(file, 0), said);
}

function isOneCell(table: Table, filled: readonly string[]): boolean {
  const names = filled.length === 1 ? cellsOfLine(filled[0] ?? '', delimiterOf(filled[0] ?? '')) : [];
  return names.slice(0, LOOKED_AT).filter((name) => columnCalled(name.trim(), table) !== undefined).length > 1;
}

/** The row that is the header: most of its cells are names of columns. A table that was sorted has it anywhere. */
function headerBelow(table: Table, file: CsvFile): number | undefined {
  return file.rows.find((record) => {
    const cells = cellsOf(file, record).filter((cell) => cell !== '');
    const names = cells.filter((cell) => Object.hasOwn(table.columns, cell)).length;
    return names > 1 && names * 2 > cells.length;
  });
}

/** Names of columns have no digits, and do not occur again below themselves. */
function looksLikeData(file: CsvFile): boolean {
  const names = file.header.slice(0, LOOKED_AT);
  if (names.some((name) => /\d|:\/\//.test(name))) return true;
  const below = file.rows.slice(0, LOOKED_AT).map((record) => cellsOf(file, record));
  return names.some((name, at) => name !== '' && below.some((cells) => cells[at] === name));
}
