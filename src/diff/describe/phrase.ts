/**
 * Sentences that know which of their parts come from the data. Those may have been written by anybody, so every printer
 * must be able to tell them from our own words. In say`EVSE ${uid} moved`, a text that is put in is from the data, and a
 * number or another phrase is ours.
 */

/** Our words as text, a value from the data as an object. */
export type Piece = string | { readonly value: string };
export type Phrase = readonly Piece[];

/** Letters of a value that are shown; no id, and hardly any name, is longer. */
const LONGEST = 80;

export function say(words: TemplateStringsArray, ...parts: readonly (string | number | Phrase)[]): Phrase {
  return words.flatMap((text, i): Piece[] => {
    const part = parts[i];
    const own = text === '' ? [] : [text];
    if (part === undefined) return own;
    if (typeof part === 'string') return [...own, { value: shorten(part) }];
    return typeof part === 'number' ? [...own, part.toLocaleString('en')] : [...own, ...part];
  });
}

/** Our own words, which need no care in a printer. */
export function own(words: string): Phrase {
  return words === '' ? [] : [words];
}

/** A value of any length, which whoever calls has shortened. */
export function value(text: string): Phrase {
  return [{ value: text }];
}

export function join(phrases: readonly Phrase[], separator: string): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]));
}

/** The first phrases of a list that may be long, and how many are left. */
export function joinSome(phrases: readonly Phrase[], most: number): Phrase {
  const rest = phrases.length - most;
  if (rest <= 1) return join(phrases, ', ');
  return say`${join(phrases.slice(0, most), ', ')} and ${rest} more`;
}

/** The beginning and the end of a text that is too long. */
export function shorten(text: string, longest = LONGEST): string {
  const codes = [...text];
  if (codes.length <= longest) return text;
  const end = Math.floor(longest / 3);
  return `${codes.slice(0, longest - end - 1).join('')}…${codes.slice(-end).join('')}`;
}

/** Where two texts differ, if one of them is too long. */
export function shortenPair(a: string, b: string): [string, string] {
  const [lettersA, lettersB] = [[...a], [...b]];
  if (Math.max(lettersA.length, lettersB.length) <= LONGEST) return [a, b];
  let same = 0;
  while (same < lettersA.length && lettersA[same] === lettersB[same]) same++;
  const from = Math.max(0, same - LONGEST / 4);
  const cut = (codes: readonly string[]) => {
    const part = codes.slice(from, from + LONGEST).join('');
    return `${from > 0 ? '…' : ''}${part}${codes.length > from + LONGEST ? '…' : ''}`;
  };
  return [cut(lettersA), cut(lettersB)];
}

/** `1 EVSE`, `2 EVSEs`, `12,000 EVSEs`. */
export function count(number: number, one: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : `${one}s`}`;
}
