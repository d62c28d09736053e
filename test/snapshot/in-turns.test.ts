/** Work in turns: all of it, in order, and never more than a few at a time. */

import { expect, test } from 'vitest';
import { inTurns, Room, takeFresh } from '../../src/snapshot/in-turns.ts';

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

/** Lengths of what is added: with the third, a room has to become larger, and so with the last. */
const LENGTHS = [0, 200_000, 100_000, 1, 3, 900_000];

test.each([
  ['made in place', [true]],
  ['there already', [false]],
  ['made in place or there already', [true, false]],
])('what is added stands one after the other, %s, in a room that was used before', (_, areMade) => {
  const room = new Room();
  for (const first of [1, 101]) {
    room.empty();
    const pieces = LENGTHS.map((length, i) => Buffer.alloc(length, first + i));
    for (const [i, piece] of pieces.entries()) {
      const make = (take: (bytes: number) => Uint8Array) => take(piece.length).fill(first + i);
      const isMade = areMade[i % areMade.length];
      expect(room.add((take) => (isMade ? make(take) : piece))).toBe(piece.length);
    }
    expect(room.added.equals(Buffer.concat(pieces))).toBe(true);
  }
});

test('memory that is taken fresh belongs to nobody else', () => {
  const [one, other] = [takeFresh(8), takeFresh(8)];
  one.fill(1);
  other.fill(2);
  expect([...one]).toEqual(new Array(8).fill(1));
});
