/**
 * Compares Locations and their EVSEs. To drivers, a REMOVED EVSE does not exist, nor does a Location whose EVSEs are
 * all REMOVED: they are only mentioned when they become REMOVED or come back. What remains of a Location that is no
 * longer public (publish/history/removed-location.ts) is not compared with what it was. EVSEs are matched by uid across
 * Locations, so one that moves to another Location is reported as moved.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Evse, Location } from '../../ocpi/types.ts';
import { isRemovedLocation } from '../../publish/history/removed-location.ts';
import type { Change, Site } from './change.ts';
import { connectorChanges, largestPower } from './connectors.ts';
import { compareFields } from './fields.ts';

/** An EVSE and its Location. */
interface Placed {
  readonly evse: Evse;
  readonly location: Location;
}

/** One side of the comparison, by ids in one case. */
interface Side {
  readonly locations: ReadonlyMap<string, Location>;
  readonly evses: ReadonlyMap<string, Placed>;
  readonly removed: ReadonlyMap<string, Placed>;
}

export function* siteChanges(
  locationsBefore: readonly Location[],
  locationsAfter: readonly Location[],
): Iterable<Change> {
  const [before, after] = [toSide(locationsBefore), toSide(locationsAfter)];
  for (const [key, location] of after.locations) {
    const earlier = before.locations.get(key);
    if (isOpen(location) && !isOpen(earlier)) yield locationAdded(location, before, earlier !== undefined);
    if (earlier === undefined || isRemovedLocation(location) || isRemovedLocation(earlier)) continue;
    for (const edit of compareFields(earlier, location, ['evses', 'last_updated'])) {
      yield { kind: 'field-changed', of: 'Location', ...edit, objects: [{ id: location.id }] };
    }
  }
  for (const [key, location] of before.locations) {
    const later = after.locations.get(key);
    if (isOpen(location) && !isOpen(later)) yield locationRemoved(location, after, later === undefined);
  }
  yield* placeChanges(before, after);
  for (const [key, { evse, location }] of after.evses) {
    const earlier = before.evses.get(key)?.evse;
    if (earlier !== undefined) yield* evseChanges(earlier, evse, location);
  }
}

function* evseChanges(before: Evse, after: Evse, { id: location }: Location): Iterable<Change> {
  if (before.status !== after.status) {
    const transition = { before: before.status, after: after.status, uids: [after.uid] };
    yield { kind: 'statuses-changed', transitions: [transition] };
  }
  for (const edit of compareFields(before, after, ['connectors', 'status', 'last_updated'])) {
    yield { kind: 'field-changed', of: 'EVSE', ...edit, objects: [{ id: after.uid, location }] };
  }
  yield* connectorChanges(before, after, location);
}

/** EVSEs that were added, removed or moved, unless the whole Location was added or removed. */
function* placeChanges(before: Side, after: Side): Iterable<Change> {
  for (const [key, { evse, location }] of after.evses) {
    const earlier = before.evses.get(key);
    const [site, uids] = [toSite(location), [evse.uid]];
    if (earlier === undefined) {
      if (!isOpen(before.locations.get(keyOf(location)))) continue;
      yield { kind: 'evses-added', site, uids, returned: before.removed.has(key) };
    } else if (keyOf(earlier.location) !== keyOf(location)) {
      yield { kind: 'evses-moved', from: toSite(earlier.location), to: site, uids };
    }
  }
  for (const [key, { evse, location }] of before.evses) {
    const later = after.locations.get(keyOf(location));
    if (after.evses.has(key) || !isOpen(later)) continue;
    yield { kind: 'evses-removed', site: toSite(later), uids: [evse.uid], gone: !after.removed.has(key) };
  }
}

function locationAdded(location: Location, before: Side, returned: boolean): Change {
  const evses = (location.evses ?? []).filter(isInUse);
  const newEvses = evses.filter(({ uid }) => !before.evses.has(foldCase(uid))).length;
  const watts = largestPower(evses.flatMap(({ connectors }) => connectors));
  return { kind: 'location-added', site: toSite(location), evses: evses.length, newEvses, watts, returned };
}

function locationRemoved(location: Location, after: Side, gone: boolean): Change {
  const lost = (location.evses ?? []).filter((evse) => isInUse(evse) && !after.evses.has(foldCase(evse.uid)));
  return { kind: 'location-removed', site: toSite(location), evses: lost.length, gone };
}

function toSide(list: readonly Location[]): Side {
  const locations = new Map(list.map((location) => [keyOf(location), location]));
  const placed = list.flatMap((location) => (location.evses ?? []).map((evse) => ({ evse, location })));
  const byUid = (some: readonly Placed[]) => new Map(some.map((one) => [foldCase(one.evse.uid), one]));
  return {
    locations,
    evses: byUid(placed.filter(({ evse }) => isInUse(evse))),
    removed: byUid(placed.filter(({ evse }) => !isInUse(evse))),
  };
}

function isInUse({ status }: Evse): boolean {
  return status !== 'REMOVED';
}

/** A Location without EVSEs is open: OCPI 8.3.1 allows it. */
function isOpen(location: Location | undefined): location is Location {
  if (location === undefined || isRemovedLocation(location)) return false;
  const { evses = [] } = location;
  return evses.length === 0 || evses.some(isInUse);
}

function keyOf({ id }: Location): string {
  return foldCase(id);
}

function toSite({ id, name, city }: Location): Site {
  return { id, name, city };
}
