/** The words of one language, loaded on demand: a browser gets the texts of its reader's language only. */

import type { Language, Messages } from './messages.ts';
import { type PageWords, pageWordsIn } from './words.ts';

const FILES = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  uk: async () => (await import('./uk.ts')).uk,
} satisfies Record<Language, () => Promise<Messages>>;

export async function loadPageWords(language: Language): Promise<PageWords> {
  return pageWordsIn(language, await FILES[language]());
}
