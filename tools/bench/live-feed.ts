/** A live network with its store in memory, so that no network counts, and one EVSE whose status changes with each step. */

import { headOfBuild } from '../../src/live/publish/head-of-build.ts';
import { statusPublisher } from '../../src/live/publish/publish-statuses.ts';
import { headsIn, snapshotReader } from '../../src/live/step/head-in-store.ts';
import type { Store } from '../../src/live/store/store.ts';
import { foldCase } from '../../src/ocpi/ci-string.ts';
import type { Built } from '../../src/publish/build-request.ts';
import type { Companion } from '../../src/publish/companion.ts';
import { readIn } from '../../src/snapshot/read-snapshot.ts';
import { createMemoryStore } from '../../test/live/support/memory-store.ts';

/** What a step put. */
export interface Put {
  readonly puts: number;
  readonly bytes: number;
}

/**
 * Publishes a build.
 *
 * @returns what reads the store; a live step with one changed status, with what is in memory from the last or with nothing; and one that
 *   changes so many, all over the list
 */
export async function startFeed(built: Built, out: string, companions: readonly Companion[]) {
  const steps = companions.flatMap((companion) => companion.steps ?? []);
  let puts = 0;
  const counted =
    <A extends unknown[], R>(put: (...args: A) => R) =>
    (...args: A) => {
      puts++;
      return put(...args);
    };
  const { put, putIfAbsent, swap, ...others } = createMemoryStore();
  const store: Store = { ...others, put: counted(put), putIfAbsent: counted(putIfAbsent), swap: counted(swap) };
  const { head, files } = headOfBuild(built, readIn(out), steps, Date.now() + 60_000);
  await headsIn(store).put({ head, files });
  await headsIn(store).swap({ head, files }, { version: undefined, head: undefined });
  const context = { steps, store, clock: Date.now, promiseMs: 60_000, generator: '', program: '' };
  const open = () => statusPublisher({ ...context, reader: snapshotReader(store) });
  const warm = open();
  const { uids } = built.data.staticData();
  const statuses = new Map(built.data.statuses);
  const change = async (count: number, isCold = false): Promise<Put> => {
    for (let i = 0; i < count; i++) {
      const uid = foldCase(uids[i * Math.floor(uids.length / count)] ?? '');
      statuses.set(uid, { status: statuses.get(uid)?.status === 'CHARGING' ? 'AVAILABLE' : 'CHARGING' });
    }
    puts = 0;
    const { bytes, changed } = await (isCold ? open() : warm).publish(async () => ({
      statuses,
      readings: [],
      findings: {},
    }));
    if (changed.length !== count) throw new Error(`${changed.length} EVSEs have changed.`);
    return { bytes, puts };
  };
  return { step: (isCold?: boolean) => change(1, isCold), change, read: store.read };
}
