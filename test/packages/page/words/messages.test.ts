/** The messages of five languages: complete, with their places, and in their own language. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BANK_CARDS } from '../../../../packages/page/facts/bank-cards.ts';
import { MESSAGES } from '../../../../packages/page/words/every-language.ts';
import { loadPageWords } from '../../../../packages/page/words/load-words.ts';
import { LANGUAGE, type Language, type Plural } from '../../../../packages/page/words/messages.ts';
import { pageWordsIn } from '../../../../packages/page/words/words.ts';
import * as enums from '../../../../src/ocpi/enums.ts';
import { PAYMENT_MEANS } from '../../../../src/ocpi/held.ts';

type Message = string | Plural;

const OTHERS = LANGUAGE.filter((language) => language !== 'en');
const messagesOf = (language: Language) => new Map<string, Message>(Object.entries(MESSAGES[language]));
const formsOf = (message: Message): (readonly [form: string, text: string])[] =>
  typeof message === 'string' ? [['other', message]] : Object.entries(message);
const textsOf = (language: Language) =>
  [...messagesOf(language)].flatMap(([key, message]) => formsOf(message).map(([, text]) => ({ key, text })));
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place).sort();

const withoutPlaces = (text: string) => text.replace(/\{\w+\}/g, '');

describe.each(OTHERS)('%s', (language) => {
  const english = messagesOf('en');

  test('has every key and no other', () => {
    expect([...messagesOf(language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('loses no place and adds none; only the form for one may leave out the number', () => {
    const wrong = [...messagesOf(language)].flatMap(([key, message]) =>
      formsOf(message).flatMap(([form, text]) => {
        const expected = placesOf(formsOf(english.get(key) ?? '').at(-1)?.[1] ?? '');
        const withoutCount = expected.filter((place) => place !== 'count');
        const found = placesOf(text).join();
        return found === expected.join() || (form === 'one' && found === withoutCount.join())
          ? []
          : [`${key}: ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has no leftovers of English', () => {
    expect(textsOf(language).filter(({ text }) => ENGLISH.test(withoutPlaces(text)))).toEqual([]);
    const same = [...messagesOf(language)].filter(([key, message]) => message === english.get(key));
    const wordsOf = (message: Message) =>
      formsOf(message).flatMap(([, text]) => withoutPlaces(text).match(/\p{L}{2,}/gu) ?? []);
    const copied = same.filter(([, message]) => wordsOf(message).some((word) => !SHARED[language].includes(word)));
    expect(copied).toEqual([]);
  });
});

/** Words of English that no other of the languages has. */
const ENGLISH = /\b(the|and|with|your|this|cannot|without|until|loading|which|free|known)\b/i;

const NAMES =
  'CHAdeMO ChaoJi GB AC DC NEMA CCS Tesla Roadster NACS Schuko Wi Fi API OCPI OpenAPI JSON CSV GeoJSON RFID CO kWh kW km min MCS Plug Charge ISO';
/** Words that a language shares with English. */
const SHARED: { readonly [L in Language]: readonly string[] } = {
  en: [],
  de: `${NAMES} Hotel Restaurant Café Sport Museum Wind Gas App Name Status Filter Route in Bus Website`.split(' '),
  fr: `${NAMES} Type Restaurant Café Sport Nature Site type Contact Distance Date Prix Photos Point Place sites`.split(
    ' ',
  ),
  nl: `${NAMES} Type type Hotel Restaurant Café Sport Museum Wind Gas Water App Filters Contact Route Product per in of is Bus Website`.split(
    ' ',
  ),
  uk: NAMES.split(' ').concat('Type'),
};

test('Ukrainian is written in Cyrillic letters, but for names', () => {
  const latin = textsOf('uk').filter(({ text }) => {
    const words = withoutPlaces(text).match(/[A-Za-z]{2,}/g) ?? [];
    return words.some((word) => !SHARED.uk.includes(word) && !UKRAINIAN_NAMES.includes(word));
  });
  expect(latin).toEqual([]);
});

const UKRAINIAN_NAMES = ['AFIR', 'CEE', 'PIN', 'cookie', 'QR', 'SMS'];

describe.each(LANGUAGE)('%s', (language) => {
  test('has the plurals that its grammar needs for whole numbers, and no others', () => {
    const rules = new Intl.PluralRules(pageWordsIn(language, MESSAGES[language]).locale);
    const needed = new Set(Array.from({ length: 300 }, (_, count) => rules.select(count))).add('other');
    for (const [key, message] of messagesOf(language)) {
      if (typeof message !== 'string') expect([key, Object.keys(message).sort()]).toEqual([key, [...needed].sort()]);
    }
  });

  test('is set as print is: real quotes and dashes, no blanks too many', () => {
    const ugly = textsOf(language).filter(
      ({ text }) => /["']|\.\.\.| {2}|^\s|\s$| - |\s[.,]/.test(text) || text === '',
    );
    expect(ugly).toEqual([]);
  });

  test('a browser gets the same words', async () => {
    const words = await loadPageWords(language);
    expect([words.language, words.say('status.AVAILABLE')]).toEqual([language, MESSAGES[language]['status.AVAILABLE']]);
  });
});

test('every value that people see has a word', () => {
  const VALUES = {
    status: enums.STATUS,
    // Sockets of homes differ in a letter.
    connector_type: ['DOMESTIC', 'DOMESTIC_F', ...enums.CONNECTOR_TYPE.filter((type) => !type.startsWith('DOMESTIC_'))],
    connector_format: enums.CONNECTOR_FORMAT,
    // How to pay and start; the others are for machines.
    capability: [...BANK_CARDS, 'RFID_READER', 'REMOTE_START_STOP_CAPABLE', 'RESERVABLE'],
    facility: enums.FACILITY,
    parking_type: enums.PARKING_TYPE,
    parking_restriction: enums.PARKING_RESTRICTION,
    image_category: enums.IMAGE_CATEGORY,
    energy_source: enums.ENERGY_SOURCE_CATEGORY,
    environmental_impact: enums.ENVIRONMENTAL_IMPACT_CATEGORY,
    tariff_type: enums.TARIFF_TYPE,
    connector_capability: enums.CONNECTOR_CAPABILITY,
    vehicle_type: enums.VEHICLE_TYPE,
    evse_position: enums.EVSE_POSITION,
    payment_means: PAYMENT_MEANS,
    // The others are names.
    payment_brand: ['OTHER'],
  };
  const keys = Object.entries(VALUES).flatMap(([name, values]) => values.map((value) => `${name}.${value}`));
  expect(keys.filter((key) => !(key in MESSAGES.en))).toEqual([]);
  // And no word stands for a value that there is not.
  const known = new Set(keys);
  expect([...messagesOf('en').keys()].filter((key) => /\.[A-Z]/.test(key) && !known.has(key))).toEqual([]);
});

test('every message is said somewhere', () => {
  const files = readdirSync('packages/page', { recursive: true, encoding: 'utf8' });
  const source = files
    .filter((path) => path.endsWith('.ts') && !/words\/\w\w\.ts$/.test(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(`packages/page/${path}`, 'utf8'))
    .join('\n');
  // A key may be put together, as in `status.${status}`.
  const prefixes = [...source.matchAll(/`([a-z_]+\.[a-z_]*)\$\{/g)].map(([, prefix = '']) => prefix);
  const silent = [...messagesOf('en').keys()].filter(
    (key) => !source.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(silent).toEqual([]);
});
