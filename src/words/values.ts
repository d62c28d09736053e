/** Words that people write for values, from values.csv: a list is all lines of one `of`. */

import { VALUES } from './compiled/values.ts';
import { allWords, type WordRow } from './word-row.ts';

/** The lines of a list. */
export function linesOf(list: string): readonly WordRow[] {
  return VALUES.filter(({ of }) => of === list);
}

/** The words of a value of a list, in all languages. */
export function wordsFor(list: string, value: string): string[] {
  return linesOf(list).flatMap((line) => (line.value === value ? allWords(line) : []));
}
