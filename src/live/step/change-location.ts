/** A published Location with other statuses, as a build would publish it (publish/history/carry-location.ts). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime, Location } from '../../ocpi/types.ts';

/** The new status of EVSEs, by uid (foldCase). */
export type NewStatuses = ReadonlyMap<string, Status>;

/**
 * The Location with the new statuses; the same object if it has none of these EVSEs. They get `publishedAt` as their `last_updated`,
 * and so does the Location around them (OCPI 8.3). An EVSE that is REMOVED stays that: only a build brings it back.
 */
export function withNewStatuses(location: Location, statuses: NewStatuses, publishedAt: DateTime): Location {
  const { evses: before = [] } = location;
  const evses = before.map((evse) => {
    const status = statuses.get(foldCase(evse.uid));
    if (status === undefined || evse.status === 'REMOVED') return evse;
    return { ...evse, status, last_updated: latest(evse.last_updated, publishedAt) };
  });
  const changed = evses.filter((evse, i) => evse !== before[i]);
  if (changed.length === 0) return location;
  const last_updated = changed.reduce((time, evse) => latest(time, evse.last_updated), location.last_updated);
  return { ...location, evses, last_updated };
}

/** A `last_updated` never goes back, not even from one that was in the future. */
function latest(one: DateTime, other: DateTime): DateTime {
  return Date.parse(one) > Date.parse(other) ? one : other;
}
