/** What is searched is worked out in slices, and right at every moment. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareSearch } from '../../../../packages/page/browser/prepare-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An index that notes which texts were worked out. */
function noting(sites: number) {
  const worked: number[] = [];
  const textOf = (number: number) => {
    worked.push(number);
    return '';
  };
  const site = { id: 'A', name: '', address: '', city: '', latitude: 0, longitude: 0, time_zone: 0, evses: [] };
  const index = { detail_files: 1, standards: [], time_zones: [], hours: [], prices: [] };
  return { searched: { index: { ...index, sites: Array.from({ length: sites }, () => site) }, textOf }, worked };
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
