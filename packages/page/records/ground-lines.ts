/** Coasts and borders as they travel: the steps from each point to the next, in parts of a degree. */

export type GroundPoint = readonly [longitude: number, latitude: number];

/** Some 200 m: also as near as a town's name stands to it. */
export const STEPS_PER_DEGREE = 500;

/** Longitude and latitude of the first point, then steps, all in one list. Points that fall together are one. */
export type Steps = readonly number[];

export function toSteps(line: readonly GroundPoint[]): Steps {
  const steps: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [i, [longitude, latitude]] of line.entries()) {
    const [x, y] = [Math.round(longitude * STEPS_PER_DEGREE), Math.round(latitude * STEPS_PER_DEGREE)];
    if (i > 0 && x === lastX && y === lastY) continue;
    steps.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return steps;
}

export function readSteps(steps: Steps): GroundPoint[] {
  const points: GroundPoint[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  }
  return points;
}
