/**
 * Compares Locations, their EVSEs and connectors, and says what came, went and moved. To drivers, a REMOVED EVSE does not exist,
 * nor does a Location whose EVSEs are all REMOVED: they are only mentioned when they become REMOVED or come back. What remains of
 * a Location that is no longer public (publish/history/removed-location.ts) is not compared with what it was. EVSEs are matched
 * by uid across Locations, so one that moves to another Location is reported as moved.
 */

import { formatCount } from '../../findings/text/format.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { ratedPower } from '../../ocpi/power.ts';
import type { Connector, Evse, Location } from '../../ocpi/types.ts';
import { isRemovedLocation } from '../../publish/history/removed-location.ts';
import { fieldChanges } from '../describe/fields.ts';
import { describeObjects } from '../describe/objects.ts';
import { joinSome, own, type Phrase, say } from '../describe/phrase.ts';
import { quote } from '../describe/values.ts';
import type { Change } from './change.ts';
import { pairsById, toJson } from './fields.ts';

/** An EVSE and its Location. */
interface Placed {
  readonly evse: Evse;
  readonly location: Location;
}

/** One side of the comparison, by ids in one case. */
interface Side {
  readonly byId: ReadonlyMap<string, Location>;
  readonly evses: ReadonlyMap<string, Placed>;
  readonly removed: ReadonlyMap<string, Placed>;
}

export function* siteChanges(
  locationsBefore: readonly Location[],
  locationsAfter: readonly Location[],
): Iterable<Change> {
  const [before, after] = [toSide(locationsBefore), toSide(locationsAfter)];
  for (const [was, is] of pairsById(locationsBefore, locationsAfter)) {
    if (isOpen(is) && !isOpen(was)) yield locationAdded(is, before, was !== undefined);
    if (isOpen(was) && !isOpen(is)) yield locationRemoved(was, after, is !== undefined);
    if (was && is && !isRemovedLocation(was) && !isRemovedLocation(is))
      yield* fieldChanges('Location', [was, is], { ids: [is.id] }, ['evses', 'last_updated']);
  }
  yield* placeChanges(before, after);
  for (const [key, { evse, location }] of after.evses) {
    const earlier = before.evses.get(key)?.evse;
    if (earlier !== undefined) yield* evseChanges(earlier, evse, location);
  }
}

function* evseChanges(before: Evse, after: Evse, { id: location }: Location): Iterable<Change> {
  const [ids, locations] = [[after.uid], [location]];
  if (before.status !== after.status) {
    // One line tells all statuses (compare.ts).
    const sides = { before: before.status, after: after.status, words: () => [] };
    yield { kind: 'changed', class: 'status', ids, ...sides };
  }
  yield* fieldChanges('EVSE', [before, after], { ids, locations }, ['connectors', 'status', 'last_updated']);
  for (const [was, is] of pairsById(before.connectors, after.connectors)) {
    const objects = { ids: [`${after.uid}/${(is ?? was)?.id}`], locations };
    if (was && is) yield* fieldChanges('Connector', [was, is], objects, ['last_updated']);
    else if (is) yield { kind: 'added', ...wholeConnector(is, objects), after: typeOf(is) };
    else if (was) yield { kind: 'removed', ...wholeConnector(was, objects), before: typeOf(was) };
  }
}

function wholeConnector(connector: Connector, objects: Pick<Change, 'ids' | 'locations'>) {
  const { standard, watts } = typeOf(connector);
  const words = (change: Change) =>
    say`${describeObjects(change)} ${own(change.kind)}: ${standard} ${own(kilowatts(watts))}`;
  return { class: 'Connector' as const, ...objects, words };
}

function typeOf(connector: Connector) {
  return { standard: connector.standard, watts: powerOf(connector) };
}

/** max_electric_power, or else what follows from voltage and current; in W. */
function powerOf(connector: Connector): number {
  return connector.max_electric_power ?? ratedPower(connector);
}

function kilowatts(watts: number): string {
  return `${watts / 1000} kW`;
}

const REMOVED = 'REMOVED';

/** EVSEs that were added, removed or moved, unless the whole Location was added or removed. */
function* placeChanges(before: Side, after: Side): Iterable<Change> {
  for (const [key, { evse, location }] of after.evses) {
    const earlier = before.evses.get(key)?.location;
    const [site, evses] = [toSite(location), { class: 'EVSE' as const, ids: [evse.uid] }];
    if (earlier === undefined) {
      if (!isOpen(before.byId.get(keyOf(location)))) continue;
      const isBack = before.removed.has(key);
      const words = (change: Change) =>
        say`${number(change)} ${own(isBack ? 'back' : 'added')} at ${nameOf(site)}: ${namesOf(change)}`;
      yield { kind: 'added', ...evses, ...(isBack ? { before: REMOVED } : {}), after: toJson(site), words };
    } else if (keyOf(earlier) !== keyOf(location)) {
      const from = toSite(earlier);
      const words = (change: Change) =>
        say`${number(change)} moved from ${nameOf(from)} to ${nameOf(site)}: ${namesOf(change)}`;
      yield { kind: 'moved', ...evses, before: toJson(from), after: toJson(site), words };
    }
  }
  for (const [key, { evse, location }] of before.evses) {
    const later = after.byId.get(keyOf(location));
    if (after.evses.has(key) || !isOpen(later)) continue;
    const site = toSite(later);
    const words = (change: Change) =>
      say`${number(change)} removed at ${nameOf(site)}${fate(change)}: ${namesOf(change)}`;
    const sides = { before: toJson(site), ...(after.removed.has(key) ? { after: REMOVED } : {}) };
    yield { kind: 'removed', class: 'EVSE', ids: [evse.uid], ...sides, words };
  }
}

/** @param isBack whether it was published before, with all its EVSEs REMOVED */
function locationAdded(location: Location, before: Side, isBack: boolean): Change {
  const evses = (location.evses ?? []).filter(isInUse);
  const powers = evses.flatMap(({ connectors }) => connectors.map(powerOf));
  const watts = powers.length === 0 ? undefined : powers.reduce((most, one) => Math.max(most, one), 0);
  const size = `${formatCount(evses.length, 'EVSE')}${watts === undefined ? '' : `, up to ${kilowatts(watts)}`}`;
  const site = { ...toSite(location), evses: evses.length, watts };
  return {
    ...{ kind: 'added', class: 'Location', ids: [location.id] },
    evses: evses.filter(({ uid }) => !before.evses.has(foldCase(uid))).length,
    ...(isBack ? { before: REMOVED } : {}),
    after: toJson(site),
    words: () => say`Location ${site.id} ${own(isBack ? 'is back' : 'added')}: ${titleOf(site)}, ${own(size)}`,
  };
}

/** @param isKept published as REMOVED, so that clients that only ask for changes learn of it */
function locationRemoved(location: Location, after: Side, isKept: boolean): Change {
  const lost = (location.evses ?? []).filter((evse) => isInUse(evse) && !after.evses.has(foldCase(evse.uid))).length;
  const size = lost === 0 ? '' : `, ${formatCount(lost, 'EVSE')}`;
  const site = { ...toSite(location), evses: lost };
  return {
    ...{ kind: 'removed', class: 'Location', ids: [location.id], evses: lost, before: toJson(site) },
    ...(isKept ? { after: REMOVED } : {}),
    words: (change) => say`Location ${site.id} removed: ${titleOf(site)}${own(size)}${fate(change)}`,
  };
}

function toSide(locations: readonly Location[]): Side {
  const placed = locations.flatMap((location) => (location.evses ?? []).map((evse) => ({ evse, location })));
  const byUid = (some: readonly Placed[]) => new Map(some.map((one) => [foldCase(one.evse.uid), one]));
  return {
    byId: new Map(locations.map((location) => [keyOf(location), location])),
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

/** How a line names a Location. */
type Site = Pick<Location, 'id' | 'name' | 'city'>;

function toSite({ id, name, city }: Location): Site {
  return { id, name, city } as Site;
}

function nameOf({ id, name }: Site): Phrase {
  return name === undefined ? say`${id}` : say`${id} ${name}`;
}

function titleOf({ name, city }: Site): Phrase {
  return name === undefined ? quote(city) : say`${quote(name)}, ${quote(city)}`;
}

function number({ ids }: Change): Phrase {
  return own(formatCount(ids.length, 'EVSE'));
}

/** How many ids a line shows. */
const NAMED = 5;

function namesOf({ ids }: Change): Phrase {
  return joinSome(
    ids.map((id) => say`${id}`),
    NAMED,
  );
}

function fate({ after }: Change): Phrase {
  return own(after === REMOVED ? ' (now REMOVED)' : ' (no longer published, not even as REMOVED)');
}
