/** A scorecard in the making, without a network. */

import { expect, test } from 'vitest';
import { siteMarker } from '../../../packages/afir/marks.ts';
import { startTally } from '../../../packages/afir/scorecard.ts';

test('of 101 points that lack an item, 100 are named, and all are counted', () => {
  const uids = Array.from({ length: 101 }, (_, i) => `E-${i}`);
  const tally = startTally();
  tally.add(siteMarker([], 0)({ id: 'L-1', evses: uids.map((uid) => ({ uid })) }), () => 'AVAILABLE');
  const lacked = tally.result().items.filter(({ level, present }) => level === 'point' && present === 0);
  expect(lacked.length).toBeGreaterThan(0);
  for (const { item, lacking, lacking_count } of lacked) {
    expect(lacking, item).toEqual(uids.slice(0, 100));
    expect(lacking_count).toBe(101);
  }
});
