/** Every language at once: for the build. Browsers load only their own (load-words.ts). */

import { pageTexts as de } from '../locales/de/page.ts';
import { pageTexts as en } from '../locales/en/page.ts';
import { pageTexts as fr } from '../locales/fr/page.ts';
import type { Language } from '../locales/languages.ts';
import { pageTexts as nl } from '../locales/nl/page.ts';
import type { PageTexts } from '../locales/texts.ts';
import { pageTexts as uk } from '../locales/uk/page.ts';
import { type PageWords, pageWordsIn } from './words.ts';

export const TEXTS = { en, de, fr, nl, uk } satisfies Record<Language, PageTexts>;

export function pageWordsOf(language: Language): PageWords {
  return pageWordsIn(language, TEXTS[language]);
}
