/** What the next build needs of the previous snapshot. find-previous.ts finds it. */

import type { Location } from '../../ocpi/types.ts';
import { toVersion22 } from '../../ocpi/version-2.2.ts';
import { type Digest, digestText } from '../render/template.ts';

/** An object as it was published. */
export interface PreviousObject extends Digest {
  readonly id: string;
  /** publishedAt of the first snapshot that had the object, in ms since 1970. */
  readonly created: number;
  /** ms since 1970. */
  readonly lastUpdated: number;
  /**
   * Hash and statuses of the draft that it was made from; empty for an object that had left the tables. Known only for
   * snapshots that were built here.
   */
  readonly from?: string;
  /** Its JSON. */
  readonly text: () => string;
}

/** By id (foldCase), in the order of the list. */
export type PreviousList = ReadonlyMap<string, PreviousObject>;

export interface PreviousVersion {
  readonly locations: PreviousList;
  readonly tariffs: PreviousList;
  /** Hash of the ids of all EVSEs and tariffs in the tables. Known only for snapshots that were built here. */
  readonly listing?: string;
}

export interface Previous {
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly byVersion: ReadonlyMap<string, PreviousVersion>;
}

/** The lists of a version, or those of another one if this version is published for the first time. */
export function previousOf({ byVersion }: Previous, version: string): PreviousVersion | undefined {
  const own = byVersion.get(version);
  if (own !== undefined) return own;
  const other = [...byVersion.values()].at(-1);
  return other && version === '2.2' ? inVersion22(other) : other;
}

/** What 2.2 cannot express was never published in it, so it must not be published as REMOVED either. */
function inVersion22({ locations, tariffs }: PreviousVersion): PreviousVersion {
  const shown = [...locations].map(([id, object]) => {
    const published = JSON.parse(object.text()) as Location;
    const location = toVersion22(published);
    if (location === published) return [id, object] as const;
    const text = JSON.stringify(location);
    const { volatile: _, ...digest } = digestText(text, location);
    const { from: __, ...rest } = object;
    return [id, { ...rest, ...digest, text: () => text }] as const;
  });
  return { locations: new Map(shown), tariffs };
}
