/** Every language at once: for the build. Browsers load only their own (load-words.ts). */

import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Language, Messages } from './messages.ts';
import { nl } from './nl.ts';
import { uk } from './uk.ts';
import { type PageWords, pageWordsIn } from './words.ts';

export const MESSAGES = { en, de, fr, nl, uk } satisfies Record<Language, Messages>;

export function pageWordsOf(language: Language): PageWords {
  return pageWordsIn(language, MESSAGES[language]);
}
