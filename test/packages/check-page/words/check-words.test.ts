/** The texts of the check page in five languages: the compiler demands every key; here, every place and every form. */

import { expect, test } from 'vitest';
import { loadCheckWords } from '../../../../packages/check-page/words/check-words.ts';
import { checkDe as de } from '../../../../packages/check-page/words/de.ts';
import { checkEn as en } from '../../../../packages/check-page/words/en.ts';
import { checkFr as fr } from '../../../../packages/check-page/words/fr.ts';
import { checkNl as nl } from '../../../../packages/check-page/words/nl.ts';
import { checkUk as uk } from '../../../../packages/check-page/words/uk.ts';
import { LANGUAGE } from '../../../../packages/page/words/messages.ts';

type Texts = { readonly [key: string]: string | { readonly [form: string]: string } };

const formsOf = (text: Texts[string]): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).sort();
const english: Texts = en;

test.each(Object.entries<Texts>({ de, fr, nl, uk }))('%s has the places of every text, and copies none', (_, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    const expected = placesOf(formsOf(english[key] ?? '').at(-1) ?? '');
    for (const form of formsOf(text)) expect([key, ...placesOf(form)]).toEqual([key, ...expected]);
  }
  expect(Object.keys(texts).filter((key) => texts[key] === english[key])).toEqual([]);
});

test('each has the plurals that its language needs', () => {
  for (const [language, texts] of Object.entries<Texts>({ en, de, nl, uk })) {
    const needed = new Set([0, 1, 2, 5, 21, 1.5].map((count) => new Intl.PluralRules(language).select(count)));
    for (const text of Object.values(texts)) {
      if (typeof text !== 'string')
        expect([language, ...Object.keys(text).sort()]).toEqual([language, ...[...needed].sort()]);
    }
  }
});

test('every language is loaded on demand', async () => {
  const titles = await Promise.all(
    LANGUAGE.map(async (language) => (await loadCheckWords(language)).say('page.title')),
  );
  expect(new Set(titles).size).toBe(LANGUAGE.length);
});
