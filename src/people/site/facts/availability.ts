/** How much is free. An EVSE without a status is neither free nor out of order: nobody knows. */

import type { Status } from '../../../ocpi/enums.ts';
import { type Availability, MEANING } from '../records/live-statuses.ts';
import type { SiteRecord } from '../records/site-index.ts';

export function availabilityOf(status: Status | undefined): Availability {
  return status === undefined ? 'unknown' : (MEANING[status] ?? 'unknown');
}

/** How many EVSEs are what. */
export interface AvailabilityCounts {
  readonly free: number;
  readonly taken: number;
  readonly out: number;
  readonly unknown: number;
}

/** @param of what an EVSE is, by its uid; undefined if nobody knows */
export function countAvailability(
  sites: readonly Pick<SiteRecord, 'evses'>[],
  of: (uid: string) => Availability | undefined,
): AvailabilityCounts {
  const counts = { free: 0, taken: 0, out: 0, unknown: 0 };
  for (const { evses } of sites) for (const { uid } of evses) counts[of(uid) ?? 'unknown']++;
  return counts;
}

/** The EVSEs of the counts whose status is known. */
export function knownIn({ free, taken, out }: AvailabilityCounts): number {
  return free + taken + out;
}
