/** Cell types for the values of a closed list, and the words that mean them. */

import { guessAt, quoted, read, unreadable } from '../../cells/cell.ts';
import { BOOLEAN_WORDS, hintOfOtherColumn } from '../../cells/words/vocabularies.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';
import { list } from './lists.ts';

/** One value from a closed list in OCPI, or a word that means it. */
export function oneOf<const V extends string>(values: readonly V[], words: Vocabulary<V>): CellType<V> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return cellType((word) => oneWord(known, words, word), {
    code: 'unknown-value',
    form: 'one of the values below',
    json: { enum: values },
    values,
    words,
  });
}

/** Several values from a closed list in OCPI, or words that mean them, separated by `|`. */
export function anyOf<const V extends string>(values: readonly V[], words: Vocabulary<V>): CellType<V[]> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return list(
    (word) => oneWord(known, words, word, 'Leave it out, or write one of the values in the data dictionary.'),
    {
      form: 'any of the values below, separated by `|`',
      values,
      words,
      separators: /[|,;\n]/,
      writeItem: String,
    },
  );
}

/** `true` and `false` in any case, because spreadsheets write them in capitals, or words that mean them. */
export function boolean(): CellType<boolean> {
  return cellType(
    (text) => {
      const word = text.toLowerCase();
      if (word === 'true' || word === 'false') return read(word === 'true');
      return unreadable(
        `${quoted(text)} is neither true nor false.`,
        'Write true or false.',
        BOOLEAN_WORDS.meant(text),
      );
    },
    {
      code: 'not-a-boolean',
      form: 'true or false',
      json: { pattern: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$' },
      words: BOOLEAN_WORDS,
      write: String,
    },
  );
}

/** @param hint where the values are too many to be named */
function oneWord<V extends string>(
  known: ReadonlyMap<string, V>,
  words: Vocabulary<V>,
  word: string,
  hint = 'The data dictionary lists the values.',
): Reading<V> {
  const value = known.get(word);
  if (value !== undefined) return read(value);
  const few =
    hintOfOtherColumn(word, words) ?? (known.size <= 9 ? `Write one of ${[...known.keys()].join(', ')}.` : hint);
  return {
    ...unreadable(
      `${quoted(word)} is not one of the values in OCPI.`,
      few,
      words.meant(word) ?? guessAt(word, known.keys()) ?? words.guess(word),
    ),
    code: 'unknown-value',
  };
}
