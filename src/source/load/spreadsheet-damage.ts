/** Says what a cell is that a spreadsheet has spoilt, whatever the type of its column. */

import type { Finding } from '../../findings/finding.ts';
import { formatCount } from '../../text/format.ts';
import { oneMeaning, quoted, unreadable } from '../cells/cell.ts';
import { constantOf, isFormula, isSpreadsheetError } from '../csv/spreadsheet-errors.ts';
import { adviceFor } from '../tables/cell-types/advice-for.ts';
import type { CellProblem, CellType } from '../tables/cell-types/cell-type.ts';

/** What errors and formulas begin with. Nearly all cells are told apart by this alone. */
const FIRST = /^[#=+@\-ebf]/i;

/** @param written the cell as it is in the file, with an apostrophe that makes it text */
export function spreadsheetDamage<T>(type: CellType<T>, text: string, written: () => string): CellProblem | undefined {
  if (!FIRST.test(text)) return undefined;
  if (isSpreadsheetError(text)) {
    const message = `${quoted(text)} is an error of a spreadsheet, and not a value.`;
    return { code: 'spreadsheet-error', message, hint: 'Correct the formula, or write the value itself.' };
  }
  if (!isFormula(text) || !isFormula(written().trim())) return undefined;
  const mistake = unreadable(
    `${quoted(text)} is a formula, which nobody works out here.`,
    'Write what it results in. In the spreadsheet, copy the cells and insert them as values.',
    oneMeaning(constantOf(text)),
  );
  return { code: 'formula', message: mistake.problem, ...adviceFor(type.read, mistake) };
}

const ONE_CAUSE: ReadonlySet<string> = new Set(['spreadsheet-error', 'formula']);

/** More cells of a column than this have one cause: somebody filled the column with a formula. */
const FEW = 3;

/** The findings about a file, with one in place of many about the same column. */
export function oncePerColumn(findings: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ code, field = '' }: Finding) => (ONE_CAUSE.has(code) ? `${code} ${field}` : '');
  const counts = new Map<string, number>();
  for (const found of findings) counts.set(keyOf(found), (counts.get(keyOf(found)) ?? 0) + 1);
  const told = new Set<string>();
  return findings.flatMap((found) => {
    const key = keyOf(found);
    const count = counts.get(key) ?? 0;
    if (key === '' || count <= FEW) return [found];
    if (told.has(key)) return [];
    told.add(key);
    const { replacement: _, ...rest } = found;
    return [{ ...rest, message: `${found.message} ${formatCount(count, 'cell')} of the column are like this.` }];
  });
}
