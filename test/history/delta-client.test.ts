/**
 * The promise of `date_from` (OCPI 8.2.1.1): a client that asks only for what changed since its last poll holds the same
 * as one that reads everything, after every build, whatever was edited in between.
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sources } from '../../src/sources.ts';
import { buildAfter, crawl, type Published, type Snapshot } from './support/builds.ts';
import { DeltaClient, isNewSince, valid } from './support/delta-client.ts';
import { apply, type Edit, edits, firstState, sourcesIn } from './support/edits.ts';

interface Day {
  readonly edits: readonly Edit[];
  /** ms until the build, and from it to the next poll, which may be left out. */
  readonly wait: number;
  readonly untilPoll: number;
  readonly polls: boolean;
}

const A_DAY = 86_400_000;

/**
 * A tariff that left is shown with its end for 45 days, so this client comes by at least that often: it does not pass over
 * two builds that are up to 20 days apart.
 */
const SETTINGS = { removed_tariff_days: 45 };
const LONGEST_WAIT = 20 * A_DAY;

const days: fc.Arbitrary<Day> = fc.record({
  edits: fc.array(edits, { maxLength: 4 }),
  wait: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: LONGEST_WAIT })),
  untilPoll: fc.integer({ min: 1, max: 100_000 }),
  polls: fc.boolean(),
});

function onlyNew({ locations, tariffs }: Published, from: number): Published {
  return { locations: locations.filter(isNewSince(from)), tariffs: tariffs.filter(isNewSince(from)) };
}

/** What the tables say, without moments: the snapshot of a network without history. */
async function toldBy(sources: Sources, now: number): Promise<Published> {
  return crawl(await buildAfter(sources, now));
}

const timeless = (text: string) => text.replaceAll(/"last_updated":"[^"]*"/g, '');

/** The published locations that the tables have too, without what is there only because it is REMOVED. */
function listed(published: Published, told: Published): string[] {
  const uids = new Set(told.locations.flatMap(({ evses = [] }) => evses.map(({ uid }) => uid)));
  const ids = new Set(told.locations.map(({ id }) => id));
  return published.locations
    .filter(({ id }) => ids.has(id))
    .map(({ evses, ...location }) => {
      const live = evses?.filter(({ uid }) => uids.has(uid)) ?? [];
      return timeless(JSON.stringify([location, live]));
    })
    .sort();
}

test('a client that polls with date_from holds what a full crawl returns', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(days, { minLength: 2, maxLength: 8 }), async (story) => {
      const state = firstState();
      const client = new DeltaClient();
      let now = Date.parse('2026-01-01T00:00:00Z');
      let polled = now;
      let snapshot: Snapshot | undefined;
      for (const { edits: made, wait, untilPoll, polls } of story) {
        for (const edit of made) apply(state, edit);
        now += wait;
        const sources = sourcesIn(state, SETTINGS);
        snapshot = await buildAfter(sources, now, snapshot);
        const told = await toldBy(sources, now);
        expect(listed(crawl(snapshot), told)).toEqual(listed(told, told));
        now = Math.max(now, snapshot.moment) + untilPoll;
        if (!polls && now - polled < LONGEST_WAIT) continue;
        polled = now;
        const published = crawl(snapshot);
        client.take(onlyNew(published, client.from), now);
        expect(client.held(now)).toEqual(valid(published, now));
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  );
});

/** An upload that takes up to 20 s, in which the client may still see the snapshot before. */
const UPLOAD_MS = 20_000;

const uploads = fc.record({
  edits: fc.array(edits, { maxLength: 3 }),
  wait: fc.integer({ min: 1, max: 30_000 }),
  upload: fc.integer({ min: 0, max: UPLOAD_MS }),
  /** When the client polls during the upload: a share of it. */
  meanwhile: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  untilPoll: fc.integer({ min: 0, max: 5000 }),
});

test('nor does it miss anything while uploads take their time', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(uploads, { minLength: 2, maxLength: 8 }), async (story) => {
      const [state, client] = [firstState(), new DeltaClient()];
      let now = Date.parse('2026-01-01T00:00:00Z');
      let live: Snapshot | undefined;
      const poll = (snapshot: Snapshot, at: number) => client.take(onlyNew(crawl(snapshot), client.from), at);
      for (const { edits: made, wait, upload, meanwhile, untilPoll } of story) {
        for (const edit of made) apply(state, edit);
        now += wait;
        const next = await buildAfter(sourcesIn(state), now, live, UPLOAD_MS);
        if (live && meanwhile !== null) poll(live, now + upload * meanwhile);
        live = next;
        now += upload + untilPoll;
        poll(live, now);
        expect(client.held(now)).toEqual(valid(crawl(live), now));
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 60) },
  );
});
