/** Which sign separates the cells of a line, and whether the rows use another one than the header. */

/** The sign between the cells of a file. */
export type Delimiter = ',' | ';' | '\t';

export const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** As much of a text as is looked at, in characters, and in lines. */
const BEGINNING = 100_000;
const LINES = 20;

const CONTENT = /[^\s,;"]/;

/** The lines at the beginning of a text, each with its number from 1; blank ones are left out. */
export function firstLines(text: string): { readonly text: string; readonly number: number }[] {
  const start = text.slice(0, BEGINNING);
  // Trimming a long text of blanks line by line would take seconds.
  const first = Math.max(0, start.search(CONTENT));
  const from = start.lastIndexOf('\n', first) + 1;
  const skipped = start.slice(0, from).split('\n').length - 1;
  return start
    .slice(from)
    .split('\n', LINES)
    .map((line, i) => ({ text: line, number: skipped + i + 1 }))
    .filter((line) => CONTENT.test(line.text));
}

/** The most frequent separator in a line; a comma if it has none. */
export function delimiterOf(line: string): Delimiter {
  return DELIMITERS.reduce((best, candidate) =>
    countCells(line, candidate) > countCells(line, best) ? candidate : best,
  );
}

/** How many cells a line has. Separators in quotation marks do not count. */
export function countCells(line: string, delimiter: Delimiter): number {
  return line.replace(/"[^"]*"/g, '').split(delimiter).length;
}

/** The separator of the rows, if most of them have as many cells as the header with it, and not with that of the header. */
export function otherSeparator(rows: readonly string[], delimiter: Delimiter, width: number): Delimiter | undefined {
  if (width < 2) return undefined;
  return DELIMITERS.find((other) => {
    const fitting = rows.filter((row) => countCells(row, other) === width && countCells(row, delimiter) !== width);
    return other !== delimiter && fitting.length * 2 > rows.length;
  });
}

/** The name of a separator. */
export function signOf(delimiter: Delimiter): string {
  return { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[delimiter];
}
