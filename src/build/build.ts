/**
 * A build from beginning to end: data directory -> dist/, by way of what was published before and of what is known from
 * the build before. The one place where the steps of pipeline.ts meet the disk, the clock and the network.
 */

import { ContractBroken } from '../contract/assert-conforms.ts';
import { type Finding, isError } from '../findings/finding.ts';
import { MANIFEST_PATH, type Manifest } from '../format/manifest.ts';
import type { Network } from '../source/settings/settings.ts';
import type { SourceReading } from '../status/source-reading.ts';
import { NO_CACHE } from './disk/cache-store.ts';
import { CarriedFileMissing, openPlace, type SnapshotPlace, type Written } from './disk/write-dist.ts';
import { GENERATOR } from './generator.ts';
import { type SnapshotDigests, digestsOf } from './history/digests.ts';
import { type FoundPrevious, findPrevious, type PreviousChoice } from './history/find-previous.ts';
import { historyFindings } from './history/findings.ts';
import type { Fetch } from './history/live-site.ts';
import { storeDigests } from './history/open-previous.ts';
import { clockFindings, nextPublishedAt } from './history/publication-time.ts';
import { checkPurge } from './history/purge.ts';
import { removalCauses } from './history/removal-cause.ts';
import { placesOfRows } from './history/row-places.ts';
import { carryForward, type Publication, renderJudged } from './publication.ts';
import { guessWork, publishInTime } from './publish-in-time.ts';
import type { Sizes } from './render/counts.ts';
import { readManifest, SnapshotDamaged } from './snapshot/read-snapshot.ts';
import type { PreviousFiles, SnapshotFiles } from './snapshot/snapshot.ts';
import { CacheDamaged } from './static-data-cache.ts';
import { type Sight, type Survey, type SurveyRequest, survey } from './survey.ts';

export interface BuildRequest extends SurveyRequest {
  readonly out: string;
  readonly previous: PreviousChoice;
  readonly isForPublishing: boolean;
  /** Whether it will be uploaded, which takes a while (upload_seconds of network.json). */
  readonly isUploaded?: boolean;
  /** Whether everything is looked at, as it is before an upload: the first build of `watch`. */
  readonly isThorough?: boolean;
  readonly allowsRemovals: boolean;
  /** Ids of locations and tariffs of which nothing is to stay (build/history/purge.ts). */
  readonly purge?: readonly string[];
}

/** What a build reaches for beside its request. */
export interface BuildDependencies extends Sight {
  readonly fetch: Fetch;
  /**
   * Asked when sources and history have been read, which can take minutes, and clients ask meanwhile. Absent where somebody
   * said what time it is.
   */
  readonly clock?: (() => number) | undefined;
  /** Told at the end of each stage: its name, and what came of it. */
  readonly stage: (name: string, what: string) => void;
}

export type BuildResult =
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] }
  | {
      readonly kind: 'built';
      readonly findings: readonly Finding[];
      readonly network: Network;
      readonly counts: Sizes;
      readonly readings: readonly SourceReading[];
      /** Where the history came from. */
      readonly history: string;
      readonly written: Written;
      /** `last_updated` of what changed, in ms since 1970. */
      readonly moment: number;
      /** Old snapshots that could not be removed, and why. */
      readonly left: readonly string[];
      /** Whether anything that clients see differs from the snapshot that was in place. */
      readonly isChanged: boolean;
    };

/** What a build ends in if something that was kept from former builds is not what it was; the last ones if it is foreign. */
const DAMAGED = [CacheDamaged, CarriedFileMissing, SnapshotDamaged, ContractBroken, SyntaxError, TypeError, RangeError];

/**
 * Builds, and writes if there is no error. The caller sees to it that no other build is at work in the same place.
 *
 * @throws NoHistory, CannotPurge
 */
export async function buildSnapshot(request: BuildRequest, surroundings: BuildDependencies): Promise<BuildResult> {
  try {
    return await attempt(request, surroundings);
  } catch (error) {
    const isRepairable = DAMAGED.some((kind) => error instanceof kind);
    if (!isRepairable || !(error instanceof Error)) throw error;
    surroundings.stage('again', `without what was kept from former builds: ${error.message}`);
    surroundings.memory?.clear();
    // What is worked out anew takes the place of what was damaged.
    return attempt(request, { ...surroundings, cache: { ...NO_CACHE, put: surroundings.cache.put } }, true);
  }
}

/** @param isAlone whether every file is made anew */
async function attempt(request: BuildRequest, surroundings: BuildDependencies, isAlone = false): Promise<BuildResult> {
  const { stage } = surroundings;
  const surveyed = await survey(request, surroundings);
  if (!('base' in surveyed)) return { kind: 'invalid', ...surveyed };
  stage('check', surveyed.isNew ? 'all tables' : 'statuses and waivers; the other tables are as they were');
  const { network } = surveyed;
  const found = await findPrevious({
    ...request,
    ...surroundings,
    network,
    choice: request.previous,
    key: surroundings.code,
  });
  stage('history', found.words);
  const place = await openPlace(request.out);
  let left: readonly string[] = [];
  let built: BuildResult | undefined;
  try {
    built = await publish({ request, surroundings, surveyed, history: found, place, isAlone });
  } finally {
    left = await place.close();
  }
  return built.kind === 'built' ? { ...built, left } : built;
}

/** One build, when everything that it needs has been read. */
interface Job {
  readonly request: BuildRequest;
  readonly surroundings: BuildDependencies;
  readonly surveyed: Survey;
  readonly history: FoundPrevious;
  readonly place: SnapshotPlace;
  /** Whether every file is made anew. */
  readonly isAlone: boolean;
}

/** Renders, writes and puts in place what the data says, unless that is an error. */
async function publish(job: Job): Promise<BuildResult> {
  const { surroundings, surveyed, history } = job;
  const { network, base, readings } = surveyed;
  let findings: readonly Finding[] = [];
  const result = await publishInTime(
    async (lead) => {
      const followed = follow(job, lead);
      findings = followed.findings;
      if (findings.some(isError)) return undefined;
      const { tree, aside } = await write(job, followed);
      const { moment, publication } = followed;
      const putInPlace = async () => {
        await aside.putInPlace();
        return { tree, publication, moment, written: aside.written };
      };
      return { moment, putInPlace, discard: aside.discard };
    },
    {
      clock: surroundings.clock,
      uploadMs: uploadMs(job),
      workMs: guessWork(mayChange(job) ? base.drafted.connectors : 0),
      onLate: () => surroundings.stage('again', 'it took longer than the moment of its changes allows for'),
    },
  );
  if (result === undefined) return { kind: 'invalid', findings };
  const { tree, publication, moment, written } = result;
  await remember(tree, publication, surroundings);
  const isChanged = hasChanged(written, tree, history);
  const { counts } = publication;
  return {
    kind: 'built',
    findings,
    network,
    counts,
    readings,
    history: history.words,
    written,
    moment,
    left: [],
    isChanged,
  };
}

/** Whether everything may have to be rendered, not only what changed since the build before. */
function mayChange({ surveyed, history }: Job): boolean {
  const former = history.snapshot?.former;
  return surveyed.isNew || former?.elsewhere === true || former?.manifest.generator !== GENERATOR;
}

function uploadMs({ request, surveyed }: Job): number {
  return request.isUploaded ? surveyed.network.upload_seconds * 1000 : 0;
}

/** What is published as it follows on what was published before, and what is to be said of that. */
function follow(job: Job, lead: number) {
  const { request, surroundings, surveyed, history } = job;
  const { network, base, present, sources } = surveyed;
  const { now, allowsRemovals, purge = [] } = request;
  const previous = history.snapshot?.previous;
  const purged = checkPurge(purge, base.versions, previous);
  const builtAt = surroundings.clock?.() ?? now;
  const moment = nextPublishedAt(builtAt, previous?.moment, lead);
  const publication = carryForward({ network, base, present, previous, moment, purged });
  const findings = surveyed.report([
    ...history.findings,
    ...clockFindings(now, previous?.moment, history.place ?? '', network.upload_seconds * 1000),
    ...historyFindings(publication.events, network, {
      allowsRemovals,
      placeOf: placesOfRows(sources, network),
      hidden: base.hidden,
      causeOf: removalCauses(base.versions, present),
    }),
  ]);
  return { publication, moment, builtAt, findings };
}

/** Renders and judges, and writes aside. */
async function write(job: Job, followed: ReturnType<typeof follow>) {
  const { request, surroundings, surveyed, history, place, isAlone } = job;
  const { network, base, present, isNew, readings } = surveyed;
  const kept = history.snapshot?.former;
  const former: PreviousFiles | undefined = isAlone && kept ? { ...kept, elsewhere: true } : kept;
  const isThorough = isNew || request.isForPublishing || request.isThorough === true;
  // What did not change is right only if it follows on a snapshot that this very code has judged.
  const isJudged = history.snapshot?.isJudged === true;
  const what = isThorough || !isJudged ? 'all' : 'changes';
  const tree = await renderJudged({ network, base, present, readings, former, ...followed }, what);
  surroundings.stage('render', `OCPI ${network.versions.join(' and ')} for ${network.base_url}`);
  return { tree, aside: await place.write(tree, isThorough) };
}

/** Keeps what the next build would have to work out from the snapshot. */
async function remember(tree: SnapshotFiles, { versions }: Publication, { cache, code }: BuildDependencies): Promise<void> {
  const manifest = tree.get(MANIFEST_PATH.slice(1));
  if (!(manifest instanceof Uint8Array)) return;
  const ledgers = versions.map(
    ({ version, locations, tariffs, listing }) =>
      [version, { locations: digestsOf(locations), tariffs: digestsOf(tariffs), listing }] as const,
  );
  await storeDigests(cache, code, manifest, Object.fromEntries(ledgers) satisfies SnapshotDigests);
}

function hasChanged({ changed }: Written, tree: SnapshotFiles, { snapshot }: FoundPrevious): boolean {
  const path = MANIFEST_PATH.slice(1);
  if ([...changed.keys()].some((one) => one !== path)) return true;
  const bytes = tree.get(path);
  if (snapshot?.former.elsewhere || !(bytes instanceof Uint8Array)) return true;
  return lasting(readManifest(bytes)) !== lasting(snapshot?.manifest);
}

/** A manifest without what differs after every build. */
function lasting(manifest: Manifest | undefined): string {
  return JSON.stringify({ ...manifest, moment: '', health: {} });
}
