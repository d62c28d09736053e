/**
 * Publishes a build in a store: builds on the head that is there, puts what the store lacks, and swaps the head. If that has moved
 * meanwhile, because a status was published, the status is brought onto the build (onto-new-head.ts).
 */

import type { BuildResult, Built } from '../../publish/build-request.ts';
import { type FoundPrevious, partyText } from '../../publish/previous/find-previous.ts';
import { NoHistory } from '../../publish/previous/no-history.ts';
import { openPrevious } from '../../publish/previous/open-previous.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import type { ReadFile } from '../../snapshot/read-snapshot.ts';
import { LIVE_LEAD_MS, MANIFEST_KEPT_MS } from '../../stored-format/kept-times.ts';
import type { Head, StepContext } from '../step/snapshot-and-change.ts';
import { type Store, StoreFault } from '../store/store.ts';
import { type FoundHead, findHead, type SnapshotReader, snapshotReader } from './head-in-store.ts';
import { type BuiltHead, headOfBuild } from './head-of-build.ts';
import { ontoNewHead } from './onto-new-head.ts';
import { readSnapshotIn } from './previous-in-store.ts';
import { putBodies, swapHead } from './put-and-swap.ts';

export interface BuildToPublish extends Pick<StepContext, 'generator' | 'program' | 'steps'> {
  readonly store: Store;
  /**
   * Builds.
   *
   * @param history what was published before; undefined if the store has nothing yet
   * @param leadMs from when it has built until all clients see it, in ms
   */
  readonly build: (history: FoundPrevious | undefined, leadMs: number) => Promise<BuildResult>;
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

/** How long it takes to put what a build has made, and to swap the head, if nothing is known of it, in ms. */
const FIRST_PUT_MS = 5000;

/**
 * @returns the build; `invalid` if a finding blocks, and the store is as it was
 * @throws StoreFault, NoHistory, and what a build throws
 */
export async function publishBuild(job: BuildToPublish): Promise<BuildResult> {
  const { store, build, note, clock } = job;
  /** The last head before one that was public too late: the history stays that, so that what changed since gets a later time. */
  let before: Head | undefined;
  let putMs = FIRST_PUT_MS;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await findHead(store);
    const head = before && found.head ? { ...before, moment: found.head.moment } : found.head;
    const built = await build(await historyIn({ ...found, head }, job), LIVE_LEAD_MS - MANIFEST_KEPT_MS + putMs);
    if (built.kind === 'invalid') return built;
    const begun = clock();
    const ended = await putInStore(built, found, job);
    if (ended === 'published') return built;
    if (ended === 'public too late') before ??= found.head;
    if (ended !== 'others were first') putMs = Math.max(2 * putMs, 2 * (clock() - begun));
    note(`again: ${WORDS[ended]}`);
  }
  throw new StoreFault(`${store.words}: ${ATTEMPTS} builds came too late, or others were first`);
}

/** `public too late`: clients that asked before it was public will not ask for what changed in it. */
type Ended = 'published' | 'ready too late' | 'public too late' | 'others were first';

const TOO_LATE = 'it was in the store only after its own timestamp';
const WORDS = {
  'ready too late': TOO_LATE,
  'public too late': TOO_LATE,
  'others were first': 'something else was published meanwhile',
};

/** How often statuses that were published meanwhile are brought onto a build. */
const OVERTAKEN = 20;

/** @throws NoHistory if the store is that of another party */
async function putInStore(built: Built, first: FoundHead, job: BuildToPublish): Promise<Ended> {
  const { store, read, clock, promiseMs } = job;
  demandParty(built, first, job);
  const made = headOfBuild(built, read, job.steps, clock() + promiseMs);
  const reader = snapshotReader(store);
  const isLate = () => clock() + LIVE_LEAD_MS > built.publishedAt && first.version !== undefined;
  let [found, next]: [FoundHead, Pick<BuiltHead, 'head' | 'files'> | undefined] = [first, made];
  for (let attempt = 0; attempt < OVERTAKEN && next; attempt++) {
    await putBodies(store, next.files);
    if (isLate()) return 'ready too late';
    const swapped = await swapHead(store, next.head, found.version);
    // The machine may have slept in between.
    if (swapped !== undefined) return isLate() ? 'public too late' : 'published';
    found = await findHead(store);
    if (first.head === undefined || found.head === undefined) break;
    const heads = [first.head, found.head] as const;
    next = await overtaken({ built, made, heads, reader }, job).catch((error: unknown) => {
      if (error instanceof SnapshotDamaged) return undefined;
      throw error;
    });
  }
  return 'others were first';
}

/** @throws SnapshotDamaged */
async function overtaken(
  {
    built,
    made,
    heads: [first, last],
    reader,
  }: {
    readonly built: Built;
    readonly made: BuiltHead;
    /** That on which it was built, and that of now. */
    readonly heads: readonly [Head, Head];
    readonly reader: SnapshotReader;
  },
  job: BuildToPublish,
): Promise<Pick<BuiltHead, 'head' | 'files'> | undefined> {
  const [from, now] = [await reader.open(first), await reader.open(last)];
  const builtAt = job.clock();
  const step = { ...job, builtAt, expires: builtAt + job.promiseMs };
  return ontoNewHead({ built, made, from, now }, step, LIVE_LEAD_MS + FIRST_PUT_MS);
}

function demandParty({ data }: Built, { head }: FoundHead, { store, isAnew }: BuildToPublish): void {
  const party = { before: partyText(head ?? data.settings), now: partyText(data.settings) };
  if (party.before !== party.now && !isAnew)
    throw new NoHistory({ why: `${store.words} is that of ${party.before}`, party });
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
