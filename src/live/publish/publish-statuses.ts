/**
 * Publishes statuses in a store or a directory by live steps, whoever else writes there: reads the head, makes the next one, puts what is missing,
 * and swaps the head if it is still the one that was read. If it is not, all is done again on the new one, with a later time.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import { nextPublishedAt } from '../../publish/history/publication-time.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { LIVE_LEAD_MS } from '../../stored-format/kept-times.ts';
import { liveStep, renewedHead } from '../step/live-step.ts';
import type { LiveSnapshot, StatusesNow, StepContext } from '../step/snapshot-and-change.ts';
import { type HeadPlace, StoreFault } from '../store/store.ts';
import { findHead, type SnapshotReader } from './head-in-store.ts';
import { putBodies, swapHead } from './put-and-swap.ts';

export interface StatusPublisher {
  /**
   * @param statusesFor what is known of the EVSEs of a base; asked at each attempt, once the head is known
   * @throws StoreFault, NeedsBuild. Then the head is as it was
   */
  publish(statusesFor: (snapshot: LiveSnapshot) => Promise<StatusesNow>): Promise<PublishedStep>;
}

export interface PublishedStep {
  /** `renewed`: nothing but `expires` and the ages in health. */
  readonly kind: 'changed' | 'renewed' | 'nothing';
  /** Of the head that is there now. */
  readonly moment: string;
  /** Uids of the EVSEs with another status, and of those that are published again because that was too late. */
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

export interface PublisherContext extends Pick<StepContext, 'generator' | 'program' | 'steps'> {
  readonly store: HeadPlace;
  readonly reader: SnapshotReader;
  /** ms since 1970. */
  readonly clock: () => number;
  /** For how long a head is promised to be the newest, in ms. It is renewed in the middle of that. */
  readonly promiseMs: number;
  /** From the swap until all clients see the head, in ms; that of a store unless given. */
  readonly leadMs?: () => number;
}

/** How often another writer may be first. */
const ATTEMPTS = 8;

/** How long putting and swapping take if nothing is known of it, in ms. */
const FIRST_GUESS_MS = 500;

/** The longest guess, in ms: a machine that slept for a night will not do so again, and no change waits for that long. */
const MOST_WORK_MS = 60_000;

export function statusPublisher(context: PublisherContext): StatusPublisher {
  const { store, reader, clock, leadMs = () => LIVE_LEAD_MS } = context;
  /** How long it took from the time of a step to its swap, in ms. */
  let workMs = FIRST_GUESS_MS;
  /**
   * Uids (foldCase) of EVSEs whose last change may have become public later than its own time. Who asked in between has missed it, so
   * it is published again, even if it is taken back.
   */
  let late: ReadonlySet<string> = new Set();
  /** The newest moment that was seen, in ms since 1970. A head with an older one was put back by hand. */
  let newest = Number.NEGATIVE_INFINITY;

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
    const snapshot = await orNeedsBuild(store, reader.open(head));
    const now = await statusesFor(snapshot);
    const builtAt = clock();
    const wasPutBack = Date.parse(head.moment) < newest;
    newest = Math.max(newest, Date.parse(head.moment));
    const publishedAt = nextPublishedAt(builtAt, newest, leadMs() + workMs);
    const again = wasPutBack ? allUids(snapshot) : late;
    const step = { ...context, builtAt, publishedAt, expires: builtAt + context.promiseMs, again };
    const change = await orNeedsBuild(store, liveStep(snapshot, now, step));
    const { files = new Map<string, Uint8Array>(), changed = [] } = change ?? {};
    const told = {
      moment: change?.head.moment ?? head.moment,
      changed,
      puts: files.size,
      bytes: sizeOf(files),
      isBuildDue: snapshot.base.until <= builtAt,
    };
    const isPromised = Date.parse(head.live.expires) - builtAt > context.promiseMs / 2;
    if (change === undefined && isPromised) return { kind: 'nothing', ...told } as const;
    await putBodies(store, files);
    const lateBy = () => (change === undefined ? 0 : clock() + leadMs() - publishedAt);
    if (lateBy() > 0) {
      workMs = workAfter(clock() - builtAt);
      return undefined;
    }
    const lateBefore = late;
    // Also if the swap fails: it may be done all the same, and nobody knows when.
    late = new Set([...late, ...changed.map(foldCase)]);
    const swapped = await swapHead(store, change?.head ?? renewedHead(snapshot, now, step), version);
    workMs = workAfter(clock() - builtAt);
    // This machine may have slept, or the store been slow.
    if (lateBy() > 0) return undefined;
    late = swapped === undefined ? lateBefore : new Set();
    if (swapped === undefined) return undefined;
    if (change) {
      reader.published(change);
      newest = publishedAt;
    }
    return { kind: change ? 'changed' : 'renewed', ...told } as const;
  }
}

/** Nobody knows what clients have seen since an old head, so all statuses are published again on it. */
function allUids({ base }: LiveSnapshot): ReadonlySet<string> {
  return new Set(base.locations.flatMap(({ uids }) => uids));
}

/** A guess for the next time, after it took so long. */
function workAfter(tookMs: number): number {
  return Math.min(Math.max(FIRST_GUESS_MS, 2 * tookMs), MOST_WORK_MS);
}

function sizeOf(files: ReadonlyMap<string, Uint8Array>): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

async function orNeedsBuild<T>(store: HeadPlace, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SnapshotDamaged) throw new NeedsBuild(store.words, error.message);
    throw error;
  }
}
