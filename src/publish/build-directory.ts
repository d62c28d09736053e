/** A build on a disk: the history comes from the place or the live site, and the result goes to the place. */

import { buildSnapshot } from './build.ts';
import type { BuildDependencies, BuildRequest, BuildResult } from './build-request.ts';
import { openPlace } from './disk/write-dist.ts';
import { type FoundPrevious, findPrevious, type PreviousChoice } from './previous/find-previous.ts';
import type { Fetch } from './previous/live-site.ts';

export interface DirectoryBuildRequest extends BuildRequest {
  readonly out: string;
  readonly previous: PreviousChoice;
  /** Whether the result will be published. Then its history must be that of the live site. */
  readonly isForPublishing: boolean;
  /** What was published before, if that is known already: it is in a store. */
  readonly history?: FoundPrevious | undefined;
}

/** What a build on a disk needs besides its request. */
export interface DirectoryDependencies extends Omit<BuildDependencies, 'findPrevious' | 'openPlace'> {
  readonly fetch: Fetch;
}

/**
 * Builds, and writes if there is no error. The caller holds the lock of the place (disk/lock.ts).
 *
 * @throws NoHistory, AddressChanged, CannotPurge, ContractBroken, PlaceTaken
 */
export function buildDirectory(
  request: DirectoryBuildRequest,
  dependencies: DirectoryDependencies,
): Promise<BuildResult> {
  const { out, previous: choice, isForPublishing } = request;
  const { fetch, memory } = dependencies;
  const isThorough = isForPublishing || request.isThorough === true;
  return buildSnapshot(
    { ...request, isThorough },
    {
      ...dependencies,
      findPrevious: async (settings, uids) =>
        request.history ??
        findPrevious({ choice, isForPublishing, out, settings, uids, known: memory?.snapshot, fetch }),
      openPlace: () => openPlace(out),
    },
  );
}
