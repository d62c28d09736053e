/**
 * Publishes a build in a store: builds on the head that is there, puts what the store lacks, and swaps the head. If that has moved
 * meanwhile, because a status was published, all is built again on the new one.
 */

import type { BuildResult, Built } from '../publish/build-request.ts';
import type { FoundPrevious } from '../publish/previous/find-previous.ts';
import { partyText } from '../publish/previous/find-previous.ts';
import { NoHistory } from '../publish/previous/no-history.ts';
import { openPrevious } from '../publish/previous/open-previous.ts';
import { SnapshotDamaged } from '../publish/snapshot/read-manifest.ts';
import type { ReadFile } from '../publish/snapshot/read-snapshot.ts';
import { LIVE_LEAD_MS } from '../stored-format/kept-times.ts';
import { type FoundHead, findHead } from './head-in-store.ts';
import { headOfBuild } from './head-of-build.ts';
import { readSnapshotIn } from './previous-in-store.ts';
import { putBodies, swapHead } from './put-and-swap.ts';
import type { Head } from './step/snapshot-and-change.ts';
import { type Store, StoreFault } from './store/store.ts';

export interface BuildToPublish {
  readonly store: Store;
  /** Builds. @param history what was published before; undefined if the store has nothing yet */
  readonly build: (history: FoundPrevious | undefined) => Promise<BuildResult>;
  /** The files that the last build wrote. */
  readonly read: ReadFile;
  /** ms since 1970. */
  readonly clock: () => number;
  /** For how long the head is promised to be the newest, in ms. */
  readonly promiseMs: number;
  /** Whether to begin without a history, as somebody asked for. */
  readonly isAnew: boolean;
  /** Told why it is built again. */
  readonly note: (text: string) => void;
}

const ATTEMPTS = 5;

/**
 * @returns the build; `invalid` if a finding blocks, and the store is as it was
 * @throws StoreFault, NoHistory, and what a build throws
 */
export async function publishBuild(job: BuildToPublish): Promise<BuildResult> {
  const { store, build, note } = job;
  /** The last head before one that was public too late: the history stays that, so that what changed since gets a later time. */
  let before: Head | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await findHead(store);
    const head = before && found.head ? { ...before, moment: found.head.moment } : found.head;
    const built = await build(await historyIn({ ...found, head }, job));
    if (built.kind === 'invalid') return built;
    const ended = await putInStore(built, found, job);
    if (ended === 'published') return built;
    if (ended === 'public too late') before ??= found.head;
    note(`again: ${WORDS[ended]}`);
  }
  throw new StoreFault(`${store.words}: ${ATTEMPTS} builds came too late, or others were first`);
}

/** `public too late`: clients that asked before it was public will not ask for what changed in it. */
type Ended = 'published' | 'ready too late' | 'public too late' | 'others were first';

const TOO_LATE = 'it was in the store only after its own timestamp: raise upload_seconds in network.json';
const WORDS = {
  'ready too late': TOO_LATE,
  'public too late': TOO_LATE,
  'others were first': 'something else was published meanwhile',
};

/** @throws NoHistory if the store is that of another party */
async function putInStore(built: Built, { version, head: before }: FoundHead, job: BuildToPublish): Promise<Ended> {
  const { store, read, clock, promiseMs, isAnew } = job;
  const party = { before: partyText(before ?? built.data.settings), now: partyText(built.data.settings) };
  if (party.before !== party.now && !isAnew)
    throw new NoHistory({ why: `${store.words} is that of ${party.before}`, party });
  const { head, files } = headOfBuild(built, read, clock() + promiseMs);
  await putBodies(store, files);
  const isLate = () => clock() + LIVE_LEAD_MS > built.publishedAt && version !== undefined;
  if (isLate()) return 'ready too late';
  const swapped = await swapHead(store, head, version);
  if (swapped === undefined) return 'others were first';
  // The machine may have slept in between.
  return isLate() ? 'public too late' : 'published';
}

/** @throws NoHistory if what is there cannot be read */
async function historyIn(
  { head, version, why = '' }: FoundHead,
  job: BuildToPublish,
): Promise<FoundPrevious | undefined> {
  const { store, isAnew } = job;
  if (isAnew) return { words: 'none, as asked for', findings: [] };
  if (version === undefined) return undefined;
  if (head === undefined) throw new NoHistory({ why: `${store.words} cannot be read: ${why}` });
  try {
    const snapshot = openPrevious(await readSnapshotIn(store, head), undefined, true);
    return { snapshot, place: store.words, words: `${store.words}, published ${head.moment}`, findings: [] };
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
    throw new NoHistory({ why: `${store.words} cannot be read: ${error.message}` });
  }
}
