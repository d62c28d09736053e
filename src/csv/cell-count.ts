/** Rows with more or fewer cells than the header, and at which cell the mistake probably is. */

import type { Finding } from '../findings/finding.ts';
import type { CsvFile } from './csv-file.ts';
import { finding, type SaidOfCount } from './finding-codes.ts';
import type { ExpectedColumns } from './header-line.ts';
import { placeOf } from './position.ts';
import { signOf } from './separators.ts';

type File = Omit<CsvFile, 'rows'>;

/** Whether a row is as wide as the header only because empty cells at its end make up for a number that was broken in two. */
export function hidesBrokenNumber(
  file: File,
  cells: readonly string[],
  expected: ExpectedColumns | undefined,
): boolean {
  return brokenNumbersIn(file, cells, expected).length > 0;
}

/** The finding about a row; `cells` have no spaces around them. */
export function wrongCellCount(
  file: File,
  record: number,
  cells: readonly string[],
  expected: ExpectedColumns | undefined,
): Finding {
  const params = { count: cells.length, width: file.header.length };
  const separator = signOf(file.delimiter);
  if (params.count < params.width)
    return found(file, record, 0, { advises: 'fewer', params: { ...params, separator } });
  const [first, ...others] = brokenNumbersIn(file, cells, expected);
  if (first !== undefined) {
    const written = [first, ...others].map((at) => `"${cells[at]},${cells[at + 1]}"`).join(' and ');
    return found(file, record, first, { advises: 'numbers', params: { ...params, written } });
  }
  const broken = brokenText(file, record, cells);
  return broken === undefined
    ? found(file, record, 0, { advises: 'more', params: { ...params, separator } })
    : found(file, record, broken.at, { advises: 'text', params: { ...params, text: broken.text } });
}

function found(file: File, record: number, at: number, said: SaidOfCount): Finding {
  return finding('wrong-cell-count', placeOf(file, { record }, at), said);
}

/** The only cell of running text that was broken in two by a comma which is not a separator, and the index of its first part. */
function brokenText(file: File, record: number, cells: readonly string[]): { at: number; text: string } | undefined {
  if (file.delimiter !== ',') return undefined;
  // In running text, a blank follows a comma.
  const written = file.records.written(record);
  const continued = written.flatMap((cell, at) =>
    at > 0 && cells[at] !== '' && cell.trimEnd() === ` ${cells[at]}` ? [at] : [],
  );
  const [second] = continued;
  if (second === undefined || continued.length !== cells.length - file.header.length) return undefined;
  // Whoever has other marks around the cell believes it to be quoted.
  const whole = `${cells[second - 1]},${written[second]}`.trim();
  return { at: second - 1, text: whole.replace(/^[“”„«»]([^“”„«»]*)[“”«»]$/u, '$1').slice(0, 80) };
}

/** The widest row, and most broken numbers, for which all ways to put cells together are tried. */
const WIDEST = 60;
const MOST_BROKEN = 4;

/** The first parts of numbers that were broken in two by commas, if the row fits the columns when they are put together. */
function brokenNumbersIn(
  { delimiter, header }: File,
  cells: readonly string[],
  expected: ExpectedColumns | undefined,
): readonly number[] {
  if (delimiter !== ',' || expected === undefined) return [];
  if (cells.length > WIDEST || cells.length - header.length > MOST_BROKEN) return [];
  const fits = (column: number, text: string) => text === '' || expected.accepts(header[column] ?? '', text);
  const solve = (at: number, column: number): readonly number[] | undefined => {
    if (column === header.length) return at === cells.length ? [] : undefined;
    const [cell = '', next = ''] = [cells[at], cells[at + 1]];
    const extra = cells.length - at - (header.length - column);
    if (extra > 0 && /^-?\d+$/.test(cell) && /^\d+$/.test(next) && fits(column, `${cell}.${next}`)) {
      const rest = solve(at + 2, column + 1);
      if (rest) return [at, ...rest];
    }
    return fits(column, cell) ? solve(at + 1, column + 1) : undefined;
  };
  return solve(0, 0) ?? [];
}
