/** Rows with more or fewer cells than the header, and at which cell the mistake probably is. */

import type { Finding } from '../findings/finding.ts';
import type { CsvFile } from './csv-file.ts';
import { finding, type SaidOfCount } from './finding-codes.ts';
import type { ExpectedColumns } from './header-line.ts';
import { placeOf } from './position.ts';
import { otherSeparator, signOf } from './separators.ts';

type File = Omit<CsvFile, 'rows'>;

/** Whether a row is as wide as the header only because empty cells at its end make up for a number that was broken in two. */
export function hidesBrokenNumber(
  file: File,
  cells: readonly string[],
  expected: ExpectedColumns | undefined,
): boolean {
  return file.delimiter === ',' && expected !== undefined && brokenNumbers(cells, file.header, expected) !== undefined;
}

/** The finding about a row; `cells` have no spaces around them. */
export function wrongCellCount(
  file: File,
  record: number,
  cells: readonly string[],
  expected: ExpectedColumns | undefined,
): Finding {
  const params = { count: cells.length, width: file.header.length, separator: signOf(file.delimiter) };
  const isTooMany = params.count > params.width;
  const likely = isTooMany ? brokenCell(file, record, cells, expected, params) : undefined;
  const said = likely?.said ?? (isTooMany ? tooMany(file, params) : tooFew(file, record, cells, params));
  return finding('wrong-cell-count', placeOf(file, { record }, likely?.at ?? 0), said);
}

/** What is known of every such row. */
type Counts = { readonly count: number; readonly width: number; readonly separator: string };

function tooMany({ delimiter }: File, params: Counts): SaidOfCount {
  return { advises: delimiter === ',' ? 'commas' : 'separators', params };
}

function tooFew({ delimiter, records }: File, record: number, cells: readonly string[], params: Counts): SaidOfCount {
  const [only = ''] = cells;
  const other = cells.length === 1 ? otherSeparator([only], delimiter, params.width) : undefined;
  if (other !== undefined) return { advises: 'other separator', params: { ...params, other: signOf(other) } };
  // The last cell of a file that was cut off may be half a number.
  const mayBeCutOff = record === records.length - 1;
  return { advises: mayBeCutOff ? 'cut off' : 'fewer', params };
}

interface BrokenCell {
  /** Index of the first part of the cell. */
  readonly at: number;
  readonly said: SaidOfCount;
}

/** The cell that was broken in two by a comma which is not a separator. */
function brokenCell(
  file: File,
  record: number,
  cells: readonly string[],
  expected: ExpectedColumns | undefined,
  params: Counts,
): BrokenCell | undefined {
  if (file.delimiter !== ',') return undefined;
  const extra = cells.length - file.header.length;
  const numbers = expected && brokenNumbers(cells, file.header, expected);
  const [first] = numbers ?? [];
  if (numbers && first !== undefined) {
    const written = numbers.map((at) => `"${cells[at]},${cells[at + 1]}"`).join(' and ');
    if (numbers.some((at) => cells[at + 1]?.length === THOUSANDS))
      return { at: first, said: { advises: 'thousands', params: { ...params, written } } };
    const right = numbers.map((at) => `${cells[at]}.${cells[at + 1]}`).join(' and ');
    const advises = numbers.length === 1 ? 'decimal' : 'decimals';
    return { at: first, said: { advises, params: { ...params, written, right } } };
  }
  // In running text, a blank follows a comma.
  const written = file.records.written(record);
  const continued = written.flatMap((cell, at) =>
    at > 0 && cells[at] !== '' && cell.trimEnd() === ` ${cells[at]}` ? [at] : [],
  );
  const [second] = continued;
  if (second === undefined || continued.length !== extra) return undefined;
  // Whoever has other marks around the cell believes it to be quoted.
  const whole = `${cells[second - 1]},${written[second]}`.trim();
  const text = whole.replace(/^[“”„«»]([^“”„«»]*)[“”«»]$/u, '$1').slice(0, 80);
  return { at: second - 1, said: { advises: 'text', params: { ...params, text } } };
}

/** A comma before three digits may separate thousands or decimals. */
const THOUSANDS = 3;

/** The widest row, and most broken numbers, for which all ways to put cells together are tried. */
const WIDEST = 60;
const MOST_BROKEN = 4;

/** The first parts of numbers that were broken in two, if the row fits the columns when they are put together. */
function brokenNumbers(
  cells: readonly string[],
  header: readonly string[],
  { accepts }: ExpectedColumns,
): readonly number[] | undefined {
  if (cells.length > WIDEST || cells.length - header.length > MOST_BROKEN) return undefined;
  const fits = (column: number, text: string) => text === '' || accepts(header[column] ?? '', text);
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
  return solve(0, 0);
}
