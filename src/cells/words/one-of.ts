/** One value of a closed list, or a word that means it. */

import { clause } from '../../findings/words.ts';
import { type Cell, cited, guessAt, read, unreadable } from '../cell.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * @param known the values of the list
 * @param advice what to write in place of this word, if that is known
 * @param hint where the values are too many to be named
 */
export function readOneOf<V extends string>(
  known: ReadonlyMap<string, V>,
  words: Vocabulary<V>,
  word: string,
  advice?: string,
  hint = 'The data dictionary lists the values.',
): Cell<V> {
  const value = known.get(word);
  if (value !== undefined) return read(value);
  const few = advice ?? (known.size <= 9 ? `Write one of ${[...known.keys()].join(', ')}.` : hint);
  const meant = words.meant(word) ?? guessAt(word, known.keys()) ?? words.guess(word);
  return unreadable(clause`${cited({ text: word })} is not one of the values in OCPI.`, few, meant, 'unknown-value');
}
