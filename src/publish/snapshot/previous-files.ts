/** The files of the previous snapshot that can be carried over. */

import type { ListIndex } from '../../stored-format/list-index.ts';
import type { Manifest } from '../../stored-format/manifest.ts';

/** What is needed to carry over files of the previous snapshot. Its manifest has the format of this program. */
export interface PreviousFiles {
  readonly manifest: Manifest;
  /** The index at a path that the manifest names, if it can be read. */
  readonly index: (path: string) => ListIndex | undefined;
  /** The bytes of another of its files, by its path with a leading slash; undefined if there is none. */
  readonly read?: (path: string) => Uint8Array | undefined;
  /** Whether this very code built it here. */
  readonly isOwn?: boolean;
  /** Whether all of its texts were held against the contract, so that recent objects may be taken from its indexes. */
  readonly isAsserted?: boolean;
  /** Set if it is not in the place of the new snapshot. Then its times are kept, but no file is carried over. */
  readonly elsewhere?: true;
}

/** The paths of all files that a manifest names, with a leading slash. */
export function storedPaths({ versions, by_version, plain_files }: Manifest): ReadonlySet<string> {
  const inVersions = Object.values(by_version);
  const lists = inVersions.flatMap(({ locations, tariffs }) => [locations, tariffs]);
  const envelopes = [versions, ...inVersions.map(({ details }) => details), ...lists];
  const bodies = envelopes.flatMap(({ identity, gzip, br = [] }) => [identity, gzip, br]);
  const others = [...lists.flatMap(({ index, ids }) => [index, ids]), ...(plain_files ? [plain_files.made_from] : [])];
  return new Set([...bodies.flat().map(({ path }) => path), ...others]);
}
