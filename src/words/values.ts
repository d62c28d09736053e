/** Words that people write for values, from values.csv: a list is all lines of one `of`. */

import { VALUES } from './compiled/values.ts';
import { foldWord } from './fold-word.ts';
import { allWords, type WordRow } from './word-row.ts';

/** The lines of a list. */
export function linesOf(list: string): readonly WordRow[] {
  return VALUES.filter(({ of }) => of === list);
}

/** The words of a value of a list, in all languages. */
export function wordsFor(list: string, value: string): string[] {
  return linesOf(list).flatMap((line) => (line.value === value ? allWords(line) : []));
}

const folded = new Map<string, ReadonlySet<string>>();

/** Whether a text is a word of a value of a list, whatever its case, accents and signs between its parts are. */
export function isWordFor(list: string, value: string, text: string): boolean {
  const word = foldWord(text);
  const words = folded.get(`${list},${value}`) ?? new Set(wordsFor(list, value).flatMap((one) => foldWord(one) ?? []));
  folded.set(`${list},${value}`, words);
  return word !== undefined && words.has(word);
}
