/** The colour of the page: readable everywhere, and as near as can be to the one that somebody wants. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blended,
  contrastOnLight,
  LEAST_CONTRAST,
  onDark,
  onLight,
} from '../../../../packages/page/settings/page-colour.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import { settingsSchema } from '../../../../src/settings/settings.ts';
import { COMPANIONS } from '../../../support/companions.ts';

test.each([
  ['#0a6847', '#0a6847'],
  ['#e2001a', '#e2001a'],
  ['#ffb000', '#966800'],
  ['#ffffff', '#707070'],
])('%s is shown on light backgrounds as %s', (colour, shown) => {
  expect(onLight(colour)).toBe(shown);
});

test.each([
  ['#ffb000', '#ffb000'],
  ['#009ee0', '#009ee0'],
  ['#000000', '#858585'],
])('%s is shown on dark backgrounds as %s', (colour, shown) => {
  expect(onDark(colour)).toBe(shown);
});

test('whatever the colour is, what is shown can be read, and of white letters on it, too', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (any) => {
      expect(contrastOnLight(onLight(any))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(onLight(onLight(any))).toBe(onLight(any));
      expect(onDark(onDark(any))).toBe(onDark(any));
    }),
  );
});

test('a mixture is between two colours', () => {
  expect([
    blended('#000000', '#ffffff', 0),
    blended('#000000', '#ffffff', 0.5),
    blended('#102030', '#102030', 1),
  ]).toEqual(['#000000', '#808080', '#102030']);
});

const LEAST = { country_code: 'NL', party_id: 'EXA' };
const read = (page: object) => settingsSchema(COMPANIONS).safeParse({ ...LEAST, page });

test('a logo of one’s own and a colour in six digits; nothing that another host would be asked for', () => {
  expect(read({ logo: 'images/logo.svg', colour: ' #0A6847 ' }).data).toMatchObject({
    page: { logo: 'images/logo.svg', colour: '#0a6847' },
  });
  for (const logo of [
    'https://example.com/logo.svg',
    '//example.com/a.svg',
    'images/../a.svg',
    'data:image/svg+xml,x',
    'logo.svg',
  ]) {
    expect([logo, read({ logo }).success]).toEqual([logo, false]);
  }
  for (const colour of ['green', '#0a6', '0a6847', '#0a6847;}', 'rgb(0,0,0)', '#0a684700']) {
    expect([colour, read({ colour }).success]).toEqual([colour, false]);
  }
});

test.each([
  ['0a6847', '#0a6847'],
  ['#0A6', '#00aa66'],
  ['green', undefined],
])('%s may be %s', (colour, meant) => {
  const text = JSON.stringify({ ...LEAST, page: { colour } });
  const { findings } = readSettings('network.json', Buffer.from(text), COMPANIONS);
  expect(findings.map(({ code, replacement }) => [code, replacement])).toEqual([['invalid-setting', meant]]);
});
