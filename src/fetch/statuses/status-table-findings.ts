/**
 * What is wrong with status.csv, as warnings. A charging system may write the file all day, so it is handled as a status
 * source is: a row that cannot be read is skipped, and a file that cannot be read is left out.
 */

import { type Details, type Finding, isError, type Place } from '../../findings/finding.ts';
import { tableOfFile } from '../../source/tables/tables.ts';
import { finding } from './formats/finding-codes.ts';

/**
 * A warning in the place of an error in status.csv. Any other finding stays as it is.
 *
 * @param unread paths of files of which no row could be read
 */
export function statusTableFinding(found: Finding, unread: ReadonlySet<string>): Finding {
  if (!isError(found) || tableOfFile(found.file) !== 'status') return found;
  const { code, severity: _, file, line, column, cell, message, ...details } = found;
  const place: Place = { file, line, column, cell } as Place;
  const say = (its: Parameters<typeof finding>[0], then: string): Finding => {
    const said: Details = { ...details, message: `${message}${then}` };
    return finding(its, place, said);
  };
  if (unread.has(file)) return say('status-source-failed', ' No status of this file counts.');
  if (OF_COLUMNS.has(code)) return say('status-source-column', ' The column is ignored.');
  return say('status-source-row', ' The row is skipped.');
}

const OF_COLUMNS: ReadonlySet<string> = new Set(['unknown-column', 'unnamed-column']);
