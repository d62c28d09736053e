/**
 * The promise of `date_from` (OCPI 8.2.1.1): a client that asks only for what changed since its last poll holds the same
 * as one that reads everything, after every build, whatever was edited in between.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRemovedLocation } from '../../../src/publish/history/removed-location.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { csv, networkOf } from '../../support/network-of.ts';
import { runs } from '../../support/sampled.ts';
import { buildAfter, crawl, type Published, type Snapshot } from './support/builds.ts';
import { DeltaClient, isNewSince, valid } from './support/delta-client.ts';
import { apply, type Edit, edits, firstState, purgesIn, sourcesIn } from './support/edits.ts';

interface Day {
  readonly edits: readonly Edit[];
  /** ms until the build, and from it to the next poll, which may be left out. */
  readonly wait: number;
  readonly untilPoll: number;
  readonly polls: boolean;
}

const A_DAY = 86_400_000;

/**
 * A tariff that left is shown with its end for 45 days, and what stays of a location for as long, so this client comes by
 * at least that often: it does not pass over two builds that are up to 20 days apart.
 */
const SETTINGS = { removed_tariff_days: 45, removed_location_days: 45 };
const KEPT_MS = 45 * A_DAY;
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

/** The snapshot of a network without history, without times. */
async function toldBy(sources: DataFiles, now: number): Promise<Published> {
  return crawl(await buildAfter(sources, now));
}

const timeless = (text: string) => text.replaceAll(/"last_updated":"[^"]*"/g, '');

/** The published locations that the tables have too, without what is there only because it is REMOVED. */
function listed(published: Published, reported: Published): string[] {
  const uids = new Set(reported.locations.flatMap(({ evses = [] }) => evses.map(({ uid }) => uid)));
  const ids = new Set(reported.locations.map(({ id }) => id));
  return published.locations
    .filter(({ id }) => ids.has(id))
    .map(({ evses, ...location }) => {
      const live = evses?.filter(({ uid }) => uids.has(uid)) ?? [];
      return timeless(JSON.stringify([location, live]));
    })
    .sort();
}

/** Those that the tables do not have, or hide. */
function unlisted(published: Published, reported: Published) {
  const ids = new Set(reported.locations.map(({ id }) => id));
  return published.locations.filter(({ id }) => !ids.has(id));
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
        const purge = snapshot ? purgesIn(state, crawl(snapshot).locations) : [];
        state.purges.clear();
        snapshot = await buildAfter(sources, now, snapshot, 0, purge);
        client.forget(purge);
        const reported = await toldBy(sources, now);
        expect(listed(crawl(snapshot), reported)).toEqual(listed(reported, reported));
        const left = unlisted(crawl(snapshot), reported);
        expect(left.filter((location) => !isRemovedLocation(location))).toEqual([]);
        expect(left.filter(({ id }) => purge.includes(id))).toEqual([]);
        now = Math.max(now, snapshot.publishedAt) + untilPoll;
        if (!polls && now - polled < LONGEST_WAIT) continue;
        polled = now;
        const published = crawl(snapshot);
        client.take(onlyNew(published, client.from), now);
        expect(client.held(now, KEPT_MS)).toEqual(valid(published, now, KEPT_MS));
      }
    }),
    runs(4, 100),
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
        const purge = live ? purgesIn(state, crawl(live).locations) : [];
        state.purges.clear();
        const next = await buildAfter(sourcesIn(state), now, live, UPLOAD_MS, purge);
        if (live && meanwhile !== null) poll(live, now + upload * meanwhile);
        client.forget(purge);
        live = next;
        now += upload + untilPoll;
        poll(live, now);
        expect(client.held(now)).toEqual(valid(crawl(live), now));
      }
    }),
    runs(3, 60),
  );
});

/** The last days of what is gone, at the shortest settings: built every six hours, and polled once a day. */
describe.each([0, 1, 2, 3])('what left %i builds after a poll', (after) => {
  const SHORTEST = { removed_tariff_days: 1, removed_location_days: 1 };
  const both = {
    locations: csv('id,address,city,latitude,longitude', 'L-1,A,B,52.1,5.1', 'L-2,C,D,52.1,5.1'),
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-2'),
    connectors: plugs('E-1', 'E-2'),
    tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.5,21,false', 'T-2,0.6,21,false'),
  };
  const one = {
    locations: both.locations.replace('L-2,C,D,52.1,5.1\n', ''),
    evses: both.evses.replace('E-2,L-2\n', ''),
    connectors: plugs('E-1'),
    tariffs: both.tariffs.replace('T-2,0.6,21,false\n', ''),
  };

  test('is seen by a client that polls once a day, and is dropped after that', async () => {
    const client = new DeltaClient();
    const start = Date.parse('2026-01-01T00:00:00Z');
    let snapshot: Snapshot | undefined;
    for (let build = 0; build < 12; build++) {
      const now = start + (build * A_DAY) / 4;
      snapshot = await buildAfter(networkOf(build <= after ? both : one, SHORTEST), now, snapshot);
      if (build % 4 === 0) client.take(onlyNew(crawl(snapshot), client.from), now + 1000);
    }
    const later = start + 3 * A_DAY;
    expect(client.held(later, A_DAY)).toEqual(valid(crawl(snapshot as Snapshot), later, A_DAY));
    expect(client.held(later, A_DAY).tariffs.map(({ id }) => id)).toEqual(['T-1']);
    expect(crawl(snapshot as Snapshot)).toMatchObject({ locations: [{ id: 'L-1' }], tariffs: [{ id: 'T-1' }] });
  });
});

function plugs(...uids: readonly string[]): string {
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
  return csv(header, ...uids.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`));
}
