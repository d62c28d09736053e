/** Findings about what happened since the previous snapshot, at the rows concerned. */

import type { Finding, Place } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { CELLS_OF_SHEET } from '../../source/tables/chargers.ts';
import { tableOfFile } from '../../source/tables/tables.ts';
import { percent } from '../../text/percent.ts';
import { finding } from './finding-codes.ts';
import type { Events, EvseEvent, RemovedLocation } from './history-events.ts';
import type { RemovalCause } from './removal-cause.ts';

/** The place of the row of a location, an EVSE or a status, or of one of its cells; the file alone if the row is gone. */
export type PlaceOfRow = (table: 'locations' | 'evses' | 'status', id: string, column?: string) => Place;

export interface FindingsContext {
  /** The option --allow-removals. */
  readonly allowsRemovals: boolean;
  readonly placeOf: PlaceOfRow;
  /** The cells that hide a location (`publish`), by the id of the location (foldCase). */
  readonly hidden: ReadonlyMap<string, Place>;
  /** Why an EVSE is gone, by its uid. */
  readonly causeOf: (uid: string) => RemovalCause;
}

export function historyFindings(events: Events, settings: Settings, context: FindingsContext): Finding[] {
  const { allowsRemovals, placeOf } = context;
  const evse = ({ uid }: EvseEvent) => ({ field: idColumn('evses', placeOf('evses', uid)), key: uid, value: uid });
  return [
    ...(allowsRemovals ? [] : tooManyRemovals(events, settings, context)),
    ...events.returned.map((event) =>
      finding('evse-returned', placeOf('evses', event.uid), {
        ...evse(event),
        message: `"${event.uid}" was published as REMOVED and is in the tables again.`,
        hint: 'Use OUTOFORDER for an EVSE that will come back, and a new uid for a new one.',
      }),
    ),
    ...events.moved.map((event) =>
      finding('evse-moved', placeOf('evses', event.uid), {
        ...evse(event),
        message: `"${event.uid}" moved from location "${event.location}" to another one.`,
        hint: 'Give the EVSE a new uid at the new location, unless this corrects a mistake.',
      }),
    ),
    ...events.removedLocations.flatMap((location) => [...remains(location, context)]),
    ...events.relocated.map(({ id, kilometres }) =>
      finding('location-id-reused', placeOf('locations', id), {
        field: idColumn('locations', placeOf('locations', id)),
        key: id,
        value: id,
        message: `"${id}" is ${Math.round(kilometres).toLocaleString('en')} km away from its previous place.`,
        hint: 'Give a new site a new id, unless this corrects a mistake.',
      }),
    ),
  ];
}

/** The column with the id of an EVSE or a location, in the file of its row. */
function idColumn(table: 'evses' | 'locations', { file }: Place): string {
  const isSheet = tableOfFile(file) === 'chargers';
  if (table === 'evses') return isSheet ? CELLS_OF_SHEET.evses.names.uid : 'uid';
  return isSheet ? CELLS_OF_SHEET.locations.names.id : 'id';
}

/** A hidden location is reported in every build until it is dropped; one that left the tables, only once. */
function* remains(
  { id, until, isNew }: RemovedLocation,
  { hidden, placeOf }: Pick<FindingsContext, 'hidden' | 'placeOf'>,
): Iterable<Finding> {
  const place = hidden.get(foldCase(id));
  if (place === undefined && !isNew) return;
  const why = place ? 'is hidden' : 'is no longer in the tables';
  const last = formatTimestamp(until);
  yield finding('location-stays', place ?? placeOf('locations', ''), {
    ...(place ? { field: 'publish' } : {}),
    key: id,
    value: id,
    message: `"${id}" ${why}. Its id and the uids of its EVSEs, as REMOVED, stay published until ${last}. Nothing else does.`,
    hint: 'This tells clients that ask for changes that it is gone. To drop it now, publish with --purge and its id.',
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
  // Status sources have a limit of their own (status/refuse-removals.ts).
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
      message: `${gone.length.toLocaleString('en')} of ${of.toLocaleString('en')} ${one}s disappeared at once, more than ${percent(share)}: ${named.join(', ')}${more}.${words}`,
      hint: 'Restore the rows and statuses. If the chargers are really gone, build once with --allow-removals.',
    });
  }
}

/** The first cell that says REMOVED, in the table that says it most often; evses.csv itself if more rows are gone. */
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
        words: ` ${tableOfFile(first.file) ?? table}.csv calls ${uids.length.toLocaleString('en')} of them REMOVED.`,
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
