/** Words that people write for values, from values.csv: a list is all lines of one `of`. */

import * as VALUES from './compiled/values.ts';
import { foldWord } from './fold-word.ts';
import { allWords, type WordRow, wordsIn } from './word-row.ts';

const LISTS = new Map(Object.values(VALUES).map((lines) => [lines[0]?.of, lines]));

/** The lines of a list. */
export function linesOf(list: string): readonly WordRow[] {
  return LISTS.get(list) ?? [];
}

/** The words of a value of a list, in all languages. */
export function wordsFor(list: string, value: string): string[] {
  return wordsIn(linesOf(list), value);
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
