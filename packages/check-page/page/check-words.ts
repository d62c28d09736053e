/** The words of the check page in one language, loaded on demand. */

import type { checkTexts } from '../../page/locales/en/check.ts';
import type { Language } from '../../page/locales/languages.ts';
import type { CheckTexts } from '../../page/locales/texts.ts';
import { type SpokenTexts, wordsIn } from '../../page/words/words.ts';

export type CheckWords = SpokenTexts<typeof checkTexts>;

export async function loadCheckWords(language: Language): Promise<CheckWords> {
  const texts = (await import(`../../page/locales/${language}/check.ts`)) as { readonly checkTexts: CheckTexts };
  return wordsIn<typeof checkTexts>(language, texts.checkTexts);
}
