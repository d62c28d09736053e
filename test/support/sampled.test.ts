/** A sample is the same for the same seed, has what must be in it, and over many seeds leaves nothing out. */

import { expect, test, vi } from 'vitest';

const MOMENTS = Array.from({ length: 40 }, (_, i) => `write ${i}`);

let copies = 0;

/** As a run with this environment has it. */
async function underway({ NIGHT, SEED }: { NIGHT?: string; SEED?: string }): Promise<typeof import('./sampled.ts')> {
  vi.stubEnv('NIGHT', NIGHT);
  vi.stubEnv('SEED', SEED);
  return import(new URL(`./sampled.ts?${copies++}`, import.meta.url).href);
}

test('a change tries the first, the last, what is known, and others until there are enough', async () => {
  const { sampled } = await underway({ SEED: '7' });
  const few = sampled('writes', MOMENTS, 6, (one) => one === 'write 17');
  expect(few).toHaveLength(6);
  expect(few).toEqual(expect.arrayContaining(['write 0', 'write 17', 'write 39']));
  expect(few).toEqual(MOMENTS.filter((one) => few.includes(one)));
  expect(sampled('writes', MOMENTS, 2, (one) => one.startsWith('write 1'))).toHaveLength(13);
  expect(sampled('writes', MOMENTS.slice(0, 3), 6)).toEqual(MOMENTS.slice(0, 3));
  expect(sampled('writes', [], 6)).toEqual([]);
});

test('the same seed draws the same, lists of other names draw differently, and so do other seeds', async () => {
  const draw = async (SEED: string, what = 'writes') => (await underway({ SEED })).sampled(what, MOMENTS, 6);
  expect(await draw('7')).toEqual(await draw('7'));
  expect(await draw('7')).not.toEqual(await draw('8'));
  expect(await draw('7')).not.toEqual(await draw('7', 'files'));
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) for (const one of await draw(String(seed))) seen.add(one);
  expect(seen.size).toBe(MOMENTS.length);
});

test('a night tries all, and makes up as many stories as it is told', async () => {
  const { sampled, sampledBelow, often, runs } = await underway({ NIGHT: '1' });
  expect(sampled('writes', MOMENTS, 6)).toEqual(MOMENTS);
  expect(sampledBelow('writes', 3, 1)).toEqual([0, 1, 2]);
  expect([often(5, 100), runs(5, 100).numRuns]).toEqual([100, 100]);
  expect((await underway({ NIGHT: '3' })).often(5, 100)).toBe(300);
  expect((await underway({ SEED: '9' })).runs(5, 100)).toEqual({ numRuns: 5, seed: 9 });
});
