/** A previous snapshot -> what the next build needs of it (previous.ts); and its files, where they are elsewhere. */

import { hashOf, listPaths } from '../../snapshot/blob-store.ts';
import { inTurns } from '../../snapshot/in-turns.ts';
import {
  type ReadFile,
  type ReadList,
  readIndex,
  readList,
  readManifest,
  SnapshotDamaged,
} from '../../snapshot/read-snapshot.ts';
import type { PreviousFiles } from '../../snapshot/snapshot.ts';
import type { ListIndex } from '../../stored-format/list-index.ts';
import { MANIFEST_PATH, type Manifest, type VersionManifest } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { Previous, PreviousVersion } from '../history/previous.ts';
import { digestList, type ListDigests, type SnapshotDigests, toPreviousList } from './digests.ts';

/** A snapshot that this very code wrote, and so held against the contract. */
export interface KnownSnapshot {
  /** Hash of its manifest. */
  readonly manifest: string;
  readonly digests: SnapshotDigests;
}

export interface OpenedSnapshot {
  readonly manifest: Manifest;
  readonly previous: Previous;
  readonly previousFiles: PreviousFiles;
}

/**
 * @param read the files of the snapshot
 * @param known what this very code wrote last
 * @param isElsewhere whether it is not in the place of the new one; then its files cannot be carried over
 * @throws SnapshotDamaged
 */
export function openPrevious(read: ReadFile, known: KnownSnapshot | undefined, isElsewhere: boolean): OpenedSnapshot {
  const bytes = read(MANIFEST_PATH);
  const manifest = readManifest(bytes);
  const digests = bytes && known?.manifest === hashOf(bytes) ? known.digests : undefined;
  const lists = new Map<string, ReadList>();
  const byVersion = new Map<string, PreviousVersion>();
  for (const [version, stored] of Object.entries(manifest.by_version)) {
    byVersion.set(version, openVersion(stored, read, digests?.[version], lists));
  }
  const recent = new Map<string, ListIndex | undefined>();
  const previousFiles: PreviousFiles = {
    manifest,
    index: (path) => {
      if (!lists.has(path) && !recent.has(path)) recent.set(path, tryIndex(path, read));
      return lists.get(path)?.index ?? recent.get(path);
    },
    read,
    isOwn: digests !== undefined,
    ...(isElsewhere ? { elsewhere: true } : {}),
  };
  const previous = { publishedAt: Date.parse(manifest.moment), byVersion };
  return { manifest, previous, previousFiles };
}

function openVersion(
  { locations, tariffs }: VersionManifest,
  read: ReadFile,
  known: SnapshotDigests[string] | undefined,
  lists: Map<string, ReadList>,
): PreviousVersion {
  const open = (stored: VersionManifest['locations'], digests: ListDigests | undefined) => {
    const list = lists.get(stored.index) ?? readList(stored, read);
    lists.set(stored.index, list);
    const ofList = digests?.created.length === list.index.objects ? digests : digestList(list);
    return toPreviousList(ofList, list);
  };
  return {
    locations: open(locations, known?.locations),
    tariffs: open(tariffs, known?.tariffs),
    ...(known?.listing === undefined ? {} : { listing: known.listing }),
  };
}

function tryIndex(path: string, read: ReadFile): ListIndex | undefined {
  try {
    return readIndex(path, read);
  } catch (error) {
    if (error instanceof SnapshotDamaged) return undefined;
    throw error;
  }
}

/** Requests at the same time. */
const REQUESTS = 8;

/** The most files that are read. Our snapshots have at most some 400 per list. */
const MOST_FILES = 10_000;

/**
 * The files of a snapshot elsewhere that are needed to open it. What is missing is found out when it is read.
 *
 * @param get gets one of them, by its path with a leading slash
 * @param getStatus gets /status.json, if it can be had: it tells since when statuses are shown
 * @throws SnapshotDamaged
 */
export async function gatherFiles(
  manifest: Uint8Array,
  get: (path: string) => Promise<Uint8Array | undefined>,
  getStatus: () => Promise<Uint8Array | undefined>,
): Promise<ReadFile> {
  const paths = [...listPaths(readManifest(manifest))];
  if (paths.length > MOST_FILES) throw new SnapshotDamaged('its manifest names too many files');
  const files = new Map<string, Uint8Array | undefined>([[MANIFEST_PATH, manifest]]);
  await inTurns(paths, REQUESTS, async (path) => files.set(path, await get(path)));
  files.set(STATUS_PATH, await getStatus());
  return (path) => files.get(path);
}
