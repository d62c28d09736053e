/** What a build is given, what it needs of the world around it, and what it returns. */

import type { Finding } from '../findings/finding.ts';
import type { DataFiles } from '../read/load/data-files.ts';
import type { Settings } from '../settings/settings.ts';
import type { SnapshotFiles } from '../snapshot/snapshot.ts';
import type { KnownEvses } from '../sources/statuses/known-evses.ts';
import type { SourceReading } from '../sources/statuses/source-life.ts';
import type { BuildMemory } from './build-memory.ts';
import type { Companion } from './companion.ts';
import type { SnapshotPlace } from './disk/write-dist.ts';
import type { Written } from './disk/write-files.ts';
import type { Publication } from './history/carry-forward.ts';
import type { FoundPrevious } from './previous/find-previous.ts';
import type { ValidData } from './validate/validate.ts';

export interface BuildRequest {
  /** What plugs into the build. */
  readonly companions: readonly Companion[];
  /** The data, with what table sources say now. */
  readonly dataFiles: DataFiles;
  /** Replaces the base_url of network.json. */
  readonly baseUrl?: string | undefined;
  /** ms since 1970. */
  readonly now: number;
  /** Whether more than max_removal_share of the network may disappear at once. */
  readonly allowsRemovals: boolean;
  /** Ids of locations and tariffs to drop without a trace (history/purge.ts). */
  readonly purge?: readonly string[];
  /** From when it is built until all clients see it, in ms, if that is not the time of an upload. */
  readonly leadMs?: number | undefined;
  /** Whether the result will be uploaded, which takes upload_seconds of network.json. */
  readonly isUploaded?: boolean;
  /** Whether everything is asserted and compared, as before an upload, or only what changed. */
  readonly isThorough?: boolean;
}

/** What a build needs besides its request. */
export interface BuildDependencies {
  /** The companions of the request, opened to make their files (openCompanions). */
  readonly opened?: readonly Companion[];
  /** What earlier builds of this process left. */
  readonly memory?: BuildMemory | undefined;
  /** Told the hash of what the static data depends on, before anything is checked or asked. What it throws ends the build. */
  readonly onKey?: (key: string) => void;
  /** The data to try instead where findings block: with last good copies of table sources. */
  readonly olderData?: (blocking: readonly Finding[]) => readonly DataFiles[];
  /**
   * Asks the status sources of network.json.
   *
   * @param known what the tables say of EVSEs; undefined if they have errors
   */
  readonly readStatuses: (
    settings: Settings,
    dataFiles: DataFiles,
    known: KnownEvses | undefined,
  ) => Promise<readonly SourceReading[]>;
  /** @param uids those of all EVSEs in the tables */
  readonly findPrevious: (settings: Settings, uids: () => readonly string[]) => Promise<FoundPrevious>;
  readonly openPlace: () => Promise<SnapshotPlace>;
  /**
   * ms since 1970. Read after the sources and the history, which can take minutes while clients keep asking. Absent if the
   * time was given (--now).
   */
  readonly clock?: (() => number) | undefined;
  /** Called at the end of each stage with its name and its result. */
  readonly stage: (name: string, what: string) => void;
}

/** Nothing was published, because of some of these findings. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly findings: readonly Finding[];
}

export interface Built {
  readonly kind: 'built';
  readonly findings: readonly Finding[];
  /** Of which data: that of the request, or one that was tried instead. */
  readonly dataFiles: DataFiles;
  readonly data: ValidData;
  readonly publication: Publication;
  readonly history: FoundPrevious;
  readonly files: SnapshotFiles;
  readonly written: Written;
  /** `last_updated` of what changed, in ms since 1970. */
  readonly publishedAt: number;
  /** Whether anything that clients see differs from the snapshot that was in place. */
  readonly isChanged: boolean;
  /** Old snapshots that could not be removed, and why. */
  readonly left: readonly string[];
}

export type BuildResult = Invalid | Built;
