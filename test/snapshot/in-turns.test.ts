/** Work in turns: all of it, in order, and never more than a few at a time. */

import { expect, test } from 'vitest';
import { inTurns } from '../../src/snapshot/in-turns.ts';

test('the results are those of all items, in their order, and at most three are worked on at a time', async () => {
  let [now, most] = [0, 0];
  const items = Array.from({ length: 20 }, (_, i) => i);
  const results = await inTurns(items, 3, async (item) => {
    most = Math.max(most, ++now);
    for (let turns = item % 4; turns >= 0; turns--) await Promise.resolve();
    now--;
    return 2 * item;
  });
  expect(results).toEqual(items.map((item) => 2 * item));
  expect(most).toBe(3);
});

test('nothing is begun after a failure', async () => {
  const begun: number[] = [];
  const work = inTurns([0, 1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 2) throw new RangeError('two');
    await Promise.resolve();
  });
  await expect(work).rejects.toThrow('two');
  expect(begun.length).toBeLessThan(6);
});

test('no items have no results', async () => {
  expect(await inTurns([], 8, () => 1)).toEqual([]);
});
