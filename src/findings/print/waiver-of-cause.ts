/** How a cause can be accepted: by one row of waivers.csv. */

import { type Finding, isWaivable } from '../finding.ts';
import { csvCell } from '../text/csv-cell.ts';
import { escapeItem } from '../text/list-item.ts';
import type { FindingCause } from './causes.ts';

/** The cells of the row of waivers.csv that accepts a finding, as far as the finding decides them. */
export function waiverCells({ code, file, key = '' }: Finding): { readonly [C in 'code' | 'file' | 'key']: string } {
  return { code, file: file.slice(file.lastIndexOf('/') + 1), key };
}

/** In characters; a longer row is of no use on a terminal. */
const LONGEST_ROW = 200;

/**
 * The cells `code`, `file` and `key` of the row, for waivers.csv. Where these are many rows, the command that writes it.
 * Undefined if no waiver can accept the cause.
 */
export function waiverOf({ first, findings }: FindingCause): string | undefined {
  if (!isWaivable(first)) return undefined;
  const { code, file } = waiverCells(first);
  const key = [...new Set(findings.map((found) => waiverCells(found).key))].map(escapeItem).join('|');
  const row = [code, file, key].map(csvCell).join(',');
  return row.length <= LONGEST_ROW ? row : `ocpi-snapshot check --write-waivers --code ${code} --reason "…" (one row)`;
}
