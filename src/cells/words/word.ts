/** Words that people write for the values of closed lists: brought to one form, and looked up. */

import { nearest, ONE_SLIP } from '../../findings/text/suggestion.ts';
import type { KnownRow, Meant } from '../cell.ts';
import { oneMeaning } from '../cell.ts';

/** For each value the words that mean it and nothing else in its column, separated by commas. */
export type Words<V extends string> = { readonly [value in V]?: string };

/** Words that mean several values. Each of them is named in the hint, unless the rest of the row decides. */
export interface UnclearWords<V extends string> {
  readonly words: string;
  readonly values: readonly V[];
  /** A sentence for those who have to choose one. */
  readonly note?: string;
  /** The values that remain in a row of which more is known. */
  readonly inRow?: (row: KnownRow) => readonly V[];
}

const LONGEST_WORD = 60;

/** Where a name has two parts: at these signs, or between letters and digits. Other signs, such as `?`, may mean something. */
const BETWEEN = /[\s\p{Pd}_./:()]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/**
 * A word in one form: `Typ-2`, `TYP 2` and `typ2` are `typ 2`. Case, accents, full-width forms and the signs between its
 * parts do not matter. Turkish İ and ı are an i, and ß is ss.
 */
export function foldWord(text: string): string | undefined {
  if (text.length > LONGEST_WORD) return undefined;
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '');
  return letters.replaceAll('ı', 'i').replaceAll('ß', 'ss').replace(BETWEEN, ' ').trim();
}

/** The words of one closed list. They are folded when the first one is looked up: most builds look up none. */
export class Vocabulary<V extends string> {
  readonly #values: readonly V[];
  readonly words: Words<V>;
  readonly unclear: readonly UnclearWords<V>[];
  #meanings: ReadonlyMap<string, Meant> | undefined;

  constructor(values: readonly V[], words: Words<V> = {}, unclear: readonly UnclearWords<V>[] = []) {
    this.#values = values;
    this.words = words;
    this.unclear = unclear;
  }

  /**
   * The meaning of a word; nothing if it is unknown.
   *
   * @throws RangeError if the list has a word twice with different meanings
   */
  meant(word: string): Meant | undefined {
    const folded = foldWord(word);
    this.#meanings ??= this.#folded();
    return folded === undefined ? undefined : this.#meanings.get(folded);
  }

  /** The value of the words that are one slip away, if all have the same: `tpy 2`. */
  guess(word: string): Meant | undefined {
    const folded = foldWord(word) ?? '';
    this.#meanings ??= this.#folded();
    const near = [...this.#meanings].filter(([known]) => nearest(folded, [known], ONE_SLIP) !== undefined);
    const [value, second] = new Set(near.flatMap(([, { values }]) => values));
    return value === undefined || second !== undefined ? undefined : { values: [value], guess: value };
  }

  #folded(): ReadonlyMap<string, Meant> {
    const meanings = new Map<string, Meant>();
    for (const value of this.#values) add(meanings, value, oneMeaning(value));
    for (const value of this.#values) {
      for (const word of commaWords(this.words[value])) add(meanings, word, oneMeaning(value));
    }
    for (const { words: several, values: meant, note, inRow } of this.unclear) {
      const meaning = { values: meant, ...(note === undefined ? {} : { note }) };
      const narrowed = inRow && ((row: KnownRow) => remaining(inRow(row)) ?? meaning);
      for (const word of commaWords(several)) add(meanings, word, { ...meaning, ...(narrowed && { inRow: narrowed }) });
    }
    return meanings;
  }
}

function add(meanings: Map<string, Meant>, word: string, meant: Meant): void {
  const folded = foldWord(word) ?? '';
  const before = meanings.get(folded);
  if (before !== undefined && before.values.join() !== meant.values.join()) {
    throw new RangeError(`"${word}" means ${before.values.join(' and ')} and ${meant.values.join(' and ')}`);
  }
  meanings.set(folded, meant);
}

function remaining([only, second]: readonly string[]): Meant | undefined {
  return only === undefined || second !== undefined ? undefined : oneMeaning(only);
}

/** The words of a list that is separated by commas. */
export function commaWords(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',').map((word) => word.trim());
}
