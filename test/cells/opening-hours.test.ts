import { describe, expect, test } from 'vitest';
import { formatOpeningHours, parseOpeningHours } from '../../src/cells/opening-hours/opening-hours.ts';
import type { RegularHours } from '../../src/ocpi/types.ts';
import { hintIn, problemIn, valueIn } from './reading.ts';

/** Regular hours in short: `1 08:00-20:00`. */
function entries(text: string): string[] {
  const hours = valueIn(parseOpeningHours(text));
  if (hours.twentyfourseven) throw new Error(`${text} is always open`);
  return hours.regular_hours.map((entry) => `${entry.weekday} ${entry.period_begin}-${entry.period_end}`);
}

function regularHours(...short: string[]): RegularHours[] {
  return short.map((entry) => {
    const [weekday = '', times = ''] = entry.split(' ');
    const [period_begin = '', period_end = ''] = times.split('-');
    return { weekday: Number(weekday), period_begin, period_end };
  });
}

function everyDay(times: string): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} ${times}`);
}

describe('reading opening hours', () => {
  test('only 24/7 is always open', () => {
    expect(valueIn(parseOpeningHours(' 24/7 '))).toEqual({ twentyfourseven: true });
    expect(entries('Mo-Su 00:00-24:00')).toEqual(everyDay('00:00-23:59'));
    expect(entries('00:00-24:00')).toEqual(everyDay('00:00-23:59'));
  });

  test.each([
    ['Sa 10:00-18:00', ['6 10:00-18:00']],
    ['Sa,Mo 10:00-18:00', ['1 10:00-18:00', '6 10:00-18:00']],
    ['Mo,We-Th 10:00-18:00', ['1 10:00-18:00', '3 10:00-18:00', '4 10:00-18:00']],
    ['Sa-Mo 10:00-18:00', ['1 10:00-18:00', '6 10:00-18:00', '7 10:00-18:00']],
    ['Mo 08:00-12:00,13:00-18:00', ['1 08:00-12:00', '1 13:00-18:00']],
    ['08:00-20:00', everyDay('08:00-20:00')],
    ['Mo', ['1 00:00-23:59']],
    ['Mo 08:00-20:00; Sa 10:00-18:00', ['1 08:00-20:00', '6 10:00-18:00']],
    ['Mo 08:00-20:00;', ['1 08:00-20:00']],
    ['Mo 08:00-20:00 open', ['1 08:00-20:00']],
    ['Mo 20:00-24:00', ['1 20:00-23:59']],
    ['Mo 20:00-23:59', ['1 20:00-23:59']],
  ])('%s', (text, expected) => {
    expect(entries(text)).toEqual(expected);
  });

  test.each([
    ['mo-tu 8:00-9:00', 'Mo-Tu 08:00-09:00'],
    ['MO - TU  08:00 - 09:00', 'Mo-Tu 08:00-09:00'],
    ['Mo-Tu08:00-09:00', 'Mo-Tu 08:00-09:00'],
    ['Mo, Tu 08:00-09:00', 'Mo-Tu 08:00-09:00'],
    ['Mo–Tu 08:00–09:00', 'Mo-Tu 08:00-09:00'],
    ['Mo-Tu: 08:00-09:00', 'Mo-Tu 08:00-09:00'],
    ['Mo 08:00-09:00, 10:00-11:00', 'Mo 08:00-09:00,10:00-11:00'],
  ])('%s is the same as %s', (loose, strict) => {
    expect(parseOpeningHours(loose)).toEqual(parseOpeningHours(strict));
  });

  test.each([
    ['a later rule replaces its days', 'Mo-Tu 08:00-20:00; Tu 10:00-12:00', ['1 08:00-20:00', '2 10:00-12:00']],
    ['also without days', 'Mo 08:00-12:00; 14:00-15:00', everyDay('14:00-15:00')],
    ['a comma adds', 'Mo-Tu 08:00-12:00, Tu 14:00-15:00', ['1 08:00-12:00', '2 08:00-12:00', '2 14:00-15:00']],
    ['off closes days', 'Mo-We 08:00-20:00; Tu off', ['1 08:00-20:00', '3 08:00-20:00']],
    ['closed does too', 'Mo-We 08:00-20:00; Tu closed', ['1 08:00-20:00', '3 08:00-20:00']],
    ['off with hours closes these', 'Mo 08:00-18:00; Mo 12:00-13:00 off', ['1 08:00-12:00', '1 13:00-18:00']],
    ['off is overridden too', 'off; Mo 08:00-09:00', ['1 08:00-09:00']],
    ['24/7 with a closed day is regular hours', '24/7; Mo-Sa off', ['7 00:00-23:59']],
  ])('rules: %s', (_, text, expected) => {
    expect(entries(text)).toEqual(expected);
  });

  test.each([
    ['the rest goes to the next day', 'Fr 20:00-02:00', ['5 20:00-23:59', '6 00:00-02:00']],
    ['Sunday goes to Monday', 'Su 20:00-02:00', ['1 00:00-02:00', '7 20:00-23:59']],
    ['extended hours', 'Fr 20:00-26:00', ['5 20:00-23:59', '6 00:00-02:00']],
    ['two nights', 'Fr 20:00-48:00', ['5 20:00-23:59', '6 00:00-23:59']],
    ['equal times are 24 hours', 'Fr 08:00-08:00', ['5 08:00-23:59', '6 00:00-08:00']],
    ['an end at midnight', 'Fr 20:00-00:00', ['5 20:00-23:59']],
    ['a night and the next day', 'Fr 20:00-02:00, Sa 01:00-03:00', ['5 20:00-23:59', '6 00:00-03:00']],
    ['the last minute of a day alone is nothing', 'Fr 23:59-02:00', ['6 00:00-02:00']],
    ['a night that is replaced as a whole', 'Mo 20:00-02:00; 08:00-09:00', everyDay('08:00-09:00')],
    ['hours of closing cut a night', 'Fr 20:00-02:00; Sa 01:00-02:00 off', ['5 20:00-23:59', '6 00:00-01:00']],
  ])('past midnight: %s', (_, text, expected) => {
    expect(entries(text)).toEqual(expected);
  });

  test('overlapping and touching hours of a day merge', () => {
    expect(entries('Mo 08:00-12:00,12:00-14:00,13:00-15:00')).toEqual(['1 08:00-15:00']);
    expect(entries('Mo 13:00-15:00, Mo 08:00-09:00')).toEqual(['1 08:00-09:00', '1 13:00-15:00']);
  });

  test.each([
    'Fr 20:00-02:00; Sa 10:00-18:00',
    'Fr 20:00-02:00; Sa off',
    'Mo-Sa 10:00-02:00; Su 09:00-17:00',
    'Mo 20:00-02:00; Mo 10:00-12:00',
  ])('%s is not guessed at', (text) => {
    expect(problemIn(parseOpeningHours(text))).toContain('it is not clear whether those still apply');
  });

  test('text that is not clear comes with both ways to write it', () => {
    expect(hintIn(parseOpeningHours('Fr 20:00-02:00; Sa 10:00-18:00'))).toBe(
      'Write Fr 20:00-24:00; Sa 00:00-02:00,10:00-18:00 to keep the hours after midnight, ' +
        'or Fr 20:00-24:00; Sa 10:00-18:00 to drop them.',
    );
    expect(entries('Fr 20:00-02:00, Sa 10:00-18:00')).toContain('6 00:00-02:00');
  });

  test.each([
    ['', 'The cell is empty.'],
    ['off', '"off" means that the site is never open.'],
    ['Mo-Fr 08:00-20:00; PH off', '"Mo-Fr 08:00-20:00; PH off" is not understood from "PH off" on.'],
    ['Montag bis Furztag', '"Montag bis Furztag" is not understood.'],
    ['Mo-Fr,PH 08:00-20:00', 'not understood.'],
    ['week 1-10 08:00-20:00', 'not understood.'],
    ['Mo[1] 08:00-20:00', 'from "[1] 08:00-20:00" on'],
    ['08:00-sunset', 'not understood.'],
    ['Mo "by appointment"', 'from ""by appointment"" on'],
    ['Mo 08:00-20:00 || "call"', 'from "|| "call"" on'],
    ['Mo 08:00-20:00+', 'from "+" on'],
    ['Mo 08:00-20:00/15', 'from "/15" on'],
    ['Mo 08:00-20:00 unknown', 'from "unknown" on'],
    ['Mo 08:00', 'from "08:00" on'],
    ['Mo-', '"Mo-" is not understood.'],
    ['Mo 08:00-20:00,', 'from "," on'],
    ['Mo 08:60-20:00', 'from "08:60-20:00" on'],
    ['Mo 24:00-26:00', 'not understood.'],
    ['Tu off; Mo 10:00-48:01', 'from "Mo 10:00-48:01" on'],
    ['Mo 08:00-12:00 13:00-14:00', 'from "13:00-14:00" on'],
    ['Mo 08:00-12:00 Tu 13:00-14:00', 'from "Tu 13:00-14:00" on'],
    ['Mo-Fr, 08:00-12:00', 'not understood.'],
    ['Mo-Fr 24/7', 'from "24/7" on'],
    ['Mo, 24/7', 'not understood.'],
    ['Mo; , Tu', 'from "Tu" on'],
    ['24 / 7; Tu off', 'not understood.'],
    ['Mooff', 'not understood.'],
  ])('%s: %s', (text, problem) => {
    expect(problemIn(parseOpeningHours(text))).toContain(problem);
  });

  test('exceptions are sent to their table', () => {
    expect(hintIn(parseOpeningHours('24/7; PH off'))).toContain('exceptional_hours.csv');
  });

  test.each([
    ['Mo-Fr 08:00-20:00; PH off', 'Mo-Fr 08:00-20:00'],
    ['Lun-Ven 8h-20h sauf jours fériés', 'Mo-Fr 08:00-20:00'],
    ['lundi au samedi 8h-20h (hors jours fériés)', 'Mo-Sa 08:00-20:00'],
    ['Mo-Sa 8-20 Uhr, an Feiertagen geschlossen', 'Mo-Sa 08:00-20:00'],
    ['ma-vr 7.00-19.00u, za 9-17u, behalve feestdagen', 'Mo-Fr 07:00-19:00; Sa 09:00-17:00'],
    ['24/7 außer Feiertage', '24/7'],
    ['8am-8pm except public holidays', 'Mo-Su 08:00-20:00'],
    ['Mo-Sa 8-20 Uhr, Feiertage 10-18 Uhr', undefined],
    // Of Sunday, nothing would be left that says it is closed.
    ['Mo-Sa 8-20 Uhr, So und Feiertage geschlossen', undefined],
    ['Mo-Sa 8-20 Uhr; So, Feiertage geschlossen', undefined],
    ['Mo-Sa 08:00-20:00; Su,PH off', undefined],
    ['Sa ohne PH', undefined],
    ['sauf jours fériés', undefined],
  ])('%s: without the holidays it is %s', (text, hours) => {
    const cell = parseOpeningHours(text);
    expect(cell.ok ? 'read' : cell.meant?.values[0]).toBe(hours);
    expect(cell.ok || cell.meant?.certain === undefined || hours === undefined).toBe(true);
  });
});

describe('writing opening hours', () => {
  test.each<[string, RegularHours[], string]>([
    [
      'days with equal hours share a rule',
      regularHours('1 08:00-20:00', '2 08:00-20:00', '6 10:00-18:00'),
      'Mo-Tu 08:00-20:00; Sa 10:00-18:00',
    ],
    [
      'also when they are apart',
      regularHours('1 08:00-09:00', '3 08:00-09:00', '5 08:00-09:00'),
      'Mo,We,Fr 08:00-09:00',
    ],
    ['several periods', regularHours('1 08:00-12:00', '1 13:00-18:00'), 'Mo 08:00-12:00,13:00-18:00'],
    ['all days', regularHours(...everyDay('08:00-20:00')), 'Mo-Su 08:00-20:00'],
    ['unsorted and twice', regularHours('2 08:00-09:00', '1 08:00-09:00', '2 08:00-09:00'), 'Mo-Tu 08:00-09:00'],
    ['23:59 is the end of the day', regularHours('1 08:00-23:59'), 'Mo 08:00-24:00'],
    ['00:00 is too', regularHours('1 08:00-00:00'), 'Mo 08:00-24:00'],
    ['a whole day', regularHours('1 00:00-00:00'), 'Mo 00:00-24:00'],
    ['past midnight', regularHours('7 20:00-02:00'), 'Mo 00:00-02:00; Su 20:00-24:00'],
  ])('%s', (_, regular_hours, text) => {
    expect(valueIn(formatOpeningHours({ twentyfourseven: false, regular_hours }))).toBe(text);
  });

  test('always open', () => {
    expect(valueIn(formatOpeningHours({ twentyfourseven: true }))).toBe('24/7');
  });

  test.each([
    '0 08:00-20:00',
    '8 08:00-20:00',
    '1.5 08:00-20:00',
    '1 8:00-20:00',
    '1 08:00-25:00',
    '1 24:00-08:00',
    '1 08:00-08:00',
  ])('the entry %s is a problem', (entry) => {
    const hours = { twentyfourseven: false, regular_hours: regularHours(entry) };
    expect(problemIn(formatOpeningHours(hours))).toContain('have an entry with weekday');
  });

  test('no entries are a problem', () => {
    expect(problemIn(formatOpeningHours({ twentyfourseven: false }))).toBe('The hours have no regular_hours.');
  });
});

test('a long text with nights that run into the day of another rule: what the hint says is read', () => {
  const text = 'Mo 05:30-00:30; Tu 05:35-00:35; We 05:40-00:40; Th 05:45-00:45; Fr-Su 05:30-02:00';
  expect(hintIn(parseOpeningHours(text))).toContain('commas in place of the semicolons');
  expect(parseOpeningHours(text.replaceAll(';', ',')).ok).toBe(true);
});
