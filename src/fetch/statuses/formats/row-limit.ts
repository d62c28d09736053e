/**
 * Limits the rows of a status source. A row takes far more memory than its bytes, and 50 MB can be 25 million rows of one
 * digit. Without a limit, such a source would run the build out of memory.
 */

import { type Failed, failed } from '../../urls/source-answer.ts';

/** More than the largest networks need, and about as many ordinary rows as fit into the default of max_bytes. */
export const MOST_ROWS = 1_000_000;

const LF = 0x0a;
const CR = 0x0d;

/** What is wrong with content of this many rows, if anything. */
export function tooManyRows(rows: number): Failed | undefined {
  if (rows <= MOST_ROWS) return undefined;
  return failed(
    `It has more than ${MOST_ROWS.toLocaleString('en')} rows.`,
    'Make it report one status per EVSE, or split it into several sources.',
  );
}

/** Counts the lines of a text before it is parsed, blank ones included; LF, CR and CRLF end a line. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines++;
  }
  return lines;
}
