/** Words are found however people type them. */

import { expect, test, vi } from 'vitest';
import {
  BLOCK,
  numbersWith,
  prepareTexts,
  searchable,
  searchedTexts,
  wordMatcher,
} from '../../../../packages/page/facts/site-search.ts';

const finds = (q: string, text: string) => wordMatcher(q)(searchable(text));

test.each([
  ['MUNCHEN', 'München'],
  ['münchen', 'Munchen'],
  ['muenchen', 'München Hbf'],
  ['München', 'Muenchen'],
  ['Mu\u0308nchen', 'MÜNCHEN'],
  ['strasse', 'Hauptstraße 5'],
  ['straße', 'HAUPTSTRASSE'],
  ['kamianske', 'Kamianske'],
  ["кам'янське", 'Кам’янське'],
  ['камянське', 'Камʼянське'],
  ['київ', 'КИЇВ'],
  ['cote dor', 'Côte d’Or'],
  ['lodz', 'Łódź'],
  ['kobenhavn', 'København'],
  ['hoek', 'Hoek van Holland'],
  ['ＡＭＳ', 'AMS-01'],
  ['  harbour   ams ', 'AMS-01\nHarbour'],
  ['', 'anything'],
  ["'", 'anything'],
])('%j finds %j', (q, text) => {
  expect(finds(q, text)).toBe(true);
});

test.each([
  ['ams berlin', 'AMS-01'],
  ['blue', 'blau'],
  ['e-01', 'A-01'],
])('%j does not find %j', (q, text) => {
  expect(finds(q, text)).toBe(false);
});

test('of many texts, those with all words are found by their numbers, whatever is in the texts', () => {
  const lines = Array.from({ length: 2 * BLOCK + 1 }, (_, i) => `Hof ${i}\nStraße`);
  const texts = searchedTexts(lines.length, (number) => lines[number] ?? '');
  const last = 2 * BLOCK;
  expect(numbersWith(`strasse ${last}`, texts)).toEqual([last]);
  expect(numbersWith('hof 499', texts)).toEqual([499]);
  expect(numbersWith('hof', texts)).toHaveLength(lines.length);
  expect(numbersWith('', texts)).toHaveLength(lines.length);
  expect(numbersWith('hof berlin', texts)).toEqual([]);
  expect(
    numbersWith(
      'hof',
      searchedTexts(0, () => ''),
    ),
  ).toEqual([]);
});

test('texts are worked out before anybody searches, a block at a time, and each once', () => {
  vi.useFakeTimers();
  try {
    const textOf = vi.fn((number: number) => `Hof ${number}`);
    const texts = searchedTexts(BLOCK + 1, textOf);
    prepareTexts(texts);
    expect(textOf).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(textOf).toHaveBeenCalledTimes(BLOCK);
    vi.runAllTimers();
    expect(numbersWith(`hof ${BLOCK}`, texts)).toEqual([BLOCK]);
    expect(textOf).toHaveBeenCalledTimes(BLOCK + 1);
  } finally {
    vi.useRealTimers();
  }
});
