/** The words of one closed list: a word that people write → the value that it means, or the values that it may mean. */

import { nearest, ONE_SLIP } from '../../findings/text/suggestion.ts';
import { clause } from '../../findings/words.ts';
import { foldWord } from '../../words/fold-word.ts';
import { allWords, type WordRow } from '../../words/word-row.ts';
import { type Cell, cited, guessAt, type KnownRow, type Meant, oneMeaning, read, unreadable } from '../cell.ts';

/** Words of one meaning, as a line of values.csv has them. */
export interface Meaning {
  /** One value, or several of which each is named in the hint, unless the rest of the row decides. */
  readonly values: readonly string[];
  readonly words: readonly string[];
  readonly note: string | undefined;
}

/** For words that mean several values, which of them remain in a row of which more is known: by the values, with `|` between. */
export type InRow<V extends string> = { readonly [values: string]: (row: KnownRow) => readonly V[] };

/** The words of one closed list. They are folded when the first one is looked up: most builds look up none. */
export class Vocabulary<V extends string> {
  /** The `of` of its lines in values.csv. */
  readonly list: string;
  readonly values: readonly V[];
  /** In the order of values.csv. */
  readonly meanings: readonly Meaning[];
  readonly #inRow: InRow<V>;
  #known: ReadonlyMap<string, Meant> | undefined;

  /** @param lines those of the list in values.csv */
  constructor(list: string, values: readonly V[], lines: readonly WordRow[], inRow: InRow<V> = {}) {
    this.list = list;
    this.values = values;
    this.meanings = lines.map((line) => ({ values: line.value.split('|'), words: allWords(line), note: line.note }));
    this.#inRow = inRow;
  }

  /**
   * The meaning of a word; nothing if it is unknown.
   *
   * @throws RangeError if the list has a word twice with different meanings
   */
  meant(word: string): Meant | undefined {
    const folded = foldWord(word);
    return folded === undefined ? undefined : this.#folded().get(folded);
  }

  /** What the words mean that are one slip away, if all mean the same: `tpy 2`, `CSS`. Nobody can be certain of it. */
  guess(word: string): Meant | undefined {
    const folded = foldWord(word) ?? '';
    const near = [...this.#folded()].filter(([known]) => nearest(folded, [known], ONE_SLIP) !== undefined);
    const [meant, second] = new Map(near.map(([, one]) => [one.values.join(), one])).values();
    if (meant === undefined || second !== undefined) return undefined;
    const { inRow } = meant;
    return { ...guessOf(meant), ...(inRow && { inRow: (row) => guessOf(inRow(row)) }) };
  }

  #folded(): ReadonlyMap<string, Meant> {
    if (this.#known !== undefined) return this.#known;
    const known = new Map<string, Meant>();
    for (const value of this.values) add(known, value, oneMeaning(value));
    for (const meaning of this.meanings) {
      const meant = this.#meantBy(meaning);
      for (const word of meaning.words) add(known, word, meant);
    }
    this.#known = known;
    return known;
  }

  #meantBy({ values, note }: Meaning): Meant {
    const [only, second] = values;
    if (second === undefined) return oneMeaning(only);
    const meant = { values, ...(note === undefined ? {} : { note }) };
    const narrow = this.#inRow[values.join('|')];
    return narrow === undefined ? meant : { ...meant, inRow: (row) => remaining(narrow(row)) ?? meant };
  }
}

function add(known: Map<string, Meant>, word: string, meant: Meant): void {
  const folded = foldWord(word) ?? '';
  const before = known.get(folded);
  if (before !== undefined && before.values.join() !== meant.values.join()) {
    throw new RangeError(`"${word}" means ${before.values.join(' and ')} and ${meant.values.join(' and ')}`);
  }
  known.set(folded, meant);
}

function remaining([only, second]: readonly string[]): Meant | undefined {
  return only === undefined || second !== undefined ? undefined : oneMeaning(only);
}

function guessOf({ values, note }: Meant): Meant {
  const [only, second] = values;
  return only === undefined || second !== undefined ? { values, ...(note && { note }) } : { values, guess: only };
}

/**
 * Reads one value of the list, or a word that means it.
 *
 * @param advice what to write in place of this word, if that is known
 * @param hint where the values are too many to be named
 */
export function readOneOf<V extends string>(
  words: Vocabulary<V>,
  word: string,
  advice?: string,
  hint = 'The data dictionary lists the values.',
): Cell<V> {
  const { values } = words;
  const value = values.find((one) => one === word);
  if (value !== undefined) return read(value);
  const few = advice ?? (values.length <= 9 ? `Write one of ${values.join(', ')}.` : hint);
  const meant = words.meant(word) ?? guessAt(word, values) ?? words.guess(word);
  return unreadable(clause`${cited({ text: word })} is not one of the values in OCPI.`, few, meant, 'unknown-value');
}
