/** Memory that packs are written in, one after the other. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Room, takeFresh } from '../../src/snapshot/room.ts';

const pieces = fc.array(
  fc.record({ bytes: fc.uint8Array({ maxLength: 200_000, size: 'max' }), isMade: fc.boolean() }),
  {
    maxLength: 6,
  },
);

test('what was added stands one after the other, made in place or not, also in a room that was used before', () => {
  const room = new Room();
  fc.assert(
    fc.property(pieces, (list) => {
      room.empty();
      for (const { bytes, isMade } of list) {
        const added = room.add((take) => {
          if (!isMade) return bytes;
          const own = take(bytes.length);
          own.set(bytes);
          return own;
        });
        expect(added).toBe(bytes.length);
      }
      expect(room.added.equals(Buffer.concat(list.map(({ bytes }) => bytes)))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('memory that is taken fresh belongs to nobody else', () => {
  const [one, other] = [takeFresh(8), takeFresh(8)];
  one.fill(1);
  other.fill(2);
  expect([...one]).toEqual(new Array(8).fill(1));
});
