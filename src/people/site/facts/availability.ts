/** How much is free. An EVSE without a status is neither free nor out of order: nobody knows. */

import type { Status } from '../../../ocpi/enums.ts';
import type { SiteRecord } from '../records/site-index.ts';

/** The meaning of a status to a driver who wants to charge now. */
export type Availability = 'free' | 'taken' | 'out' | 'unknown';

const MEANING: { readonly [S in Status]: Availability } = {
  AVAILABLE: 'free',
  BLOCKED: 'taken',
  CHARGING: 'taken',
  INOPERATIVE: 'out',
  OUTOFORDER: 'out',
  PLANNED: 'out',
  REMOVED: 'out',
  RESERVED: 'taken',
  UNKNOWN: 'unknown',
};

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

/** @param statusOf by uid */
export function countAvailability(
  sites: readonly Pick<SiteRecord, 'evses'>[],
  statusOf: (uid: string) => Status | undefined,
): AvailabilityCounts {
  const counts = { free: 0, taken: 0, out: 0, unknown: 0 };
  for (const { evses } of sites) for (const { uid } of evses) counts[availabilityOf(statusOf(uid))]++;
  return counts;
}

/** All EVSEs of the counts. */
export function evsesIn({ free, taken, out, unknown }: AvailabilityCounts): number {
  return free + taken + out + unknown;
}
