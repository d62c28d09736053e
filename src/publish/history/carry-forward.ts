/**
 * Carries the lists of all versions forward from the previous snapshot: what a build is about to publish. An object whose
 * template and statuses are the same has the same text, including its times, so it is carried over without reading the text.
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Settings } from '../../settings/settings.ts';
import { once } from '../../sources/statuses/known-evses.ts';
import { type Drafted, fullestVersion, type Sizes, sizesOf } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { DraftedVersion } from '../render/render-drafts.ts';
import type { CarryContext } from './carry-location.ts';
import { type CarryForwardOptions, carryLocations } from './carry-locations.ts';
import { carryTariffs } from './carry-tariff.ts';
import { type Events, noEvents } from './history-events.ts';
import { type Previous, type PreviousVersion, previousOf } from './previous.ts';
import type { PublishedObject } from './published-object.ts';

export interface Publication {
  readonly versions: readonly (PublishedVersion & { readonly version: OcpiVersion })[];
  /** What happened since the previous snapshot, in the version that leaves out least. */
  readonly events: Events;
  readonly counts: Sizes;
}

interface CarryForwardInput {
  readonly settings: Settings;
  /** Of the static data. */
  readonly staticData: Omit<Drafted, 'versions'> & { readonly versions: readonly DraftedVersion[] };
  readonly statuses: CurrentStatuses;
  readonly previous?: Previous | undefined;
  /** ms since 1970, whole seconds; later than that of the previous snapshot. */
  readonly publishedAt: number;
  /** Ids of objects to drop without a trace (publish/history/purge.ts). */
  readonly purged?: ReadonlySet<string>;
}

export interface PublishedVersion {
  /** By creation, then by id: new objects land on the last page of a crawl (OCPI 4.1.4). */
  readonly locations: readonly PublishedObject[];
  readonly tariffs: readonly PublishedObject[];
  /** Hash of the ids of all EVSEs and tariffs in the tables (PreviousVersion). */
  readonly listing: string;
}

export function carryForward(input: CarryForwardInput): Publication {
  const { settings, staticData, statuses, previous, publishedAt, purged = new Set() } = input;
  const options = {
    publishedAt,
    statuses,
    keptLocationsMs: settings.removed_location_days * DAY_MS,
    keptTariffsMs: settings.removed_tariff_days * DAY_MS,
    purged,
  };
  const fullest = fullestVersion(staticData.versions);
  const events = noEvents();
  const versions = staticData.versions.map((drafted) => {
    const before = previous && previousOf(previous, drafted.version);
    // Findings about one version are enough.
    const noted = drafted === fullest ? events : noEvents();
    return { ...carryVersion(drafted, before, { ...options, events: noted }), version: drafted.version };
  });
  return { versions, events, counts: sizesOf(staticData, statuses) };
}

/** @param previous undefined for the first snapshot; then times come from the tables */
export function carryVersion(
  drafted: DraftedVersion,
  previous: PreviousVersion | undefined,
  options: CarryForwardOptions,
): PublishedVersion {
  const { listing } = drafted;
  const uids = once(() => new Set(drafted.locations.flatMap((draft) => draft.uids)));
  const carry: CarryContext = {
    publishedAt: formatTimestamp(options.publishedAt),
    isListed: (uid) => uids().has(foldCase(uid)),
  };
  const context = { ...options, carry, isSameListing: previous?.listing === listing };
  return {
    locations: inListOrder(carryLocations(drafted.locations, previous?.locations, context)),
    tariffs: inListOrder(carryTariffs(drafted.tariffs, previous?.tariffs, context)),
    listing,
  };
}

/** By creation, then by id: a new object lands on the last page, so a crawl that is under way misses none (OCPI 4.1.4). */
function inListOrder(list: readonly PublishedObject[]): readonly PublishedObject[] {
  return [...list].sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}
