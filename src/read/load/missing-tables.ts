/**
 * Tables that are missing as a whole, or have no rows, although others need them. That is one mistake, and not one in each
 * row that needs them. A network may have a directory for each region, so a table can be missing from one directory alone.
 */

import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { finding } from '../../tables/finding-codes.ts';
import { type Contents, TABLE_NAMES, type TableName, tableOfFile } from '../../tables/tables.ts';
import { type TablesReading, tableMeant } from './read-tables.ts';
import { codesOf, directoryOf, isAbsent, type Need, needsOf } from './table-needs.ts';

/**
 * Puts one finding in the place of all that follow from a missing table. Such a table counts as incomplete, so no later
 * check draws conclusions from it.
 *
 * @param paths of all files that were read
 */
export function reportMissingTables(reading: TablesReading, paths: readonly string[]): TablesReading {
  const { contents, findings } = reading;
  let remaining = [...findings];
  const all: { -readonly [N in TableName]: Contents[N] } = { ...contents };
  for (const name of TABLE_NAMES) {
    const needs = contents[name].incomplete ? [] : needsOf(name, contents, findings);
    if (needs.length === 0) continue;
    const explained = followUps(name, needs, findings);
    const misnamed = remaining.filter(({ code, file }) => code === 'unknown-file' && tableMeant(file) === name);
    const missing = mergedIfAbsent(name, contents, needs).map((need) => missingTable(name, need, paths, misnamed));
    const isFollowUp = (found: Finding) =>
      explained.has(found) ||
      (misnamed.includes(found) &&
        missing.some(({ related = [] }) => related.some(({ file }) => file === found.file))) ||
      (found.code === 'no-rows' && missing.some(({ file }) => file === found.file));
    remaining = [...remaining.filter((found) => !isFollowUp(found)), ...missing];
    Object.assign(all, { [name]: { ...contents[name], incomplete: true } });
  }
  return { ...reading, contents: all, findings: remaining };
}

/** The findings that follow from a missing table: those of the rows that need it, and all others that name an id of its rows. */
function followUps(name: TableName, needs: readonly Need[], findings: readonly Finding[]): ReadonlySet<Finding> {
  const explained = needs.flatMap((need) => need.findings);
  const codes = codesOf(name);
  const ids = new Set(explained.map(({ value }) => foldCase(value)));
  return new Set([...explained, ...findings.filter(({ code, value }) => codes.has(code) && ids.has(foldCase(value)))]);
}

/** If a table is nowhere, that is one mistake, told in the directory nearest to network.json. */
function mergedIfAbsent(name: TableName, contents: Contents, needs: readonly Need[]): readonly Need[] {
  const [highest] = needs.toSorted((a, b) => a.directory.length - b.directory.length);
  if (highest === undefined || !isAbsent(contents, name)) return needs;
  return [{ ...highest, count: needs.reduce((sum, { count }) => sum + count, 0) }];
}

function missingTable(
  name: TableName,
  { directory, words, count, first, findings, beside }: Need,
  paths: readonly string[],
  misnamed: readonly Finding[],
): Finding {
  const ofTable = paths.filter((path) => tableOfFile(path) === name);
  const path = ofTable.find((candidate) => directoryOf(candidate) === directory);
  const { file, line, column } = first;
  const where = ofTable.length > 0 ? ' in this directory' : '';
  const what = path === undefined ? `There is no ${name}.csv${where}` : 'The file has no rows';
  const related = { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
  if (beside) return missingPart(name, { file: `${directory}${name}.csv` }, findings, beside, related);
  const other = misnamed.find((found) => directoryOf(found.file) === directory)?.file;
  const restore = `Restore ${path === undefined ? 'the file' : 'its rows'}, or ${otherCause(name, findings)}.`;
  return finding('missing-table', path ? { file: path, line: 1, column: 1 } : { file: `${directory}${name}.csv` }, {
    message: `${what}, but ${words(count)}.`,
    hint: other === undefined ? restore : `Rename ${other.slice(directory.length)} to ${name}.csv.`,
    related: [related, ...(other === undefined ? [] : [{ file: other }])],
  });
}

/** One of several files of a table is gone, and nobody can know its name. */
function missingPart(
  name: TableName,
  place: Place,
  findings: readonly Finding[],
  beside: readonly string[],
  related: Place,
): Finding {
  const ids = [...new Set(findings.map(({ value }) => `"${value}"`))];
  const names = beside.map((path) => path.slice(directoryOf(path).length)).join(', ');
  const gone = beside.includes(place.file) ? `a file of this table, such as ${name}-….csv,` : `${name}.csv`;
  return finding('missing-table', place, {
    message: `${formatCount(findings.length, 'reference')} are to ${ids.length} ids that are not in ${names}, such as ${ids.slice(0, 3).join(', ')}.`,
    hint: `If ${gone} is gone, restore it. If not, correct the ids, or add their rows.`,
    related: [related],
  });
}

/** Cells of a sheet can say the same as rows of the table. */
function otherCause(name: TableName, findings: readonly Finding[]): string {
  const isOfSheet = findings.length > 0 && findings.every(({ file }) => tableOfFile(file) === 'chargers');
  if (!isOfSheet) return 'look for a file whose name is not that of its table';
  return `fill in the ${name === 'tariffs' ? 'prices' : 'addresses'} in chargers.csv`;
}
