/** A previous snapshot -> what the next build needs of it (previous.ts), from the cache if possible. */

import { MANIFEST_PATH, type Manifest, type VersionManifest } from '../../stored-format/manifest.ts';
import type { CacheStore } from '../disk/cache-store.ts';
import type { Previous, PreviousVersion } from '../history/previous.ts';
import { hashOf } from '../snapshot/content-hash.ts';
import { type ReadFile, type ReadList, readList, readManifest } from '../snapshot/read-snapshot.ts';
import type { PreviousFiles } from '../snapshot/snapshot.ts';
import {
  decodeDigests,
  digestList,
  encodeDigests,
  type ListDigests,
  type SnapshotDigests,
  toPreviousList,
} from './digests.ts';

export interface OpenedSnapshot {
  readonly manifest: Manifest;
  readonly previous: Previous;
  readonly previousFiles: PreviousFiles;
  /** Whether this very code built it here, and so asserted it. Only then does the cache have its digests. */
  readonly isAsserted: boolean;
}

/**
 * @param read the files of the snapshot
 * @param isElsewhere whether it is not in the place of the new one; then its files cannot be carried over
 * @throws SnapshotDamaged
 */
export async function openPrevious(
  read: ReadFile,
  cache: CacheStore,
  key: string,
  isElsewhere: boolean,
): Promise<OpenedSnapshot> {
  const bytes = read(MANIFEST_PATH);
  const manifest = readManifest(bytes);
  const kept = await cache.get(digestsName(bytes ?? new Uint8Array(), key));
  const digests = kept ? decodeDigests(kept) : undefined;
  const lists = new Map<string, ReadList>();
  const byVersion = new Map<string, PreviousVersion>();
  for (const [version, stored] of Object.entries(manifest.by_version)) {
    byVersion.set(version, openVersion(stored, read, digests?.[version], lists));
  }
  const previousFiles: PreviousFiles = {
    manifest,
    index: (path) => lists.get(path)?.index,
    read,
    isOwn: digests !== undefined,
    ...(isElsewhere ? { elsewhere: true } : {}),
  };
  const previous = { publishedAt: Date.parse(manifest.moment), byVersion };
  return { manifest, previous, previousFiles, isAsserted: digests !== undefined };
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

/** Digests of how many snapshots are kept: the one in place, and some that were built for other places. */
const KEPT = 4;

/** @param key hash of the code: other code may find other templates in the same texts */
export async function storeDigests(
  cache: CacheStore,
  key: string,
  manifest: Uint8Array,
  digests: SnapshotDigests,
): Promise<void> {
  const name = digestsName(manifest, key).slice('digests-'.length);
  let encoded: Uint8Array | undefined;
  const encodedOnce = () => {
    encoded ??= encodeDigests(digests);
    return [encoded];
  };
  await cache.put('digests-', name, encodedOnce, KEPT);
}

function digestsName(manifest: Uint8Array, key: string): string {
  return `digests-${hashOf(key + Buffer.from(manifest).toString('latin1'))}`;
}
