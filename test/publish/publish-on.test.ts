/** A snapshot is in place, and the one before is forgotten, before the publishedAt of its changes; whatever takes how long. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  guessAfter,
  guessWork,
  lateness,
  nextPublishedAt,
  publishOn,
  seenAfter,
} from '../../src/publish/publish-on.ts';
import { MANIFEST_KEPT_MS } from '../../src/stored-format/manifest.ts';

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
  let work = workMs;
  const place = {
    find: async () => {},
    put: async () => {},
    async swap(chosen: number) {
      now += putInPlace[Math.min(placed.length, putInPlace.length - 1)] ?? 0;
      placed.push({ at: now, publishedAt: chosen });
      return true;
    },
    discard: async (chosen: number) => void discarded.push(chosen),
  };
  const make = async () => {
    const begun = now;
    const chosen = nextPublishedAt(now, placed.at(-1)?.publishedAt, seenAfter(uploadMs) + work);
    now += prepare[Math.min(prepared++, prepare.length - 1)] ?? 0;
    const ended = (missed: string | undefined) => {
      if (missed !== undefined) late++;
      work = guessAfter(work, now - begun);
    };
    return { next: chosen, publishedAt: chosen, result: chosen, ended };
  };
  const publishedAt = await publishOn(place, make, { clock: () => now, leadMs: () => seenAfter(uploadMs) });
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
        expect((last?.at ?? 0) + course.uploadMs + MANIFEST_KEPT_MS).toBeLessThanOrEqual(publishedAt);
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

/** A place where others are first so often. */
function placeOf(others: number) {
  const said: string[] = [];
  let version = 0;
  const place = {
    find: async () => version,
    put: async (next: string) => void said.push(`put ${next}`),
    async swap(next: string, found: number) {
      if (version < others) version++;
      said.push(`swap ${next} for ${found}`);
      return found === version;
    },
  };
  return { place, said };
}

test.each([
  ['where somebody said what time it is', undefined, NOON - 1],
  ['where nobody can have asked too early', () => NOON, undefined],
])('%s, nothing takes any time', async (_, clock, publishedAt) => {
  const { place, said } = placeOf(0);
  const make = async () => ({ next: 'it', publishedAt, result: 'done' });
  expect(await publishOn(place, make, { clock, leadMs: () => 20_000 })).toBe('done');
  expect(said).toEqual(['put it', 'swap it for 0']);
});

test('where others were first, it is made again on what they have published, and said so', async () => {
  const { place, said } = placeOf(2);
  const make = async (found: number, missed: string | undefined) => ({ next: `${missed} on ${found}`, result: found });
  expect(await publishOn(place, make, { clock: () => NOON, leadMs: () => 0 })).toBe(2);
  const others = 'others were first on';
  expect(said.filter((text) => text.startsWith('put'))).toEqual([
    'put undefined on 0',
    `put ${others} 1`,
    `put ${others} 2`,
  ]);
});

test('where nothing is to be published, nothing is put', async () => {
  const { place, said } = placeOf(0);
  expect(await publishOn(place, async () => ({ result: 'nothing' }), { clock: () => NOON, leadMs: () => 0 })).toBe(
    'nothing',
  );
  expect(said).toEqual([]);
});

test.each([
  [NOON, NOON + MANIFEST_KEPT_MS, 0, 0],
  [NOON + 1, NOON + MANIFEST_KEPT_MS, 0, 1],
  [NOON, NOON + MANIFEST_KEPT_MS, 20_000, 20_000],
])('how late it is', (now, publishedAt, upload, late) => {
  expect(lateness(now, publishedAt, seenAfter(upload))).toBe(late);
});

test('what was slow to check has more time to be rendered, and a clock that was set back takes none away', () => {
  expect([guessWork(0), guessWork(1500), guessWork(-3_600_000)]).toEqual([1000, 5500, 1000]);
});
