/**
 * Carries one Location forward. What did not change keeps its `last_updated`. What changed gets the new one, and so does
 * everything around it: a change of a Connector is a change of its EVSE, and that of its Location (OCPI 8.3).
 *
 * An EVSE that left the tables stays with the status REMOVED, since OCPI has no other way to delete it. Only what clients
 * need remains of it, and of a whole Location only what identifies it (publish/history/removed-location.ts).
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Connector, DateTime, Evse, Location } from '../../ocpi/types.ts';
import { pairedParts } from './paired-parts.ts';
import { toHiddenEvse, toRemovedEvse, toRemovedLocation } from './removed-location.ts';

/** What carrying forward needs besides the two states of the object. */
export interface CarryContext {
  /** Of this snapshot. */
  readonly publishedAt: DateTime;
  /** Whether the tables have an EVSE with this uid at any location. */
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
 * @param current from the static data and the current statuses; its times are ignored. Undefined if it left the tables or
 * is no longer public
 * @param previous as it was last published
 */
export function carryLocation(
  current: Location | undefined,
  previous: Location,
  context: CarryContext,
): CarriedLocation {
  const { kept, gone, fresh } = pairedParts(previous.evses, current?.evses, ({ uid }) => uid);
  const evses = fresh.map((evse) => carryEvse(evse, undefined, context.publishedAt));
  const [returned, removed, moved]: [string[], Evse[], string[]] = [[], [], []];
  for (const [known, evse] of kept) {
    if (known.status === 'REMOVED' && evse.status !== 'REMOVED') returned.push(evse.uid);
    if (known.status !== 'REMOVED' && evse.status === 'REMOVED') removed.push(known);
    evses.push(carryEvse(evse, known, context.publishedAt));
  }
  const toRemoved = current ? toRemovedEvse : toHiddenEvse;
  for (const evse of gone) {
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

function carryEvse(evse: Evse, previous: Evse | undefined, publishedAt: DateTime): Evse {
  const before = new Map((previous?.connectors ?? []).map((connector) => [foldCase(connector.id), connector]));
  const connectors = evse.connectors.map((connector): Connector => {
    const known = before.get(foldCase(connector.id));
    const same = known !== undefined && contentOf(connector) === contentOf(known);
    return { ...connector, last_updated: same ? known.last_updated : later(known?.last_updated, publishedAt) };
  });
  const gone = connectors.length < before.size || connectors.some(({ id }) => !before.has(foldCase(id)));
  const same = previous !== undefined && !gone && contentOf(evse, 'connectors') === contentOf(previous, 'connectors');
  const own = same ? previous.last_updated : later(previous?.last_updated, publishedAt);
  return { ...evse, connectors, last_updated: newest(own, connectors) };
}

/** The JSON of an object without its `last_updated` and without its parts. */
function contentOf(object: Location | Evse | Connector, parts?: string): string {
  return JSON.stringify({ ...object, last_updated: undefined, ...(parts === undefined ? {} : { [parts]: undefined }) });
}

/** A `last_updated` never goes back, not even from one that was in the future. */
function later(previous: DateTime | undefined, time: DateTime): DateTime {
  return previous !== undefined && Date.parse(previous) > Date.parse(time) ? previous : time;
}

function newest(own: DateTime, parts: readonly { readonly last_updated: DateTime }[]): DateTime {
  return parts.reduce((latest, part) => later(part.last_updated, latest), own);
}

/** Members of a Location that come before its EVSEs, the last one first (OCPI 8.3.1). */
const BEFORE_EVSES = ['parking_type', 'related_locations', 'coordinates'];

/** Moves `evses` to its place in the order of the specification, if the tables have none. */
function inOrder(location: Location): Location {
  const names = Object.keys(location);
  if (names.indexOf('evses') < names.indexOf('last_updated')) return location;
  const before = BEFORE_EVSES.find((name) => names.includes(name)) ?? '';
  const entries = Object.entries(location).filter(([name]) => name !== 'evses');
  const at = entries.findIndex(([name]) => name === before) + 1;
  const ordered = [...entries.slice(0, at), ['evses', location.evses] as const, ...entries.slice(at)];
  return Object.fromEntries(ordered) as unknown as Location;
}
