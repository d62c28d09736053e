import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDisplayTexts, parseDisplayTexts } from '../../src/cells/texts/display-text.ts';
import { LANGUAGES } from '../../src/cells/texts/languages.ts';
import { hintIn, problemIn, valueIn } from './reading.ts';

/** Texts in short: `en=Behind the mall`. */
function texts(cell: string, defaultLanguage = 'nl'): string[] {
  return valueIn(parseDisplayTexts(cell, defaultLanguage)).map(({ language, text }) => `${language}=${text}`);
}

describe('reading display texts', () => {
  test.each([
    ['', []],
    ['Achter de winkel', ['nl=Achter de winkel']],
    ['en: Behind the mall | fr: Derrière', ['en=Behind the mall', 'fr=Derrière']],
    ['en:Behind', ['en=Behind']],
    ['Achter | en: Behind', ['nl=Achter', 'en=Behind']],
    ['en: P1 \\| P2', ['en=P1 | P2']],
    ['en: en: here', ['en=en: here']],
    ['Level 2: left', ['nl=Level 2: left']],
    ['Spa: second floor', ['nl=Spa: second floor']],
    ['Dan: ask at the desk', ['nl=Dan: ask at the desk']],
    ['en: eng: here', ['en=eng: here']],
    ['English speakers: ring twice', ['nl=English speakers: ring twice']],
    ['https://example.org', ['nl=https://example.org']],
    ['🅿'.repeat(512), [`nl=${'🅿'.repeat(512)}`]],
  ])('%s', (cell, expected) => {
    expect(texts(cell)).toEqual(expected);
  });

  test.each([
    [
      'xx: Behind',
      '"xx: Behind" begins with "xx:", which is no language in two lowercase letters of ISO 639-1.',
      'If it is text and not a language, write "nl: xx:".',
    ],
    [
      'EN: Behind',
      'no language in two lowercase letters',
      'Write "en:". If it is text and not a language, write "nl: EN:".',
    ],
    [
      'en-GB: Behind',
      'no language in two lowercase letters',
      'Write "en:". If it is text and not a language, write "nl: en-GB:".',
    ],
    ['dk: Bag', '"dk: Bag" begins with "dk:", which is no language', 'Write "da:".'],
    ['eng: Behind', '"eng: Behind" begins with "eng:", which is no language', 'Write "en:".'],
    ['Achter | English: Behind', 'begins with "English:"', 'Write "en:".'],
    ['en: Behind | Deutsch : Hinten', 'begins with "Deutsch :"', 'Write "de:".'],
    ['en:', 'has no text after "en:"', 'Write the text, or leave out "en:".'],
    ['Behind\nthe mall', '"Behind the mall" has a line break', 'Write it on one line.'],
    ['en: Behind\tthe mall', 'a tab', 'Write it on one line.'],
    ['a'.repeat(513), 'has a text of 513 characters', 'Shorten it to 512 characters.'],
    ['A | nl: A', 'The text "nl:A" is there twice.', 'Keep one of the two.'],
    ['A || B', 'has an empty item', 'Delete the extra |.'],
  ])('%s: %s', (cell, problem, hint) => {
    expect(problemIn(parseDisplayTexts(cell, 'nl'))).toContain(problem);
    expect(hintIn(parseDisplayTexts(cell, 'nl'))).toBe(hint);
  });
});

describe('writing display texts', () => {
  test('the default language is left out where that is not misread', () => {
    const written = [
      { language: 'en', text: 'Behind' },
      { language: 'en', text: 'fr: no French' },
      { language: 'fr', text: 'A | B' },
    ];
    expect(formatDisplayTexts(written, 'en')).toBe('Behind | en: fr: no French | fr: A \\| B');
  });

  test('every list of texts is read as it was written', () => {
    const text = fc
      .oneof(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.stringMatching(/^[a-z]{1,3}: ?[a-z|\\]+$/))
      .map((value) => value.trim())
      .filter((value) => value !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value));
    const language = fc.constantFrom('en', 'nl', 'fr');
    const displayTexts = fc.uniqueArray(fc.record({ language, text }), {
      selector: (item) => `${item.language}:${item.text}`,
    });
    fc.assert(
      fc.property(displayTexts, language, (value, defaultLanguage) => {
        const cell = formatDisplayTexts(value, defaultLanguage);
        expect(parseDisplayTexts(cell, defaultLanguage)).toEqual({ ok: true, value });
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (cell) => void parseDisplayTexts(cell, 'en')));
  });
});

test('the languages are those of ISO 639-1', () => {
  expect(LANGUAGES.size).toBe(183);
  for (const language of ['en', 'nl', 'de', 'fr', 'is', 'sr', 'zh']) expect(LANGUAGES.has(language)).toBe(true);
});
