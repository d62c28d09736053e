/** A snapshot is in place, and the one before is forgotten, before the publishedAt of its changes; whatever takes how long. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessAfter, guessWork, lateness, leadFor, publishInTime } from '../../src/publish/disk/publish-in-time.ts';
import { nextPublishedAt } from '../../src/publish/history/publication-time.ts';
import { MANIFEST_KEPT_MS } from '../../src/stored-format/kept-times.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

/** What happens around a build: how long each preparing and each putting in place takes, in ms; the last one goes on. */
interface Course {
  readonly prepare: readonly number[];
  readonly putInPlace: readonly number[];
  readonly uploadMs: number;
}

/** Publishes on a clock of its own; what was put in place, and when, and how often it was too late. */
async function publish({ prepare, putInPlace, uploadMs }: Course, workMs = 1000) {
  let now = NOON;
  let [prepared, late] = [0, 0];
  const placed: { readonly at: number; readonly publishedAt: number }[] = [];
  const discarded: number[] = [];
  const timing = { clock: () => now, uploadMs };
  let publishedAt: number | undefined;
  for (let work = workMs; publishedAt === undefined; ) {
    const begun = now;
    const chosen = nextPublishedAt(now, placed.at(-1)?.publishedAt, leadFor(timing, work));
    now += prepare[Math.min(prepared++, prepare.length - 1)] ?? 0;
    const isInTime = await publishInTime(
      {
        publishedAt: chosen,
        async putInPlace() {
          now += putInPlace[Math.min(placed.length, putInPlace.length - 1)] ?? 0;
          placed.push({ at: now, publishedAt: chosen });
        },
        discard: async () => void discarded.push(chosen),
      },
      timing,
    );
    if (isInTime) publishedAt = chosen;
    else late++;
    work = guessAfter(work, now - begun);
  }
  return { publishedAt, placed, discarded, late };
}

const some = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 4 });
const courses: fc.Arbitrary<Course> = fc.record({
  prepare: fc.oneof(some(900), some(60_000), some(3_600_000)),
  putInPlace: fc.oneof(some(10), some(20_000)),
  uploadMs: fc.constantFrom(0, 20_000),
});

describe('what is put in place', () => {
  test('in the end has a time after the last answer from the previous snapshot', async () => {
    await fc.assert(
      fc.asyncProperty(courses, async (course) => {
        const { publishedAt, placed } = await publish(course);
        const last = placed.at(-1);
        expect(last?.publishedAt).toBe(publishedAt);
        expect((last?.at ?? 0) + course.uploadMs + MANIFEST_KEPT_MS).toBeLessThanOrEqual(publishedAt ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  test('at once, if it was ready in time', async () => {
    const { publishedAt, placed, late } = await publish({ prepare: [900], putInPlace: [5], uploadMs: 0 });
    expect([placed.length, late]).toEqual([1, 0]);
    expect(publishedAt).toBe(NOON + 2000);
  });

  test('is rendered again if that took too long, and nobody saw the first one', async () => {
    const { placed, discarded, late } = await publish({ prepare: [8000, 50], putInPlace: [5], uploadMs: 0 });
    expect([placed.length, discarded.length, late]).toEqual([1, 1, 1]);
    expect(placed[0]?.publishedAt).toBeGreaterThan(discarded[0] ?? 0);
  });

  test('is followed by one with a later time if the machine slept right before', async () => {
    const { placed, late } = await publish({ prepare: [10], putInPlace: [600_000, 5], uploadMs: 0 });
    expect([placed.length, late]).toEqual([2, 1]);
  });
});

test('where somebody said what time it is, nothing takes any time', async () => {
  const timing = { clock: undefined, uploadMs: 20_000 };
  const said: string[] = [];
  const prepared = {
    publishedAt: NOON,
    putInPlace: async () => void said.push('in place'),
    discard: async () => void said.push('discarded'),
  };
  expect(await publishInTime(prepared, timing)).toBe(true);
  expect(said).toEqual(['in place']);
  expect(leadFor(timing, 1000)).toBe(20_000);
});

test.each([
  [NOON, NOON + MANIFEST_KEPT_MS, 0, 0],
  [NOON + 1, NOON + MANIFEST_KEPT_MS, 0, 1],
  [NOON, NOON + MANIFEST_KEPT_MS, 20_000, 20_000],
])('how late it is', (now, publishedAt, upload, late) => {
  expect(lateness(now, publishedAt, upload)).toBe(late);
});

test('what was slow to check has more time to be rendered, and a clock that was set back takes none away', () => {
  expect([guessWork(0), guessWork(1500), guessWork(-3_600_000)]).toEqual([1000, 5500, 1000]);
});
