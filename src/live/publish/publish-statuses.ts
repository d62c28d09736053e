/** Publishes statuses in a store or a directory by live steps, whoever else writes there (publish/publish-on.ts). */

import { foldCase } from '../../ocpi/ci-string.ts';
import { lateness, type Made, nextPublishedAt, publishOn } from '../../publish/publish-on.ts';
import { SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { LIVE_LEAD_MS } from '../../stored-format/manifest.ts';
import {
  type FoundHead,
  type HeadAndFiles,
  headsIn,
  type LiveSnapshot,
  type SnapshotReader,
} from '../step/head-in-store.ts';
import { liveStep, renewedHead, type StatusesNow, type StepContext } from '../step/live-step.ts';
import { type HeadPlace, StoreFault } from '../store/store.ts';

/** What is known of the EVSEs of a base; asked at each attempt, once the head is known. */
export type StatusesFor = (snapshot: LiveSnapshot) => Promise<StatusesNow>;

export interface StatusPublisher {
  /** @throws StoreFault, NeedsBuild. Then the head is as it was */
  publish(statusesFor: StatusesFor): Promise<PublishedStep>;
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

type NextHead = HeadAndFiles & Pick<PublishedStep, 'changed'>;

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

  const heads = headsIn(store);
  const place = {
    ...heads,
    swap(next: NextHead, found: FoundHead) {
      // Also if the swap fails: it may be done all the same, and nobody knows when.
      late = new Set([...late, ...next.changed.map(foldCase)]);
      return heads.swap(next, found);
    },
  };

  async function make({ head, why = '' }: FoundHead, statusesFor: StatusesFor): Promise<Made<NextHead, PublishedStep>> {
    if (head === undefined) throw new NeedsBuild(store.words, why);
    const snapshot = await orNeedsBuild(store, reader.open(head));
    const now = await statusesFor(snapshot);
    const builtAt = clock();
    const wasPutBack = Date.parse(head.moment) < newest;
    newest = Math.max(newest, Date.parse(head.moment));
    const publishedAt = nextPublishedAt(builtAt, newest, leadMs() + workMs);
    const [again, lateBefore] = [wasPutBack ? allUids(snapshot) : late, late];
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
    if (change === undefined && isPromised) return { result: { kind: 'nothing', ...told } };
    return {
      next: { head: change?.head ?? renewedHead(snapshot, now, step), files, changed },
      publishedAt: change && publishedAt,
      result: { kind: change ? 'changed' : 'renewed', ...told },
      ended(missed) {
        workMs = workAfter(clock() - builtAt);
        // Of others that were first, some may have gone on from this one: a store can lose the answer to a swap.
        if (missed === 'others were first' && (!change || lateness(clock(), publishedAt, leadMs()) <= 0))
          late = lateBefore;
        if (missed !== undefined) return;
        late = new Set();
        if (!change) return;
        reader.keep(files);
        newest = publishedAt;
      },
    };
  }

  return {
    publish(statusesFor) {
      let attempts = 0;
      const timing = { clock, leadMs };
      return publishOn(
        place,
        (found) => {
          if (attempts++ === ATTEMPTS)
            throw new StoreFault(`${store.words}: ${ATTEMPTS} attempts came too late, or others were first`);
          return make(found, statusesFor);
        },
        timing,
      );
    },
  };
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
