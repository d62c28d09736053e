/** A build on a disk. The static data comes from the cache if it is there, the history from dist/ or the live site. */

import { ContractBroken } from '../contract/assert-conforms.ts';
import { MANIFEST_PATH, type Manifest } from '../stored-format/manifest.ts';
import { type BuildDependencies, type BuildRequest, type BuildResult, type Built, buildSnapshot } from './build.ts';
import { type CacheStore, NO_CACHE } from './disk/cache-store.ts';
import { openPlace } from './disk/write-dist.ts';
import { CarriedFileMissing } from './disk/write-files.ts';
import { digestsOf, type SnapshotDigests } from './previous/digests.ts';
import { type FoundPrevious, findPrevious, type PreviousChoice } from './previous/find-previous.ts';
import type { Fetch } from './previous/live-site.ts';
import { storeDigests } from './previous/open-previous.ts';
import { readManifest, SnapshotDamaged } from './snapshot/read-snapshot.ts';
import { CacheDamaged } from './validate/cached-static-data.ts';
import type { StaticData } from './validate/static-data.ts';
import { staticDataStore } from './validate/static-data-store.ts';

export interface DirectoryBuildRequest extends BuildRequest {
  readonly out: string;
  readonly previous: PreviousChoice;
  /** Whether the result will be published. Then its history must be that of the live site. */
  readonly isForPublishing: boolean;
}

/** What a build on a disk needs besides its request. */
export interface DirectoryDependencies extends Pick<BuildDependencies, 'readStatuses' | 'assets' | 'clock' | 'stage'> {
  readonly cache: CacheStore;
  /** Hash of the code (cache-key.ts). */
  readonly code: string;
  /** The last static data, by key, for a process that builds more than once. */
  readonly memory?: Map<string, StaticData>;
  readonly fetch: Fetch;
}

export type DirectoryBuildResult =
  | Exclude<BuildResult, Built>
  | (Built & {
      /** Whether anything that clients see differs from the snapshot that was in place. */
      readonly isChanged: boolean;
    });

/**
 * The errors of a build that used damaged files: from the cache, from the previous snapshot, or, the last three, from a
 * snapshot that somebody else wrote.
 */
const DAMAGED = [CacheDamaged, CarriedFileMissing, SnapshotDamaged, ContractBroken, SyntaxError, TypeError, RangeError];

/**
 * Builds, and writes if there is no error. The caller holds the lock of the place (disk/lock.ts).
 *
 * @throws NoHistory, AddressChanged, CannotPurge, ContractBroken, PlaceTaken
 */
export async function buildDirectory(
  request: DirectoryBuildRequest,
  dependencies: DirectoryDependencies,
): Promise<DirectoryBuildResult> {
  try {
    return await attempt(request, dependencies);
  } catch (error) {
    const isRepairable = DAMAGED.some((kind) => error instanceof kind);
    if (!isRepairable || !(error instanceof Error)) throw error;
    dependencies.stage('again', `without the files of earlier builds: ${error.message}`);
    dependencies.memory?.clear();
    // What is computed now replaces what was damaged.
    const cache = { ...NO_CACHE, put: dependencies.cache.put };
    return attempt(request, { ...dependencies, cache }, (found) => withoutFiles(found));
  }
}

async function attempt(
  request: DirectoryBuildRequest,
  dependencies: DirectoryDependencies,
  adapt = (found: FoundPrevious) => found,
): Promise<DirectoryBuildResult> {
  const { out, previous: choice, isForPublishing } = request;
  const { cache, code, memory, fetch } = dependencies;
  const isThorough = isForPublishing || request.isThorough === true;
  const result = await buildSnapshot(
    { ...request, isThorough },
    {
      ...dependencies,
      staticData: staticDataStore(cache, code, memory),
      findPrevious: async (settings, uids) =>
        adapt(await findPrevious({ choice, isForPublishing, out, settings, uids, cache, key: code, fetch })),
      openPlace: () => openPlace(out),
    },
  );
  if (result.kind === 'invalid') return result;
  await keepDigests(result, cache, code);
  return { ...result, isChanged: hasChanged(result) };
}

/** The same history, but no file of its snapshot is carried over. */
function withoutFiles(found: FoundPrevious): FoundPrevious {
  const { snapshot } = found;
  return snapshot === undefined
    ? found
    : { ...found, snapshot: { ...snapshot, previousFiles: { ...snapshot.previousFiles, elsewhere: true } } };
}

/** Keeps the digests, so that the next build need not compute them from the snapshot. */
async function keepDigests({ files, publication }: Built, cache: CacheStore, code: string): Promise<void> {
  const manifest = files.get(MANIFEST_PATH.slice(1));
  if (!(manifest instanceof Uint8Array)) return;
  const digests = publication.versions.map(
    ({ version, locations, tariffs, listing }) =>
      [version, { locations: digestsOf(locations), tariffs: digestsOf(tariffs), listing }] as const,
  );
  await storeDigests(cache, code, manifest, Object.fromEntries(digests) satisfies SnapshotDigests);
}

function hasChanged({ files, written, history }: Built): boolean {
  const path = MANIFEST_PATH.slice(1);
  if ([...written.changed.keys()].some((one) => one !== path)) return true;
  const bytes = files.get(path);
  if (history.snapshot?.previousFiles.elsewhere || !(bytes instanceof Uint8Array)) return true;
  return lasting(readManifest(bytes)) !== lasting(history.snapshot?.manifest);
}

/** The manifest without the members that differ after every build. */
function lasting(manifest: Manifest | undefined): string {
  return JSON.stringify({ ...manifest, moment: '', health: {} });
}
