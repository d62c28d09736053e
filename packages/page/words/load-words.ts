/** The words of one language, loaded on demand: a browser gets the texts of its reader's language only. */

import type { Language } from '../locales/languages.ts';
import type { PageTexts } from '../locales/texts.ts';
import { type PageWords, pageWordsIn } from './words.ts';

export async function loadPageWords(language: Language): Promise<PageWords> {
  const { pageTexts } = (await import(`../locales/${language}/page.ts`)) as { readonly pageTexts: PageTexts };
  return pageWordsIn(language, pageTexts);
}
