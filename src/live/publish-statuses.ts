/**
 * Publishes statuses in a store by live steps, whoever else writes there: reads the head, makes the next one, puts what is missing,
 * and swaps the head if it is still the one that was read. If it is not, all is done again on the new one, with a later time.
 */

import { nextPublishedAt } from '../publish/history/publication-time.ts';
import { LIVE_LEAD_MS } from '../stored-format/kept-times.ts';
import { findHead, type SnapshotReader } from './head-in-store.ts';
import { putBodies, swapHead } from './put-and-swap.ts';
import { HeadDamaged } from './step/head-damaged.ts';
import { liveStep, renewedHead } from './step/live-step.ts';
import type { LiveSnapshot, StatusesNow, StepContext } from './step/snapshot-and-change.ts';
import { type Store, StoreFault } from './store/store.ts';

export interface StatusPublisher {
  /**
   * @param statusesFor what is known of the EVSEs of a base; asked again if another build has been published meanwhile
   * @throws StoreFault, NeedsBuild, and whatever the judge throws. Then the head is as it was
   */
  publish(statusesFor: (snapshot: LiveSnapshot) => Promise<StatusesNow>): Promise<PublishedStep>;
}

export interface PublishedStep {
  /** `renewed`: nothing but `expires` and the ages in health. */
  readonly kind: 'changed' | 'renewed' | 'nothing';
  /** Uids of the EVSEs with another status. */
  readonly changed: readonly string[];
  /** How many files were put besides the head, and their bytes. */
  readonly puts: number;
  readonly bytes: number;
  /** Whether a build is needed by now: a price turns, something that was removed is dropped, a day has ended. */
  readonly isBuildDue: boolean;
}

/** There is no head in the store that a live step can go on from. */
export class NeedsBuild extends Error {
  constructor(words: string, why: string) {
    super(`${words} has no head to go on from: ${why}. Publish the network with a build first`);
  }
}

export interface PublisherContext extends Pick<StepContext, 'generator' | 'program' | 'judge'> {
  readonly store: Store;
  readonly reader: SnapshotReader;
  /** ms since 1970. */
  readonly clock: () => number;
  /** For how long a head is promised to be the newest, in ms. It is renewed in the middle of that. */
  readonly promiseMs: number;
}

/** How often another writer may be first. */
const ATTEMPTS = 8;

/** How long putting and swapping take if nothing is known of it, in ms. */
const FIRST_GUESS_MS = 500;

export function statusPublisher(context: PublisherContext): StatusPublisher {
  const { store, reader, clock } = context;
  /** How long it took from the time of a step to its swap, in ms. */
  let workMs = FIRST_GUESS_MS;
  /** A head that was swapped too late: what changed in it must be published again, with a later time, on what was there before. */
  let late: { readonly version: string; readonly before: LiveSnapshot } | undefined;

  return {
    async publish(statusesFor) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const done = await tryOnce(statusesFor);
        if (done !== undefined) return done;
      }
      throw new StoreFault(`${store.words}: ${ATTEMPTS} attempts came too late, or others were first`);
    },
  };

  /** Undefined if it came to nothing: another writer was first, or it was ready only after its own time. */
  async function tryOnce(statusesFor: (snapshot: LiveSnapshot) => Promise<StatusesNow>) {
    const { version, head, why = '' } = await findHead(store);
    if (head === undefined) throw new NeedsBuild(store.words, why);
    const snapshot = late && late.version === version ? late.before : await orNeedsBuild(store, reader.open(head));
    const now = await statusesFor(snapshot);
    const builtAt = clock();
    const publishedAt = nextPublishedAt(builtAt, Date.parse(head.moment), LIVE_LEAD_MS + workMs);
    const step = { ...context, builtAt, publishedAt, expires: builtAt + context.promiseMs };
    const change = await orNeedsBuild(store, liveStep(snapshot, now, step));
    const { files = new Map<string, Uint8Array>(), changed = [] } = change ?? {};
    const told = { changed, puts: files.size, bytes: sizeOf(files), isBuildDue: snapshot.base.until <= builtAt };
    const isPromised = Date.parse(head.live.expires) - builtAt > context.promiseMs / 2;
    if (change === undefined && isPromised) return { kind: 'nothing', ...told } as const;
    await putBodies(store, files);
    const lateBy = () => (change === undefined ? 0 : clock() + LIVE_LEAD_MS - publishedAt);
    if (lateBy() > 0) {
      workMs = 2 * (clock() - builtAt);
      return undefined;
    }
    const swapped = await swapHead(store, change?.head ?? renewedHead(snapshot, now, step), version);
    if (swapped === undefined) return undefined;
    workMs = Math.max(FIRST_GUESS_MS, 2 * (clock() - builtAt));
    // This machine may have slept, or the store been slow.
    late = lateBy() > 0 ? { version: swapped, before: snapshot } : undefined;
    if (late) return undefined;
    if (change) reader.published(change);
    return { kind: change ? 'changed' : 'renewed', ...told } as const;
  }
}

function sizeOf(files: ReadonlyMap<string, Uint8Array>): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

async function orNeedsBuild<T>(store: Store, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HeadDamaged) throw new NeedsBuild(store.words, error.message);
    throw error;
  }
}
