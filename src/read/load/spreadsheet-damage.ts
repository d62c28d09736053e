/** Says what a cell is that a spreadsheet has spoilt, whatever the type of its column. */

import { cited, oneMeaning, unreadable } from '../../cells/cell.ts';
import { constantOf, isFormula, isSpreadsheetError } from '../../csv/spreadsheet-errors.ts';
import { clause } from '../../findings/words.ts';
import type { ColumnType } from '../../tables/cell-types/column-type.ts';
import { type CellProblem, problemOf } from '../../tables/cell-types/read-cell.ts';

/** Errors and formulas begin with one of these. */
const FIRST = '#=+@-ebfEBF';

/** Whether the text may be an error or a formula. Nearly all cells are told apart by their first and last characters. */
export function mayBeDamaged(text: string): boolean {
  return FIRST.includes(text.charAt(0)) || text.endsWith('...') || text.endsWith('…');
}

/** @param written the cell as it is in the file, with an apostrophe that makes it text */
export function spreadsheetDamage<T>(
  type: ColumnType<T>,
  text: string,
  written: () => string,
): CellProblem | undefined {
  if (isSpreadsheetError(text)) {
    const problem = clause`${cited({ text })} is an error of a spreadsheet, and not a value.`;
    return { code: 'spreadsheet-error', problem, hint: 'Correct the formula, or write the value itself.' };
  }
  if (!isFormula(text) || !isFormula(written().trim())) return undefined;
  const mistake = unreadable(
    clause`The cell has a formula, which nobody works out here.`,
    'Write what it results in. In the spreadsheet, copy the cells and insert them as values.',
    oneMeaning(constantOf(text)),
    'formula',
  );
  return problemOf(type, mistake);
}
