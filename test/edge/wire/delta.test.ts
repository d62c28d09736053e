/**
 * The promise of `date_from` through the real edge: random edits, builds, and a client that follows `Link` through what
 * changed since its last poll. test/publish/history/delta-client.test.ts has many more stories, without the edge.
 */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '../../../src/snapshot/read-snapshot.ts';
import { HEALTH_PATH } from '../../../src/stored-format/health.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { buildAfter, crawl, type Published, readFrom, type Snapshot } from '../../publish/history/support/builds.ts';
import { DeltaClient, valid } from '../../publish/history/support/delta-client.ts';
import { apply, edits, firstState, sourcesIn } from '../../publish/history/support/edits.ts';
import { csv, networkOf } from '../../support/network-of.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { type ReplaceableSite, startReplaceable } from '../support/replaceable-site.ts';
import { siteOf } from '../support/site.ts';

/** Between two looks at what the edge knows. */
const LOOK_MS = 20;

let edge: ReplaceableSite;

beforeAll(async () => {
  edge = await startReplaceable('/api/ocpi/2.2/locations');
});
afterAll(() => edge.stop());

/** Every page of a list. */
async function pagesOf(path: string): Promise<unknown[]> {
  const objects: unknown[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const answer = await ask(edge.url, next, { headers: { 'Accept-Encoding': 'gzip' } });
    objects.push(...(envelopeOf(answer).data as unknown[]));
    const link = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    next = link === undefined ? undefined : new URL(link).pathname + new URL(link).search;
  }
  return objects;
}

async function read(query: string): Promise<Published> {
  const [locations, tariffs] = [
    await pagesOf(`/api/ocpi/2.2/locations?${query}`),
    await pagesOf(`/api/ocpi/2.2/tariffs?${query}`),
  ];
  return { locations, tariffs } as Published;
}

/** Publishes a snapshot, and waits until the edge has seen it: if it still has all of the last one in memory, it looks once a second. */
async function publish({ tree }: Snapshot): Promise<void> {
  await edge.publish(siteOf(tree));
  const { built_at: builtAt } = readManifest(readFrom(tree)(MANIFEST_PATH)).health;
  const seen = async () => JSON.parse((await ask(edge.url, HEALTH_PATH)).body.toString()).built_at;
  await expect.poll(seen, { interval: LOOK_MS }).toBe(builtAt);
}

test('a client that polls with date_from holds what a full crawl returns', async () => {
  const stories = fc.array(fc.array(edits, { maxLength: 5 }), { minLength: 4, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const [state, client] = [firstState(), new DeltaClient()];
      let now = Date.parse('2026-01-01T00:00:00.400Z');
      let snapshot: Snapshot | undefined;
      for (const made of story) {
        for (const edit of made) apply(state, edit);
        snapshot = await buildAfter(sourcesIn(state), now, snapshot);
        await publish(snapshot);
        now = snapshot.publishedAt + 250;
        const since = Number.isFinite(client.from) ? `&date_from=${new Date(client.from).toISOString()}` : '';
        client.take(await read(`limit=2${since}`), now);
        expect(client.held(now)).toEqual(valid(await read('limit=3'), now));
        now += 86_400_000;
      }
    }),
    { numRuns: 3, seed: 20_261_121, endOnFailure: true },
  );
});

describe('a network of 3,000 sites, of which 300 all over the list change their status between two builds', () => {
  const SITES = 3000;
  const SCATTERED = 300;
  const ids = Array.from({ length: SITES }, (_, i) => `S-${String(i).padStart(4, '0')}`);
  const tables = {
    locations: csv(
      'id,address,city,latitude,longitude',
      ...ids.map((id, i) => `${id},Main Street ${i},Amsterdam,52.${1000 + i},4.${1000 + ((i * 7919) % 3000)}`),
    ),
    evses: csv('uid,location_id', ...ids.map((id) => `${id}-1,${id}`)),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...ids.map((id) => `${id}-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
    ),
  };
  const statuses = new Map(ids.map((id) => [id, 'AVAILABLE']));

  /** The factor is a prime, so the changes of a build are far apart, and none of ten builds are the same. */
  function changeStatuses(build: number): void {
    for (let i = 0; i < SCATTERED; i++) {
      const id = ids[((i + SCATTERED * build) * 7919) % SITES] ?? '';
      statuses.set(id, statuses.get(id) === 'AVAILABLE' ? 'CHARGING' : 'AVAILABLE');
    }
  }

  const dataFiles = () =>
    networkOf({
      ...tables,
      status: csv('evse_uid,status', ...[...statuses].map(([id, status]) => `${id}-1,${status}`)),
    });

  /** Each after the one before. */
  const builds: Snapshot[] = [];

  beforeAll(async () => {
    let now = Date.parse('2026-01-01T00:00:00Z');
    for (let build = 0; build <= 8; build++) {
      if (build > 0) changeStatuses(build);
      const snapshot = await buildAfter(dataFiles(), now, builds.at(-1));
      builds.push(snapshot);
      now = snapshot.publishedAt + 60_250;
    }
  });

  // After four builds, more has changed than the index keeps as recent.
  test.each([
    [1, 100],
    [1, 1000],
    [4, 250],
  ])('a client that polls after every %i builds in pages of %i holds all of them', async (every, limit) => {
    const client = new DeltaClient();
    for (const snapshot of builds.filter((_, build) => build % every === 0)) {
      await publish(snapshot);
      const now = snapshot.publishedAt + 250;
      const since = Number.isFinite(client.from) ? `&date_from=${new Date(client.from).toISOString()}` : '';
      const changed = await read(`limit=${limit}${since}`);
      if (since !== '') expect(changed.locations).toHaveLength(SCATTERED * every);
      client.take(changed, now);
      expect(client.held(now)).toEqual(valid(crawl(snapshot), now));
    }
  });
});
