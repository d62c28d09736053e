/** Finds sites by words: without case, without accents, in any order. */

import type { SiteRecord } from '../records/site-index.ts';

/** Letters that Unicode does not take apart, as people type them who do not have them. */
const PLAIN: { readonly [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const IS_ASCII = /^[\0-\x7f]*$/;
/** People type the nearest one, or none: `Кам’янське`, `Côte d'Or`. */
const APOSTROPHES = /['’‘ʼʹ´`]/g;

/** A text in the form in which it is searched. */
export function searchable(text: string): string {
  const whole = text.replace(APOSTROPHES, '');
  if (IS_ASCII.test(whole)) return whole.toLowerCase();
  const letters = whole.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[ßøæœłđðþı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** A word as it may stand in a text: whoever has no umlauts writes `ue` for `ü`, readers and makers of data alike. */
export function spellings(word: string): string[] {
  const withoutUmlauts = word.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
  const plain = searchable(word);
  return [...new Set([plain, searchable(withoutUmlauts), plain.replace(/([aou])e/g, '$1')])];
}

/** What is searched of a site and its EVSEs. */
export function textOfSite({ id, name, address, postal_code = '', city, evses }: SiteRecord): string {
  let text = `${name} ${postal_code} ${city} ${address} ${id}`;
  for (const { uid, evse_id = '' } of evses) text += ` ${uid} ${evse_id}`;
  return text;
}

/** Texts that are searched, such as those of all sites. */
export interface SearchedTexts {
  readonly count: number;
  /** `BLOCK` texts as they are searched, one a line, worked out when they are first asked for. */
  readonly blockOf: (block: number) => string;
}

/** To look whether a word is in so many texts takes little longer than for one of them, and most words are in few. */
export const BLOCK = 500;

export function searchedTexts(count: number, textOf: (number: number) => string): SearchedTexts {
  const blocks: string[] = [];
  const blockOf = (block: number): string => {
    const known = blocks[block];
    if (known !== undefined) return known;
    const begin = block * BLOCK;
    const length = Math.min(BLOCK, count - begin);
    // Each by itself: one letter that is not of ASCII makes all that is with it take several times as long.
    const lines = Array.from({ length }, (_, i) => searchable(textOf(begin + i)).replaceAll('\n', ' '));
    const text = lines.join('\n');
    blocks[block] = text;
    return text;
  };
  return { count, blockOf };
}

/** Works them out block by block, so that the page answers meanwhile. A search that comes first does the rest. */
export function prepareTexts(texts: SearchedTexts, block = 0): void {
  if (block * BLOCK >= texts.count) return;
  setTimeout(() => {
    texts.blockOf(block);
    prepareTexts(texts, block + 1);
  });
}

/** The numbers of the texts that have every word of `q`, in their order. */
export function numbersWith(q: string, { count, blockOf }: SearchedTexts): number[] {
  const hasWords = wordMatcher(q);
  const found: number[] = [];
  for (let begin = 0; begin < count; begin += BLOCK) {
    const block = blockOf(begin / BLOCK);
    if (!hasWords(block)) continue;
    for (const [i, line] of block.split('\n').entries()) if (hasWords(line)) found.push(begin + i);
  }
  return found;
}

/** Whether a text that is searched has every word. */
export function wordMatcher(q: string): (text: string) => boolean {
  const words = q
    .split(/\s+/)
    .map(spellings)
    .filter(([plain]) => plain !== '');
  return (text) => words.every((word) => word.some((spelling) => text.includes(spelling)));
}
