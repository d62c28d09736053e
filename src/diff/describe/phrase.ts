/**
 * Sentences that keep our own words apart from texts of the data. Anybody may have written the latter, so printers must
 * be able to escape them. In say`EVSE ${uid} moved`, an inserted string is from the data; a number or a phrase is ours.
 */

import { formatWhole } from '../../findings/text/format.ts';

/** Our words as text, a value from the data as an object. */
export type Piece = string | { readonly value: string };
export type Phrase = readonly Piece[];

/** How many characters of a value are shown. No id, and hardly any name, is longer. */
const LONGEST = 80;

export function say(words: TemplateStringsArray, ...parts: readonly (string | number | Phrase)[]): Phrase {
  return words.flatMap((text, i): Piece[] => {
    const part = parts[i];
    const own = text === '' ? [] : [text];
    if (part === undefined) return own;
    if (typeof part === 'string') return [...own, { value: shorten(part) }];
    return typeof part === 'number' ? [...own, formatWhole(part)] : [...own, ...part];
  });
}

/** Our own words, which printers need not escape. */
export function own(words: string): Phrase {
  return words === '' ? [] : [words];
}

/** A value of any length; the caller has shortened it. */
export function value(text: string): Phrase {
  return [{ value: text }];
}

export function join(phrases: readonly Phrase[], separator: string): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]));
}

/** Texts of the data. */
export function ownTexts(texts: readonly string[]): Phrase {
  return join(
    texts.map((text) => say`${text}`),
    ', ',
  );
}

/** The first phrases of a list that may be long, and how many are left. */
export function joinSome(phrases: readonly Phrase[], most: number): Phrase {
  const rest = phrases.length - most;
  if (rest <= 1) return join(phrases, ', ');
  return say`${join(phrases.slice(0, most), ', ')} and ${rest} more`;
}

/** The beginning and the end of a text that is too long. */
export function shorten(text: string, longest = LONGEST): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const end = Math.floor(longest / 3);
  return `${characters.slice(0, longest - end - 1).join('')}…${characters.slice(-end).join('')}`;
}

/** Two texts; if one of them is too long, the parts where they differ. */
export function shortenPair(a: string, b: string): [string, string] {
  const [charactersA, charactersB] = [[...a], [...b]];
  if (Math.max(charactersA.length, charactersB.length) <= LONGEST) return [a, b];
  let same = 0;
  while (same < charactersA.length && charactersA[same] === charactersB[same]) same++;
  const from = Math.max(0, same - LONGEST / 4);
  const excerpt = (characters: readonly string[]) => {
    const part = characters.slice(from, from + LONGEST).join('');
    return `${from > 0 ? '…' : ''}${part}${characters.length > from + LONGEST ? '…' : ''}`;
  };
  return [excerpt(charactersA), excerpt(charactersB)];
}
