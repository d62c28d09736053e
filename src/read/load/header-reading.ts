/**
 * Reads a header: which name is which column of ours, and which is none. Whoever reads rows asks here: tables of a data directory
 * (check-header.ts), sheets behind URLs (sources/tables/sheet-header.ts) and statuses in CSV (sources/status-formats/parse-csv.ts).
 */

import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { type ColumnNaming, foldName } from '../../csv/renamed-columns.ts';
import { meaningsOf, type NameMeaning, NOTES } from '../../tables/column-names.ts';
import type { Table } from '../../tables/table.ts';

/** How many names a finding tells. */
export const NAMED = 20;

/** A name of the header as findings show it. */
export function shownName({ written }: Pick<CsvFile, 'written'>, at: number): string {
  return (written[at] ?? '').slice(0, 60);
}

/** Names are given by their index in the header, from 0. */
export interface HeaderReading {
  readonly meanings: readonly NameMeaning[];
  /** Names that are no columns of ours, and no notes. */
  readonly unknown: readonly number[];
  readonly nameless: readonly number[];
  /** Names that were there before, each with the first one. */
  readonly repeated: readonly { readonly at: number; readonly first: number }[];
  /** Our columns that are not there. */
  readonly missing: readonly string[];
  /** Names that network.json has for columns, and the header has not. */
  readonly misnamed: readonly string[];
}

/** @param file `header` has our names where it is known which column is meant, and `written` those of the file */
export function readHeader(
  table: Table,
  { header, written }: Pick<CsvFile, 'header' | 'written'>,
  naming?: ColumnNaming,
): HeaderReading {
  const { columns } = table;
  const firsts = new Map<string, number>();
  for (const [at, name] of header.entries()) if (!firsts.has(name)) firsts.set(name, at);
  const firstOf = (at: number) => firsts.get(header[at] ?? '') ?? at;
  const isUnknown = (name: string) => name !== '' && !name.startsWith(NOTES) && !Object.hasOwn(columns, name);
  const present = new Set(written.map(foldName));
  const places = [...header.keys()];
  return {
    meanings: meaningsOf(table, written, naming),
    unknown: places.filter((at) => firstOf(at) === at && isUnknown(header[at] ?? '')),
    nameless: places.filter((at) => header[at] === ''),
    repeated: places.flatMap((at) => (header[at] !== '' && firstOf(at) < at ? [{ at, first: firstOf(at) }] : [])),
    missing: Object.keys(columns).filter((name) => !firsts.has(name)),
    misnamed: Object.keys(naming?.columns ?? {}).filter((their) => !present.has(foldName(their))),
  };
}

/** Which columns have content. Spreadsheets leave empty columns after a table; only content without a name is a mistake. */
export function columnsInUse(file: CsvFile): readonly boolean[] {
  const used = file.header.map(() => false);
  for (const record of file.rows) {
    for (const [at, cell] of cellsOf(file, record).entries()) if (cell !== '') used[at] = true;
  }
  return used;
}
