/** Memory that packs are written in, one after the other. */

import { expect, test } from 'vitest';
import { Room, takeFresh } from '../../src/snapshot/room.ts';

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
