/**
 * The texts of the page in English, which declare the keys of every language.
 *
 * To translate: keep the keys and the names in braces, and write the rest as people say it. A text with `one` and `other`
 * gets the forms that your language has; `{count}` is the number. Keys that begin with a name of OCPI in small letters and
 * end with a value in capitals are the words for that value.
 */

import { chargerEn } from './charger/en.ts';
import { factsEn } from './facts/en.ts';
import { ocpiEn } from './ocpi/en.ts';
import { pageEn } from './page/en.ts';

export const en = {
  ...factsEn,
  ...ocpiEn,
  ...pageEn,
  ...chargerEn,
} as const;
