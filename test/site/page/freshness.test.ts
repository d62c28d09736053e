/** What the top of the page says about the whole network. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Freshness } from '../../../src/site/page/freshness.ts';
import { pageWordsOf } from '../../../src/site/words/every-language.ts';

const NOW = Date.parse('2026-11-22T03:00:00Z');

const shown = (counts: { free: number; taken: number; out: number; unknown: number }) =>
  render(h(Freshness, { words: pageWordsOf('en'), counts, asOf: NOW, isStale: false, hasFailed: false, now: NOW }));

test('it does not say that none is free where no status is known', () => {
  expect(shown({ free: 0, taken: 0, out: 0, unknown: 2 })).toContain('<p class="now-free">Status not known</p>');
  expect(shown({ free: 0, taken: 1, out: 0, unknown: 1 })).toContain('0 of 2 charging points are free');
});
