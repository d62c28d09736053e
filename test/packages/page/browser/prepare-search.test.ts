/** What is searched is worked out in slices, and right at every moment. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareSearch } from '../../../../packages/page/browser/prepare-search.ts';
import { BLOCK } from '../../../../packages/page/facts/site-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Texts that note which blocks were worked out. */
function noting(blocks: number) {
  const worked: number[] = [];
  const blockOf = (block: number) => {
    worked.push(block);
    return '';
  };
  return { searched: { count: blocks * BLOCK - 1, blockOf }, worked };
}

test('nothing is held up at first, and in the end each is worked out once', () => {
  const { searched, worked } = noting(5);
  prepareSearch(searched);
  expect(worked).toEqual([]);
  vi.runAllTimers();
  expect(worked).toEqual([0, 1, 2, 3, 4]);
});

test('between slices, others have their turn', () => {
  const { searched, worked } = noting(4);
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 5;
    return clock;
  });
  prepareSearch(searched);
  vi.advanceTimersToNextTimer();
  expect(worked).toEqual([0]);
  vi.advanceTimersToNextTimer();
  expect(worked).toEqual([0, 1]);
});
