/** Opening hours in words. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../packages/page/locales/languages.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import { hoursInWords } from '../../../../packages/page/words/hours-words.ts';
import type { ExceptionalPeriod, Hours } from '../../../../src/ocpi/types.ts';

/** A Sunday evening in Amsterdam. */
const NOW = Date.parse('2026-11-22T19:30:00Z');

const on = (days: readonly number[], period_begin: string, period_end: string) =>
  days.map((weekday) => ({ weekday, period_begin, period_end }));
const hours = (...regular: ReturnType<typeof on>[]): Hours => ({
  twentyfourseven: false,
  regular_hours: regular.flat(),
});
const period = (period_begin: string, period_end: string): ExceptionalPeriod => ({ period_begin, period_end });

const SHOP = hours(on([1, 2, 3, 4, 5], '08:00', '20:00'), on([6], '10:00', '18:00'));

function say(what: Hours | undefined, now = NOW, language: Language = 'en', zone = 'Europe/Amsterdam') {
  const { state, isOpen, week, special } = hoursInWords(what, zone, now, pageWordsOf(language));
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
  return { state: plain(state), isOpen, week: week.map((row) => row.join(' ')), special: special.map(plain) };
}

describe('the week', () => {
  test.each(LANGUAGES)('in %s, and what holds in it', async (language) => {
    const { week, state } = say(SHOP, Date.parse('2026-11-21T18:00:00Z'), language);
    await expect(`${week.join('\n')}\n${state}\n`).toMatchFileSnapshot(`spoken/${language}-hours.txt`);
  });

  test('days with the same times stand together, though others are between them', () => {
    const week = hours(
      on([1, 2, 4, 6], '09:00', '12:00'),
      on([1, 2, 4, 6], '13:00', '17:00'),
      on([3], '09:00', '12:00'),
    );
    expect(say(week).week).toEqual([
      'Mon, Tue, Thu, Sat 09:00–12:00, 13:00–17:00',
      'Wed 09:00–12:00',
      'Fri, Sun closed',
    ]);
  });

  test('past midnight, whole days, and every day', () => {
    const night = hours(on([5, 6], '18:00', '23:59'), on([6, 7], '00:00', '02:00'));
    expect(say(night).week).toEqual(['Mon–Thu, Sun closed', 'Fri, Sat 18:00–02:00']);
    expect(say(hours(on([6, 7], '00:00', '23:59'))).week).toEqual(['Mon–Fri closed', 'Sat, Sun 24 hours']);
    expect(say(hours(on([1, 2, 3, 4, 5, 6, 7], '06:00', '00:00'))).week).toEqual(['Every day 06:00–24:00']);
  });

  test('is not told of a site that is always open, or of which nothing is known', () => {
    expect(say({ twentyfourseven: true })).toEqual({
      ...{ state: 'Open 24 hours a day, every day', isOpen: true, week: [], special: [] },
    });
    expect(say(undefined)).toEqual({ state: 'Opening hours not known', isOpen: undefined, week: [], special: [] });
  });
});

describe('what holds now', () => {
  const at = (time: string, what = SHOP) => say(what, Date.parse(time)).state;

  test('says when it changes: the time, the day, or the date', () => {
    expect(at('2026-11-23T12:00:00Z')).toBe('Open until 20:00');
    expect(at('2026-11-22T19:30:00Z')).toBe('Closed until 08:00');
    expect(at('2026-11-21T18:00:00Z')).toBe('Closed until Mon 08:00');
    const closed = { ...SHOP, exceptional_closings: [period('2026-11-21T23:00:00Z', '2026-12-24T23:00:00Z')] };
    expect(at('2026-11-23T12:00:00Z', closed)).toBe('Closed until 25 Dec 2026, 08:00');
  });

  test('the end of today is 24:00; open past midnight is a time', () => {
    expect(at('2026-11-23T21:00:00Z', hours(on([1], '08:00', '23:59')))).toBe('Open until 24:00');
    expect(at('2026-11-27T21:00:00Z', hours(on([5], '18:00', '02:00')))).toBe('Open until 02:00');
  });

  test('a closing that is far does not end 24/7 today', () => {
    const far = {
      twentyfourseven: true,
      exceptional_closings: [period('2026-12-24T23:00:00Z', '2026-12-26T23:00:00Z')],
    };
    expect(say(far)).toMatchObject({
      state: 'Open 24 hours a day, every day',
      special: ['Closed: 25 – 26 Dec 2026'],
    });
    const soon = {
      twentyfourseven: true,
      exceptional_closings: [period('2026-11-23T05:00:00Z', '2026-11-23T09:00:00Z')],
    };
    expect(say(soon)).toMatchObject({ state: 'Open until 06:00', special: ['Closed: 23 Nov 2026, 06:00–10:00'] });
    expect(say(soon, Date.parse('2026-11-23T06:00:00Z')).state).toBe('Closed until 10:00');
  });

  test('nobody knows in a zone that does not exist', () => {
    expect(say(SHOP, NOW, 'en', 'Europe/Nowhere')).toMatchObject({
      state: 'Opening hours not known',
      isOpen: undefined,
    });
  });
});

test('exceptions that are over are not told; the others in their order', () => {
  const special = say({
    ...SHOP,
    exceptional_openings: [
      period('2026-12-27T09:00:00Z', '2026-12-27T15:00:00Z'),
      period('2026-11-22T09:00:00Z', '2026-11-22T19:30:00Z'),
    ],
    exceptional_closings: [period('2026-12-24T23:00:00Z', '2026-12-25T23:00:00Z')],
  }).special;
  expect(special).toEqual(['Closed: 25 Dec 2026', 'Also open: 27 Dec 2026, 10:00–16:00']);
});
