/** The end of the page: people first, and what is for programs folded. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { UseThisData } from '../../../../packages/page/components/use-this-data.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import { SETTINGS } from './a-charger.ts';

const footOf = (site?: string) => render(h(UseThisData, { settings: SETTINGS, words: pageWordsOf('en'), site }));

test('whom to ask stands above the fold, the API and the terms of the data in it', () => {
  const [above = '', folded = ''] = footOf().split('<details>');
  expect(above).toContain('data@example.org');
  expect(above).not.toContain('/api/');
  expect(folded).toContain('href="/api/ocpi/2.2/locations"');
  expect(folded).toContain('No licence is stated.');
});

test('on the page of a site, its object of the API is among what is for programs, whatever its id is', () => {
  expect(footOf('AMS-01')).toContain('href="/api/ocpi/2.2/locations/AMS-01"');
  expect(footOf('javascript:alert(1)')).toContain('href="/api/ocpi/2.2/locations/javascript%3Aalert(1)"');
  expect(footOf()).not.toContain('/locations/');
});
