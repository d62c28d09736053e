/** The world that the map begins with. */

import { expect, test } from 'vitest';
import outline from '../../../../packages/page/map/world-outline.bundled.ts';

test('a step of it is some 500 m in Europe, from west to east', () => {
  const [degrees = 0] = outline.transform?.scale ?? [];
  expect(degrees * 111_320 * Math.cos((50 * Math.PI) / 180)).toBeCloseTo(515, -1);
});
