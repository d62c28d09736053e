/**
 * Compares Locations and their EVSEs. To drivers, a REMOVED EVSE does not exist, nor does a Location whose EVSEs are
 * all REMOVED: they are only mentioned when they become REMOVED or come back. What remains of a Location that is no
 * longer public (publish/history/removed-location.ts) is not compared with what it was. EVSEs are matched by uid across
 * Locations, so one that moves to another Location is reported as moved.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Evse, Location } from '../../ocpi/types.ts';
import { isRemovedLocation } from '../../publish/history/removed-location.ts';
import {
  locationAddedWords,
  locationRemovedWords,
  type Site,
  uidsAddedWords,
  uidsMovedWords,
  uidsRemovedWords,
} from '../describe/sites.ts';
import type { Change } from './change.ts';
import { connectorChanges, largestPower } from './connectors.ts';
import { fieldChanges } from './field-changes.ts';
import { toJson } from './fields.ts';

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
    yield* fieldChanges('Location', [earlier, location], { ids: [location.id] }, ['evses', 'last_updated']);
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
  const objects = { ids: [after.uid], locations: [location] };
  if (before.status !== after.status) {
    const sides = { before: before.status, after: after.status };
    yield { kind: 'changed', class: 'status', ids: [after.uid], ...sides, words: TOGETHER };
  }
  yield* fieldChanges('EVSE', [before, after], objects, ['connectors', 'status', 'last_updated']);
  yield* connectorChanges(before, after, location);
}

/** One line tells all statuses (merge.ts). */
const TOGETHER = () => [];

const REMOVED = 'REMOVED';

/** EVSEs that were added, removed or moved, unless the whole Location was added or removed. */
function* placeChanges(before: Side, after: Side): Iterable<Change> {
  for (const [key, { evse, location }] of after.evses) {
    const earlier = before.evses.get(key);
    const [site, evses] = [toSite(location), { class: 'EVSE' as const, ids: [evse.uid] }];
    if (earlier === undefined) {
      if (!isOpen(before.locations.get(keyOf(location)))) continue;
      const was = before.removed.has(key) ? { before: REMOVED } : {};
      yield { kind: 'added', ...evses, ...was, after: toJson(site), words: uidsAddedWords(site) };
    } else if (keyOf(earlier.location) !== keyOf(location)) {
      const from = toSite(earlier.location);
      yield { kind: 'moved', ...evses, before: toJson(from), after: toJson(site), words: uidsMovedWords(from, site) };
    }
  }
  for (const [key, { evse, location }] of before.evses) {
    const later = after.locations.get(keyOf(location));
    if (after.evses.has(key) || !isOpen(later)) continue;
    const site = toSite(later);
    const sides = { before: toJson(site), ...(after.removed.has(key) ? { after: REMOVED } : {}) };
    yield { kind: 'removed', class: 'EVSE', ids: [evse.uid], ...sides, words: uidsRemovedWords(site) };
  }
}

/** @param returned whether it was published before, with all its EVSEs REMOVED */
function locationAdded(location: Location, before: Side, returned: boolean): Change {
  const evses = (location.evses ?? []).filter(isInUse);
  const newEvses = evses.filter(({ uid }) => !before.evses.has(foldCase(uid))).length;
  const watts = largestPower(evses.flatMap(({ connectors }) => connectors));
  const site = { ...toSite(location), evses: evses.length, watts };
  const was = returned ? { before: REMOVED } : {};
  const added = { kind: 'added', class: 'Location', ids: [location.id], evses: newEvses } as const;
  return { ...added, ...was, after: toJson(site), words: locationAddedWords(site) };
}

/** @param gone not even published as REMOVED, so clients that only ask for changes never learn of it */
function locationRemoved(location: Location, after: Side, gone: boolean): Change {
  const lost = (location.evses ?? []).filter((evse) => isInUse(evse) && !after.evses.has(foldCase(evse.uid)));
  const site = { ...toSite(location), evses: lost.length };
  const removed = { kind: 'removed', class: 'Location', ids: [location.id], evses: lost.length } as const;
  const sides = { before: toJson(site), ...(gone ? {} : { after: REMOVED }) };
  return { ...removed, ...sides, words: locationRemovedWords(site) };
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
  return status !== REMOVED;
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
