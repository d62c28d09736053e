/** What the next build needs of the previous snapshot. find-previous.ts finds it. */

import { OCPI_VERSION, type OcpiVersion } from '../../ocpi/enums.ts';
import { olderLocation } from '../../ocpi/older-location.ts';
import { toTariff221, toTariff230 } from '../../ocpi/tariff-2.3.0.ts';
import type { Location, OcpiObject, Tariff, Tariff230 } from '../../ocpi/types.ts';
import type { ListItem } from '../../snapshot/snapshot.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
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
  /** Its JSON in UTF-8. */
  readonly bytes: ListItem['bytes'];
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

/**
 * The lists of a version. If it is published for the first time, those of the next newer one that was, or else of the newest older one.
 */
export function previousOf({ byVersion }: Previous, version: OcpiVersion): PreviousVersion | undefined {
  const own = byVersion.get(version);
  if (own !== undefined) return own;
  const newer = OCPI_VERSION.slice(OCPI_VERSION.indexOf(version) + 1).find((one) => byVersion.has(one));
  const lists = newer && byVersion.get(newer);
  const newestOlder = OCPI_VERSION.findLast((one) => byVersion.has(one));
  const older = newestOlder && byVersion.get(newestOlder);
  if (lists === undefined) return older && version === '2.3.0' ? withTariffs(older, toTariff230) : older;
  return newer === '2.3.0' ? withTariffs(asOlder(lists, version), toTariff221) : asOlder(lists, version);
}

/** What a version cannot express was never published in it, so it must not be published as REMOVED either. */
function asOlder({ locations, tariffs }: PreviousVersion, version: OcpiVersion): PreviousVersion {
  const shown = [...locations].map(([id, object]) => {
    const published = jsonIn<Location>(object.bytes());
    const location = olderLocation(version, published);
    if (location === published) return [id, object] as const;
    return [id, withText(object, location)] as const;
  });
  return { locations: new Map(shown), tariffs };
}

/** The lists with tariffs of another form. */
function withTariffs<T extends Tariff | Tariff230>(
  { locations, tariffs }: PreviousVersion,
  to: (tariff: T) => OcpiObject | undefined,
): PreviousVersion {
  const shown = [...tariffs].flatMap(([id, object]) => {
    const tariff = to(jsonIn<T>(object.bytes()));
    return tariff === undefined ? [] : [[id, withText(object, tariff)] as const];
  });
  return { locations, tariffs: new Map(shown) };
}

function withText(object: PreviousObject, changed: OcpiObject): PreviousObject {
  const text = JSON.stringify(changed);
  const { volatile: _, ...digest } = digestText(text, changed);
  const { from: __, ...rest } = object;
  return { ...rest, ...digest, bytes: () => Buffer.from(text) };
}
