/**
 * How many rows of a status source are read. A row takes far more memory than its bytes, and 50 MB can be 25 million rows
 * of one digit: without a limit, a source that sends those would end the build.
 */

import { type Failed, failed } from './fetch/source-answer.ts';

/** More than the largest networks have; about as many usual rows as fit into the default of max_bytes. */
export const MOST_ROWS = 1_000_000;

const LF = 0x0a;
const CR = 0x0d;

/** What is wrong with a content of so many rows. */
export function tooManyRows(rows: number): Failed | undefined {
  if (rows <= MOST_ROWS) return undefined;
  return failed(
    `It has more than ${MOST_ROWS.toLocaleString('en')} rows.`,
    'Have it tell one status for each EVSE, or split it into several sources.',
  );
}

/** Lines of a text, blank ones included, counted before anything is made of them; LF, CR and CRLF end one. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines++;
  }
  return lines;
}
