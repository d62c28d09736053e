/** Checks the header of a file against the columns of its table. */

import type { Finding } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/first-findings.ts';
import { askFor } from '../../text/advice.ts';
import { nearest } from '../../text/suggestion.ts';
import { type CsvFile, cellsOf } from '../csv/csv-file.ts';
import { placeOfHeader } from '../csv/position.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import { finding } from '../tables/finding-codes.ts';
import { columnCalled } from '../tables/other-names.ts';
import type { Table } from '../tables/table.ts';
import type { Defaults } from './read-table.ts';

/** Columns whose names begin with this are notes of the maintainers. */
const NOTES = '_';

const LONGEST_NAME = 60;

/** What is wrong with the header. If there is an error, no row of the file can be trusted. */
export function checkHeader(table: Table, file: CsvFile, defaults: Defaults): Finding[] {
  const names = Object.keys(table.columns);
  const seen = new Map<string, number>();
  for (const [at, name] of file.header.entries()) if (!seen.has(name)) seen.set(name, at);
  const missing = new Set(names.filter((name) => !seen.has(name)));
  const wrong: (() => Finding)[] = [];
  let used: readonly boolean[] | undefined;
  for (const [at, name] of file.header.entries()) {
    const first = seen.get(name) ?? at;
    if (name === '') {
      used ??= usedColumns(file);
      if (used[at]) wrong.push(() => unnamed(file, at));
    } else if (first < at) wrong.push(() => duplicate(file, name, first, at));
    else if (!name.startsWith(NOTES) && !Object.hasOwn(table.columns, name)) {
      const meant = wrong.length < MOST_FINDINGS ? meantBy(name, missing) : undefined;
      // One finding per mistake: a column with a misspelt name is not missing too.
      if (meant !== undefined) missing.delete(meant);
      wrong.push(() => unknown(table, file, at, meant));
    }
  }
  return [...firstFindings(wrong, MOST_FINDINGS), ...checkMissing(table, file, missing, defaults)];
}

/** The missing column that a name may stand for. */
function meantBy(name: string, missing: ReadonlySet<string>): string | undefined {
  const column = columnCalled(name);
  return column !== undefined && missing.has(column) ? column : nearest(name, missing);
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

function checkMissing(table: Table, file: CsvFile, missing: ReadonlySet<string>, defaults: Defaults): Finding[] {
  return Object.entries(table.columns).flatMap(([name, column]) => {
    const { presence } = column;
    const needed =
      presence.kind === 'required' || (presence.kind === 'setting' && defaults[presence.setting] === undefined);
    if (!needed || !missing.has(name)) return [];
    const hint =
      presence.kind === 'setting'
        ? `Add the column, or set "${presence.setting}" in network.json for all rows.`
        : `Add the column. Example of a cell: ${column.example}`;
    const message = `The column "${name}" is missing.`;
    return [finding('missing-column', placeOfHeader(file, 0), { field: name, message, hint })];
  });
}
