/** Types of the values of a closed list, and the words that mean them. */

import { type Cell, cited, read, unreadable } from '../../cells/cell.ts';
import { joinList } from '../../cells/list.ts';
import { DAY_WORDS, meantDays } from '../../cells/words/day-words.ts';
import { BOOLEAN_WORDS, hintOfOtherColumn } from '../../cells/words/vocabularies.ts';
import { readOneOf, type Vocabulary } from '../../cells/words/vocabulary.ts';
import { clause } from '../../findings/words.ts';
import type { DayOfWeek } from '../../ocpi/enums.ts';
import { type ColumnType, columnType, factsOf, reading, TEXT } from './column-type.ts';
import { list, partsOf } from './lists.ts';

/** One value from a closed list in OCPI, or a word that means it. */
export function oneOf<V extends string>(words: Vocabulary<V>): ColumnType<V> {
  const { values } = words;
  const readOne = (text: string): Cell<V> => {
    const cell = readOneOf(words, text, hintOfOtherColumn(text, words));
    if (cell.ok || words.meant(text) !== undefined) return cell;
    const several = hintOfSeveral(text, words);
    return several === undefined ? cell : unreadable(clause`${cited({ text })} is more than one value.`, several);
  };
  return columnType(TEXT.meta({ enum: [...values] }), readOne, {
    ...{ code: 'unknown-value', form: 'one of the values below', values, words },
  });
}

/** Several values from a closed list in OCPI, or words that mean them, separated by `|`. */
export function anyOf<V extends string>(words: Vocabulary<V>): ColumnType<V[]> {
  const { values } = words;
  const hint = 'Leave it out, or write one of the values in the data dictionary.';
  return list((word) => readOneOf(words, word, hintOfOtherColumn(word, words), hint), {
    ...{ form: 'any of the values below, separated by `|`', values, words, separators: /[|,;\n]/, write: String },
  });
}

const LONGEST_DAYS = 200;

/** Several days, separated by `|`, or what people write for them, such as `Mo-Fr` and `Sa+So`. */
export function daysOfWeek(): ColumnType<DayOfWeek[]> {
  const days = anyOf(DAY_WORDS);
  const readDays = (text: string): Cell<DayOfWeek[]> => {
    const cell = reading(days, text);
    if (cell.ok || text.length > LONGEST_DAYS) return cell;
    const meant = meantDays(text).map((list) => joinList(list));
    if (meant.length > 0) return { ...cell, meant: { values: meant, certain: true } };
    // Words are looked up without dashes, but `Mo-` is not Monday.
    return cell.meant?.certain ? unreadable(cell.problem, cell.hint, undefined, cell.code) : cell;
  };
  return columnType(TEXT, readDays, { ...factsOf(days), write: joinList });
}

/** `true` and `false` in any case, because spreadsheets write them in capitals, or words that mean them. */
export function boolean(): ColumnType<boolean> {
  return columnType(
    TEXT.regex(/^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$/),
    (text) => {
      const word = text.toLowerCase();
      if (word === 'true' || word === 'false') return read(word === 'true');
      const problem = clause`${cited({ text })} is neither true nor false.`;
      return unreadable(problem, 'Write true or false.', BOOLEAN_WORDS.meant(text));
    },
    { code: 'not-a-boolean', form: 'true or false', words: BOOLEAN_WORDS },
  );
}

/** For a cell with several words of a list: `CCS/CHAdeMO`. */
function hintOfSeveral(written: string, words: Vocabulary<string>): string | undefined {
  const parts = partsOf(written).map((part) => words.meant(part)?.values ?? []);
  const different = new Set(parts.map((values) => values.join()));
  if (parts.length < 2 || parts.some(([first]) => first === undefined) || different.size < parts.length)
    return undefined;
  if (words.list === 'ConnectorType') return 'A row is one plug: write a row for each.';
  return `Write one of ${[...new Set(parts.flat())].join(', ')}.`;
}
