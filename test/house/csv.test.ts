/**
 * One reader of CSV, one writer: what looks for separators and quotation marks of records elsewhere would read files in its own way.
 */

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The files of the program whose text has this (a regular expression of git grep). */
function filesWith(pattern: string): readonly string[] {
  const search = ['grep', '-lE', '-e', pattern, '--', 'src/*.ts', 'packages/*.ts', 'packages/*.tsx'];
  try {
    return execFileSync('git', search, { encoding: 'utf8' }).trim().split('\n');
  } catch {
    // Nothing was found.
    return [];
  }
}

test.each([
  ['csv-parse is imported in one place', "from 'csv-parse", ['src/csv/csv-parse.browser.ts', 'src/csv/csv-parse.ts']],
  ['and used in one', "/csv-parse\\.ts'", ['src/csv/records.ts']],
  ['one file doubles quotation marks', "replaceAll\\('\"', ?'\"\"'\\)", ['src/findings/text/csv-cell.ts']],
  [
    'separators are looked for where they are guessed, where a mark is broken, where a cell is written, and at its edges in SARIF',
    // A class of signs with two of them and a quotation mark or a tab, and a text that is split at a separator.
    '\\[[^]]*,;[^]]*\\\\t|\\[[^]]*",;|\\$\\{delimiter\\}|split\\(delimiter|split\\(.,.\\).*split|indexOf\\(delimiter',
    [
      'src/csv/broken-quote.ts',
      'src/csv/separators.ts',
      'src/csv/write-csv.ts',
      'src/findings/print/print-sarif.ts',
      'src/findings/text/csv-cell.ts',
    ],
  ],
])('%s', (_, pattern, files) => {
  expect(filesWith(pattern)).toEqual(files);
});
