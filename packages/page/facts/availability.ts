/** How much is free. An EVSE without a status is neither free nor out of order: nobody knows. One that is planned is not there yet. */

import type { Status } from '../../../src/ocpi/browser.ts';
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
  readonly planned: number;
}

/** @param of what an EVSE is, by its uid; undefined if no status says it */
export function countAvailability(
  sites: readonly Pick<SiteRecord, 'evses'>[],
  of: (uid: string) => Availability | undefined,
): AvailabilityCounts {
  const counts = { free: 0, taken: 0, out: 0, unknown: 0, planned: 0 };
  for (const { evses } of sites) {
    for (const { uid, planned } of evses) counts[of(uid) ?? (planned ? 'planned' : 'unknown')]++;
  }
  return counts;
}

/** The EVSEs of the counts that are there and whose status is known. */
export function knownIn({ free, taken, out }: AvailabilityCounts): number {
  return free + taken + out;
}
