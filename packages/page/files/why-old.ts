/** What `start` says above the pages of the last build, while the data cannot be published. */

import { chooseLanguage } from '../locales/languages.ts';
import { pageWordsOf } from '../words/every-language.ts';

/** @param language ISO 639-1 */
export function whyOld(language: string): string {
  return pageWordsOf(chooseLanguage([language], undefined)).say('page.last_build');
}
