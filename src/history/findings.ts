/** What happened since the previous snapshot, in words, at the rows that it happened to. */

import { formatTimestamp } from '../cells/timestamp.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { Network } from '../network.ts';
import { sameCase } from '../tables/tables.ts';
import { finding } from './codes.ts';
import type { Events, EvseEvent, RemovedLocation } from './events.ts';

/** Where the row of a location or an EVSE stands; the file alone where the row is gone. */
export type PlaceOfRow = (table: 'locations' | 'evses', id: string) => Place;

/**
 * @param allowsRemovals whether somebody said that what is gone is really gone
 * @param hidden where it says of a location that it is not public, by its id in one case
 */
export function historyFindings(
  events: Events,
  network: Network,
  allowsRemovals: boolean,
  placeOf: PlaceOfRow,
  hidden: ReadonlyMap<string, Place>,
): Finding[] {
  const evse = ({ uid }: EvseEvent) => ({ field: 'uid', key: uid, value: uid });
  return [
    ...(allowsRemovals ? [] : tooManyRemovals(events, network, placeOf)),
    ...events.returned.map((event) =>
      finding('evse-returned', placeOf('evses', event.uid), {
        ...evse(event),
        message: `"${event.uid}" was published as REMOVED, and is there again.`,
        hint: 'Use OUTOFORDER for an EVSE that comes back, and a new uid for a new one.',
      }),
    ),
    ...events.moved.map((event) =>
      finding('evse-moved', placeOf('evses', event.uid), {
        ...evse(event),
        message: `"${event.uid}" was at location "${event.location}", and is at another one now.`,
        hint: 'Give the EVSE a new uid at its new place, unless this corrects a mistake.',
      }),
    ),
    ...events.removedLocations.flatMap((location) => [...remains(location, hidden, placeOf)]),
    ...events.relocated.map(({ id, kilometres }) =>
      finding('location-id-reused', placeOf('locations', id), {
        field: 'id',
        key: id,
        value: id,
        message: `"${id}" is ${Math.round(kilometres).toLocaleString('en')} km away from where it was.`,
        hint: 'Give another site another id, unless this corrects a mistake.',
      }),
    ),
  ];
}

/** Of a hidden location this is said in every build until it is dropped, of one that left the tables once. */
function* remains(
  { id, until, isNew }: RemovedLocation,
  hidden: ReadonlyMap<string, Place>,
  placeOf: PlaceOfRow,
): Iterable<Finding> {
  const place = hidden.get(sameCase(id));
  if (place === undefined && !isNew) return;
  const why = place ? 'is hidden' : 'is not in the tables any more';
  const last = formatTimestamp(until);
  yield finding('location-stays', place ?? placeOf('locations', ''), {
    ...(place ? { field: 'publish' } : {}),
    key: id,
    value: id,
    message: `"${id}" ${why}. Its id and the uids of its EVSEs, as REMOVED, stay published until ${last}; name, address, place and all else do not.`,
    hint: 'Clients that ask for changes learn from this that it is gone. To drop it at once, publish with --purge and its id.',
  });
}

function* tooManyRemovals({ removed, goneLocations, live }: Events, network: Network, placeOf: PlaceOfRow) {
  const share = network.max_removal_share;
  const counts = [
    { table: 'evses', one: 'EVSE', gone: removed.map(({ uid }) => uid), of: live.evses },
    { table: 'locations', one: 'location', gone: goneLocations, of: live.locations },
  ] as const;
  for (const { table, one, gone, of } of counts) {
    if (gone.length === 0 || gone.length <= share * of) continue;
    const named = gone.slice(0, 3).map((id) => `"${id}"`);
    const more = gone.length > named.length ? ` and ${(gone.length - named.length).toLocaleString('en')} more` : '';
    const { file } = placeOf(table, '');
    yield finding(
      'too-many-removals',
      { file },
      {
        message: `${gone.length.toLocaleString('en')} of ${of.toLocaleString('en')} ${one}s are gone at once, more than ${percent(share)}: ${named.join(', ')}${more}.`,
        hint: 'Restore their rows and statuses. If they are really gone, build once with --allow-removals.',
      },
    );
  }
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
