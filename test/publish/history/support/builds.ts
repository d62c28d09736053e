/** For tests: builds in memory, one after the other, and what clients read of them. */

import type { Location, Tariff } from '../../../../src/ocpi/types.ts';
import type { Publication } from '../../../../src/publish/history/carry-forward.ts';
import { openPrevious } from '../../../../src/publish/previous/open-previous.ts';
import type { DataFiles } from '../../../../src/read/load/data-files.ts';
import { readList, readManifest } from '../../../../src/snapshot/read-snapshot.ts';
import type { SnapshotFiles } from '../../../../src/snapshot/snapshot.ts';
import { MANIFEST_PATH } from '../../../../src/stored-format/manifest.ts';
import { build } from '../../../support/network-of.ts';

export interface Snapshot {
  readonly tree: SnapshotFiles;
  readonly publication: Publication;
  /** ms since 1970. */
  readonly publishedAt: number;
}

/**
 * Builds at `now` (ms since 1970), going on from `before`; everything is held against the contract. `lead` as in
 * publish-on.ts, `purge` as in purge.ts.
 */
export async function buildAfter(
  dataFiles: DataFiles,
  now: number,
  before?: Snapshot,
  lead = 0,
  purge: readonly string[] = [],
): Promise<Snapshot> {
  const snapshot = before && openPrevious(readFrom(before.tree), undefined, true);
  const history = { words: 'of the test', findings: [], ...(snapshot ? { snapshot } : {}) };
  const { files: tree, publication, publishedAt } = await build(dataFiles, { now: now + lead, history, purge });
  return { tree, publication, publishedAt };
}

export function readFrom(tree: SnapshotFiles): (path: string) => Uint8Array | undefined {
  return (path) => {
    const file = tree.get(path.slice(1));
    return file instanceof Uint8Array ? file : undefined;
  };
}

export interface Published {
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
}

/** What a full crawl of a snapshot gives. */
export function crawl({ tree }: Pick<Snapshot, 'tree'>, version = '2.2'): Published {
  const read = readFrom(tree);
  const lists = readManifest(read(MANIFEST_PATH)).by_version[version];
  if (lists === undefined) throw new Error(`version ${version} is not published`);
  const objects = <T>(list: typeof lists.locations): T[] => {
    const { index, bytes } = readList(list, read);
    return Array.from({ length: index.objects }, (_, position) => JSON.parse(bytes(position).toString()) as T);
  };
  return { locations: objects<Location>(lists.locations), tariffs: objects<Tariff>(lists.tariffs) };
}
