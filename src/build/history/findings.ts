/** What happened since the previous snapshot, in words, at the rows that it happened to. */

import type { Finding, Place } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { percent } from '../../text/percent.ts';
import { finding } from './codes.ts';
import type { Events, EvseEvent, RemovedLocation } from './events.ts';
import type { RemovalCause } from './removal-cause.ts';

/** Where the row of a location, an EVSE or a status stands, or a cell of it; the file alone where the row is gone. */
export type PlaceOfRow = (table: 'locations' | 'evses' | 'status', id: string, column?: string) => Place;

export interface FindingsContext {
  /** Whether somebody said that what is gone is really gone. */
  readonly allowsRemovals: boolean;
  readonly placeOf: PlaceOfRow;
  /** Where it says of a location that it is not public, by its id in one case (sameCase). */
  readonly hidden: ReadonlyMap<string, Place>;
  /** Who says that an EVSE is gone, by its uid. */
  readonly causeOf: (uid: string) => RemovalCause;
}

export function historyFindings(events: Events, settings: Settings, context: FindingsContext): Finding[] {
  const { allowsRemovals, placeOf } = context;
  const evse = ({ uid }: EvseEvent) => ({ field: 'uid', key: uid, value: uid });
  return [
    ...(allowsRemovals ? [] : tooManyRemovals(events, settings, context)),
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
    ...events.removedLocations.flatMap((location) => [...remains(location, context)]),
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
  { hidden, placeOf }: Pick<FindingsContext, 'hidden' | 'placeOf'>,
): Iterable<Finding> {
  const place = hidden.get(foldCase(id));
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

function* tooManyRemovals(
  { removed, goneLocations, live }: Events,
  settings: Settings,
  { placeOf, causeOf }: Pick<FindingsContext, 'causeOf' | 'placeOf'>,
) {
  const share = settings.max_removal_share;
  const byCause = Map.groupBy(
    removed.map(({ uid }) => uid),
    causeOf,
  );
  // What status sources call REMOVED stops nothing: they have a limit of their own (status/refuse-removals.ts).
  byCause.delete('source');
  const evses = [...byCause.values()].flat();
  const counts = [
    { one: 'EVSE', gone: evses, of: live.evses, where: () => whereFrom(byCause, placeOf) },
    {
      one: 'location',
      gone: goneLocations,
      of: live.locations,
      where: () => ({ place: placeOf('locations', ''), words: '' }),
    },
  ] as const;
  for (const { one, gone, of, where } of counts) {
    if (gone.length === 0 || gone.length <= share * of) continue;
    const { place, words } = where();
    const named = gone.slice(0, 3).map((id) => `"${id}"`);
    const more = gone.length > named.length ? ` and ${(gone.length - named.length).toLocaleString('en')} more` : '';
    yield finding('too-many-removals', place, {
      message: `${gone.length.toLocaleString('en')} of ${of.toLocaleString('en')} ${one}s are gone at once, more than ${percent(share)}: ${named.join(', ')}${more}.${words}`,
      hint: 'Restore their rows and statuses. If they are really gone, build once with --allow-removals.',
    });
  }
}

/** The first cell that calls EVSEs REMOVED, in the table that does so most; evses.csv itself where more rows are gone. */
function whereFrom(
  byCause: ReadonlyMap<RemovalCause, readonly string[]>,
  placeOf: PlaceOfRow,
): { place: Place; words: string } {
  const reported = (['status', 'evses'] as const).flatMap((table) => {
    const uids = byCause.get(table) ?? [];
    if (uids.length === 0) return [];
    const places = uids.map((uid) => placeOf(table, uid, 'status'));
    const [first = placeOf(table, '')] = places.sort(inOrder);
    return [
      {
        place: first,
        count: uids.length,
        words: ` ${table}.csv calls ${uids.length.toLocaleString('en')} of them REMOVED.`,
      },
    ];
  });
  const [most] = reported.toSorted((a, b) => b.count - a.count);
  const words = reported.map((one) => one.words).join('');
  if (most === undefined || (byCause.get('row')?.length ?? 0) > most.count)
    return { place: placeOf('evses', ''), words };
  return { place: most.place, words };
}

function inOrder(a: Place, b: Place): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}
