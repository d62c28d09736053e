/** What a build is about to publish: the lists of every version, carried forward from the previous snapshot. */

import { DAY_MS } from '../../findings/text/day.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { carryVersion, type PublishedVersion } from '../history/carry-forward.ts';
import { type Events, noEvents } from '../history/history-events.ts';
import { type Previous, previousOf } from '../history/previous.ts';
import { fullestVersion, type Sizes, sizesOf } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { StaticData } from '../validate/static-data.ts';

export interface Publication {
  readonly versions: readonly (PublishedVersion & { readonly version: OcpiVersion })[];
  /** What happened since the previous snapshot, in the version that leaves out least. */
  readonly events: Events;
  readonly counts: Sizes;
}

export interface CarryForwardInput {
  readonly settings: Settings;
  readonly staticData: Pick<StaticData, 'versions' | 'drafted' | 'rows'>;
  readonly statuses: CurrentStatuses;
  readonly previous?: Previous | undefined;
  /** ms since 1970, whole seconds; later than that of the previous snapshot. */
  readonly publishedAt: number;
  /** Ids of objects to drop without a trace (publish/history/purge.ts). */
  readonly purged?: ReadonlySet<string>;
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
