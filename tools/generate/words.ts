/** src/words/compiled/: the words of people in values.csv and headers.csv, as modules that run wherever the program does. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { WordRow } from '../../src/words/word-row.ts';

const DIRECTORY = 'src/words';

const TABLES_OF_WORDS = ['headers', 'values'];

/** A line of a table of words, and where it stands. */
export interface WordLine extends WordRow {
  /** `src/words/values.csv:12`. */
  readonly at: string;
}

/**
 * The lines of a table of words: `of` and `value`, perhaps a note, then a column for each language. Cells at the end of a line may
 * be left out.
 *
 * @throws Error if it is no CSV, or if a line has more cells than the header
 */
export function wordLines(table: string, text = readFileSync(`${DIRECTORY}/${table}.csv`, 'utf8')): WordLine[] {
  const options = { columns: true, info: true, relax_column_count_less: true, skip_empty_lines: true } as const;
  const records = parse(text, options) as unknown as {
    record: { [column: string]: string };
    info: { lines: number };
  }[];
  return records.map(({ record: { of = '', value = '', note = '', ...words }, info }) => ({
    at: `${DIRECTORY}/${table}.csv:${info.lines}`,
    of,
    value,
    ...(note && { note }),
    words: Object.fromEntries(Object.entries(words).filter(([, list]) => list)),
  }));
}

/** Path -> text of the module of each table of words. */
export function compiledWords(): [path: string, text: string][] {
  return TABLES_OF_WORDS.map((table) => [`${DIRECTORY}/compiled/${table}.ts`, moduleOf(table)]);
}

/** A constant for each list of values, so that a bundle has only those that it uses: `ConnectorType` is CONNECTOR_TYPE_LINES. */
function listsOf(table: string, lines: readonly WordRow[]): ReadonlyMap<string, readonly WordRow[]> {
  if (table !== 'values') return new Map([[table.toUpperCase(), lines]]);
  return Map.groupBy(lines, ({ of }) => `${of.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_LINES`);
}

function moduleOf(table: string): string {
  const lines = wordLines(table).map(({ at: _, ...row }) => row);
  return [
    `/** Written by \`npm run generate\` from ../${table}.csv. */`,
    '',
    "import type { WordRow } from '../word-row.ts';",
    '',
    ...[...listsOf(table, lines)].flatMap(([name, rows]) => [
      `export const ${name}: readonly WordRow[] = [`,
      ...rows.map((row) => `  ${JSON.stringify(row)},`),
      '];',
      '',
    ]),
  ].join('\n');
}
