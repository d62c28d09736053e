/** The former snapshot: what of it may still be true. */

import type { ListIndex } from '../../format/list-index.ts';
import type { Manifest } from '../../format/manifest.ts';

/** What of a former snapshot is needed to carry files over. Its manifest has the format of this program. */
export interface PreviousFiles {
  readonly manifest: Manifest;
  /** The index at a path that the manifest names, if it can be read. */
  readonly index: (path: string) => ListIndex | undefined;
  /** Set where its files are not in the place of the new snapshot: its moments are kept, and no file is carried over. */
  readonly elsewhere?: true;
}

/** The paths of all files that a manifest names, with a leading slash. */
export function storedPaths({ versions, by_version }: Manifest): ReadonlySet<string> {
  const inVersions = Object.values(by_version);
  const lists = inVersions.flatMap(({ locations, tariffs }) => [locations, tariffs]);
  const envelopes = [versions, ...inVersions.map(({ details }) => details), ...lists];
  const bodies = envelopes.flatMap(({ identity, gzip, br = [] }) => [identity, gzip, br]);
  return new Set([...bodies.flat().map(({ path }) => path), ...lists.flatMap(({ index, ids }) => [index, ids])]);
}
