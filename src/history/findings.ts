/** What happened since the previous snapshot, in words, at the rows that it happened to. */

import type { Finding, Place } from '../findings/finding.ts';
import type { Network } from '../network.ts';
import { finding } from './codes.ts';
import type { Events, EvseEvent } from './events.ts';

/** Where the row of a location or an EVSE stands; the file alone where the row is gone. */
export type PlaceOfRow = (table: 'locations' | 'evses', id: string) => Place;

/** @param allowsRemovals whether somebody said that what is gone is really gone */
export function historyFindings(
  events: Events,
  network: Network,
  allowsRemovals: boolean,
  placeOf: PlaceOfRow,
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
    ...events.stranded.map((id) =>
      finding('location-stays', placeOf('locations', ''), {
        key: id,
        value: id,
        message: `Location "${id}" is not in the tables any more, and has no EVSE that could be shown as REMOVED; it stays published.`,
        hint: 'OCPI has no sign for it. Waive this, or put it back.',
      }),
    ),
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
