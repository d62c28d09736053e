/** A line of values.csv or headers.csv, as `npm run generate` writes it into compiled/. */

export interface WordRow {
  /** The list to which the words belong: `Status`, `Day`. */
  readonly of: string;
  /** What they mean: one value, or several of which a person has to choose, separated by `|`. */
  readonly value: string;
  /** A sentence for those who have to choose. */
  readonly note?: string;
  /** By language (ISO 639-1), or `any` for names, codes and words that many have: words, separated by `|`. */
  readonly words: { readonly [language: string]: string };
}

/** The words of a line in all languages, each once. */
export function allWords({ words }: WordRow): string[] {
  return [...new Set(Object.values(words).flatMap((list) => list.split('|')))];
}

/** The words of a value in the lines of its list, in all languages. */
export function wordsIn(lines: readonly WordRow[], value: string): string[] {
  return lines.flatMap((line) => (line.value === value ? allWords(line) : []));
}

/** Signs that mean something in a regular expression. `RegExp.escape` is not in Node 22, nor in browsers of last year. */
const SIGNS = /[\\^$.*+?()[\]{}|]/g;

/** Words as a part of a regular expression, escaped: `(?:a|b)`. A blank in a word is any blanks and hyphens in a text. */
export function anyWord(words: readonly string[]): string {
  return `(?:${words.map((word) => word.replace(SIGNS, '\\$&').replaceAll(' ', '[\\s_-]+')).join('|')})`;
}
