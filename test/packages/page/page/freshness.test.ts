/** What is free in the network, in words. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Freshness } from '../../../../packages/page/components/freshness.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';

function said(free: number, unknown: number) {
  const counts = { free, taken: 0, out: 0, unknown, planned: 0 };
  return render(
    h(Freshness, { words: pageWordsOf('en'), counts, asOf: 0, isStale: false, hasFailed: false, now: 0 }),
  ).replace(/<[^>]*>/g, '|');
}

test('what nobody knows is not called taken', () => {
  expect(said(0, 4)).not.toContain('0 of 4');
  expect(said(0, 4)).toContain('4 without status');
  // Of those whose status is known.
  expect(said(1, 3)).toContain('1 of 1');
  expect(said(1, 3)).toContain('3 without status');
});
