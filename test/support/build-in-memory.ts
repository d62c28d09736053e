/** A build without disk and network: for tests and measurements. */

import { buildSnapshot } from '../../src/publish/build.ts';
import type { BuildRequest, BuildResult } from '../../src/publish/build-request.ts';
import type { SnapshotPlace } from '../../src/publish/disk/write-dist.ts';
import type { FoundPrevious } from '../../src/publish/previous/find-previous.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import type { SourceReading } from '../../src/sources/statuses/source-life.ts';

export interface MemoryBuildOptions extends Partial<Omit<BuildRequest, 'dataFiles' | 'now'>> {
  /** ms since 1970. */
  readonly now: number;
  /** What the status sources reported. */
  readonly readings?: readonly SourceReading[];
  /** What was published before; absent if nothing was. */
  readonly history?: FoundPrevious;
  readonly stage?: (name: string, what: string) => void;
}

export function buildInMemory(dataFiles: DataFiles, options: MemoryBuildOptions): Promise<BuildResult> {
  const { readings = [], history = NO_HISTORY, stage = () => {}, ...request } = options;
  return buildSnapshot(
    { companions: [], allowsRemovals: true, ...request, dataFiles },
    {
      readStatuses: async () => readings,
      findPrevious: async () => history,
      openPlace: async () => NOWHERE,
      stage,
    },
  );
}

const NO_HISTORY: FoundPrevious = { words: 'none', findings: [] };

/** A place that stores nothing. The files are in the result of the build. */
const NOWHERE: SnapshotPlace = {
  write: async (make) => {
    const files = await make();
    const written = { changed: new Map(), files: files.size, bytes: 0 };
    return { files, written, putInPlace: async () => {}, discard: async () => {} };
  },
  close: async () => [],
};
