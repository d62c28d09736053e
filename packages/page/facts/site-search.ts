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

/** What is searched of a site and its EVSEs, as far as it is known. */
export function textOfSite({ id, name, address, postal_code = '', city, evses }: SiteRecord): string {
  let text = `${name}\n${postal_code}\n${city}\n${address}\n${id}`;
  for (const { uid, evse_id = '' } of evses) text += `\n${uid}\n${evse_id}`;
  return searchable(text);
}

/** Whether a text that is searched has every word. */
export function wordMatcher(q: string): (text: string) => boolean {
  const words = q
    .split(/\s+/)
    .map(spellings)
    .filter(([plain]) => plain !== '');
  return (text) => words.every((word) => word.some((spelling) => text.includes(spelling)));
}
