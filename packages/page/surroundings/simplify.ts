/** Leaves out points of a line that hardly bend it (Ramer, Douglas and Peucker). */

import type { GroundPoint } from '../records/ground-lines.ts';

/** @param within how far the line may be from where it was, in degrees of latitude */
export function simplify(line: readonly GroundPoint[], within: number): GroundPoint[] {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(line, from, to);
    if (far.distance <= within) continue;
    kept.add(far.at);
    spans.push([from, far.at], [far.at, to]);
  }
  return line.filter((_, i) => kept.has(i));
}

/** The point between two that is farthest from the line between them. */
function farthest(line: readonly GroundPoint[], from: number, to: number) {
  let far = { at: from, distance: 0 };
  const [start, end] = [line[from], line[to]];
  if (start === undefined || end === undefined) return far;
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((start[1] * Math.PI) / 180);
  const [dx, dy] = [(end[0] - start[0]) * narrow, end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  for (let at = from + 1; at < to; at++) {
    const [longitude = 0, latitude = 0] = line[at] ?? [];
    const [x, y] = [(longitude - start[0]) * narrow, latitude - start[1]];
    const distance = length === 0 ? Math.hypot(x, y) : Math.abs(dy * x - dx * y) / length;
    if (distance > far.distance) far = { at, distance };
  }
  return far;
}
