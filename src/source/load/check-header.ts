/** Checks the header of a file against the columns of its table. */

import { type Finding, findingOf } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/many-findings.ts';
import { askFor } from '../../findings/text/advice.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { type CsvFile, cellsOf } from '../csv/csv-file.ts';
import { CSV } from '../csv/finding-codes.ts';
import { placeOfHeader } from '../csv/position.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import { TABLE_FILES } from '../tables/finding-codes.ts';
import { columnCalled } from '../tables/other-names.ts';
import type { Column, Defaults, Table } from '../tables/table.ts';
import { missingHeader } from './missing-header.ts';

/** Columns whose names begin with this are notes of the maintainers. */
const NOTES = '_';

const LONGEST_NAME = 60;

const finding = findingOf({ ...TABLE_FILES, ...CSV });

/** The mistakes in the header. If there is an error, no row of the file can be trusted. */
export function checkHeader(table: Table, file: CsvFile, defaults: Defaults): Finding[] {
  const names = Object.keys(table.columns);
  const needed = names.filter((name) => isNeeded(table.columns[name], defaults));
  const headless = missingHeader(table, file, needed);
  if (headless) return [headless];
  const seen = new Map<string, number>();
  for (const [at, name] of file.header.entries()) if (!seen.has(name)) seen.set(name, at);
  const missing = new Set(names.filter((name) => !seen.has(name)));
  const wrong: (() => Finding)[] = [];
  let used: readonly boolean[] | undefined;
  let mergedUntil = 0;
  for (const [at, name] of file.header.entries()) {
    const first = seen.get(name) ?? at;
    if (name === '') {
      if (at < mergedUntil) continue;
      used ??= usedColumns(file);
      if (used[at]) wrong.push(() => unnamed(file, at));
    } else if (first < at) wrong.push(() => duplicate(file, name, first, at));
    else if (!name.startsWith(NOTES) && !Object.hasOwn(table.columns, name)) {
      const meant = wrong.length < MOST_FINDINGS ? meantBy(name, table, missing) : undefined;
      // One finding per mistake: a column with a misspelt name is not missing too.
      if (meant !== undefined) missing.delete(meant);
      if (meant === undefined && file.header[at + 1] === '') used ??= usedColumns(file);
      const end = meant === undefined ? endOfMerged(file, at, used) : at + 1;
      if (end > at + 1) {
        mergedUntil = end;
        wrong.push(() => merged(file, at, end));
      } else wrong.push(() => unknown(table, file, at, meant));
    }
  }
  const findings = firstFindings(wrong, MOST_FINDINGS);
  // A merged cell stands for columns that are missing because of it.
  return mergedUntil > 0 ? findings : [...findings, ...checkMissing(table, file, missing, defaults)];
}

/** The column after the nameless ones with content that follow a name. */
function endOfMerged({ header }: CsvFile, at: number, used: readonly boolean[] = []): number {
  let end = at + 1;
  while (header[end] === '' && used[end] === true) end++;
  return end;
}

function merged(file: CsvFile, at: number, end: number): Finding {
  const name = (file.header[at] ?? '').slice(0, LONGEST_NAME);
  return finding('merged-header', placeOfHeader(file, at), {
    message: `The cell "${name}" of the header stands for the columns ${at + 1} to ${end}.`,
    hint: 'Undo the merging in the spreadsheet, and give each column a name of its own.',
  });
}

/** The missing column that a name may stand for. */
function meantBy(name: string, { columns }: Table, missing: ReadonlySet<string>): string | undefined {
  const column = columnCalled(name, columns);
  if (column === undefined) return nearest(name, missing);
  return missing.has(column) ? column : undefined;
}

function unknown(table: Table, file: CsvFile, at: number, meant: string | undefined): Finding {
  const name = (file.header[at] ?? '').slice(0, LONGEST_NAME);
  return finding('unknown-column', placeOfHeader(file, at), {
    field: name,
    message: `${table.name}.csv has no column "${name}".`,
    ...(meant ? askFor(meant) : { hint: `Its columns are ${Object.keys(table.columns).join(', ')}.` }),
  });
}

/** Which columns have content. Spreadsheets leave empty columns after a table; only content without a name is a mistake. */
function usedColumns(file: CsvFile): boolean[] {
  const used = file.header.map(() => false);
  for (const record of file.rows) {
    for (const [at, cell] of cellsOf(file, record).entries()) if (cell !== '') used[at] = true;
  }
  return used;
}

function unnamed(file: CsvFile, at: number): Finding {
  const message = `Column ${at + 1} has content but no name.`;
  return finding('unnamed-column', placeOfHeader(file, at), { message, hint: 'Name the column, or delete it.' });
}

function duplicate(file: CsvFile, written: string, first: number, at: number): Finding {
  const name = written.slice(0, LONGEST_NAME);
  return finding('duplicate-column', placeOfHeader(file, at), {
    field: name,
    message: `The column "${name}" is there twice, as column ${first + 1} and column ${at + 1}.`,
    hint: 'Delete one of them.',
    related: [placeOfHeader(file, first)],
  });
}

function isNeeded(column: Column<unknown> | undefined, defaults: Defaults): boolean {
  const presence = column?.presence;
  return presence?.kind === 'required' || (presence?.kind === 'setting' && defaults[presence.setting] === undefined);
}

function checkMissing(table: Table, file: CsvFile, missing: ReadonlySet<string>, defaults: Defaults): Finding[] {
  return Object.entries(table.columns).flatMap(([name, column]) =>
    isNeeded(column, defaults) && missing.has(name) ? [missingColumn(file, name, column)] : [],
  );
}

/** The finding about a column that a file needs but does not have. */
export function missingColumn(file: CsvFile, name: string, { presence, example }: Column<unknown>): Finding {
  const own = presence.kind === 'once' ? presence.ifNowhere : presence;
  const hint =
    own.kind === 'setting'
      ? `Add the column, or set "${own.setting}" in network.json for all rows.`
      : `Add the column. Example of a cell: ${example}`;
  const message = `The column "${name}" is missing.`;
  return finding('missing-column', placeOfHeader(file, 0), { field: name, message, hint });
}
