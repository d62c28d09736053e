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
