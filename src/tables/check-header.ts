/** The header of a file against the columns of its table. */

import type { CsvFile } from '../csv/csv-file.ts';
import { placeOfHeader } from '../csv/place.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggestion.ts';
import type { Defaults } from './read-table.ts';
import type { Table } from './table.ts';

/** Names that begin with it are columns for the maintainers' own notes. */
const NOTES = '_';

/** What is wrong with the header; a file with an error here has no rows that could be trusted. */
export function checkHeader(table: Table, file: CsvFile, defaults: Defaults): Finding[] {
  return [...checkNames(table, file), ...checkMissing(table, file, defaults)];
}

function checkNames(table: Table, file: CsvFile): Finding[] {
  const names = Object.keys(table.columns);
  const missing = names.filter((name) => !file.header.includes(name));
  return file.header.flatMap((name, at) => {
    const first = file.header.indexOf(name);
    if (name === '') return isUnused(file, at) ? [] : [unnamed(file, at)];
    if (first < at) return [duplicate(file, name, first, at)];
    if (name.startsWith(NOTES) || Object.hasOwn(table.columns, name)) return [];
    const hint = didYouMean(name, missing) ?? `Columns of ${table.name}.csv: ${names.join(', ')}.`;
    const message = `The table ${table.name} has no column "${name.slice(0, 60)}".`;
    return [finding('unknown-column', placeOfHeader(file, at), { field: name.slice(0, 60), message, hint })];
  });
}

/** Spreadsheets leave empty columns behind a table; only content without a name is a mistake. */
function isUnused(file: CsvFile, at: number): boolean {
  return file.rows.every((row) => row.cells[at] === '');
}

function unnamed(file: CsvFile, at: number): Finding {
  const message = `Column ${at + 1} has content but no name.`;
  return finding('unnamed-column', placeOfHeader(file, at), { message, hint: 'Give it a name, or delete it.' });
}

function duplicate(file: CsvFile, name: string, first: number, at: number): Finding {
  return finding('duplicate-column', placeOfHeader(file, at), {
    field: name,
    message: `The column "${name}" is there twice: it is column ${first + 1} and column ${at + 1}.`,
    hint: 'Delete one of them.',
    related: [placeOfHeader(file, first)],
  });
}

function checkMissing(table: Table, file: CsvFile, defaults: Defaults): Finding[] {
  return Object.entries(table.columns).flatMap(([name, column]) => {
    const { presence } = column;
    const needed =
      presence.kind === 'required' || (presence.kind === 'setting' && defaults[presence.setting] === undefined);
    if (!needed || file.header.includes(name)) return [];
    const hint =
      presence.kind === 'setting'
        ? `Add it, or set "${presence.setting}" in network.json for all rows.`
        : `Add it. Example of a cell: ${column.example}`;
    const message = `The column "${name}" is missing.`;
    return [finding('missing-column', placeOfHeader(file, 0), { field: name, message, hint })];
  });
}
