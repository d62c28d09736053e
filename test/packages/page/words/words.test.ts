/** How texts are filled in, and which language a reader gets. */

import { expect, test } from 'vitest';
import { chooseLanguage } from '../../../../packages/page/locales/languages.ts';
import { pageWordsOf, TEXTS } from '../../../../packages/page/words/every-language.ts';
import { distanceInWords, durationInWords, powerInWords } from '../../../../packages/page/words/unit-words.ts';
import { pageWordsIn } from '../../../../packages/page/words/words.ts';

test('the first language that we have; else that of the network; else English', () => {
  expect(chooseLanguage(['pl', 'de-AT', 'en'], 'nl')).toBe('de');
  expect(chooseLanguage(['uk_UA'], 'nl')).toBe('uk');
  expect(chooseLanguage(['pl'], 'nl')).toBe('nl');
  expect(chooseLanguage([], 'pl')).toBe('en');
  expect(chooseLanguage([], undefined)).toBe('en');
});

test('places are filled in as they are, and what looks like a place in them stays', () => {
  const words = pageWordsOf('en');
  expect(words.say('hours.open_until', { time: '{time} $& <b>' })).toBe('Open until {time} $& <b>');
});

test('Ukrainian has a form for one, few and many', () => {
  const sites = { one: '{count} майданчик', few: '{count} майданчики', many: '{count} майданчиків', other: '{count}' };
  const words = pageWordsIn('uk', { ...TEXTS.uk, 'list.sites': sites });
  const say = (count: number) => words.say('list.sites', { count });
  expect([1, 2, 5, 11, 21, 22, 1000].map(say)).toEqual([
    '1 майданчик',
    '2 майданчики',
    '5 майданчиків',
    '11 майданчиків',
    '21 майданчик',
    '22 майданчики',
    '1\u00a0000 майданчиків',
  ]);
});

test('power has at most one decimal', () => {
  const say = (watts: number) => powerInWords(watts, pageWordsOf('de'));
  expect([22_080, 7360, 3_700, 150_000, 1_000_000].map(say)).toEqual([
    '22,1 kW',
    '7,4 kW',
    '3,7 kW',
    '150 kW',
    '1.000 kW',
  ]);
});

test('distances', () => {
  const say = (metres: number) => distanceInWords(metres, pageWordsOf('en'));
  expect([4, 354, 994, 996, 1234, 9949, 9951, 123_456].map(say)).toEqual([
    ...['0 m', '350 m', '990 m', '1 km', '1.2 km', '9.9 km', '10 km', '123 km'],
  ]);
});

test('durations', () => {
  const say = (seconds: number) => durationInWords(seconds, pageWordsOf('nl'));
  expect([45, 60, 90, 1800, 3600, 15_000, 86_400].map(say)).toEqual([
    ...['45 s', '1 min', '90 s', '30 min', '1 uur', '4 uur 10 min', '24 uur'],
  ]);
});
