/**
 * The promise of `date_from` while snapshots are replaced: a client that asks every 0.2 s for what changed since it asked
 * last misses nothing, however long builds take, through the real build and the real edge rule, on a clock of the test.
 */

import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edgeInProcess } from '../edge/support/edge-in-process.ts';
import { runs } from '../support/sampled.ts';
import type { Published } from './history/support/builds.ts';
import { DeltaClient, valid } from './history/support/delta-client.ts';
import { buildInto } from './history/support/disk-builds.ts';
import { apply, edits, firstState, sourcesIn } from './history/support/edits.ts';

const RUNS = runs(3, 25);
const POLL_MS = 200;
/** Longer than the edge keeps a manifest. */
const A_WHILE_MS = 1500;

let directory = '';
let time = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-polling-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

/** A snapshot and since when it is in place; copied, because a build removes what it replaced. */
interface InPlace {
  readonly from: number;
  readonly files: string;
}

/** How long it is until the clock is read again, in ms: within a build, rendering and writing lie in between. */
const durations = fc.array(
  fc.oneof(fc.constant(0), fc.integer({ max: 1200, min: 0 }), fc.integer({ max: 9000, min: 0 })),
  {
    minLength: 1,
    maxLength: 8,
  },
);

const days = fc.array(
  fc.record({ made: fc.array(edits, { minLength: 1, maxLength: 2 }), durations, wait: fc.nat(4000) }),
  {
    minLength: 2,
    maxLength: 4,
  },
);

test('a client that polls every 0.2 s misses no change', { timeout: 60_000 + 20_000 * RUNS.numRuns }, async () => {
  const network = join(directory, 'network');
  await fc.assert(
    fc.asyncProperty(days, async (story) => {
      rmSync(network, { recursive: true, force: true });
      const out = join(network, 'dist');
      const published: InPlace[] = [];
      const look = () => {
        const place = realpathSync(out, { encoding: 'utf8' });
        const files = join(network, 'seen', place.replaceAll('/', '-'));
        if (published.at(-1)?.files === files) return;
        cpSync(place, files, { recursive: true });
        published.push({ from: time, files });
      };
      let at = '';
      const ask = edgeInProcess(() => at);
      const client = new DeltaClient();
      let polled = 0;
      const pollUntil = async (end: number) => {
        for (; polled <= end; polled += POLL_MS) {
          vi.setSystemTime(polled);
          at = published.findLast(({ from }) => from <= polled)?.files ?? '';
          const since = Number.isFinite(client.from)
            ? `?date_from=${new Date(client.from).toISOString()}`
            : '?offset=0';
          client.take(await readLists(ask, since), polled);
        }
      };

      const state = firstState();
      time += 86_400_000;
      await buildInto(out, sourcesIn(state), time);
      look();
      polled = time + A_WHILE_MS;
      for (const { made, durations: steps, wait } of story) {
        time += wait + A_WHILE_MS;
        for (const edit of made) apply(state, edit);
        let step = 0;
        const clock = () => {
          // The snapshot may have been put in place at any time since the last reading: clients see it at the latest one.
          time += steps[step++ % steps.length] ?? 0;
          look();
          return time;
        };
        // Asked for by name: a preview in which no charger is left that was there before counts as another network's.
        await buildInto(out, sourcesIn(state), time, { clock, previous: { kind: 'directory', place: out } });
        look();
        await pollUntil(time + A_WHILE_MS);
        expect(client.held(polled)).toEqual(valid(await readLists(ask, '?offset=0'), polled));
        time = polled;
      }
    }),
    { ...RUNS, endOnFailure: true },
  );
});

async function readLists(ask: (path: string) => Promise<Response>, query: string): Promise<Published> {
  const read = async (module: string) => {
    const answer = await ask(`/api/ocpi/2.2/${module}${query}&limit=1000`);
    return ((await answer.json()) as { data: never[] }).data;
  };
  return { locations: await read('locations'), tariffs: await read('tariffs') };
}
