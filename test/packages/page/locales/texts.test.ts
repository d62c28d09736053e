/** The texts of every language: complete, with their places, and in their own language. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCheckWords } from '../../../../packages/check-page/page/check-words.ts';
import { PICTURED } from '../../../../packages/page/charger/photos.ts';
import { BANK_CARDS } from '../../../../packages/page/facts/evse-traits.ts';
import { LANGUAGES, type Language, LOCALES } from '../../../../packages/page/locales/languages.ts';
import { NAMES as NAMES_OF_ALL } from '../../../../packages/page/locales/names.ts';
import type { Plural } from '../../../../packages/page/locales/texts.ts';
import { loadPageWords } from '../../../../packages/page/words/load-words.ts';
import * as enums from '../../../../src/ocpi/enums.ts';
import { PAYMENT_BRAND, PAYMENT_MEANS } from '../../../../src/ocpi/held.ts';

type Text = string | Plural;
type Texts = ReadonlyMap<string, Text>;

/** What is said in these texts, by the folder whose sources say it. */
const KINDS = { page: 'packages/page', check: 'packages/check-page' } as const;
type Kind = keyof typeof KINDS;

async function textsIn(kind: Kind, language: Language): Promise<Texts> {
  const texts: object = await import(`../../../../packages/page/locales/${language}/${kind}.ts`);
  return new Map(Object.values(texts).flatMap((all: { readonly [key: string]: Text }) => Object.entries(all)));
}

const CASES = await Promise.all(
  LANGUAGES.flatMap((language) =>
    (['page', 'check'] as const).map(async (kind) => ({
      ...{ kind, language, texts: await textsIn(kind, language), english: await textsIn(kind, 'en') },
    })),
  ),
);

const formsOf = (text: Text): (readonly [form: string, text: string])[] =>
  typeof text === 'string' ? [['other', text]] : Object.entries(text);
const allOf = (texts: Texts) =>
  [...texts].flatMap(([key, text]) => formsOf(text).map(([, form]) => ({ key, text: form })));
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place).sort();

const withoutPlaces = (text: string) => text.replace(/\{\w+\}/g, '');

test('each language has a folder, and no folder is without its language', () => {
  const folders = readdirSync('packages/page/locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(CASES.filter(({ language }) => language !== 'en'))('$kind in $language', (given) => {
  const { language, texts, english } = given;

  test('has every key and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('loses no place and adds none; only the form for one may leave out the number', () => {
    const wrong = [...texts].flatMap(([key, message]) =>
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
    expect(allOf(texts).filter(({ text }) => ENGLISH.test(withoutPlaces(text)))).toEqual([]);
    const same = [...texts].filter(([key, text]) => text === english.get(key) && !(key in NAMES_OF_ALL));
    const wordsOf = (text: Text) => formsOf(text).flatMap(([, form]) => withoutPlaces(form).match(/\p{L}{2,}/gu) ?? []);
    const copied = same.filter(([, text]) =>
      wordsOf(text).some((word) => !(SHARED[language] ?? NAMES.split(' ')).includes(word)),
    );
    expect(copied).toEqual([]);
  });
});

/** Words of English that no other of the languages has. */
const ENGLISH = /\b(the|and|with|your|this|cannot|without|until|loading|which|free|known)\b/i;

const NAMES = 'CCS Schuko Wi Fi API OCPI OpenAPI JSON CSV GeoJSON RFID CO kWh kW km min';
/** Words that a language shares with English. */
const SHARED: { readonly [L in Language]?: readonly string[] } = {
  de: `${NAMES} Hotel Restaurant Café Sport Museum Wind Gas App Name Status Filter Route in Bus Website`.split(' '),
  fr: `${NAMES} Type Restaurant Café Sport Nature Site type Contact Distance Date Prix Photos Point Place sites`.split(
    ' ',
  ),
  nl: `${NAMES} Type type Hotel Restaurant Café Sport Museum Wind Gas Water App Filters Contact Route Product per in of is Bus Website`.split(
    ' ',
  ),
  uk: NAMES.split(' ').concat('Type'),
};

test.each(CASES.filter(({ language }) => language === 'uk'))(
  '$kind in Ukrainian is written in Cyrillic letters, but for names',
  ({ texts }) => {
    const latin = allOf(texts).filter(({ key, text }) => {
      if (key in NAMES_OF_ALL) return false;
      const words =
        withoutPlaces(text)
          .replace(TYPED, '')
          .match(/[A-Za-z]{2,}/g) ?? [];
      return words.some((word) => !SHARED.uk?.includes(word) && !UKRAINIAN_NAMES.includes(word));
    });
    expect(latin).toEqual([]);
  },
);

const UKRAINIAN_NAMES = 'AFIR CEE PIN cookie QR SMS CORS UTF Enter Escape zip https Cloudflare Node data'.split(' ');

/** Files and commands. */
const TYPED = /[\w-]*\.(?:csv|json|tgz|js)|npm start|ocpi-snapshot(?: init|-….tgz)?/g;

describe.each(CASES)('$kind in $language', ({ kind, language, texts }) => {
  test('has the plurals that its grammar needs for whole numbers, and no others', () => {
    const rules = new Intl.PluralRules(LOCALES[language]);
    const needed = new Set(Array.from({ length: 300 }, (_, count) => rules.select(count))).add('other');
    for (const [key, text] of texts) {
      if (typeof text !== 'string') expect([key, Object.keys(text).sort()]).toEqual([key, [...needed].sort()]);
    }
  });

  test('is set as print is: real quotes and dashes, no blanks too many', () => {
    const ugly = allOf(texts).filter(
      ({ text }) => /["']|\.\.\.| {2}|^\s|\s$| - |\s(?:,|\.(?!\w))/.test(text) || text === '',
    );
    expect(ugly).toEqual([]);
  });

  test('a browser gets the same words', async () => {
    const say =
      kind === 'page'
        ? (await loadPageWords(language)).say('page.skip')
        : (await loadCheckWords(language)).say('page.skip');
    expect(say).toBe(texts.get('page.skip'));
  });
});

test('every value that people see has a word', async () => {
  const pageInEnglish = await textsIn('page', 'en');
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
    image_category: PICTURED,
    energy_source: enums.ENERGY_SOURCE_CATEGORY,
    environmental_impact: enums.ENVIRONMENTAL_IMPACT_CATEGORY,
    tariff_type: enums.TARIFF_TYPE,
    connector_capability: enums.CONNECTOR_CAPABILITY,
    vehicle_type: enums.VEHICLE_TYPE,
    evse_position: enums.EVSE_POSITION,
    payment_means: PAYMENT_MEANS,
    payment_brand: PAYMENT_BRAND,
  };
  const keys = Object.entries(VALUES).flatMap(([name, values]) => values.map((value) => `${name}.${value}`));
  expect(keys.filter((key) => !pageInEnglish.has(key))).toEqual([]);
  // And no word stands for a value that there is not.
  const known = new Set(keys);
  expect([...pageInEnglish.keys()].filter((key) => /\.[A-Z]/.test(key) && !known.has(key))).toEqual([]);
});

test.each(Object.entries(KINDS))('every text of %s is said somewhere', async (kind, folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const source = files
    .filter((path) => path.endsWith('.ts') && !path.startsWith('locales'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n');
  // A key may be put together, as in `status.${status}`.
  const prefixes = [...source.matchAll(/`([a-z_]+\.[a-z_]*)\$\{/g)].map(([, prefix = '']) => prefix);
  const silent = [...(await textsIn(kind as Kind, 'en')).keys()].filter(
    (key) => !source.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(silent).toEqual([]);
});
