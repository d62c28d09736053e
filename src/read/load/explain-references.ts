/** Finds the one cause of many references that lead nowhere: a table that is missing, or a row that was made a comment. */

import { commentRow } from '../../csv/stray-rows.ts';
import type { Finding } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { AnyRow } from '../../tables/table.ts';
import { TABLE_NAMES, TABLES } from '../../tables/tables.ts';
import { reportMissingTables } from './missing-tables.ts';
import type { TablesReading } from './read-tables.ts';
import { codesOf } from './table-needs.ts';

/**
 * Puts the cause in the place of the findings that follow from it.
 *
 * @param paths of all files that were read
 */
export function explainReferences(reading: TablesReading, paths: readonly string[]): TablesReading {
  return reportMissingTables(reportComments(reading), paths);
}

/**
 * A row whose id is `#E-2` is a comment if another table refers to `E-2`. If not, it may be an id.
 */
function reportComments({ contents, findings, unread }: TablesReading): TablesReading {
  let remaining = findings;
  const all = { ...contents };
  for (const name of TABLE_NAMES) {
    const [key = ''] = TABLES[name].key;
    const codes = codesOf(name);
    const idsOf = new Set(remaining.flatMap(({ code, value }) => (codes.has(code) ? [foldCase(value)] : [])));
    if (idsOf.size === 0) continue;
    const rows: readonly AnyRow[] = contents[name].rows;
    const comments = rows.filter(({ values }) => idsOf.has(idInComment(values[key])));
    if (comments.length === 0) continue;
    const ids = new Set(comments.map(({ values }) => idInComment(values[key])));
    const isFollowUp = ({ code, value }: Finding) => codes.has(code) && ids.has(foldCase(value));
    remaining = [
      ...remaining.filter((found) => !isFollowUp(found)),
      ...comments.map(({ file, record }) => commentRow(file, record)),
    ];
    const others = rows.filter((row) => !comments.includes(row));
    Object.assign(all, { [name]: { ...contents[name], rows: others, incomplete: true } });
  }
  return { contents: all, findings: remaining, unread };
}

/** The id behind a hash, folded; nothing that is an id if there is no hash. */
function idInComment(id: unknown): string {
  const [, behind = ''] = /^#+\s*(.*)$/.exec(String(id)) ?? [];
  return foldCase(behind);
}
