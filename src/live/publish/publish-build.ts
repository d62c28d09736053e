/**
 * Publishes a build in a store (publish/publish-on.ts). If its head has moved meanwhile, because a status was published, the status is
 * brought onto the build (onto-new-head.ts).
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { BuildResult, Built, Invalid } from '../../publish/build-request.ts';
import type { FoundPrevious } from '../../publish/previous/find-previous.ts';
import { NoHistory } from '../../publish/previous/no-history.ts';
import { gatherFiles, openPrevious } from '../../publish/previous/open-previous.ts';
import { guessAfter, type Made, type Missed, publishOn } from '../../publish/publish-on.ts';
import { partyText } from '../../settings/network.ts';
import { type ReadFile, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { LIVE_LEAD_MS, MANIFEST_KEPT_MS } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import { type FoundHead, type Head, type HeadAndFiles, headsIn, readFrom } from '../step/head-in-store.ts';
import type { StepContext } from '../step/live-step.ts';
import { readWhole } from '../step/stored-parts.ts';
import { type Store, StoreFault } from '../store/store.ts';
import { type BuiltHead, headOfBuild } from './head-of-build.ts';
import { ontoNewHead } from './onto-new-head.ts';

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

/** How often statuses that were published meanwhile are brought onto a build. */
const OVERTAKEN = 20;

const TOO_LATE = 'it was in the store only after its own timestamp';
const WORDS = {
  'ready too late': TOO_LATE,
  'public too late': TOO_LATE,
  'others were first': 'something else was published meanwhile',
};

/** A build that is being published. */
interface Underway {
  readonly built: Built;
  readonly made: BuiltHead;
  /** What it was built on. */
  readonly first: FoundHead;
  /** When it was built, in ms since 1970. */
  readonly begun: number;
  attempts: number;
}

/**
 * @returns the build; `invalid` if a finding blocks, and the store is as it was
 * @throws StoreFault, NoHistory, and what a build throws
 */
export function publishBuild(job: BuildToPublish): Promise<BuildResult> {
  const { store, clock, steps, note } = job;
  /** The last head before one that was public too late: the history stays that, so that what changed since gets a later time. */
  let before: Head | undefined;
  let [builds, putMs] = [0, FIRST_PUT_MS];
  let underway: Underway | undefined;

  async function build(found: FoundHead): Promise<Underway | Invalid> {
    if (builds++ === ATTEMPTS)
      throw new StoreFault(`${store.words}: ${ATTEMPTS} builds came too late, or others were first`);
    const head = before && found.head ? { ...before, moment: found.head.moment } : found.head;
    const built = await job.build(await historyIn({ ...found, head }, job), LIVE_LEAD_MS - MANIFEST_KEPT_MS + putMs);
    if (built.kind === 'invalid') return built;
    const begun = clock();
    demandParty(built, found, job);
    const made = notBefore(found.head, headOfBuild(built, job.read, steps, clock() + job.promiseMs));
    return { built, made, first: found, begun, attempts: 0 };
  }

  const toPublish = (next: HeadAndFiles, { built, first, begun }: Underway): Made<HeadAndFiles, BuildResult> => ({
    next,
    publishedAt: first.version === undefined ? undefined : built.publishedAt,
    result: built,
    ended(missed) {
      if (missed === 'public too late') before ??= first.head;
      if (missed?.endsWith('too late')) putMs = guessAfter(putMs, clock() - begun);
    },
  });

  const make = async (found: FoundHead, missed: Missed | undefined) => {
    if (missed === 'others were first' && underway && ++underway.attempts < OVERTAKEN) {
      const next = await withNews(underway, found, job);
      if (next) return toPublish(next, underway);
    }
    if (missed !== undefined) note(`again: ${WORDS[missed]}`);
    const next = await build(found);
    if ('kind' in next) return { result: next };
    underway = next;
    return toPublish(next.made, next);
  };
  return publishOn(headsIn(store), make, { clock, leadMs: () => LIVE_LEAD_MS });
}

/** Without a history, a build can have an earlier time than what is published; but a head whose moment goes back is taken for an old one. */
function notBefore(found: Head | undefined, made: BuiltHead): BuiltHead {
  const least = found === undefined ? Number.NEGATIVE_INFINITY : Date.parse(found.moment) + 1000;
  if (Date.parse(made.head.moment) >= least) return made;
  return { ...made, head: { ...made.head, moment: formatTimestamp(least) } };
}

/** The build with what was published meanwhile; undefined if only a new build is right. */
async function withNews(
  { built, made, first }: Underway,
  found: FoundHead,
  job: BuildToPublish,
): Promise<HeadAndFiles | undefined> {
  if (first.head === undefined || found.head === undefined) return undefined;
  const builtAt = job.clock();
  const step = { ...job, builtAt, expires: builtAt + job.promiseMs };
  const overtaken = { built, made, from: first.head, now: found.head, read: readFrom(job.store) };
  try {
    return await ontoNewHead(overtaken, step, LIVE_LEAD_MS + FIRST_PUT_MS);
  } catch (error) {
    if (error instanceof SnapshotDamaged) return undefined;
    throw error;
  }
}

/** @throws NoHistory if the store is that of another party */
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

/** @throws StoreFault, SnapshotDamaged */
function readSnapshotIn(store: Store, head: Head): Promise<ReadFile> {
  const manifest = new TextEncoder().encode(JSON.stringify(head));
  const get = async (path: string) => (await store.read(path))?.bytes;
  return gatherFiles(manifest, get, () => readStatusFile(store, head));
}

/** A build can do without it: it says since when statuses are what they are. */
async function readStatusFile(store: Store, { live }: Head): Promise<Uint8Array | undefined> {
  const stored = live.files[STATUS_PATH];
  try {
    return stored && (await readWhole(stored, readFrom(store)));
  } catch (error) {
    if (error instanceof SnapshotDamaged) return undefined;
    throw error;
  }
}
