/** Whatever writers and cleaners do, and in whatever order their requests are done, no body is missing. */

import { assert, asyncProperty, constantFrom, integer, array as listOf, record, scheduler, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/live/store/store.ts';
import { bytesOf } from '../support/contents.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { HEAD, HOUR_MS, namesIn, startNetwork } from '../support/network-store.ts';

/** In each step time passes, and then some act at once. */
const steps = listOf(
  record({
    minutes: constantFrom(0, 10, 50, 180, 360, 700, 1380, 1440),
    actors: subarray(['writer 1', 'writer 2', 'cleaner 1', 'cleaner 2'] as const, { minLength: 1 }),
    keeps: integer({ min: 0, max: 31 }),
    adds: integer({ min: 0, max: 31 }),
  }),
  { minLength: 10, maxLength: 60 },
);

const BODIES = ['a', 'b', 'c', 'd', 'e'].map((name) => `/_snapshot/${name}`);

const chosen = (bits: number) => BODIES.filter((_, position) => (bits >> position) % 2 === 1);

interface Draft {
  readonly since: number;
  readonly version: string | undefined;
  readonly names: readonly string[];
}

test('whatever writers and cleaners do, in whatever order, all that the heads of the last day named is there', async () => {
  let removals = 0;
  await assert(
    asyncProperty(steps, scheduler(), async (story, order) => {
      const { memory, clock, clean } = startNetwork();
      const heads: { until: number; names: readonly string[] }[] = [];
      const drafts = new Map<string, Draft>();

      const inOrder = () => {
        const turn = () => order.schedule(Promise.resolve());
        const own = createMemoryStore({ memory, now: () => clock.now, turn });
        const remove: Store['remove'] = async (paths) => {
          await own.remove(paths);
          removals += paths.length;
        };
        return { ...own, remove };
      };

      const write = async (name: string, keeps: number, adds: number) => {
        const own = inOrder();
        const draft = drafts.get(name);
        drafts.delete(name);
        if (draft !== undefined) {
          if (clock.now - draft.since > HOUR_MS) return;
          if ((await own.swap(HEAD, bytesOf(JSON.stringify(draft.names)), draft.version)) === undefined) return;
          const last = heads.at(-1);
          if (last !== undefined) last.until = clock.now;
          heads.push({ until: Infinity, names: draft.names });
          return;
        }
        const since = clock.now;
        const found = await own.read(HEAD);
        const kept = chosen(keeps).filter((path) => found !== undefined && namesIn(found.bytes).includes(path));
        for (const path of chosen(adds)) await own.putIfAbsent(path, bytesOf(path));
        drafts.set(name, { since, version: found?.version, names: [...new Set([...kept, ...chosen(adds)])] });
      };

      for (const { minutes, actors, keeps, adds } of story) {
        clock.now += minutes * 60_000;
        const acts = actors.map((actor) =>
          actor.startsWith('writer') ? write(actor, keeps, adds) : clean(inOrder()).then(() => {}),
        );
        await order.waitFor(Promise.all(acts));
        const needed = heads.filter(({ until }) => until > clock.now - 24 * HOUR_MS).flatMap(({ names }) => names);
        expect(needed.filter((path) => !memory.has(path))).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
  expect(removals).toBeGreaterThan(100);
});
