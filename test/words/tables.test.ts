/** The tables of words: each line means something, each word one thing, and each language has what all have. */

import { expect, test } from 'vitest';
import { CURRENCIES } from '../../src/cells/numbers/currencies.ts';
import { ALPHA_2 } from '../../src/cells/places/country-codes.ts';
import { LANGUAGES } from '../../src/cells/texts/languages.ts';
import { STATUS_WORDS } from '../../src/cells/words/status-words.ts';
import * as vocabularies from '../../src/cells/words/vocabularies.ts';
import { Vocabulary } from '../../src/cells/words/vocabulary.ts';
import { foldWord } from '../../src/words/fold-word.ts';
import { allWords } from '../../src/words/word-row.ts';
import { type WordLine, wordLines } from '../../tools/generate/words.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** What the lines of a list may mean. */
const VALUES_OF = new Map<string, ReadonlySet<string>>([
  ...[...Object.values(vocabularies), STATUS_WORDS].flatMap((one) =>
    one instanceof Vocabulary ? [[one.list, new Set<string>(one.values)] as const] : [],
  ),
  [
    'Cell',
    new Set(['everybody', 'for nothing', 'free', 'none', 'nothing', 'placeholder', 'specimen', 'test', 'unknown']),
  ],
  ['Between', new Set(['in', 'per'])],
  ['Cent', new Set([...CURRENCIES, 'cent'])],
  ['Column', new Set(['form'])],
  ['Country', ALPHA_2],
  ['Currency', CURRENCIES],
  ['Day', new Set([...DAYS, 'Mo-Fr', 'Mo-Sa', 'Sa-Su', 'Mo-Su'])],
  ['Holidays', new Set(['before'])],
  ['Hours', new Set(['24/7', 'and', 'and as a letter', 'closed', 'except', 'holidays', 'hours', 'open', 'to'])],
  ['Month', new Set(Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0')))],
  ['Name', new Set(['legal form'])],
  ['Row', new Set(['before total', 'note', 'total'])],
  ['Street', new Set(['kind'])],
  ['Time', new Set(['a day', 'day of a month', 'full hour'])],
  [
    'Unit',
    new Set(
      ['%', 'A', 'V', 'W', 'cm', 'g/kWh', 'kWh', 'kg', 'pixels', 's', 'session'].flatMap((unit) =>
        [0.001, 0.1, 1, 60, 100, 1000, 3600].map((amount) => `${amount} ${unit}`),
      ),
    ),
  ],
  ['Vat', new Set(['gross', 'included', 'name', 'net'])],
]);

/** Lists whose words mean different things in different languages. */
const BY_LANGUAGE = new Set(['Day']);

/** What is wrong with the lines of values.csv, each with its place. */
function faultsOf(lines: readonly WordLine[]): string[] {
  const said = new Map<string, WordLine>();
  return lines.flatMap((line, i) => {
    const { at, of, value, words } = line;
    const faults: string[] = [];
    const before = lines[i - 1];
    const same = lines.find((other) => other.of === of && other.value === value);
    if (same !== line) faults.push(`is ${of},${value} as ${same?.at} is`);
    else if (before !== undefined && [before.of, before.value].join('\0') > [of, value].join('\0'))
      faults.push(`is not sorted: ${of},${value} comes before ${before.of},${before.value}`);
    const values = VALUES_OF.get(of);
    if (values === undefined) faults.push(`there is no list "${of}"`);
    for (const one of value.split('|')) {
      if (values !== undefined && !values.has(one)) faults.push(`"${one}" is no value of ${of}`);
    }
    for (const [language, list] of Object.entries(words)) {
      if (language !== 'any' && !LANGUAGES.has(language)) faults.push(`"${language}" is no language of ISO 639-1`);
      for (const word of list.split('|')) {
        const folded = foldWord(word);
        if (word === '' || word !== word.trim() || folded === undefined) faults.push(`"${word}" is no word`);
        const key = [of, BY_LANGUAGE.has(of) ? language : '', folded].join('\0');
        const other = said.get(key);
        if (other !== undefined && other !== line) faults.push(`"${word}" is ${other.value} in ${other.at}`);
        said.set(key, line);
      }
    }
    return faults.map((fault) => `${at} ${fault}`);
  });
}

/** Languages, and what every one of them must have a word for. */
function gapsOf(lines: readonly WordLine[]): string[] {
  const languages = new Set(lines.flatMap(({ words }) => Object.keys(words)).filter((language) => language !== 'any'));
  const needed = [...DAYS.map((day) => ['Day', day]), ['YesNo', 'true'], ['YesNo', 'false']];
  return [...languages].flatMap((language) =>
    needed.flatMap(([of, value]) => {
      const line = lines.find((one) => one.of === of && one.value === value);
      return line?.words[language] ? [] : [`${line?.at} has no word of ${language} for ${of} ${value}`];
    }),
  );
}

test('values.csv is right', () => {
  const lines = wordLines('values');
  expect(faultsOf(lines)).toEqual([]);
  expect(gapsOf(lines)).toEqual([]);
  expect(lines.length).toBeGreaterThan(200);
});

test.each([
  ['Status,RESERVED,,,taken', 'src/words/values.csv:3 "taken" is AVAILABLE in src/words/values.csv:2'],
  ['Status,RESERVED,,,,taken', 'src/words/values.csv:3 "taken" is AVAILABLE in src/words/values.csv:2'],
  ['Status,AVAILABLE,,,free', 'src/words/values.csv:3 is Status,AVAILABLE as src/words/values.csv:2 is'],
  ['Status,BUSY,,,engaged', 'src/words/values.csv:3 "BUSY" is no value of Status'],
  ['Colour,RED,,,red', 'src/words/values.csv:3 is not sorted: Colour,RED comes before Status,AVAILABLE'],
  ['Colour,RED,,,red', 'src/words/values.csv:3 there is no list "Colour"'],
  ['Status,RESERVED,,,booked||kept', 'src/words/values.csv:3 "" is no word'],
  ['Status,RESERVED,,,,,xx-word', 'src/words/values.csv:3 "xx" is no language of ISO 639-1'],
])('a fault is told with its place: %s', (line, fault) => {
  const text = ['of,value,note,any,en,de,xx', 'Status,AVAILABLE,,,taken', line].join('\n');
  expect(faultsOf(wordLines('values', text))).toContain(fault);
});

test('a language without a weekday is told with the line that lacks it', () => {
  const lines = wordLines('values').map((line) => {
    const { sv, ...words } = line.words;
    return line.of === 'Day' && line.value === 'Mo' ? { ...line, words } : line;
  });
  expect(gapsOf(lines)).toEqual([expect.stringMatching(/^src\/words\/values\.csv:\d+ has no word of sv for Day Mo$/)]);
});

test('more cells than languages are refused', () => {
  expect(() => wordLines('values', 'of,value,note,en\nStatus,AVAILABLE,,free,frei')).toThrow(/line 2/);
});

test('a whole name of a day is the same day in every language', () => {
  const meanings = new Map<string, string>();
  for (const line of wordLines('values').filter(({ of }) => of === 'Day')) {
    for (const word of allWords(line).flatMap((one) => foldWord(one) ?? [])) {
      if (word.length < 5) continue;
      expect(meanings.get(word) ?? line.value, `${line.at} ${word}`).toBe(line.value);
      meanings.set(word, line.value);
    }
  }
});
