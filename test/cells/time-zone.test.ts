import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTimeZone } from '../../src/cells/times/time-zone.ts';
import { OTHER_PLACES } from '../../src/cells/times/time-zone-places.ts';
import { hintFor, problemIn, valueIn } from './reading.ts';

describe('reading time zones', () => {
  test.each([
    'Europe/Amsterdam',
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Kiev',
    'Europe/Kyiv',
    'US/Pacific',
    'Japan',
    'America/Argentina/Ushuaia',
  ])('%s is a place', (name) => {
    expect(valueIn(parseTimeZone(name))).toBe(name);
  });

  test.each([
    ['europe/amsterdam', 'Europe/Amsterdam'],
    [' EUROPE/KYIV ', 'Europe/Kyiv'],
    ['america/port-au-prince', 'America/Port-au-Prince'],
    ['us/east-indiana', 'US/East-Indiana'],
  ])('%s is put right to %s', (text, name) => {
    expect(valueIn(parseTimeZone(text))).toBe(name);
  });

  test.each([
    ['', 'The cell is not a name'],
    ['+01:00', '"+01:00" is not a name in the IANA time zone database.'],
    ['UTC+1', 'is not a name'],
    ['Etc/GMT+1', 'is not a name'],
    ['CET', '"CET" is not a name'],
    ['EST', 'is not a name'],
    ['IST', 'is not a name'],
    ['EST5EDT', 'is not a name'],
    ['UTC', 'is not a name'],
    ['Germany', '"Germany" is not a name in the IANA time zone database.'],
    ['SystemV/EST5EDT', 'is not a name in the IANA time zone database.'],
    [`Europe/${'x'.repeat(1000)}`, 'is not a name in the IANA time zone database.'],
  ])('%s: %s', (text, problem) => {
    expect(problemIn(parseTimeZone(text))).toContain(problem);
  });

  test.each([
    ['Europe/Amsterdm', 'Did you mean "Europe/Amsterdam"?'],
    ['Europa/Berlin', 'Did you mean "Europe/Berlin"?'],
    ['Amsterdam', 'Did you mean "Europe/Amsterdam"?'],
    ['The Netherlands/Amsterdam', 'Did you mean "Europe/Amsterdam"?'],
    ['America/New York', 'Did you mean "America/New_York"?'],
    [
      'Germany',
      'Write the IANA name of the place, continent and city, such as Europe/Amsterdam. An offset or abbreviation says nothing certain about summer time.',
    ],
  ])('%s: %s', (text, hint) => {
    expect(hintFor(parseTimeZone, text)).toBe(hint);
  });

  test('every name that is accepted is one that Intl can use, and is read as itself', () => {
    for (const name of [...Intl.supportedValuesOf('timeZone'), ...OTHER_PLACES]) {
      if (!name.includes('/') || name.startsWith('Etc/')) continue;
      expect(valueIn(parseTimeZone(name))).toBe(name);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: name })).not.toThrow();
    }
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseTimeZone(text)));
  });
});
