/** What a machine reads of status sources beyond what a Worker does. */

import { visit } from 'jsonc-parser';
import { lineAndColumn } from '../../csv/position.ts';
import { readCsvReports, writeCsvReports } from './parse-csv.ts';
import type { FileFormats } from './reported-statuses.ts';

export const FILE_FORMATS: FileFormats = {
  readCsv: readCsvReports,
  writeCsv: writeCsvReports,
  errorInJson,
};

/** Where a text stops being JSON. */
export function errorInJson(text: string): { readonly line: number; readonly column: number } {
  const offsets: number[] = [];
  try {
    visit(text, { onError: (_, offset) => offsets.push(offset) }, { disallowComments: true });
  } catch (error) {
    // The parser is recursive, and a hostile document can be nested deeper than the stack allows.
    if (!(error instanceof RangeError)) throw error;
  }
  return lineAndColumn(text, offsets[0] ?? 0);
}
