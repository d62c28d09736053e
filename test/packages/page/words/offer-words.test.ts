/** Prices in words. What each tariff of priced-tariffs.ts is in a language is in spoken/, for people to read. */

import { expect, test } from 'vitest';
import { offerOf } from '../../../../packages/page/facts/offer.ts';
import { LANGUAGES, type Language } from '../../../../packages/page/locales/languages.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import { offerInWords } from '../../../../packages/page/words/offer-words.ts';
import { validityInWords } from '../../../../packages/page/words/when-words.ts';
import { PRICED_TARIFFS } from './priced-tariffs.ts';

function spoken(name: string, language: Language) {
  const tariff = PRICED_TARIFFS[name];
  if (tariff === undefined) throw new Error(name);
  const { summary, exact, details } = offerInWords(offerOf(tariff), pageWordsOf(language));
  return { summary: plain(summary), exact: exact === undefined ? [] : [plain(exact)], details: details.map(plain) };
}

/** Blanks that do not break look like others. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

test.each(LANGUAGES)('every tariff in %s', async (language) => {
  const text = Object.keys(PRICED_TARIFFS).map((name) => {
    const { summary, exact, details } = spoken(name, language);
    const lines = [summary, ...exact.map((one) => `    (${one})`), ...details.map((detail) => `    - ${detail}`)];
    return `${name}\n  ${lines.join('\n')}\n`;
  });
  await expect(text.join('\n')).toMatchFileSnapshot(`spoken/${language}.txt`);
});

test('the issue says how it should read', () => {
  const { summary } = spoken('energy and a fee for staying long, after the example of the issue', 'en');
  expect(summary).toBe('0.60 €/kWh incl. VAT + 0.10 €/min after 4 h');
});

test('free of charge is said of nothing that costs, or that nobody knows', () => {
  const free = LANGUAGES.map((language) => pageWordsOf(language).say('price.free'));
  for (const name of Object.keys(PRICED_TARIFFS)) {
    const isFree = LANGUAGES.map((language, i) => spoken(name, language).summary.includes(free[i] ?? ''));
    expect([name, ...isFree]).toEqual([name, ...LANGUAGES.map(() => name === 'free')]);
  }
});

test('no amount has digits that nobody wrote, and each has two decimals at least', () => {
  let found = 0;
  for (const name of Object.keys(PRICED_TARIFFS).filter((one) => !one.startsWith('yen'))) {
    const { summary, exact, details } = spoken(name, 'en');
    const amounts = [summary, ...exact, ...details].join(' ').match(/[\d,.]+(?=(–[\d.,]+)? [€£₴]| US\$| DKK)/g) ?? [];
    expect([name, amounts.filter((amount) => !/\.\d{2,4}$/.test(amount))]).toEqual([name, []]);
    found += amounts.length;
  }
  expect(found).toBeGreaterThan(50);
});

test('from when until when a tariff is valid, on the clock of the site', () => {
  const say = (times: { start_date_time?: string; end_date_time?: string }, language: Language = 'en') =>
    plain(validityInWords(times, 'Europe/Amsterdam', Date.parse('2026-11-22T12:00:00Z'), pageWordsOf(language)));
  expect(say({})).toBe('');
  expect(say({ start_date_time: '2026-01-01T00:00:00Z' })).toBe('');
  expect(say({ start_date_time: '2029-12-31T23:00:00Z' })).toBe('from 1 Jan 2030');
  expect(say({ end_date_time: '2029-12-31T23:00:00Z' })).toBe('until 31 Dec 2029');
  expect(say({ end_date_time: '2029-12-31T23:00:00Z' }, 'uk')).toBe('до 31 груд. 2029 р.');
  expect(say({ start_date_time: '2027-03-01T05:30:00Z', end_date_time: '2027-03-31T22:00:00Z' })).toBe(
    'from 1 Mar 2027, 06:30, until 31 Mar 2027',
  );
});
