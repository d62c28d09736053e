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

/** Signs that mean something in a regular expression. `RegExp.escape` is not in Node 22, nor in browsers of last year. */
const SIGNS = /[\\^$.*+?()[\]{}|]/g;

/** Words as a part of a regular expression, escaped: `(?:a|b)`. A blank in a word is any blanks and hyphens in a text. */
export function anyWord(words: readonly string[]): string {
  return `(?:${words.map((word) => word.replace(SIGNS, '\\$&').replaceAll(' ', '[\\s_-]+')).join('|')})`;
}

const folded = new Map<string, ReadonlyMap<string, string>>();

/** The value that a text is a word of in a list, whatever its case, accents and signs between its parts are. Nothing if it is none. */
export function meaningOf(list: string, text: string): string | undefined {
  const words =
    folded.get(list) ??
    new Map(linesOf(list).flatMap((line) => allWords(line).map((word) => [foldWord(word) ?? '', line.value])));
  folded.set(list, words);
  const word = foldWord(text);
  return word === undefined ? undefined : words.get(word);
}

/** Whether a text is a word of a value of a list, or of one of several values. */
export function isWordFor(list: string, values: string | readonly string[], text: string): boolean {
  const meaning = meaningOf(list, text);
  return meaning !== undefined && [values].flat().includes(meaning);
}
