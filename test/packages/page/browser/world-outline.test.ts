/** The world that the map begins with. */

import { expect, test } from 'vitest';
import outline from '../../../../packages/page/map/world-outline.bundled.ts';

test('a step of it is some 500 m in Europe, from west to east', () => {
  const [degrees = 0] = outline.transform?.scale ?? [];
  expect(degrees * 111_320 * Math.cos((50 * Math.PI) / 180)).toBeCloseTo(515, -1);
});

test('no coast crosses the whole world: one that passes 180 degrees goes on beyond', () => {
  const [degrees = 0] = outline.transform?.scale ?? [];
  const steps = outline.arcs.flatMap((arc) => arc.slice(1).map(([x = 0]) => Math.abs(x * degrees)));
  expect(steps.filter((step) => step > 20)).toEqual([]);
});
