/** The words of the check page in one language, loaded on demand. */

import type { Language } from '../../page/words/messages.ts';
import { type SpokenTexts, wordsIn } from '../../page/words/words.ts';
import type { CheckMessages } from './check-messages.ts';
import type { checkEn } from './en.ts';

export type CheckWords = SpokenTexts<typeof checkEn>;

const FILES = {
  en: async () => (await import('./en.ts')).checkEn,
  de: async () => (await import('./de.ts')).checkDe,
  fr: async () => (await import('./fr.ts')).checkFr,
  nl: async () => (await import('./nl.ts')).checkNl,
  uk: async () => (await import('./uk.ts')).checkUk,
} satisfies Record<Language, () => Promise<CheckMessages>>;

export async function loadCheckWords(language: Language): Promise<CheckWords> {
  return wordsIn<typeof checkEn>(language, await FILES[language]());
}
