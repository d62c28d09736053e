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

/** A text in the form in which it is searched. */
export function searchable(text: string): string {
  if (IS_ASCII.test(text)) return text.toLowerCase();
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[ßøæœłđðþı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Everything of a site that is searched. */
export function searchedText({ id, name, address, postal_code = '', city, evses }: SiteRecord): string {
  const ids = evses.map(({ uid, evse_id }) => (evse_id === undefined ? uid : `${uid}\n${evse_id}`));
  return searchable([name, address, postal_code, city, id, ...ids].join('\n'));
}

/** Whether a text of `searchedText` has every word. */
export function wordMatcher(q: string): (text: string) => boolean {
  const words = searchable(q)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => words.every((word) => text.includes(word));
}
