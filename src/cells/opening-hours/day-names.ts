/**
 * Names of the days in the languages in which people write hours, and the words between them (values.csv: Day, Hours). Short names
 * mean different days in different languages (`di` is Tuesday in German and Sunday in French), so a text is read in one language at a time.
 */

import { linesOf, wordsFor } from '../../words/values.ts';
import { allWords, anyWord } from '../../words/word-row.ts';

/** Names of as many letters mean the same in all languages. */
const WHOLE_NAME = 5;

let known: readonly ReadonlyMap<string, string>[] | undefined;

/**
 * For each language, the days by their names in it, and by whole names in any language: `Mo`, or a range such as `Sa-Su`. Accents are
 * left out. A language with words that may be two ranges, such as `werktags`, is there twice.
 */
export function dayLanguages(): readonly ReadonlyMap<string, string>[] {
  if (known !== undefined) return known;
  const lines = linesOf('Day');
  const languages = new Set(lines.flatMap(({ words }) => Object.keys(words)));
  const isUnclear = new Set(lines.flatMap(({ value, words }) => (value.includes('|') ? Object.keys(words) : [])));
  known = [...languages].flatMap((language) =>
    (isUnclear.has(language) ? [0, 1] : [0]).map((choice) => {
      const names = new Map<string, string>();
      for (const { value, words } of lines) {
        const values = value.split('|');
        for (const [of, list] of Object.entries(words)) {
          for (const name of list.split('|').map(unaccented)) {
            const isOfAll = name.length >= WHOLE_NAME && values.length === 1;
            if (of === language || isOfAll) names.set(name, values[choice] ?? value);
          }
        }
      }
      return names;
    }),
  );
  return known;
}

/** Words between days: `-` from one to another, `,` between two. */
export const BETWEEN_DAYS: ReadonlyMap<string, '-' | ','> = new Map([
  ...wordsFor('Hours', 'to').map((word) => [unaccented(word), '-'] as const),
  ...['and', 'and as a letter'].flatMap((and) =>
    wordsFor('Hours', and).map((word) => [unaccented(word), ','] as const),
  ),
]);

let phrases: readonly (readonly [RegExp, string])[] | undefined;

/** Words that are several, or have signs in them, each with a sign or a word that means the same: `t/m`, `elke dag`. */
function phrasesOfDays(): readonly (readonly [RegExp, string])[] {
  phrases ??= [...linesOf('Day'), ...linesOf('Hours')].flatMap((line) => {
    const words = allWords(line).map(unaccented);
    const isPlain = (word: string) => /^[\p{L}]+$/u.test(word) && (line.of === 'Hours' || word.length >= WHOLE_NAME);
    const plain = line.value === 'to' ? '-' : (words.find(isPlain) ?? '');
    const several = words.filter((word) => /\p{L}[^\p{L}]+\p{L}/u.test(word));
    return several.map((word) => [new RegExp(`(?<!\\p{L})${anyWord([word])}(?!\\p{L})`, 'gu'), plain] as const);
  });
  return phrases;
}

/** A text as its days are looked up: unaccented, and with one word for each name. */
export function withPlainDays(text: string): string {
  let lower = unaccented(text).trim();
  for (const [phrase, word] of phrasesOfDays()) lower = lower.replace(phrase, word);
  return lower;
}

/** Lower case without accents; full-width forms become plain ones, and apostrophes the one that is a letter. */
export function unaccented(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, 'ʼ');
}
