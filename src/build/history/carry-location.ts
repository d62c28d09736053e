/**
 * One Location as it follows on what was published of it: what did not change keeps its moment, what did gets the new one,
 * and so does everything around it (OCPI 8.3: a change of a Connector is one of its EVSE, and that is one of its Location).
 * An EVSE that left the tables stays, with the status REMOVED: OCPI knows no other way to delete it. What stays of it tells
 * nothing that clients can do without, and what stays of a whole Location tells nothing at all (build/history/removed-location.ts).
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Connector, DateTime, Evse, Location } from '../../ocpi/types.ts';
import { toHiddenEvse, toRemovedEvse, toRemovedLocation } from './removed-location.ts';

/** What following needs beside the two states of the object. */
export interface CarryContext {
  /** The moment of this snapshot. */
  readonly publishedAt: DateTime;
  /** Whether the tables have an EVSE of this uid at some location. */
  readonly isListed: (uid: string) => boolean;
}

export interface CarriedLocation {
  readonly location: Location;
  /** EVSEs that were live and are REMOVED from now on, because they left the tables or because their status says so. */
  readonly removed: readonly Evse[];
  /** Uids of EVSEs that were here and are listed at another location now. */
  readonly moved: readonly string[];
  /** Uids of EVSEs that were REMOVED and are not any more. */
  readonly returned: readonly string[];
}

/**
 * @param current as the tables and the status lane have it now; its moments do not matter. Undefined if it left them or
 * is not public any more
 * @param previous as it was published last
 */
export function carryLocation(
  current: Location | undefined,
  previous: Location,
  context: CarryContext,
): CarriedLocation {
  const before = new Map((previous.evses ?? []).map((evse) => [foldCase(evse.uid), evse]));
  const evses: Evse[] = [];
  const returned: string[] = [];
  const removed: Evse[] = [];
  for (const evse of current?.evses ?? []) {
    const known = before.get(foldCase(evse.uid));
    before.delete(foldCase(evse.uid));
    if (known?.status === 'REMOVED' && evse.status !== 'REMOVED') returned.push(evse.uid);
    if (known && known.status !== 'REMOVED' && evse.status === 'REMOVED') removed.push(known);
    evses.push(carryEvse(evse, known, context.publishedAt));
  }
  const moved: string[] = [];
  const toRemoved = current ? toRemovedEvse : toHiddenEvse;
  for (const evse of before.values()) {
    if (context.isListed(evse.uid)) {
      moved.push(evse.uid);
      continue;
    }
    if (evse.status !== 'REMOVED') removed.push(evse);
    evses.push(carryEvse(toRemoved(evse), evse, context.publishedAt));
  }
  evses.sort((a, b) => (a.uid < b.uid ? -1 : 1));
  const location: Location = { ...(current ?? toRemovedLocation(previous)) };
  if (evses.length > 0) location.evses = evses;
  else delete location.evses;
  const ownChange = moved.length > 0 || contentOf(location, 'evses') !== contentOf(previous, 'evses');
  const own = ownChange ? later(previous.last_updated, context.publishedAt) : previous.last_updated;
  location.last_updated = newest(own, evses);
  return { location: inOrder(location), removed, moved, returned };
}

function carryEvse(evse: Evse, previous: Evse | undefined, moment: DateTime): Evse {
  const before = new Map((previous?.connectors ?? []).map((connector) => [foldCase(connector.id), connector]));
  const connectors = evse.connectors.map((connector): Connector => {
    const known = before.get(foldCase(connector.id));
    const same = known !== undefined && contentOf(connector) === contentOf(known);
    return { ...connector, last_updated: same ? known.last_updated : later(known?.last_updated, moment) };
  });
  const gone = connectors.length < before.size || connectors.some(({ id }) => !before.has(foldCase(id)));
  const same = previous !== undefined && !gone && contentOf(evse, 'connectors') === contentOf(previous, 'connectors');
  const own = same ? previous.last_updated : later(previous?.last_updated, moment);
  return { ...evse, connectors, last_updated: newest(own, connectors) };
}

/** The JSON of an object without its moment and without its parts. */
function contentOf(object: Location | Evse | Connector, parts?: string): string {
  return JSON.stringify({ ...object, last_updated: undefined, ...(parts === undefined ? {} : { [parts]: undefined }) });
}

/** A moment never goes back, not even behind one that was in the future. */
function later(previous: DateTime | undefined, moment: DateTime): DateTime {
  return previous !== undefined && Date.parse(previous) > Date.parse(moment) ? previous : moment;
}

function newest(own: DateTime, parts: readonly { readonly last_updated: DateTime }[]): DateTime {
  return parts.reduce((latest, part) => later(part.last_updated, latest), own);
}

/** Members of a Location that stand before its EVSEs, the last one first (OCPI 8.3.1). */
const BEFORE_EVSES = ['parking_type', 'related_locations', 'coordinates'];

/** The EVSEs at their place in the order of the specification, where the tables have none and so no such member. */
function inOrder(location: Location): Location {
  const names = Object.keys(location);
  if (names.indexOf('evses') < names.indexOf('last_updated')) return location;
  const before = BEFORE_EVSES.find((name) => names.includes(name)) ?? '';
  const entries = Object.entries(location).filter(([name]) => name !== 'evses');
  const at = entries.findIndex(([name]) => name === before) + 1;
  const ordered = [...entries.slice(0, at), ['evses', location.evses] as const, ...entries.slice(at)];
  return Object.fromEntries(ordered) as unknown as Location;
}
