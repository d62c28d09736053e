/** Words are found however people type them. */

import { expect, test } from 'vitest';
import { searchable, wordMatcher } from '../../../../packages/page/facts/site-search.ts';

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
