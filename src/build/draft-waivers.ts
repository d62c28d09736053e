/** Drafts rows of waivers.csv for findings that somebody may accept. */

import { basename } from 'node:path';
import { type Finding, isError } from '../findings/finding.ts';
import { TABLES } from '../source/tables/tables.ts';

export const WAIVER_COLUMNS: readonly string[] = Object.keys(TABLES.waivers.columns);

/** One row per finding that is not an error, as cells in the order of WAIVER_COLUMNS. @param until like 2027-11-21 */
export function draftWaivers(findings: readonly Finding[], reason: string, until: string): readonly string[][] {
  const rows = findings
    .filter((found) => !isError(found))
    .map(({ code, file, key }) => {
      const cells: { readonly [column: string]: string } = {
        code,
        file: basename(file),
        key: key ?? '',
        reason,
        until,
      };
      return WAIVER_COLUMNS.map((column) => cells[column] ?? '');
    });
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
