/**
 * A build from beginning to end: data directory -> dist/, by way of what was published before and of what is known from
 * the build before. The one place where the steps of pipeline.ts meet the disk, the clock and the network.
 */

import type { Base } from './base.ts';
import { CacheDamaged } from './cache/base-cache.ts';
import { NO_CACHE } from './cache/store.ts';
import { MANIFEST_PATH, type Manifest } from './edge/manifest.ts';
import { type Finding, isError } from './findings/finding.ts';
import { type FoundPrevious, findPrevious, type PreviousChoice } from './history/find-previous.ts';
import { historyFindings } from './history/findings.ts';
import { type Ledgers, ledgerOf } from './history/ledger.ts';
import type { Fetch } from './history/live-site.ts';
import { clockFindings, momentAfter } from './history/moment.ts';
import { keepLedgers } from './history/open-previous.ts';
import { placesOfRows } from './history/places.ts';
import type { Network } from './network.ts';
import { ContractBroken } from './ocpi/judge.ts';
import { followPrevious, type Publication, renderJudged } from './publication.ts';
import { readManifest, SnapshotDamaged } from './snapshot/read-snapshot.ts';
import type { Former, Tree } from './snapshot/tree.ts';
import { CarriedFileMissing, type Written, writeSnapshot } from './snapshot/write.ts';
import type { SourceReading } from './status/status-lane.ts';
import { type Sight, type Survey, type SurveyRequest, survey } from './survey.ts';

export interface BuildRequest extends SurveyRequest {
  readonly out: string;
  readonly previous: PreviousChoice;
  readonly isForPublishing: boolean;
  /** Whether it will be uploaded, which takes a while (upload_seconds of network.json). */
  readonly isUploaded?: boolean;
  readonly allowsRemovals: boolean;
}

/** What a build reaches for beside its request. */
export interface Surroundings extends Sight {
  readonly fetch: Fetch;
  /**
   * Asked when sources and history have been read, which can take minutes, and clients ask meanwhile. Absent where somebody
   * said what time it is.
   */
  readonly clock?: (() => number) | undefined;
  /** Told at the end of each stage: its name, and what came of it. */
  readonly stage: (name: string, what: string) => void;
}

export type Built =
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] }
  | {
      readonly kind: 'built';
      readonly findings: readonly Finding[];
      readonly network: Network;
      readonly counts: Base['counts'];
      readonly readings: readonly SourceReading[];
      /** Where the history came from. */
      readonly history: string;
      readonly written: Written;
      /** Whether anything that clients see differs from the snapshot that was in place. */
      readonly isChanged: boolean;
    };

/** What a build ends in if something that was kept from former builds is not what it was; the last ones if it is foreign. */
const DAMAGED = [CacheDamaged, CarriedFileMissing, SnapshotDamaged, ContractBroken, SyntaxError, TypeError, RangeError];

/** Builds, and writes if there is no error. The caller sees to it that no other build is at work in the same place. */
export async function buildSnapshot(request: BuildRequest, surroundings: Surroundings): Promise<Built> {
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
async function attempt(request: BuildRequest, surroundings: Surroundings, isAlone = false): Promise<Built> {
  const { stage } = surroundings;
  const surveyed = await survey(request, surroundings);
  if (!('base' in surveyed)) return { kind: 'invalid', ...surveyed };
  const { network, base, isNew, readings } = surveyed;
  stage('check', isNew ? 'all tables' : 'statuses and waivers; the other tables are as they were');

  const followed = await follow(request, surveyed, surroundings);
  const { history, publication, moment, builtAt, findings } = followed;
  if (findings.some(isError)) return { kind: 'invalid', findings };
  stage('history', history.words);

  const kept = history.snapshot?.former;
  const former: Former | undefined = isAlone && kept ? { ...kept, elsewhere: true } : kept;
  const input = { network, base, publication, readings, findings, moment, builtAt, former };
  const tree = await renderJudged(input, isNew ? 'all' : 'changes');
  stage('render', `OCPI ${network.versions.join(' and ')} for ${network.base_url}`);

  // What is uploaded, and what is built without hurry, is looked at as a whole.
  const written = await writeSnapshot(request.out, tree, isNew || request.isForPublishing);
  await remember(tree, publication, surroundings);
  const isChanged = hasChanged(written, tree, history);
  const { counts } = base;
  return { kind: 'built', findings, network, counts, readings, history: history.words, written, isChanged };
}

/** What is published as it follows on what was published before, and what is to be said of that. */
async function follow(request: BuildRequest, surveyed: Survey, surroundings: Surroundings) {
  const { network, base, present, sources } = surveyed;
  const { now, previous: choice, allowsRemovals } = request;
  const history = await findPrevious({ ...request, ...surroundings, network, choice, key: surroundings.code });
  const previous = history.snapshot?.previous;
  const lead = request.isUploaded ? network.upload_seconds * 1000 : 0;
  const builtAt = surroundings.clock?.() ?? now;
  const moment = momentAfter(builtAt, previous?.moment, lead);
  const publication = followPrevious({ network, base, present, previous, moment });
  const findings = surveyed.report([
    ...history.findings,
    ...clockFindings(now, previous?.moment, history.place ?? '', network.upload_seconds * 1000),
    ...historyFindings(publication.events, network, allowsRemovals, placesOfRows(sources, network)),
  ]);
  return { history, publication, moment, builtAt, findings };
}

/** Keeps what the next build would have to work out from the snapshot. */
async function remember(tree: Tree, { versions }: Publication, { cache, code }: Surroundings): Promise<void> {
  const manifest = tree.get(MANIFEST_PATH.slice(1));
  if (!(manifest instanceof Uint8Array)) return;
  const ledgers = versions.map(
    ({ version, locations, tariffs, listing }) =>
      [version, { locations: ledgerOf(locations), tariffs: ledgerOf(tariffs), listing }] as const,
  );
  await keepLedgers(cache, code, manifest, Object.fromEntries(ledgers) satisfies Ledgers);
}

function hasChanged({ changed }: Written, tree: Tree, { snapshot }: FoundPrevious): boolean {
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
