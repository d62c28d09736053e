/**
 * Tables that are missing as a whole, or have no rows, although others need them. That is one mistake, and not one in each
 * row that needs them.
 */

import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount } from '../../text/format.ts';
import { finding } from '../tables/finding-codes.ts';
import { placeInRow } from '../tables/row-name.ts';
import type { Columns } from '../tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName, tableOfFile } from '../tables/tables.ts';

/**
 * Puts one finding in the place of all that follow from a missing table. Such a table counts as incomplete, so no later
 * check draws conclusions from it.
 *
 * @param paths of all files that were read
 */
export function reportMissingTables(
  contents: Contents,
  findings: readonly Finding[],
  paths: readonly string[],
): { contents: Contents; findings: Finding[] } {
  const found = [...findings];
  const all: { -readonly [N in TableName]: Contents[N] } = { ...contents };
  for (const name of TABLE_NAMES) {
    if (!isAbsent(contents, name)) continue;
    const codes = codesOf(name);
    const needing = findings.filter(({ code }) => codes.has(code));
    const missing = needing.length > 0 ? undefinedReferences(name, needing, paths) : plugless(name, contents, paths);
    if (missing === undefined) continue;
    const about = (other: Finding) =>
      codes.has(other.code) || (other.code === 'no-rows' && tableOfFile(other.file) === name);
    found.splice(0, found.length, ...found.filter((other) => !about(other)), missing);
    Object.assign(all, { [name]: { ...contents[name], incomplete: true } });
  }
  return { contents: all, findings: found };
}

function isAbsent(contents: Contents, name: TableName): boolean {
  const { rows, failedKeys, incomplete } = contents[name];
  return rows.length === 0 && failedKeys.size === 0 && !incomplete;
}

/** The codes of references to a table that lead to no row. */
function codesOf(name: TableName): ReadonlySet<string> {
  const columns = TABLE_NAMES.flatMap((other) => Object.values<Columns[string]>(TABLES[other].columns));
  return new Set(columns.flatMap(({ references }) => (references?.table === name ? [references.code] : [])));
}

function undefinedReferences(name: TableName, needing: readonly Finding[], paths: readonly string[]): Finding {
  const [first] = needing;
  const tables = [...new Set(needing.map(({ file }) => `${tableOfFile(file)}.csv`))].join(' and ');
  const refer = `${formatCount(needing.length, 'cell')} of ${tables} ${needing.length === 1 ? 'refers' : 'refer'} to it`;
  return missingTable(name, first ?? { file: '' }, paths, refer);
}

/** The finding about EVSEs without any connectors.csv. */
function plugless(name: TableName, { evses }: Contents, paths: readonly string[]): Finding | undefined {
  const [first] = evses.rows;
  if (name !== 'connectors' || first === undefined) return undefined;
  const need = `${formatCount(evses.rows.length, 'EVSE')} ${evses.rows.length === 1 ? 'needs' : 'need'} a plug from it`;
  return missingTable(name, placeInRow(first, 'uid'), paths, need);
}

function missingTable(name: TableName, first: Place, paths: readonly string[], why: string): Finding {
  const path = paths.find((candidate) => tableOfFile(candidate) === name);
  const { file, line, column } = first;
  const place =
    path === undefined ? { file: file.replace(/[^/\\]*$/, `${name}.csv`) } : { file: path, line: 1, column: 1 };
  return finding('missing-table', place, {
    message: path === undefined ? `There is no ${name}.csv, but ${why}.` : `The file has no rows, but ${why}.`,
    hint: `Restore ${path === undefined ? 'the file' : 'its rows'}, or look for a file whose name is not that of its table.`,
    related: [{ file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }],
  });
}
